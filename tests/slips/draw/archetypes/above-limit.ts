import { fr } from '../french-number.ts'
import { boxedHead, signatures } from '../letterheads.ts'
import { load } from '../load.ts'
import { table } from '../table.ts'
import { layout } from '../layout.ts'

/** More than the heaviest band: the number is still the number. */
export const aboveLimit = layout(
  'above-limit',
  [
    { seed: 271, fromKg: 1360, words: (kg: number) => `Poids total : ${fr(kg, 0, ' ')} kg` },
    { seed: 272, fromKg: 2000, words: (kg: number) => `Poids total : ${fr(kg / 1000, 3)} t` },
    { seed: 273, fromKg: 3000, words: (kg: number) => `Poids total (kg) : ${fr(kg, 1, '.')}` },
  ],
  ({ seed, fromKg, words }) => {
    const goods = load(seed, { lines: 12, decimals: 0, fromKg, upToKg: 6000 })
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const y = boxedHead(sheet, { seed })
        const under = table(sheet, {
          x: 30,
          y,
          lines: 'grid',
          columns: [
            { title: 'Désignation', width: 395 },
            { title: 'Qté', width: 70, align: 'right' },
            { title: 'Unité', width: 70, align: 'center' },
          ],
          rows: goods.lines.map(({ words: what, count, unit }) => [what, fr(count, 2), unit]),
        })
        sheet.write(words(goods.kg), 565, under + 14, { face: 'sansBold', size: 11, align: 'right' })
        sheet.write('Déchargement au moyen d’un chariot 2,5 t', 30, under + 16, { size: 8 })
        signatures(sheet, 740)
      },
    }
  },
)
