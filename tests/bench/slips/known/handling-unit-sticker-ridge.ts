import { chance } from '../drawing/chance.ts'
import { layout } from '../layout.ts'
import { ridgeParties } from './ridge-parties.ts'

/** A sticker on the one pallet of a consignment; on one of three pallets it does not tell the whole. */
export const handlingUnitStickerRidge = layout('handling-unit-sticker-ridge', [{ seed: 16300, of: 1 }, { seed: 16301, of: 1 }, { seed: 16302, of: 3 }], ({ seed, of }) => {
  const luck = chance(seed)
  const on = ridgeParties(seed)
  const kg = luck.whole(180, 920)
  return {
    expectedKg: of === 1 ? kg : null,
    paper: { size: [298, 420] },
    draw(sheet) {
      const detail = chance(seed + 1)
      const small = { face: 'narrow', size: 8 } as const
      const large = { face: 'narrowBold', size: 12 } as const
      sheet.box(10, 10, 278, 400)
      sheet.write('EXP.', 18, 16, small)
      ;['Isolants Spécimen', '45000 ORLÉANS'].forEach((line, at) => sheet.write(line, 48, 16 + at * 14, { face: 'narrow', size: 10 }))
      sheet.rule(10, 50, 288, 50)
      sheet.write('DEST.', 18, 56, small)
      ;[on.client, on.siteStreet, on.siteTown].forEach((line, at) => sheet.write(line, 48, 56 + at * 18, large))
      sheet.rule(10, 116, 288, 116)
      const cases = [['N° EXPÉDITION', on.slip], ['PALETTE', of === 1 ? '1 / 1' : '2 / 3'], ['POIDS BRUT', `${kg} KG`], ['DIM. (cm)', `120x80x${detail.whole(90, 210)}`]] as const
      cases.forEach(([name, worth], at) => {
        const [x, y] = [10 + (at % 2) * 139, 116 + Math.floor(at / 2) * 48]
        sheet.box(x, y, 139, 48)
        sheet.write(name, x + 8, y + 6, small)
        sheet.write(worth, x + 8, y + 21, { face: 'narrowBold', size: 15 })
      })
      sheet.write(`${of === 1 ? 'Enduits et accessoires' : 'Laine de roche panneaux'} – lot ${on.order}`, 18, 220, { face: 'narrow', size: 10 })
      sheet.write('Ne pas gerber – charge maxi dessus 0 kg', 18, 236, { face: 'narrow', size: 10 })
      sheet.rule(10, 256, 288, 256)
      let x = 26
      while (x < 268) {
        const width = detail.whole(1, 3)
        sheet.box(x, 272, width, 92, '#111', '#111')
        x += width + detail.whole(2, 4)
      }
      sheet.write(`(00) 3 0000000 ${on.slip}${detail.digits(3)} ${detail.digits(1)}`, 149, 376, { face: 'mono', size: 10, align: 'center' })
    },
  }
})
