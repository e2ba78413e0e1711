import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { printedCase, stack } from './stack.ts'

/** An international consignment note with its numbered boxes: one kind of goods, its gross weight in box 11. */
export const internationalWaybill = layout('international-waybill', [
  { seed: 8131, kg: 4860, parcels: '6', packing: 'palettes 120 x 80', nature: 'Carreaux céramiques émaillés', code: '6907 21', volume: 5.4 },
  { seed: 8132, kg: 712.4, parcels: '3', packing: 'caisses bois', nature: 'Receveurs de douche en résine', code: '3922 10', volume: 2.16 },
], ({ seed, kg, parcels, packing, nature, code, volume }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { client, site, siteTown, order, date, slip } = marks(seed)
    const box = (x: number, y: number, width: number, height: number, caption: string, words: readonly string[]) => {
      printedCase(sheet, [x, y, width, height], caption, '', {})
      stack(sheet, words, x + 8, y + 18, { face: 'typewriter', size: 9, step: 13 })
    }
    sheet.write('LETTRE DE VOITURE INTERNATIONALE', 306, 30, { face: 'sansBold', size: 11, color: '#1c4f9c' })
    sheet.write(`CMR  N° ${slip.slice(2)}0`, 306, 46, { face: 'sansBold', size: 13 })
    sheet.flow('Ce transport est soumis, nonobstant toute clause contraire, à la Convention relative au contrat de transport international de marchandises par route (CMR).', 306, 66, 260, { size: 6.5 })
    box(30, 28, 268, 74, '1  Expéditeur (nom, adresse, pays)', ['CERAMICHE ESEMPIO S.P.A.', 'Via dell’Esempio 12', '41000 ESEMPIO (ITALIE)'])
    box(30, 102, 268, 74, '2  Destinataire (nom, adresse, pays)', [client, site, `${siteTown} (FRANCE)`])
    box(298, 102, 267, 74, '16  Transporteur (nom, adresse, pays)', ['TRANSPORTS EXEMPLE', 'Quai n° 4', '06700 SAINT-LAURENT-DU-VAR'])
    box(30, 176, 268, 50, '3  Lieu prévu pour la livraison de la marchandise', [siteTown, 'Déchargement au hayon'])
    box(298, 176, 267, 50, '17  Transporteurs successifs', [''])
    box(30, 226, 268, 50, '4  Lieu et date de la prise en charge', [`ESEMPIO, le ${date}`])
    box(298, 226, 267, 100, '18  Réserves et observations du transporteur', [''])
    box(30, 276, 268, 50, '5  Documents annexés', [`Facture, liste de colisage – ${order}`])
    const wide = [['6  Marques\net numéros', 72, 'EX 1/' + parcels], ['7  Nombre\ndes colis', 55, parcels], ['8  Mode\nd’emballage', 88, packing], ['9  Nature de la\nmarchandise', 148, nature], ['10  N° statistique', 62, code], ['11  Poids brut, kg', 62, fr(kg, kg % 1 === 0 ? 0 : 2, ' ')], ['12  Cubage m³', 48, fr(volume, 2)]] as const
    wide.reduce((x, [caption, width, value]) => {
      sheet.box(x, 326, width, 190, undefined, '#333')
      caption.split('\n').forEach((words, at) => sheet.write(words, x + 3, 330 + at * 8, { size: 6.5, color: '#444' }))
      sheet.flow(value, x + 4, 358, width - 6, { face: 'typewriter', size: 8.5 })
      return x + width
    }, 30)
    sheet.write('Classe          Chiffre          Lettre          (ADR*)', 36, 504, { size: 6.5 })
    box(30, 516, 268, 90, '13  Instructions de l’expéditeur', ['Appeler 1 h avant livraison', 'Ne pas gerber'])
    box(298, 516, 267, 90, '19  Conventions particulières', [''])
    box(30, 606, 268, 40, '14  Prescriptions d’affranchissement', ['Franco'])
    box(298, 606, 267, 40, '20  À payer par :   Expéditeur    Monnaie    Destinataire', [''])
    box(30, 646, 268, 34, '21  Établie à', [`Esempio, le ${date}`])
    box(298, 646, 267, 34, '15  Remboursement', ['néant'])
    ;['22  Signature et timbre de l’expéditeur', '23  Signature et timbre du transporteur', '24  Marchandises reçues, le'].forEach((caption, at) => box(30 + at * 178.4, 680, 178.4, 110, caption, ['']))
    sheet.turned(-90, 20, 560, () => sheet.write('Exemplaire pour le destinataire – les rubriques encadrées de lignes grasses sont remplies par le transporteur', 20, 560, { size: 6, color: '#1c4f9c' }))
  },
}))
