import { layout } from '../layout.ts'
import { shore } from './shore-parties.ts'

const variants: readonly { readonly seed: number; readonly goods: string; readonly gross: number; readonly at: number; readonly of: number }[] = [
  { seed: 11561, goods: 'RADIATEURS ACIER', gross: 412, at: 1, of: 1 },
  { seed: 11562, goods: 'ÉTANCHÉITÉ BITUME', gross: 986, at: 1, of: 1 },
  { seed: 11563, goods: 'RADIATEURS ACIER', gross: 388, at: 2, of: 3 },
]

/** The sticker of one pallet; the third says it is the second of three. */
export const palletStickerGross = layout('pallet-sticker-gross-shore', variants, ({ seed, goods, gross, at, of }) => ({
  paper: { size: [298, 420] },
  expectedKg: of === 1 ? gross : null,
  draw(sheet) {
    const { client, site, siteStreet, siteTown, order, date, luck } = shore(seed)
    const cell = (x: number, y: number, width: number, height: number, caption: string, value: string, size = 12) => {
      sheet.box(x, y, width, height)
      sheet.write(caption, x + 5, y + 4, { size: 6.5 })
      sheet.write(value, x + 5, y + 15, { face: 'sansBold', size })
    }
    cell(12, 12, 274, 34, 'EXPÉDITEUR / FROM', 'USINE SPÉCIMEN – 59000 LILLE', 11)
    sheet.box(12, 46, 274, 82)
    sheet.write('DESTINATAIRE / TO', 17, 50, { size: 6.5 })
    ;[client.toUpperCase(), site.toUpperCase(), siteStreet.toUpperCase(), siteTown].forEach((words, line) => sheet.write(words, 17, 62 + line * 16, { face: line === 3 ? 'sansBold' : 'sans', size: line === 3 ? 13 : 11 }))
    cell(12, 128, 160, 38, 'CONTENU / CONTENT', goods)
    cell(172, 128, 114, 38, 'COMMANDE / ORDER', `CDE ${order}`)
    cell(12, 166, 137, 44, 'POIDS BRUT / GROSS WEIGHT (KG)', String(gross), 19)
    cell(149, 166, 137, 44, 'PALETTE / PALLET', `${at} / ${of}`, 19)
    cell(12, 210, 137, 34, 'DATE', date)
    cell(149, 210, 137, 34, 'DIMENSIONS (CM)', '120 × 80 × 146')
    sheet.box(12, 244, 274, 164)
    sheet.write('SSCC', 17, 248, { size: 6.5 })
    const digits = `3${luck.digits(17)}`
    let x = 34
    while (x < 262) {
      const thick = luck.whole(1, 3)
      sheet.box(x, 264, thick, 92, '#000', '#000')
      x += thick + luck.whole(2, 4)
    }
    sheet.write(`(00) ${digits}`, 149, 368, { face: 'mono', size: 11, align: 'center' })
    sheet.write('Ne pas gerber', 149, 388, { size: 8.5, align: 'center' })
  },
}))
