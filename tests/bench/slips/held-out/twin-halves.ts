import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { roofing, tiling } from './creek-wares.ts'

const variants: readonly { seed: number; take: Take; shelf: typeof tiling }[] = [
  { seed: 412_647, shelf: tiling, take: [[1, 10], [4, 6], [9, 2]] },
  { seed: 412_648, shelf: roofing, take: [[4, 6], [5, 8]] },
]

/** The same slip twice on one sheet, to be torn in the middle: the customer's copy and the driver's. */
export const twinHalves = layout('twin-halves-creek', variants, ({ seed, take, shelf }) => {
  const goods = consigned(shelf, take, 1)
  const { client, site, siteTown, slip, date } = marks(seed)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      ;['Exemplaire client', 'Exemplaire chauffeur'].forEach((copy, half) => {
        const y = 24 + half * 421
        sheet.write('Dépôt Modèle', 36, y, { face: 'slabBold', size: 15 })
        sheet.write(`Bon de livraison ${slip} du ${date}`, 559, y + 2, { face: 'slabBold', size: 11, align: 'right' })
        sheet.write(copy, 559, y + 18, { face: 'slab', size: 8, align: 'right', color: '#666' })
        sheet.write(`Livrer à : ${client}, ${site}, ${siteTown}`, 36, y + 34, { face: 'slab', size: 9.5 })
        const foot = table(sheet, {
          x: 36, y: y + 54, lines: 'grid', rowHeight: 19, style: { face: 'slab', size: 9.5 }, headStyle: { face: 'slabBold', size: 9.5 },
          rows: goods.lines.map(({ code, words, count, unit, kg }) => [code, words, `${count} ${unit}`, fr(kg, 1)]),
          columns: [{ title: 'Article', width: 75 }, { title: 'Libellé', width: 278 }, { title: 'Quantité', width: 80, align: 'right' }, { title: 'Kg', width: 90, align: 'right' }],
        })
        sheet.write(`Poids du bon : ${fr(goods.kg, 1)} kg`, 555, foot + 8, { face: 'slabBold', size: 10.5, align: 'right' })
        ;['Date et heure de livraison :', 'Signature :'].forEach((words, at) => sheet.write(words, 36 + at * 270, y + 320, { face: 'slab', size: 9 }))
      })
      sheet.rule(0, 421, 595, 421, 0.6, '#777', 4)
    },
  }
})
