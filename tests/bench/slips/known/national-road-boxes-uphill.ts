import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { signing, stacked, stamped } from './uphill-print.ts'

type Lot = readonly [marks: string, count: number, packing: string, words: string, kg: number]

interface Filled {
  readonly seed: number
  readonly lots: readonly Lot[]
}

/** A national consignment note, its gross kilos added at the foot of the column. */
export const nationalRoadBoxes = layout<Filled>(
  'national-road-boxes-uphill',
  [
    { seed: 9551, lots: [['EX 01-06', 6, 'palettes', 'Carrelage et colles', 5460], ['EX 07-08', 2, 'palettes', 'Receveurs de douche', 486]] },
    { seed: 9552, lots: [['M 114', 3, 'palettes', 'Isolant en rouleaux', 412], ['M 115', 1, 'caisse', 'Fenêtres de toit', 268], ['M 116', 4, 'colis', 'Accessoires de couverture', 74]] },
  ],
  ({ seed, lots }) => {
    const kg = lots.reduce((sum, lot) => sum + lot[4], 0)
    const count = lots.reduce((sum, lot) => sum + lot[1], 0)
    const { client, siteStreet, siteTown, number, day, depot, depotTown, plate, siret, time } = uphillParties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('LETTRE DE VOITURE NATIONALE', 30, 28, { face: 'condensedBold', size: 18 })
        sheet.write(`N° LV ${number}`, 565, 32, { face: 'condensedBold', size: 14, align: 'right' })
        sheet.write('Transport routier de marchandises – exemplaire destinataire', 30, 52, { face: 'condensed', size: 9.5 })
        const block = (title: string, words: readonly string[], x: number, y: number) => {
          sheet.box(x, y, 262, 74)
          sheet.write(title, x + 5, y + 4, { face: 'condensedBold', size: 9, color: '#444' })
          stacked(sheet, words, x + 12, y + 20, 14, { face: 'condensed', size: 11 })
        }
        block('1. EXPÉDITEUR', ['Plateforme Spécimen Bâtiment', depot, depotTown], 30, 72)
        block('2. DESTINATAIRE', [client, siteStreet, siteTown], 303, 72)
        block('3. TRANSPORTEUR', ['Transports du Modèle', `SIRET ${siret}`, 'Licence communautaire 2026/00/0000000'], 30, 152)
        block('4. VÉHICULE', [`Porteur ${plate}  –  PTAC 19 t  –  hayon`, `Départ le ${day} à ${time}`, 'Livraison J+1 avant 12 h'], 303, 152)
        const foot = table(sheet, {
          x: 30,
          y: 236,
          columns: [
            { title: '5. Marques', width: 80 },
            { title: '6. Nombre', width: 60, align: 'right' },
            { title: '7. Emballage', width: 85 },
            { title: '8. Nature de la marchandise', width: 210 },
            { title: '9. Poids brut kg', width: 100, align: 'right' },
          ],
          rows: lots.map(([mark, many, packing, words, weight]) => [mark, fr(many), packing, words, fr(weight, 0, ' ')]),
          style: { face: 'condensed', size: 11 },
          headStyle: { face: 'condensedBold', size: 10 },
          lines: 'columns',
          downTo: 400,
        })
        sheet.box(30, foot, 535, 24, '#eee')
        sheet.write('TOTAUX', 36, foot + 6, { face: 'condensedBold', size: 11 })
        sheet.write(fr(count), 166, foot + 6, { face: 'condensedBold', size: 11, align: 'right' })
        sheet.write(fr(kg, 0, ' '), 561, foot + 6, { face: 'condensedBold', size: 11, align: 'right' })
        stacked(sheet, ['10. Port : payé      11. Contre-remboursement : néant      12. Valeur déclarée : néant', '13. Instructions : prendre rendez-vous la veille. Palettes EUR échangées : 0'], 30, foot + 38, 16, { face: 'condensed', size: 10.5 })
        signing(sheet, 'Signature de l’expéditeur', 30, foot + 90, 172, 90, 'condensed')
        signing(sheet, 'Signature du transporteur', 212, foot + 90, 172, 90, 'condensed')
        signing(sheet, 'Reçu le            – Signature du destinataire', 393, foot + 90, 172, 90, 'condensed')
        if (lots.length > 2) stamped(sheet, ['TRANSPORTS DU MODÈLE', 'sous réserve'], 298, foot + 142, '#a3362b')
        sheet.flow('Le transport est soumis au contrat type général. Indemnité limitée à 33 € par kg de marchandise manquante ou avariée, sans dépasser 1 000 € par colis, pour les envois de moins de 3 tonnes. Formulaire spécimen.', 30, foot + 196, 535, { face: 'condensed', size: 8.5, color: '#555' })
      },
    }
  },
)
