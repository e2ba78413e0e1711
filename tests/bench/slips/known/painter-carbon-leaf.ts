import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk } from './lowland-desk.ts'

interface Variant { readonly seed: number; readonly goods: readonly (readonly [count: string, words: string])[]; readonly note: string | null; readonly kg: number | null }

const variants: readonly Variant[] = [
  { seed: 9651, goods: [['6', 'seaux mate blanc 15 L'], ['4', 'sacs enduit'], ['2', 'rlx toile de verre'], ['1', 'carton manchons']], note: 'Poids total 262 kg', kg: 262 },
  { seed: 9652, goods: [['20', 'sacs enduit à projeter 25 kg'], ['2', 'bidons primaire'], ['3', 'rlx bâche']], note: 'total : 530 kg', kg: 530 },
  { seed: 9653, goods: [['3', 'seaux satin 10 L'], ['1', 'lot pinceaux'], ['5', 'sacs enduit 25 kg'], ['1', 'échelle']], note: null, kg: null },
]

/** A leaf of a carbon book, filled by hand; the last says no weight of the load. */
export const painterCarbonLeaf = layout('painter-carbon-leaf-lowland', variants, ({ seed, goods, note, kg }) => {
  const who = desk(seed, 'paint')
  const ink = { face: 'hand', size: 19, color: '#1c2f86' } as const
  return {
    paper: { size: 'A5' },
    expectedKg: kg,
    draw(sheet) {
      const green = '#2f6b4f'
      sheet.write('BON DE LIVRAISON', 210, 24, { face: 'slabBold', size: 17, align: 'center', color: green })
      sheet.write(`N° ${who.order}`, 392, 28, { face: 'slabBold', size: 12, align: 'right', color: '#b3261e' })
      sheet.box(28, 56, 364, 92, undefined, green, 5)
      ;['De', 'À', 'Chantier', 'Date'].forEach((caption, at) => {
        sheet.write(caption, 36, 67 + at * 20, { face: 'slab', size: 9, color: green })
        sheet.rule(82, 78 + at * 20, 384, 78 + at * 20, 0.4, green, 1.5)
      })
      writtenLines(sheet, [who.supplier, who.client, who.site, who.date], 90, 58, 20, ink)
      sheet.box(28, 156, 364, 320, undefined, green)
      sheet.rule(90, 156, 90, 476, 0.6, green)
      sheet.write('Quantité', 59, 161, { face: 'slab', size: 9, color: green, align: 'center' })
      sheet.write('Désignation', 241, 161, { face: 'slab', size: 9, color: green, align: 'center' })
      for (let y = 176; y < 470; y += 25) sheet.rule(28, y, 392, y, 0.4, green)
      goods.forEach(([count, words], at) => {
        sheet.write(count, 59, 179 + at * 25, { ...ink, align: 'center' })
        sheet.write(words, 98, 179 + at * 25, ink)
      })
      if (note !== null) sheet.write(note, 98, 179 + (goods.length + 1) * 25, { ...ink, size: 21 })
      sheet.write('Signature du client', 36, 486, { face: 'slab', size: 9, color: green })
      sheet.turned(-6, 110, 530, () => sheet.write('Exemple', 70, 512, { ...ink, size: 26 }))
      sheet.write('Blanc : client – Rose : dépôt – Jaune : chauffeur', 210, 574, { face: 'slab', size: 7.5, align: 'center', color: green })
    },
  }
})
