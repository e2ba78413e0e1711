import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { layout } from '../layout.ts'

/** A coloured bar down the left side holds the facts, each label over its value; the goods are cards, not a table. */
export const sidebar = layout('sidebar', [
  { seed: 1010, label: 'POIDS EXPÉDIÉ', unit: ' kg', color: '#12355b' },
  { seed: 1020, label: 'Poids total', unit: ' kg', color: '#3d5a2a' },
  { seed: 1030, label: 'POIDS (KG)', unit: '', color: '#5b1236' },
], ({ seed, label, unit, color }) => {
  const goods = load(seed, { lines: 6, decimals: 1, fromKg: 150, upToKg: 900 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { supplier, client, siteTown, slip, date, order } = marks(seed)
      sheet.box(0, 0, 170, sheet.height, color, color)
      const facts = [['BON N°', slip], ['DATE', date], ['COMMANDE', order], ['CLIENT', client], ['LIEU', siteTown], ['COLIS', String(goods.parcels)], [label, `${fr(goods.kg, 1, ' ')}${unit}`], ['VOLUME', `${fr(goods.cubicMetres, 1)} m³`]]
      facts.forEach(([name = '', value = ''], at) => {
        sheet.write(name, 24, 60 + at * 52, { face: 'modern', size: 7.5, color: '#d7e0ea' })
        sheet.write(value, 24, 72 + at * 52, { face: 'modernBold', size: 12, color: '#ffffff' })
      })
      sheet.write('Bon de livraison', 200, 50, { face: 'modernBold', size: 22 })
      sheet.write(supplier, 200, 82, { face: 'modern', size: 11, color: '#555' })
      goods.lines.forEach(({ words, code, count, unit: each }, at) => {
        sheet.box(200, 124 + at * 62, 360, 52, '#f7f7f7', '#dddddd', 5)
        sheet.write(words, 212, 134 + at * 62, { face: 'modernBold', size: 9.5 })
        sheet.write(`Réf. ${code}`, 212, 152 + at * 62, { face: 'modern', size: 8, color: '#666' })
        sheet.write(`× ${count} ${each}`, 548, 142 + at * 62, { face: 'modernBold', size: 12, align: 'right' })
      })
    },
  }
})
