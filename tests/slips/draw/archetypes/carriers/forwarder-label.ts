import { chance } from '#tests/builders/chance.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { layout } from '#tests/slips/draw/layout.ts'

/**
 * A forwarder's label on the wrapped pallet: who, where, one line of figures between strokes, a code. One label of
 * several tells only its own parcel.
 */
export const forwarderLabel = layout(
  'forwarder-label',
  [
    {
      seed: 7910,
      kg: 684,
      figures: ['1 PAL / 1', 'POIDS BRUT 684,000 KGS', 'ML 0,4'],
      ship: 'Affrètement lot partiel',
    },
    { seed: 7920, kg: 1050, figures: ['3 PAL', 'P. TOTAL 1 050 KG', '2,88 M3'], ship: 'Groupage J+1' },
    { seed: 7930, kg: null, figures: ['COLIS 2 / 5', 'POIDS COLIS 38 KG', '0,12 M3'], ship: 'Messagerie express' },
  ],
  ({ seed, kg, figures, ship }) => ({
    expectedKg: kg,
    paper: { size: [425, 425] },
    draw(sheet) {
      const { supplier, town, client, site, siteTown, slip, date, phone } = marks(seed)
      const luck = chance(seed)
      sheet.box(14, 14, 397, 397, undefined, '#111', 6)
      sheet.write('EXEMPLE TRANSIT', 26, 24, { face: 'narrowBold', size: 18 })
      sheet.write(`${ship} – ${date}`, 399, 30, { face: 'narrow', size: 11, align: 'right' })
      sheet.rule(14, 52, 411, 52)
      ;['EXP.', supplier, town].forEach((words, at) =>
        sheet.write(words, 26 + (at === 0 ? 0 : 40), 60 + Math.max(0, at - 1) * 15, { face: 'narrow', size: 12 }),
      )
      sheet.rule(14, 98, 411, 98)
      sheet.write('DEST.', 26, 106, { face: 'narrow', size: 12 })
      ;[client, site, siteTown, `Tél. ${phone}`].forEach((words, at) =>
        sheet.write(words, 66, 106 + at * 20, { face: at === 2 ? 'narrowBold' : 'narrow', size: at === 2 ? 18 : 14 }),
      )
      sheet.rule(14, 196, 411, 196)
      sheet.box(14, 196, 397, 36, '#111', '#111')
      sheet.write(figures.join('   |   '), 212, 204, { face: 'narrowBold', size: 17, color: '#fff', align: 'center' })
      ;[
        `RÉCÉPISSÉ ${slip.slice(2)}   PORT PAYÉ   HAYON MAX 750 KG`,
        'Matériaux de construction – ne pas gerber',
      ].forEach((words, at) => sheet.write(words, 26, 242 + at * 18, { face: 'narrow', size: 13 }))
      for (let x = 60; x < 365; x += 5) sheet.box(x, 292, luck.pick([0.7, 1.8, 3]), 74, '#111', '#111')
      sheet.write(`3 00 ${luck.digits(7)} 00${luck.digits(6)}`, 212, 374, {
        face: 'printer',
        size: 12,
        align: 'center',
      })
    },
  }),
)
