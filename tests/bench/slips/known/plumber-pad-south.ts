import { layout } from '../layout.ts'
import { parties } from './south-print.ts'

interface Variant {
  readonly seed: number
  /** What is written by hand: quantity and words; nothing on a fresh leaf. */
  readonly lines: readonly (readonly [count: string, words: string])[]
  readonly weight: readonly [kg: number, words: string] | null
}

/** A printed pad of a small depot, filled with a pen. */
export const plumberPadSouth = layout<Variant>(
  'plumber-pad-south',
  [
    { seed: 9731, lines: [['2', 'Receveurs 80 x 120'], ['1', 'Chauffe-eau 200 L'], ['1', 'Carton robinetterie']], weight: [128, '128 kg'] },
    { seed: 9732, lines: [['5', 'Radiateurs acier T22'], ['10', 'Barres cuivre Ø 14']], weight: [212, '212 kg'] },
    { seed: 9733, lines: [], weight: null },
  ],
  ({ seed, lines, weight }) => {
    const { client, town, date, number } = parties(seed)
    return {
      expectedKg: weight === null ? null : weight[0],
      paper: { size: 'A5' },
      draw(sheet) {
        const blue = '#1b3a8a'
        const pen = { face: 'hand', size: 17, color: '#16264f' } as const
        sheet.write('DÉPÔT SANITAIRE MODÈLE', 28, 26, { face: 'sansBold', size: 14, color: blue })
        sheet.write('Chemin de l’Exemple – 06800 CAGNES', 28, 46, { size: 8.5, color: blue })
        sheet.write(`N° ${number.slice(2)}`, 392, 28, { face: 'sansBold', size: 13, color: '#b02020', align: 'right' })
        sheet.write('BON DE LIVRAISON', 392, 48, { face: 'sansBold', size: 10, color: blue, align: 'right' })
        const filled = lines.length > 0
        ;[['Date :', filled ? date : ''], ['Client :', filled ? client : ''], ['Livré à :', filled ? town : '']].forEach(([caption, value], at) => {
          sheet.write(caption!, 28, 82 + at * 24, { size: 10, color: blue })
          sheet.rule(76, 94 + at * 24, 392, 94 + at * 24, 0.6, blue, 1)
          sheet.write(value!, 84, 76 + at * 24, pen)
        })
        sheet.box(28, 164, 364, 270, undefined, blue)
        sheet.rule(28, 184, 392, 184, 0.6, blue)
        sheet.rule(88, 164, 88, 434, 0.6, blue)
        sheet.write('Quantité', 58, 170, { size: 9, align: 'center', color: blue })
        sheet.write('Désignation', 240, 170, { size: 9, align: 'center', color: blue })
        Array.from({ length: 9 }, (_, at) => sheet.rule(28, 209 + at * 25, 392, 209 + at * 25, 0.3, blue))
        lines.forEach(([count, words], at) => {
          sheet.write(count, 58, 189 + at * 25, { ...pen, align: 'center' })
          sheet.write(words, 98, 189 + at * 25, pen)
        })
        sheet.box(28, 442, 176, 34, undefined, blue)
        sheet.write('Poids total :', 34, 453, { size: 10, color: blue })
        if (weight !== null) sheet.write(weight[1], 104, 447, { ...pen, size: 20 })
        sheet.box(216, 442, 176, 90, undefined, blue)
        sheet.write('Signature du client', 222, 447, { size: 8, color: blue })
        sheet.write('Toute réclamation doit être faite sous 48 heures. Port dû au-delà de 30 km.', 210, 560, { size: 7.5, align: 'center', color: blue })
      },
    }
  },
)
