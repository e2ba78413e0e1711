import { chance } from '../drawing/chance.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { writtenLines } from '../known/written-lines.ts'
import { layout } from '../layout.ts'

const variants = [
  { seed: 412_635, at: 1, of: 1, kg: 412, goods: 'RECEVEURS + PAROIS' },
  { seed: 412_636, at: 1, of: 1, kg: 87.5, goods: 'CHAUFFE-EAU 200 L' },
  { seed: 412_637, at: 2, of: 3, kg: 638, goods: 'GRÈS CÉRAME' },
]

/** A pallet's address label. One pallet of three says nothing of the other two. */
export const palletTag = layout('pallet-tag-creek', variants, ({ seed, at, of, kg, goods }) => {
  const { client, site, siteTown, supplier, town, order, date } = marks(seed)
  const luck = chance(seed)
  return {
    expectedKg: of === 1 ? kg : null,
    paper: { size: [298, 420] },
    draw(sheet) {
      sheet.box(10, 10, 278, 400)
      writtenLines(sheet, ['EXP.', supplier, town], 18, 18, 13, { face: 'narrow', size: 10 }, { face: 'narrow', size: 7 })
      sheet.rule(10, 62, 288, 62)
      writtenLines(sheet, ['DEST.', client, ...site.split(', ')], 18, 68, 17, { face: 'narrowBold', size: 12.5 }, { face: 'narrow', size: 7 })
      sheet.write(siteTown, 18, 140, { face: 'narrowBold', size: 17 })
      sheet.rule(10, 168, 288, 168)
      const cells = [['PALETTE', `${at} / ${of}`], ['POIDS', `${fr(kg, kg % 1 === 0 ? 0 : 1)} KG`], ['DATE', date], ['COMMANDE', order]] as const
      cells.forEach(([caption, value], index) => {
        const x = 18 + (index % 2) * 139
        const y = 174 + Math.floor(index / 2) * 42
        sheet.write(caption, x, y, { face: 'narrow', size: 7 })
        sheet.write(value, x, y + 11, { face: 'narrowBold', size: 16 })
      })
      sheet.rule(10, 256, 288, 256)
      sheet.write(goods, 149, 264, { face: 'narrowBold', size: 13, align: 'center' })
      for (let x = 40; x < 255; ) {
        const wide = luck.whole(1, 3)
        sheet.box(x, 288, wide, 70, '#111')
        x += wide + luck.whole(2, 4)
      }
      sheet.write(`(00) 3 ${luck.digits(7)} ${luck.digits(9)} ${luck.digits(1)}`, 149, 366, { face: 'narrow', size: 10, align: 'center' })
      sheet.write('NE PAS GERBER', 149, 386, { face: 'narrowBold', size: 12, align: 'center' })
    },
  }
})
