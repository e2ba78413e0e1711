import { layout } from '../layout.ts'
import { moorParties } from './moor-parties.ts'
import { scrawl } from './moor-print.ts'

const variants = [
  { seed: 14336, lines: [['12', 'sacs ciment', ''], ['40', 'parpaings de 20', ''], ['1', 'poutre béton 5 m', '']], kg: '1180 kg', expectedKg: 1180 },
  { seed: 14337, lines: [['3', 'palettes tuiles', ''], ['1', 'rouleau écran', ''], ['2', 'bottes liteaux', '']], kg: '2,6 t', expectedKg: 2600 },
] as const

/** A duplicate pad filled with a pen: printed captions and dotted lines, everything else by hand. */
export const carbonPadInk = layout('carbon-pad-ink-moor', variants, ({ seed, lines, kg, expectedKg }) => ({
  expectedKg,
  paper: { size: 'A5' },
  draw(sheet) {
    const who = moorParties(seed, ['Exemple'])
    const pen = { face: 'hand', size: 16, color: '#1d2f7a' } as const
    const ink = '#2f5d3a'
    sheet.box(20, 20, 380, 555, undefined, ink)
    sheet.write('BON DE LIVRAISON', 210, 30, { face: 'slabBold', size: 15, color: ink, align: 'center' })
    sheet.write(`N° ${who.slip}`, 390, 34, { face: 'slabBold', size: 11, color: '#b02020', align: 'right' })
    ;[['De', 'Négoce Exemple'], ['À', who.client], ['Chantier', `${who.siteStreet}, ${who.siteTown.slice(6)}`], ['Date', who.date.replaceAll('/', ' / ')]].forEach(([caption, value], at) => {
      const y = 70 + at * 28
      sheet.write(caption!, 32, y, { face: 'slab', size: 10, color: ink })
      sheet.rule(88, y + 12, 388, y + 12, 0.5, ink, 1.5)
      sheet.write(value!, 98, y - 6, pen)
    })
    sheet.box(20, 190, 380, 22, '#e3eee5', ink)
    ;[['Qté', 32], ['Désignation', 92], ['Prix', 350]].forEach(([caption, x]) => sheet.write(String(caption), Number(x), 195, { face: 'slabBold', size: 10, color: ink }))
    ;[80, 335].forEach((x) => sheet.rule(x, 190, x, 450, 0.6, ink))
    Array.from({ length: 8 }, (_, at) => sheet.rule(20, 238 + at * 26, 400, 238 + at * 26, 0.4, ink))
    lines.forEach(([count, words], at) => {
      sheet.write(count, 50, 217 + at * 26, { ...pen, align: 'center' })
      sheet.write(words, 92, 217 + at * 26, pen)
    })
    sheet.rule(20, 450, 400, 450, 0.6, ink)
    ;[['Poids total', kg, 32], ['Palettes consignées', '2', 215]].forEach(([caption, value, x]) => {
      sheet.write(String(caption), Number(x), 465, { face: 'slabBold', size: 10, color: ink })
      sheet.write(String(value), Number(x) + (caption === 'Poids total' ? 75 : 112), 457, { ...pen, size: 19 })
    })
    sheet.write('Signature', 260, 500, { face: 'slab', size: 10, color: ink })
    scrawl(sheet, 270, 525)
  },
}))
