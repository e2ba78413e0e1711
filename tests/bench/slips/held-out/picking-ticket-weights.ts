import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { captionedBoxes } from '../known/written-lines.ts'
import { layout } from '../layout.ts'
import { electrical, painting, plumbing } from './creek-wares.ts'

const variants: readonly { seed: number; take: Take; shelf: typeof plumbing; weighed: boolean }[] = [
  { seed: 412_649, shelf: plumbing, weighed: true, take: [[0, 1], [2, 1], [9, 2], [11, 1]] },
  { seed: 412_650, shelf: electrical, weighed: true, take: [[1, 3], [2, 10], [7, 4]] },
  { seed: 412_651, shelf: painting, weighed: false, take: [[0, 4], [4, 6], [6, 3]] },
]

/** A warehouse's preparation order with rack places; the scale's weight is filled in at the end, or not yet. */
export const pickingTicketWeights = layout('picking-ticket-weights-creek', variants, ({ seed, take, shelf, weighed }) => {
  const goods = consigned(shelf, take, 1)
  const { client, siteTown, order, date, slip } = marks(seed)
  return {
    expectedKg: weighed ? Math.ceil(goods.kg) : null,
    draw(sheet) {
      sheet.write('BON DE PRÉPARATION', 30, 30, { face: 'narrowBold', size: 18 })
      sheet.write(`${slip.replace('BL', 'PR')}   –   ${date}   –   Quai 3`, 565, 34, { face: 'narrow', size: 11, align: 'right' })
      sheet.write(`Commande ${order} – ${client}, ${siteTown}`, 30, 58, { face: 'narrow', size: 11 })
      sheet.write('Plateforme Exemple', 565, 58, { face: 'narrow', size: 11, align: 'right' })
      const foot = table(sheet, {
        x: 30, y: 84, lines: 'grid', rowHeight: 24, style: { face: 'narrow', size: 11 }, headStyle: { face: 'narrowBold', size: 10 }, headFill: '#ddd',
        rows: goods.lines.map(({ code, words, count }, at) => [`${String.fromCharCode(65 + at)}-${10 + (seed % 7) + at}-0${at + 1}`, code, words, fr(count), weighed ? fr(count) : '', '']),
        columns: [{ title: 'Emplact', width: 60 }, { title: 'Article', width: 75 }, { title: 'Désignation', width: 245 }, { title: 'À préparer', width: 60, align: 'center' }, { title: 'Préparé', width: 50, align: 'center' }, { title: 'Visa', width: 45, align: 'center' }],
      })
      captionedBoxes(sheet, [['Préparateur', weighed ? 'M02' : ''], ['Colis', weighed ? String(goods.lines.length) : ''], ['Supports', weighed ? '1 palette' : ''], ['Poids préparé', weighed ? `${fr(Math.ceil(goods.kg))} kg` : '']], 30, foot + 20, [130, 110, 140, 155], { face: 'narrowBold', size: 11 })
    },
  }
})
