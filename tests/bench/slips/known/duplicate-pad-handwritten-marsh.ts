import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'

type Line = readonly [count: string, words: string]

/** A preprinted duplicate pad filled by hand; the last leaf was signed without being filled. */
export const duplicatePadHandwritten = layout<{ seed: number; lines: readonly Line[]; kg: number | null }>('duplicate-pad-handwritten-marsh', [
  { seed: 303650, lines: [['12', 'sacs ciment'], ['1', 'big bag sable'], ['4', 'treillis soudés']], kg: 1480 },
  { seed: 303651, lines: [['18', 'plaques BA13'], ['25', 'rails et montants'], ['3', 'sacs enduit']], kg: 585 },
  { seed: 303652, lines: [], kg: null },
], ({ seed, lines, kg }) => ({
  expectedKg: kg,
  paper: { size: 'A5' as const },
  draw(sheet) {
    const who = marshParties(seed)
    const blue = { face: 'hand' as const, size: 16, color: '#1a2f8a' }
    sheet.write('Matériaux du Spécimen', 28, 24, { face: 'serifBold', size: 16 })
    sheet.write('Route de l’Exemple – 06440 L’ESCARÈNE', 28, 44, { face: 'serif', size: 9 })
    sheet.write('BON DE LIVRAISON', 392, 24, { face: 'serifBold', size: 12, align: 'right' })
    sheet.write(`N° ${who.account}`, 392, 42, { face: 'serif', size: 12, color: '#b00', align: 'right' })
    dottedField(sheet, 'Date', 28, 78, 150)
    dottedField(sheet, 'Client', 28, 104, 364)
    dottedField(sheet, 'Chantier', 28, 130, 364)
    const foot = table(sheet, { x: 28, y: 156, columns: [{ title: 'Quantité', width: 70 }, { title: 'DÉSIGNATION', width: 294, align: 'center' }], rows: Array.from({ length: 9 }, () => []), rowHeight: 24, lines: 'grid', headStyle: { face: 'serifBold', size: 9 } })
    dottedField(sheet, 'Poids total (kg)', 28, foot + 14, 200)
    dottedField(sheet, 'Palettes', 250, foot + 14, 142)
    sheet.write('Signature du client', 28, foot + 42, { face: 'serif', size: 9 })
    sheet.box(28, foot + 56, 364, 66)
    sheet.write('Blanc : client – Rose : comptabilité – Jaune : souche', 210, 570, { face: 'serif', size: 7.5, align: 'center' })
    sheet.write('reçu', 300, foot + 74, blue)
    if (kg === null) return
    sheet.write(who.shortDay, 64, 69, blue)
    sheet.write(who.client, 70, 95, blue)
    sheet.write(`${who.site}, ${who.siteTown}`, 80, 121, blue)
    lines.forEach(([count, words], at) => {
      sheet.write(count, 46, 180 + at * 24, blue)
      sheet.write(words, 110, 180 + at * 24, blue)
    })
    sheet.write(String(kg), 125, foot + 4, blue)
    sheet.write('2', 320, foot + 4, blue)
  },
}))

function dottedField(sheet: Sheet, caption: string, x: number, y: number, width: number): void {
  sheet.write(caption, x, y, { face: 'serif', size: 9.5 })
  const left = x + sheet.widthOf(caption, { face: 'serif', size: 9.5 }) + 6
  sheet.rule(left, y + 9, x + width, y + 9, 0.5, '#777', 1.5)
}
