import { chance } from '../drawing/chance.ts'
import { layout } from '../layout.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { coastParties } from './coast-parties.ts'
import { printed, stacked } from './coast-print.ts'

/** Bars of uneven widths, as a label bears them. */
function bars(sheet: Sheet, seed: number, x: number, y: number, width: number, height: number): void {
  const luck = chance(seed)
  for (let left = x; left < x + width - 4; left += luck.whole(3, 6)) sheet.box(left, y, luck.whole(1, 2), height, '#000', '#000')
}

export const palletStickerSix = layout(
  'pallet-sticker-six-coast',
  [
    { seed: 9741, trade: 'tiler', rank: '1/1', kg: 684, alone: true },
    { seed: 9742, trade: 'electrician', rank: '1/1', kg: 157, alone: true },
    { seed: 9743, trade: 'roofer', rank: '2/3', kg: 512, alone: false },
  ] as const,
  ({ seed, trade, rank, kg, alone }) => {
    const { client, site, siteStreet, siteTown, date, tracking, phone, order } = coastParties(seed, trade)
    return {
      expectedKg: alone ? kg : null,
      paper: { size: [298, 420] as const },
      draw(sheet) {
        sheet.box(10, 10, 278, 400)
        sheet.write('SPÉCIMEN FRET', 20, 18, { face: 'narrowBold', size: 17 })
        sheet.write('J+1', 278, 18, { face: 'narrowBold', size: 17, align: 'right' })
        sheet.rule(10, 44, 288, 44)
        stacked(sheet, ['EXP. Négoce de l’Exemple', '31000 TOULOUSE'], 20, 50, 12, { face: 'narrow', size: 10 })
        sheet.write(date, 278, 50, { face: 'narrow', size: 10, align: 'right' })
        sheet.rule(10, 80, 288, 80)
        sheet.write('DESTINATAIRE', 20, 85, { face: 'narrow', size: 8 })
        stacked(sheet, [client, site, siteStreet, siteTown], 20, 97, 17, { face: 'narrowBold', size: 13 })
        sheet.write(`Tél. ${phone}`, 20, 168, { face: 'narrow', size: 10 })
        sheet.rule(10, 186, 288, 186)
        ;[['PALETTE', rank], ['POIDS', `${printed(kg)} kg`], ['HAYON', 'OUI']].forEach(([label, value], at) => {
          sheet.write(label!, 20 + at * 93, 191, { face: 'narrow', size: 8 })
          sheet.write(value!, 20 + at * 93, 203, { face: 'narrowBold', size: 17 })
          if (at > 0) sheet.rule(12 + at * 93, 186, 12 + at * 93, 230)
        })
        sheet.rule(10, 230, 288, 230)
        sheet.write(`Réf. client ${order}`, 20, 236, { face: 'narrow', size: 10 })
        bars(sheet, seed, 30, 258, 238, 96)
        sheet.write(tracking, 149, 362, { face: 'narrow', size: 12, align: 'center' })
        sheet.write('Ne pas gerber', 149, 386, { face: 'narrowBold', size: 12, align: 'center' })
      },
    }
  },
)
