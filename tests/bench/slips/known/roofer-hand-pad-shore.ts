import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { shore } from './shore-parties.ts'

interface Filled {
  readonly goods: readonly (readonly [count: string, words: string])[]
  readonly kg: number
}

const variants: readonly { readonly seed: number; readonly filled: Filled | null }[] = [
  { seed: 11568, filled: { goods: [['240', 'tuiles romanes'], ['12', 'faîtières'], ['1', 'seau de mortier prêt']], kg: 890 } },
  { seed: 11569, filled: { goods: [['8', 'gouttières zinc de 33'], ['16', 'crochets'], ['4', 'descentes Ø 100'], ['2', 'rlx écran HPV']], kg: 95 } },
  { seed: 11570, filled: null },
]

/** A roofing yard's carbon pad, filled by hand; the third leaf has been left blank. */
export const rooferHandPad = layout('roofer-hand-pad-shore', variants, ({ seed, filled }) => ({
  paper: { size: 'A5' },
  expectedKg: filled?.kg ?? null,
  draw(sheet) {
    const { client, site, siteTown, date, slip } = shore(seed)
    const ink = { face: 'hand', size: 17, color: '#1d3c9c' } as const
    const blue = '#2b4a7a'
    writtenLines(sheet, ['COUVERTURE ZINGUERIE EXEMPLE', 'Dépôt de l’Exemple – 06510 CARROS', 'Tél. 04 00 00 00 00'], 28, 26, 14, { size: 8, color: blue }, { face: 'sansBold', size: 11, color: blue })
    sheet.write('BON DE LIVRAISON', 392, 26, { face: 'sansBold', size: 11, color: blue, align: 'right' })
    sheet.write(`N° ${slip.slice(2)}`, 392, 44, { face: 'mono', size: 13, color: '#b3261e', align: 'right' })
    const line = (caption: string, x: number, y: number, to: number, words: string) => {
      sheet.write(caption, x, y, { size: 9, color: blue })
      const from = x + sheet.widthOf(caption, { size: 9 }) + 6
      sheet.rule(from, y + 11, to, y + 11, 0.5, blue, 1.5)
      if (filled !== null) sheet.write(words, from + 6, y - 7, ink)
    }
    line('Client :', 28, 88, 392, client)
    line('Chantier :', 28, 114, 392, `${site}, ${siteTown.slice(6)}`)
    line('Date :', 28, 140, 190, date)
    line('Véhicule :', 210, 140, 392, 'camion plateau')
    sheet.box(28, 168, 364, 250, undefined, blue)
    sheet.rule(92, 168, 92, 418, 0.5, blue)
    sheet.rule(28, 190, 392, 190, 0.7, blue)
    sheet.write('Quantité', 60, 174, { face: 'sansBold', size: 9, color: blue, align: 'center' })
    sheet.write('Désignation', 242, 174, { face: 'sansBold', size: 9, color: blue, align: 'center' })
    Array.from({ length: 9 }, (_, at) => sheet.rule(28, 214 + at * 24, 392, 214 + at * 24, 0.3, '#9ab'))
    filled?.goods.forEach(([count, words], at) => {
      sheet.write(count, 60, 193 + at * 24, { ...ink, align: 'center' })
      sheet.write(words, 100, 193 + at * 24, ink)
    })
    sheet.box(28, 428, 178, 40, undefined, blue)
    sheet.write('POIDS TOTAL', 34, 433, { size: 7.5, color: blue })
    sheet.write('kg', 190, 448, { size: 11, color: blue, align: 'right' })
    if (filled !== null) sheet.write(String(filled.kg), 120, 438, { ...ink, size: 22, align: 'center' })
    sheet.box(214, 428, 178, 40, undefined, blue)
    sheet.write('PALETTES RENDUES', 220, 433, { size: 7.5, color: blue })
    sheet.box(28, 478, 364, 70, undefined, blue)
    sheet.write('Signature du client', 34, 483, { size: 7.5, color: blue })
    sheet.write('Imprimerie Modèle – carnet de 50 liasses', 210, 566, { size: 6.5, color: blue, align: 'center' })
  },
}))
