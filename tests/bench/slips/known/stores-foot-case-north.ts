import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { masonryWares } from './structural-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly pallets: number
  /** The stores' clerk filled the weight cases in. */
  readonly weighed: boolean
}

const variants: readonly Variant[] = [
  { seed: 9501, take: [[1, 16], [4, 6], [5, 40], [9, 2], [11, 8]], pallets: 2, weighed: true },
  { seed: 9502, take: [[0, 70], [13, 12], [3, 5], [14, 10], [18, 24], [19, 3]], pallets: 2, weighed: true },
  { seed: 9503, take: [[2, 20], [10, 12], [15, 1], [16, 2]], pallets: 1, weighed: false },
]

/** A merchant's desk program: no weight on the lines, a row of cases at the foot. */
export const storesFootCase = layout('stores-foot-case-north', variants, ({ seed, take, pallets, weighed }) => {
  const { lines, kg } = consigned(masonryWares, take)
  const gross = kg + pallets * 22
  return {
    expectedKg: weighed ? gross : null,
    draw(sheet) {
      const { client, site, siteTown, slip, date, account, order, phone, siret } = marks(seed)
      sheet.write('MATÉRIAUX MODÈLE', 34, 30, { face: 'sansBold', size: 13 })
      writtenLines(sheet, ['Z.A. du Modèle – 06510 CARROS', `Tél. ${phone}`, `SIRET ${siret}`], 34, 50, 13, { size: 8.5 })
      sheet.box(310, 70, 250, 74)
      writtenLines(sheet, [client, site, siteTown], 320, 86, 15, { size: 9 }, { face: 'sansBold', size: 10 })
      sheet.write('Bon de livraison', 34, 112, { face: 'sansBold', size: 16 })
      captionedBoxes(sheet, [['Numéro', slip], ['Date', date], ['Code client', account], ['Votre commande', order], ['Page', '1/1']], 34, 160, [110, 100, 110, 126, 80])
      table(sheet, {
        x: 34, y: 206, downTo: 640, lines: 'columns', style: { size: 8.5 }, headFill: '#e4e4e4',
        columns: [{ title: 'Référence', width: 84 }, { title: 'Désignation', width: 292 }, { title: 'Quantité', width: 80, align: 'right' }, { title: 'Unité', width: 70, align: 'center' }],
        rows: lines.map(({ code, words, count, unit }) => [code, words, fr(count, 2), unit]),
      })
      captionedBoxes(sheet, [
        ['Nb palettes', String(pallets)],
        ['Poids brut (kg)', weighed ? fr(gross, 2, ' ') : ''],
        ['Poids net (kg)', weighed ? fr(kg, 2, ' ') : ''],
        ['Mode d’expédition', 'Camion grue'],
        ['Condition de livraison', 'Franco chantier'],
      ], 34, 652, [76, 96, 96, 118, 140])
      sheet.write('Réserves éventuelles et cachet du client :', 34, 698, { size: 8 })
      sheet.box(34, 710, 300, 70)
      sheet.flow('Déchargement à la grue : portée 8 m, charge maximale 1 200 kg à cette portée. Au-delà, nous consulter avant la livraison.', 350, 712, 208, { size: 7.5, color: '#444' })
      sheet.write('SAS Matériaux Modèle au capital de 40 000 € – RCS Exemple 000 000 000', 297, 805, { size: 7, align: 'center', color: '#555' })
    },
  }
})
