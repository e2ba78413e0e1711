import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk, type Trade } from './lowland-desk.ts'
import { barCode, figure } from './lowland-print.ts'

interface Variant { readonly seed: number; readonly trade: Trade; readonly words: string; readonly rank: string; readonly palletKg: number; readonly allKg: number | null; readonly expectedKg: number | null }

const variants: readonly Variant[] = [
  { seed: 9681, trade: 'tile', words: 'Mortier-colle C2S1 – 40 sacs', rank: '1/1', palletKg: 1030, allKg: null, expectedKg: 1030 },
  { seed: 9682, trade: 'plumbing', words: 'Radiateurs type 22 – 14 pièces', rank: '2/3', palletKg: 312, allKg: 904, expectedKg: 904 },
  { seed: 9683, trade: 'electric', words: 'Chemins de câbles – fagots', rank: '1/4', palletKg: 286, allKg: null, expectedKg: null },
]

/** A maker's pallet sticker; of one pallet among four, it tells nothing of the whole load. */
export const makerPalletSticker = layout('maker-pallet-sticker-lowland', variants, ({ seed, trade, words, rank, palletKg, allKg, expectedKg }) => {
  const who = desk(seed, trade)
  return {
    paper: { size: [283, 425] },
    expectedKg,
    draw(sheet) {
      sheet.box(8, 8, 267, 409)
      writtenLines(sheet, [`EXP. : ${who.supplier}`, `${who.street} ${who.town}`], 16, 16, 13, { size: 8.5 }, { size: 9.5, face: 'sansBold' })
      sheet.rule(8, 48, 275, 48)
      writtenLines(sheet, ['DEST.', who.client, who.site, who.siteStreet, who.siteTown], 16, 54, 17, { size: 12 }, { size: 8 })
      sheet.rule(8, 144, 275, 144)
      sheet.write('PALETTE', 16, 150, { size: 8 })
      sheet.write(rank, 70, 160, { face: 'sansBold', size: 26, align: 'center' })
      sheet.rule(141, 144, 141, 198)
      sheet.write('POIDS PALETTE (KG)', 149, 150, { size: 8 })
      sheet.write(figure(palletKg, 0, 'blank'), 208, 162, { face: 'sansBold', size: 22, align: 'center' })
      sheet.rule(8, 198, 275, 198)
      sheet.write('CONTENU', 16, 204, { size: 8 })
      sheet.write(words, 16, 217, { face: 'sansBold', size: 11 })
      sheet.write(`BL ${who.slip}   Cde ${who.order}   ${who.date}`, 16, 235, { size: 9 })
      sheet.rule(8, 252, 275, 252)
      if (allKg !== null) {
        sheet.write('POIDS TOTAL EXPÉDITION', 16, 260, { size: 9 })
        sheet.write(`${figure(allKg, 0, 'blank')} kg`, 267, 257, { face: 'sansBold', size: 14, align: 'right' })
      } else sheet.write('Ne pas gerber – gerbage maxi 0 kg', 16, 260, { size: 9 })
      sheet.rule(8, 278, 275, 278)
      barCode(sheet, 30, 290, 223, 78, seed)
      sheet.write(`(00) 3 0000000 ${who.slip}${who.order.slice(0, 3)} 4`, 141, 376, { face: 'printer', size: 9.5, align: 'center' })
      sheet.write('Modèle d’étiquette', 141, 396, { size: 7.5, align: 'center', color: '#555' })
    },
  }
})
