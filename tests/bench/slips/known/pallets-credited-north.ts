import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { pairedLines } from './paper-marks.ts'
import { masonryWares } from './structural-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly pallets: number
  readonly returned: number
}

const variants: readonly Variant[] = [
  { seed: 9509, take: [[0, 180], [1, 40], [13, 40], [7, 60]], pallets: 6, returned: 4 },
  { seed: 9510, take: [[2, 48], [10, 36], [17, 12]], pallets: 4, returned: 0 },
]

/** Priced delivery note of a block yard: pallets lent and taken back, the load's weight beside the sums of money. */
export const palletsCredited = layout('pallets-credited-north', variants, ({ seed, take, pallets, returned }) => {
  const { lines, kg, total } = consigned(masonryWares, take, 1)
  const load = kg + pallets * 25
  const lent = pallets * 12
  const back = returned * 12
  const net = total + lent - back
  return {
    expectedKg: load,
    draw(sheet) {
      const { client, site, siteTown, slip, date, account, phone } = marks(seed)
      const book = { face: 'book', size: 9 } as const
      sheet.write('Agglos du Modèle', 40, 32, { face: 'bookBold', size: 14, color: '#31572c' })
      writtenLines(sheet, ['Fabrication et négoce de matériaux', '12 route du Modèle, 83440 TOURRETTES', `Tél. ${phone}`], 40, 54, 13, book)
      sheet.write(`BON DE LIVRAISON ${slip}`, 555, 34, { face: 'bookBold', size: 12, align: 'right' })
      writtenLines(sheet, [`du ${date}`, `Client ${account}`], 555, 54, 13, { ...book, align: 'right' })
      writtenLines(sheet, [client, site, siteTown], 330, 104, 14, book, { face: 'bookBold', size: 9.5 })
      const rows = lines.map((line) => [line.code, line.words, String(line.count), line.unit, fr(line.price, 2), fr(line.total, 2, ' '), fr(line.kg, 1, ' ')])
      rows.push(['PALC', 'Palette consignée 100 × 120', String(pallets), 'U', '12,00', fr(lent, 2), fr(pallets * 25, 1)])
      if (returned > 0) rows.push(['PALR', 'Reprise palettes vides (déconsigne)', `-${returned}`, 'U', '12,00', `-${fr(back, 2)}`, ''])
      table(sheet, {
        x: 36, y: 170, downTo: 560, lines: 'columns', style: { face: 'book', size: 8.5 }, headStyle: { face: 'bookBold', size: 8 }, headFill: '#dfe8d8',
        columns: [
          { title: 'Réf.', width: 56 }, { title: 'Libellé', width: 216 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'U', width: 36, align: 'center' },
          { title: 'P.U. HT', width: 54, align: 'right' }, { title: 'Montant HT', width: 68, align: 'right' }, { title: 'Poids', width: 56, align: 'right' },
        ],
        rows,
      })
      sheet.box(380, 574, 182, 62)
      pairedLines(sheet, [['Total HT', `${fr(net, 2, ' ')} €`], ['TVA 20 %', `${fr(net * 0.2, 2, ' ')} €`], ['Total TTC', `${fr(net * 1.2, 2, ' ')} €`]], 388, 582, 166, 17, book)
      sheet.write(`Poids du chargement : ${fr(load, 0, ' ')} Kg`, 40, 582, { face: 'bookBold', size: 11 })
      sheet.write('(palettes comprises)', 40, 598, { ...book, size: 8 })
      sheet.flow('Les palettes consignées sont reprises en bon état dans les six mois, sur présentation de ce bon.', 40, 652, 300, { ...book, size: 8 })
      sheet.box(380, 652, 182, 80)
      sheet.write('Signature du client', 388, 657, { ...book, size: 7.5 })
    },
  }
})
