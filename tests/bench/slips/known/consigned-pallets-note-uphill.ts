import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { cases, signing, stacked, stamped } from './uphill-print.ts'
import { masonry } from './uphill-wares.ts'

interface Filled {
  readonly seed: number
  readonly take: Take
  readonly left: number
  readonly taken: number
  readonly inTonnes: boolean
}

/** Goods with the pallets left and taken back; the tonnage is of what was delivered. */
export const consignedPalletsNote = layout<Filled>(
  'consigned-pallets-note-uphill',
  [
    { seed: 9741, take: [[2, 240], [0, 48]], left: 6, taken: 4, inTonnes: false },
    { seed: 9742, take: [[9, 100], [8, 3], [1, 41]], left: 5, taken: 9, inTonnes: true },
  ],
  ({ seed, take, left, taken, inTonnes }) => {
    const { lines, kg } = consigned(masonry, take, 0)
    const { client, site, siteStreet, siteTown, number, order, day, plate, depot, depotTown } = uphillParties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        const face = 'slab'
        sheet.box(30, 28, 330, 58)
        stacked(sheet, ['MATÉRIAUX DU MODÈLE', `${depot} – ${depotTown}`], 42, 36, 16, { face, size: 10 }, { face: 'slabBold', size: 17 })
        sheet.box(370, 28, 195, 58, '#e9eef5')
        stacked(sheet, ['BON DE LIVRAISON', `${number} – ${day}`], 467, 38, 18, { face, size: 11, align: 'center' }, { face: 'slabBold', size: 13, align: 'center' })
        stacked(sheet, [client, site, siteStreet, siteTown], 310, 102, 15, { face, size: 10.5 }, { face: 'slabBold', size: 11 })
        stacked(sheet, [`Commande : ${order}`, `Camion : ${plate}`, 'Tour : 2e'], 34, 104, 15, { face, size: 10.5 })
        const negative = taken > 0 ? [['PALCONS', 'Palette consignée – reprise', 'U', fr(-taken), fr(-taken * 10, 2)]] : []
        const foot = table(sheet, {
          x: 30,
          y: 178,
          columns: [
            { title: 'Code', width: 75 },
            { title: 'Libellé', width: 275 },
            { title: 'Un.', width: 45, align: 'center' },
            { title: 'Qté', width: 60, align: 'right' },
            { title: 'Montant HT', width: 80, align: 'right' },
          ],
          rows: [...lines.map(({ code, words, unit, count, total }) => [code, words, unit, fr(count), fr(total, 2, ' ')]), ['PALCONS', 'Palette consignée – fournie', 'U', fr(left), fr(left * 12, 2)], ...negative],
          style: { face, size: 10 },
          headStyle: { face: 'slabBold', size: 9.5 },
          headFill: '#e9eef5',
          rowHeight: 20,
          lines: 'grid',
        })
        const weight: readonly [string, string] = inTonnes ? ['Tonnage livré (T)', fr(kg / 1000, 3)] : ['Poids livré (Kg)', fr(kg, 0, ' ')]
        cases(sheet, [['Palettes fournies', fr(left)], ['Palettes reprises', fr(taken)], ['Solde palettes', fr(left - taken)], weight], 30, foot + 16, [110, 110, 110, 205], { face, bold: 'slabBold', fill: '#e9eef5', size: 11.5 })
        stacked(sheet, ['Consigne : 12,00 € HT par palette, déconsigne : 10,00 € HT.', 'Bien vérifier le nombre de palettes avec le chauffeur.'], 30, foot + 66, 16, { face, size: 9.5 })
        signing(sheet, 'Le chauffeur', 30, foot + 110, 200, 70, face)
        signing(sheet, 'Le client', 365, foot + 110, 200, 70, face)
        if (inTonnes) stamped(sheet, ['REÇU LE', day], 470, foot + 150)
        sheet.write('Matériaux du Modèle – spécimen', 297, 806, { face, size: 8, color: '#777', align: 'center' })
      },
    }
  },
)
