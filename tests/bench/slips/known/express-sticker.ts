import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'

/** A parcel carrier's label, ten by fifteen centimetres: addresses, bars, digits and the parcel's kilos in a cell. */
export const expressSticker = layout('express-sticker', [
  { seed: 8101, kg: 23.4 },
  { seed: 8102, kg: 7.85 },
] as const, ({ seed, kg }) => ({
  expectedKg: kg,
  paper: { size: [283, 425] as const },
  draw(sheet) {
    const { supplier, street, town, client, site, siteTown, order, account, date } = marks(seed)
    const set = { face: 'sans', size: 8.5 } as const
    sheet.box(8, 8, 267, 409)
    sheet.write('EXPRESS EXEMPLE', 16, 16, { face: 'sansBold', size: 15 })
    sheet.write('24 H', 266, 14, { face: 'sansBold', size: 20, align: 'right' })
    sheet.rule(8, 42, 275, 42)
    down(sheet, ['Exp. :', supplier, street, town], 16, 48, 11, { ...set, size: 7.5 })
    sheet.rule(8, 98, 275, 98)
    down(sheet, ['DESTINATAIRE', client, site.slice(0, 44), siteTown], 16, 104, 16, { face: 'sansBold', size: 10 })
    sheet.rule(8, 172, 275, 172)
    ;[['Date', date], ['Colis', '1 / 1'], ['Poids', `${fr(kg, 2)} kg`], ['Réf.', order]].forEach(([words, value], at) => {
      if (at > 0) sheet.rule(8 + at * 67, 172, 8 + at * 67, 206)
      sheet.write(words!, 12 + at * 67, 176, { ...set, size: 7 })
      sheet.write(value!, 12 + at * 67, 189, { face: 'sansBold', size: 9.5 })
    })
    sheet.rule(8, 206, 275, 206)
    Array.from(`${account.slice(1)}${order.slice(3)}7314906258`, Number).forEach((digit, at) => sheet.box(28 + at * 11.5, 222, 1 + (digit % 4) * 1.6, 90, '#000', '#000'))
    sheet.write(`8Z ${account.slice(1)} ${order.slice(3)} 00 06`, 141, 322, { face: 'mono', size: 10, align: 'center' })
    sheet.write('06-NCE-214', 141, 350, { face: 'sansBold', size: 26, align: 'center' })
    sheet.write('Instruction : déposer au gardien si absent', 16, 398, set)
  },
}))
