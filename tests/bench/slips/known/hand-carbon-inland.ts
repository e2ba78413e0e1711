import { fr } from '../drawing/french-number.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './inland-parties.ts'

interface Variant {
  readonly seed: number
  readonly written: readonly (readonly [count: string, words: string])[]
  readonly weight: readonly [words: string, kg: number] | null
}

const variants: readonly Variant[] = [
  { seed: 15321, weight: [`${fr(1350, 0, ' ')} kg`, 1350], written: [['20', 'sacs ciment 35 kg'], ['1', 'palette parpaings de 15'], ['6', 'linteaux 1,20 m']] },
  { seed: 15322, weight: ['2,4 T', 2400], written: [['2', 'big bags sable'], ['15', 'bordures P1']] },
  { seed: 15323, weight: null, written: [['12', 'plaques BA13'], ['3', 'rouleaux laine de verre'], ['1', 'carton de vis']] },
]

/** A printed pad filled with a pen; its line for the weight may stay empty. */
export const handCarbonInland = layout('hand-carbon-inland', variants, ({ seed, written, weight }) => {
  const { client, site, siteTown, note, shortDate, plate } = parties(seed)
  return {
    paper: { size: 'A5' },
    expectedKg: weight?.[1] ?? null,
    draw(sheet) {
      const ink = { face: 'hand', size: 17, color: '#1f3a93' } as const
      const print = { face: 'serif', size: 10 } as const
      const line = (words: string, value: string, x: number, y: number, from: number, to: number) => {
        sheet.write(words, x, y, print)
        sheet.rule(from, y + 11, to, y + 11, 0.4, '#333', 1)
        sheet.write(value, from + 6, y - 8, ink)
      }
      writtenLines(sheet, ['MATÉRIAUX SPÉCIMEN', 'Vente et livraison – 23000 GUÉRET'], 28, 26, 17, { face: 'serif', size: 9 }, { face: 'serifBold', size: 14 })
      sheet.write('BON DE LIVRAISON', 392, 26, { face: 'serifBold', size: 12, align: 'right' })
      sheet.write(`N° ${note}`, 392, 44, { face: 'serifBold', size: 13, color: '#c0392b', align: 'right' })
      line('Date', shortDate, 28, 82, 56, 150)
      line('Camion', plate, 170, 82, 212, 392)
      line('Client', client, 28, 110, 62, 392)
      line('Chantier', `${site}, ${siteTown}`, 28, 138, 72, 392)
      sheet.box(28, 166, 364, 270)
      sheet.rule(28, 186, 392, 186)
      sheet.rule(92, 166, 92, 436)
      sheet.write('Quantité', 60, 171, { ...print, align: 'center' })
      sheet.write('Désignation', 242, 171, { ...print, align: 'center' })
      Array.from({ length: 9 }, (_, at) => sheet.rule(28, 211 + at * 25, 392, 211 + at * 25, 0.3, '#999'))
      written.forEach(([count, words], at) => {
        sheet.write(count, 60, 192 + at * 25, { ...ink, align: 'center' })
        sheet.write(words, 102, 192 + at * 25, ink)
      })
      line('Poids total', weight?.[0] ?? '', 28, 456, 86, 210)
      line('Palettes', weight === null ? '' : '2', 230, 456, 272, 392)
      sheet.write('Signature du livreur', 28, 490, print)
      sheet.write('Signature du client', 392, 490, { ...print, align: 'right' })
      sheet.write('Feuillet blanc : client – feuillet rose : dépôt – feuillet jaune : souche', 210, 570, { face: 'serif', size: 7.5, align: 'center' })
    },
  }
})
