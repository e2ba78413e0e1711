import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cols, stripHead } from './shore-print.ts'
import { electrics, roofing } from './shore-wares.ts'

const variants = [
  { seed: 11579, shelf: electrics.slice(3, 12), supplier: 'Électro Spécimen' },
  { seed: 11580, shelf: roofing.slice(4, 13), supplier: 'Couverture Modèle' },
] as const

/** A form to refill the van with: articles and kilos of one piece, the pieces still to be filled in. */
export const shelfRefillBlank = layout('shelf-refill-blank-shore', variants, ({ seed, shelf, supplier }) => ({
  expectedKg: null,
  draw(sheet) {
    const y = stripHead(sheet, { seed, supplier, motto: 'Préparation des tournées', title: 'BON DE RÉASSORT', color: '#334' })
    const foot = table(sheet, {
      x: 36, y: y + 4, style: { size: 9 }, headFill: '#e8e8ef', lines: 'grid', rowHeight: 22,
      columns: cols(['Code', 65], ['Article', 228], ['U', 40, 'center'], ['Poids unit. kg', 75, 'right'], ['Qté voulue', 57, 'right'], ['Qté livrée', 58, 'right']),
      rows: shelf.map(([code, words, unit, unitKg]) => [code, words, unit, fr(unitKg, 2), '', '']),
    })
    sheet.write('À compléter avant 16 h et à remettre au magasin. Charge utile du fourgon : 1 150 kg.', 36, foot + 14, { size: 8.5 })
    sheet.write('Poids chargé : ........................ kg', 559, foot + 14, { size: 9, align: 'right' })
    sheet.write('Visa magasin :', 36, foot + 60, { size: 9 })
    sheet.write('Visa technicien :', 300, foot + 60, { size: 9 })
  },
}))
