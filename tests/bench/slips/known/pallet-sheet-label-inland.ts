import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { chance } from '../drawing/chance.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './inland-parties.ts'

interface Variant {
  readonly seed: number
  readonly words: readonly [string, string]
  readonly of: number
  readonly net: number
  readonly gross: number
}

const variants: readonly Variant[] = [
  { seed: 15291, words: ['MORTIER-COLLE C2S1', '48 sacs de 25 kg'], of: 1, net: 1200, gross: 1226 },
  { seed: 15292, words: ['ENDUIT MONOCOUCHE', '40 sacs de 30 kg'], of: 3, net: 1200, gross: 1224 },
  { seed: 15293, words: ['RECEVEURS 90 x 120', '8 pièces'], of: 1, net: 308, gross: 331 },
]

/** A pallet's own sheet: of a load of one pallet it tells all, of one among several it does not. */
export const palletSheetLabelInland = layout('pallet-sheet-label-inland', variants, ({ seed, words, of, net, gross }) => {
  const { client, site, siteStreet, siteTown, order, date, luck } = parties(seed)
  return {
    paper: { size: [298, 420] as const },
    expectedKg: of === 1 ? gross : null,
    draw(sheet) {
      sheet.box(10, 10, 278, 400)
      writtenLines(sheet, ['Exp. : Usine Spécimen', 'Parc de l’Exemple, 58000 NEVERS'], 18, 17, 11, { size: 7.5 })
      sheet.rule(10, 42, 288, 42)
      writtenLines(sheet, [`Dest. : ${client}`, site, siteStreet, siteTown], 18, 49, 15, { face: 'sansBold', size: 11 })
      sheet.rule(10, 114, 288, 114)
      writtenLines(sheet, [words[0], words[1], `Cde ${order} – expédié le ${date}`], 18, 122, 16, { size: 9.5 }, { face: 'sansBold', size: 13 })
      sheet.rule(10, 176, 288, 176)
      const pairs: [string, string][] = [['PALETTE', `${of === 1 ? 1 : 2} / ${of}`], ['POIDS NET', `${fr(net)} kg`], ['POIDS BRUT', `${fr(gross)} kg`]]
      pairs.forEach(([caption, value], at) => {
        const middle = 10 + 46 + at * 93
        if (at > 0) sheet.rule(middle - 46, 176, middle - 46, 226)
        sheet.write(caption, middle, 182, { size: 7, align: 'center' })
        sheet.write(value, middle, 198, { face: 'sansBold', size: 14, align: 'center' })
      })
      sheet.rule(10, 226, 288, 226)
      const number = `3${luck.digits(17)}`
      bars(sheet, seed, 40, 244, 218, 90)
      sheet.write(`(00) ${number}`, 149, 342, { face: 'mono', size: 9.5, align: 'center' })
      sheet.write('Ne pas gerber – charge maxi sur palette 1 500 kg', 149, 384, { size: 8, align: 'center' })
    },
  }
})

function bars(sheet: Sheet, seed: number, x: number, y: number, width: number, height: number): void {
  const luck = chance(seed)
  for (let left = x; left < x + width - 4; ) {
    const thick = luck.whole(1, 3) * 0.9
    sheet.box(left, y, thick, height, '#000', '#000')
    left += thick + luck.whole(1, 3) * 1.1
  }
}
