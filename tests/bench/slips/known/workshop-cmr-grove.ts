import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'

/** The consignment note of an international load, its numbered cases filled by a maker's program. */
export const workshopCmr = layout(
  'workshop-cmr-grove',
  [
    { seed: 307468, client: 'MENUISERIE EXEMPLE', goods: [['4', 'CAISSES BOIS', 'FENÊTRES BOIS-ALU', 1240], ['2', 'PALETTES', 'QUINCAILLERIE', 385]] as const },
    { seed: 307469, client: 'CARRELAGE EXEMPLE', goods: [['22', 'PALETTES', 'CARREAUX CÉRAMIQUE', 21780]] as const },
  ],
  ({ seed, client, goods }) => {
    const kg = goods.reduce((sum, line) => sum + line[3], 0)
    return {
      expectedKg: kg,
      draw(sheet) {
        const { street, town, site, siteTown, date, number, order } = particulars(seed)
        const cell = (x: number, y: number, width: number, height: number, caption: string, words: readonly string[]) => {
          sheet.box(x, y, width, height, undefined, '#b91c1c')
          sheet.write(caption, x + 3, y + 3, { size: 6.5, color: '#b91c1c' })
          lines(sheet, words, x + 8, y + 15, 13, { face: 'mono', size: 9 })
        }
        sheet.write('LETTRE DE VOITURE INTERNATIONALE', 565, 22, { face: 'sansBold', size: 11, color: '#b91c1c', align: 'right' })
        sheet.write(`CMR  N° ${number}`, 565, 38, { face: 'sansBold', size: 13, color: '#b91c1c', align: 'right' })
        cell(30, 22, 265, 72, '1 Expéditeur (nom, adresse, pays)', ['FABRIQUE MODÈLE SPA', 'VIA ESEMPIO 12', 'ITALIE'])
        cell(30, 94, 265, 72, '2 Destinataire (nom, adresse, pays)', [client, site.toUpperCase(), `F-${siteTown}`])
        cell(295, 94, 270, 72, '16 Transporteur (nom, adresse, pays)', ['TRANSPORTS SPÉCIMEN', street.toUpperCase(), `F-${town}`])
        cell(30, 166, 265, 50, '3 Lieu prévu pour la livraison', [siteTown])
        cell(295, 166, 270, 50, '17 Transporteurs successifs', [])
        cell(30, 216, 535, 40, '5 Documents annexés', [`FACTURE ${order} – LISTE DE COLISAGE`])
        sheet.box(30, 256, 535, 220, undefined, '#b91c1c')
        const titles = [['6 Marques et numéros', 33], ['7 Nb de colis', 125], ['8 Emballage', 190], ['9 Nature de la marchandise', 280], ['11 Poids brut kg', 420], ['12 Cubage m³', 500]] as const
        titles.forEach(([words, x]) => sheet.write(words, x, 259, { size: 6.5, color: '#b91c1c' }))
        ;[122, 187, 277, 417, 497].forEach((x) => sheet.rule(x, 256, x, 476, 0.5, '#b91c1c'))
        goods.forEach(([count, packing, nature, weight], at) => {
          const y = 280 + at * 16
          const style = { face: 'mono' as const, size: 9 }
          sheet.write(`EX-${order}`, 36, y, style)
          sheet.write(count, 150, y, style)
          sheet.write(packing, 192, y, style)
          sheet.write(nature, 282, y, style)
          sheet.write(fr(weight), 490, y, { ...style, align: 'right' })
        })
        if (goods.length > 1) {
          sheet.rule(430, 316, 492, 316, 0.5)
          sheet.write(fr(kg), 490, 322, { face: 'mono', size: 9, align: 'right' })
        }
        cell(30, 476, 265, 70, '13 Instructions de l’expéditeur', ['NE PAS GERBER', 'LIVRAISON SUR RENDEZ-VOUS'])
        cell(295, 476, 270, 70, '19 Prescriptions d’affranchissement', ['FRANCO'])
        cell(30, 546, 265, 40, '21 Établie à / le', [`TORINO  ${date}`])
        cell(295, 546, 270, 40, '15 Remboursement', [])
        ;['22 Signature et timbre de l’expéditeur', '23 Signature et timbre du transporteur', '24 Marchandises reçues'].forEach((caption, at) => cell(30 + at * 178.3, 586, 178.3, 90, caption, []))
        sheet.write('Exemplaire 2 – destinataire', 30, 684, { size: 7.5, color: '#b91c1c' })
      },
    }
  },
)
