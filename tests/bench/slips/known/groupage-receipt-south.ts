import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { bars, figure, parties } from './south-print.ts'

interface Variant {
  readonly seed: number
  readonly goods: readonly (readonly [count: number, kind: string, nature: string, kg: number])[]
  readonly metres: number
  readonly taxableKg: number
  readonly decimals: number
}

/** A groupage carrier's receipt: the real weight, and the one the price is made on. */
export const groupageReceiptSouth = layout<Variant>(
  'groupage-receipt-south',
  [
    { seed: 9551, goods: [[1, 'PAL', 'Radiateurs', 286], [3, 'COL', 'Robinetterie', 41]], metres: 1.32, taxableKg: 330, decimals: 0 },
    { seed: 9552, goods: [[2, 'PAL', 'Parquet contrecollé', 1148]], metres: 1.75, taxableKg: 1150, decimals: 0 },
    { seed: 9553, goods: [[1, 'PAL', 'Isolant en rouleaux', 118.5], [2, 'COL', 'Accessoires de pose', 24]], metres: 2.9, taxableKg: 725, decimals: 1 },
  ],
  ({ seed, goods, metres, taxableKg, decimals }) => {
    const kg = goods.reduce((sum, [, , , each]) => sum + each, 0)
    const units = goods.reduce((sum, [count]) => sum + count, 0)
    const { client, place, town, number, order, date, phone, plate } = parties(seed)
    return {
      expectedKg: kg,
      paper: { size: 'A5', landscape: true },
      draw(sheet) {
        const bold = 'condensedBold'
        const plain = 'condensed'
        sheet.box(20, 18, 555, 34, '#202a44', '#202a44')
        sheet.write('TRANSPORTS EXEMPLE MESSAGERIE', 30, 26, { face: bold, size: 16, color: '#fff' })
        sheet.write('RÉCÉPISSÉ', 565, 27, { face: bold, size: 14, color: '#fff', align: 'right' })
        sheet.box(20, 56, 180, 78)
        writtenLines(sheet, ['EXPÉDITEUR', 'Grossiste Modèle SA', 'Z.A. du Spécimen', '26000 VALENCE'], 26, 60, 17, { face: plain, size: 11 }, { face: bold, size: 8, color: '#555' })
        sheet.box(204, 56, 196, 78)
        writtenLines(sheet, ['DESTINATAIRE', client, place, `${town} – ${phone}`], 210, 60, 17, { face: plain, size: 11 }, { face: bold, size: 8, color: '#555' })
        sheet.box(404, 56, 171, 78)
        bars(seed, 46).reduce((x, width, at) => {
          if (at % 2 === 0) sheet.box(x, 62, width, 40, '#111')
          return x + width + 1.4
        }, 418)
        sheet.write(`${order}${number}`, 490, 110, { face: plain, size: 11, align: 'center', spacing: 1 })
        const heads = [['Nb', 50], ['Unité', 105], ['Nature de la marchandise', 155], ['Poids kg', 395]] as const
        sheet.box(20, 140, 380, 150)
        sheet.rule(20, 158, 400, 158)
        heads.forEach(([words, x], at) => sheet.write(words, x, 144, { face: bold, size: 9, align: at === 0 || at === 3 ? 'right' : 'left' }))
        goods.forEach(([count, kind, nature, each], at) => {
          ;[String(count), kind, nature, figure(each, decimals, ' ')].forEach((words, column) =>
            sheet.write(words, heads[column]![1], 164 + at * 18, { face: plain, size: 11, align: column === 0 || column === 3 ? 'right' : 'left' }))
        })
        sheet.rule(20, 268, 400, 268)
        sheet.write(String(units), 50, 272, { face: bold, size: 11, align: 'right' })
        sheet.write('unités de manutention', 105, 272, { face: plain, size: 11 })
        sheet.box(404, 140, 171, 150)
        ;[['Poids réel', `${figure(kg, decimals, ' ')} kg`], ['Volume', `${figure(metres)} m³`], ['Poids taxable', `${figure(taxableKg, 0, ' ')} kg`], ['Port', 'Payé'], ['Date d’enlèvement', date]].forEach(([caption, value], at) => {
          sheet.write(caption!, 410, 148 + at * 28, { face: plain, size: 10, color: '#444' })
          sheet.write(value!, 569, 147 + at * 28, { face: bold, size: 12, align: 'right' })
          if (at > 0) sheet.rule(404, 141 + at * 28, 575, 141 + at * 28, 0.3)
        })
        sheet.box(20, 296, 270, 84)
        sheet.write('Reçu les marchandises ci-dessus – nom, date, heure, signature', 26, 300, { face: plain, size: 9 })
        sheet.box(296, 296, 279, 84)
        writtenLines(sheet, ['Réserves précises et motivées :', '', `Véhicule ${plate}`], 302, 300, 28, { face: plain, size: 9 })
        sheet.write('Contrat type général applicable. Indemnité limitée à 33 € par kg de poids brut de marchandise manquante ou avariée, 1 000 € par colis.', 20, 388, { face: plain, size: 8, color: '#555' })
      },
    }
  },
)
