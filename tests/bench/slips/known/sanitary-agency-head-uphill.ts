import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { bars, signing, stacked } from './uphill-print.ts'
import { plumbing } from './uphill-wares.ts'

interface Filled {
  readonly seed: number
  readonly take: Take
  /** What waits, for each line. */
  readonly waiting: readonly number[]
  readonly parcels: number
  readonly unit: string
}

/** A sanitary wholesaler's slip: the weight in the head, remainders to the lines. */
export const sanitaryAgencyHead = layout<Filled>(
  'sanitary-agency-head-uphill',
  [
    { seed: 9521, take: [[0, 2], [1, 1], [7, 2], [6, 6]], waiting: [0, 1, 0, 0], parcels: 5, unit: 'kg' },
    { seed: 9522, take: [[2, 3], [3, 6], [9, 3], [4, 20], [5, 2], [0, 4], [7, 4], [8, 4], [6, 12]], waiting: [0, 2, 0, 10, 0, 0, 0, 1, 0], parcels: 11, unit: 'KG' },
  ],
  ({ seed, take, waiting, parcels, unit: kgs }) => {
    const { lines, kg } = consigned(plumbing, take, 1)
    const { client, street, town, siteStreet, siteTown, number, order, account, day, depot, depotTown, phone } = uphillParties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.box(0, 0, sheet.width, 12, '#0b5b8a', '#0b5b8a')
        sheet.write('sanitaire modèle', 34, 26, { face: 'modernBold', size: 19, color: '#0b5b8a' })
        stacked(sheet, [depot, depotTown, `Tél ${phone}`], 34, 52, 11, { face: 'modern', size: 8 })
        bars(sheet, seed, 400, 24, 150, 26)
        sheet.write(`BL ${number}`, 475, 54, { face: 'modern', size: 8, align: 'center' })
        sheet.write('BON DE LIVRAISON', 34, 100, { face: 'modernBold', size: 14 })
        const left: readonly (readonly [string, string])[] = [['Bon n°', number], ['du', day], ['Commande', order], ['Compte', account]]
        left.forEach(([caption, value], at) => {
          sheet.write(caption, 34, 124 + at * 14, { face: 'modern', size: 8.5, color: '#555' })
          sheet.write(value, 110, 124 + at * 14, { face: 'modernBold', size: 8.5 })
        })
        sheet.box(200, 118, 130, 62, '#eaf3f8', '#0b5b8a', 3)
        const right: readonly (readonly [string, string])[] = [['Colis', fr(parcels)], ['Palettes', '1'], ['Poids', `${fr(kg, 1)} ${kgs}`], ['Tournée', 'T04 matin']]
        right.forEach(([caption, value], at) => {
          sheet.write(caption, 208, 124 + at * 13.5, { face: 'modern', size: 8.5, color: '#555' })
          sheet.write(value, 322, 124 + at * 13.5, { face: 'modernBold', size: 8.5, align: 'right' })
        })
        stacked(sheet, [client, street, town, `Livrer : ${siteStreet}`, siteTown], 362, 112, 13.5, { face: 'modern', size: 8.5 }, { face: 'modernBold', size: 9.5 })
        const foot = table(sheet, {
          x: 34,
          y: 200,
          columns: [
            { title: 'Référence', width: 76 },
            { title: 'Libellé', width: 232 },
            { title: 'Cdé', width: 40, align: 'right' },
            { title: 'Livré', width: 40, align: 'right' },
            { title: 'Reste', width: 40, align: 'right' },
            { title: 'Unité', width: 42, align: 'center' },
            { title: 'Empl.', width: 57, align: 'center' },
          ],
          rows: lines.map(({ code, words, count, unit }, at) => [code, words, fr(count + waiting[at]!), fr(count), waiting[at] === 0 ? '' : fr(waiting[at]!), unit, `B${at + 2}-0${at + 1}`]),
          style: { face: 'modern', size: 8.5 },
          headStyle: { face: 'modernBold', size: 8, color: '#fff' },
          headFill: '#0b5b8a',
          zebra: '#f4f8fa',
          rowHeight: 19,
        })
        sheet.write('Le reste est livré dès réception, sans frais de port supplémentaires.', 34, foot + 14, { face: 'modern', size: 8 })
        sheet.write('Chauffe-eau : vérifier que la paroi supporte l’appareil rempli.', 34, foot + 27, { face: 'modern', size: 8 })
        signing(sheet, 'Préparateur', 34, 690, 150, 60, 'modern')
        signing(sheet, 'Chauffeur', 196, 690, 150, 60, 'modern')
        signing(sheet, 'Client – nom, date, signature', 358, 690, 203, 60, 'modern')
        sheet.write('Sanitaire Modèle – enseigne d’exemple – conditions générales de vente au dos', 297, 800, { face: 'modern', size: 7, color: '#777', align: 'center' })
      },
    }
  },
)
