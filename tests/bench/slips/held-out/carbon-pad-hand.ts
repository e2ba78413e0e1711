import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

type Entry = readonly [count: string, words: string, kg: number | null]
const variants: readonly { seed: number; entries: readonly Entry[] }[] = [
  { seed: 412_630, entries: [['3', 'Radiateurs fonte rénovés', 186], ['1', 'Lot raccords', 7]] },
  { seed: 412_631, entries: [['12', 'Sacs enduit', 300], ['4', 'Rouleaux toile', 34], ['2', 'Seaux colle', 42]] },
  { seed: 412_632, entries: [['2', 'Mitigeurs', null], ['1', 'Lot tuyaux cuivre', null]] },
]

/** A carbon pad from the stationer's, filled by hand; sometimes the weight column stays empty. */
export const carbonPadHand = layout('carbon-pad-hand-creek', variants, ({ seed, entries }) => {
  const { client, siteTown, date, slip } = marks(seed)
  const weighed = entries.every(([, , kg]) => kg !== null)
  const kg = entries.reduce((sum, entry) => sum + (entry[2] ?? 0), 0)
  const pen = { face: 'hand', size: 17, color: '#1a2c7a' } as const
  return {
    expectedKg: weighed ? kg : null,
    paper: { size: 'A5' },
    draw(sheet) {
      sheet.write('BON DE LIVRAISON', 24, 22, { face: 'sansBold', size: 15 })
      sheet.write(`N° ${slip.slice(2)}`, 395, 24, { size: 12, align: 'right', color: '#b00020' })
      ;[['De :', 'Plomberie Exemple'], ['À :', `${client} – ${siteTown.slice(6)}`], ['Date :', date]].forEach(([caption, value], at) => {
        sheet.write(caption!, 24, 58 + at * 26, { size: 9 })
        sheet.rule(62, 70 + at * 26, 395, 70 + at * 26, 0.4, '#888')
        sheet.write(value!, 70, 51 + at * 26, pen)
      })
      const foot = table(sheet, {
        x: 24, y: 140, lines: 'grid', rowHeight: 26, downTo: 420, headFill: '#e8eef5', style: pen, headStyle: { face: 'sansBold', size: 9 },
        rows: entries.map(([count, words, one]) => [count, words, one === null ? '' : fr(one)]),
        columns: [{ title: 'Quantité', width: 60, align: 'center' }, { title: 'Désignation', width: 226 }, { title: 'Poids kg', width: 85, align: 'center' }],
      })
      sheet.box(24, foot, 371, 30)
      sheet.write('TOTAL', 290, foot + 11, { face: 'sansBold', size: 10, align: 'right' })
      sheet.rule(310, foot, 310, foot + 30)
      if (weighed) sheet.write(fr(kg), 352, foot + 6, { ...pen, align: 'center' })
      sheet.write('Signature du client :', 24, foot + 44, { size: 9 })
    },
  }
})
