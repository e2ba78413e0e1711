import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { barcode } from './paper-marks.ts'

interface Variant {
  readonly seed: number
  readonly goods: string
  readonly number: number
  readonly of: number
  readonly kg: number
  /** The whole consignment, where the card says it. */
  readonly allKg?: number
}

const variants: readonly Variant[] = [
  { seed: 9609, goods: 'Plaques fibres-ciment', number: 1, of: 1, kg: 868 },
  { seed: 9610, goods: 'Membrane bitume', number: 2, of: 2, kg: 574, allKg: 1203 },
  { seed: 9611, goods: 'Tuiles de rive', number: 2, of: 3, kg: 612 },
]

/** The card stapled on a pallet: one pallet's weight, and perhaps the consignment's. */
export const palletCard = layout('pallet-card-north', variants, ({ seed, goods, number, of, kg, allKg }) => ({
  expectedKg: allKg ?? (of === 1 ? kg : null),
  paper: { size: [298, 420] },
  draw(sheet) {
    const { client, site, siteTown, slip, date, order } = marks(seed)
    const plain = { face: 'sans', size: 9 } as const
    sheet.box(10, 10, 278, 400, undefined, '#111')
    sheet.write('RÉSEAU PALETTE SPÉCIMEN', 20, 20, { face: 'sansBold', size: 12 })
    sheet.write(date, 278, 22, { ...plain, align: 'right' })
    sheet.rule(10, 40, 288, 40)
    writtenLines(sheet, ['Expéditeur : Toitures Modèle – 06700 EXEMPLE', `Commande ${order}`], 20, 48, 14, plain)
    sheet.rule(10, 80, 288, 80)
    sheet.write('DESTINATAIRE', 20, 86, { ...plain, size: 7 })
    sheet.write(client, 20, 98, { face: 'sansBold', size: 13 })
    sheet.write(site, 20, 117, { ...plain, size: 8 })
    sheet.write(siteTown, 20, 132, { face: 'sansBold', size: 15 })
    sheet.rule(10, 156, 288, 156)
    sheet.rule(149, 156, 149, 216)
    sheet.write('Palette', 20, 162, plain)
    sheet.write(`${number} / ${of}`, 80, 180, { face: 'sansBold', size: 22, align: 'center' })
    sheet.write('Poids palette', 159, 162, plain)
    sheet.write(`${fr(kg)} kg`, 219, 182, { face: 'sansBold', size: 20, align: 'center' })
    sheet.rule(10, 216, 288, 216)
    sheet.write(goods, 20, 224, plain)
    sheet.write('Dimensions 120 × 100 × 95 cm', 20, 239, plain)
    if (allKg !== undefined) sheet.write(`Poids total de l’envoi : ${fr(allKg, 0, ' ')} kg`, 20, 256, { face: 'sansBold', size: 11 })
    sheet.write('Ne pas gerber – craint l’humidité', 20, 276, { ...plain, size: 8 })
    barcode(sheet, 30, 298, 238, 78, seed)
    sheet.write(`(00) 3 0000000 ${slip.slice(2)} ${number}`, 149, 384, { face: 'mono', size: 9, align: 'center' })
  },
}))
