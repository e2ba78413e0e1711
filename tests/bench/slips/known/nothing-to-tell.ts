import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { layout } from '../layout.ts'

/** Weights of everything but the load: of the truck, of a part, of one sack, of what is allowed. */
export const nothingToTell = layout('nothing-to-tell', [
  { seed: 2310, facts: ['Poids à vide : 1 980 kg', 'PTAC : 3 500 kg', 'Charge utile : 1 520 kg'] },
  { seed: 2320, facts: ['Dont matières dangereuses : 120 kg', 'Poids unitaire maximal : 35 kg', 'Poids : voir annexe'] },
  { seed: 2330, facts: ['Poids maximal par palette : 1 200 kg', 'Capacité du hayon : 750 kg', 'Poids total : à peser'] },
  { seed: 2340, facts: ['Poids total : 3#8,5 kg', 'Volume total : 2,40 m³', 'Total colis : 7'] },
], ({ seed, facts }) => {
  const goods = load(seed, { lines: 6 })
  return {
    expectedKg: null,
    draw(sheet) {
      const { supplier, client, siteTown, slip, date } = marks(seed)
      sheet.write('BON DE LIVRAISON', 50, 40, { face: 'slabBold', size: 18 })
      sheet.write(`${slip} – ${date}`, 50, 66, { face: 'slab', size: 11 })
      sheet.write(supplier, 545, 42, { face: 'slabBold', size: 12, align: 'right' })
      sheet.write(`${client}, ${siteTown}`, 545, 60, { face: 'slab', size: 11, align: 'right' })
      facts.forEach((fact, at) => sheet.write(fact, 50, 110 + at * 20, { face: 'slab', size: 12 }))
      goods.lines.forEach(({ words, count, unit, total }, at) => {
        sheet.write(`${count} ${unit}`, 50, 200 + at * 26, { face: 'slab', size: 12 })
        sheet.write(words, 120, 200 + at * 26, { face: 'slab', size: 12 })
        sheet.write(`${fr(total, 2, ' ')} €`, 545, 200 + at * 26, { face: 'slab', size: 12, align: 'right' })
      })
      sheet.rule(50, 200 + goods.lines.length * 26, 545, 200 + goods.lines.length * 26)
      sheet.write('Total', 120, 208 + goods.lines.length * 26, { face: 'slabBold', size: 12 })
      sheet.write(`${fr(goods.total, 2, ' ')} €`, 545, 208 + goods.lines.length * 26, { face: 'slabBold', size: 12, align: 'right' })
    },
  }
})
