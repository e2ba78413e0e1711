import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { bars, stacked } from './uphill-print.ts'

interface Filled {
  readonly seed: number
  readonly words: string
  readonly units: number
  readonly netKg: number
  readonly grossKg: number
}

/** The sticker of a single pallet, in two tongues. */
export const palletStickerSingle = layout<Filled>(
  'pallet-sticker-single-uphill',
  [
    { seed: 9681, words: 'ENDUIT MONOCOUCHE 25KG', units: 42, netKg: 1050, grossKg: 1076 },
    { seed: 9682, words: 'RADIATEUR PANNEAU 22-600', units: 14, netKg: 443.8, grossKg: 471.5 },
  ],
  ({ seed, words, units, netKg, grossKg }) => {
    const { client, siteStreet, siteTown, number, order, day } = uphillParties(seed)
    const decimals = Number.isInteger(grossKg) ? 0 : 1
    return {
      expectedKg: grossKg,
      paper: { size: [298, 420] },
      draw(sheet) {
        sheet.box(8, 8, 282, 404)
        stacked(sheet, ['EXP. / FROM', 'Usine du Spécimen', 'ZI du Modèle – 26000 VALENCE'], 16, 14, 12, { size: 9 }, { size: 7 })
        sheet.rule(8, 56, 290, 56)
        stacked(sheet, ['DEST. / TO', client, siteStreet, siteTown], 16, 61, 14, { face: 'sansBold', size: 10.5 }, { size: 7 })
        sheet.rule(8, 122, 290, 122)
        const cell = (caption: string, value: string, x: number, y: number) => {
          sheet.write(caption, x, y, { size: 6.5 })
          sheet.write(value, x, y + 9, { face: 'sansBold', size: 11.5 })
        }
        cell('PRODUIT / PRODUCT', words, 16, 127)
        cell('QTÉ / QUANTITY', fr(units), 16, 155)
        cell('LOT / BATCH', `L${number}`, 110, 155)
        cell('PALETTE / PALLET', '1 / 1', 214, 155)
        cell('POIDS NET / NET WEIGHT (KG)', fr(netKg, decimals), 16, 183)
        cell('POIDS BRUT / GROSS WEIGHT (KG)', fr(grossKg, decimals), 156, 183)
        cell('CDE / ORDER', order, 16, 211)
        cell('DATE', day, 156, 211)
        sheet.rule(8, 240, 290, 240)
        bars(sheet, seed, 24, 250, 250, 56)
        sheet.write(`(02) 0000000${number} (37) ${units} (10) L${number}`, 149, 310, { size: 7, align: 'center' })
        bars(sheet, seed + 1, 24, 326, 250, 60)
        sheet.write(`(00) 3 0000000 000${number} 0`, 149, 390, { face: 'sansBold', size: 9, align: 'center' })
      },
    }
  },
)
