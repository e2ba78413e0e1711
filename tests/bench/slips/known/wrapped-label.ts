import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { layout } from '../layout.ts'

/** Labels too long for their column break into two lines; the value stands between the two heights. */
export const wrappedLabel = layout('wrapped-label', [
  { seed: 3210, label: ['Poids total de', 'la livraison'], unit: ' kg' },
  { seed: 3220, label: ['Poids brut de', 'l’expédition (kg)'], unit: '' },
  { seed: 3230, label: ['Poids total', 'emballé'], unit: ' kg' },
], ({ seed, label, unit }) => {
  const goods = load(seed, { lines: 5, decimals: 1 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { supplier, client, site, siteTown, slip, date, order } = marks(seed)
      sheet.write(supplier, 555, 40, { face: 'slabBold', size: 17, align: 'right' })
      sheet.write('Avis de livraison', 40, 40, { face: 'slab', size: 17 })
      const left = [[['Numéro', 'de bon'], slip], [['Votre', 'commande'], order], [['Date de', 'livraison'], date]] as const
      const right = [[['Nombre', 'de colis'], String(goods.parcels)], [label, `${fr(goods.kg, 1)}${unit}`], [['Volume', 'estimé'], `${fr(goods.cubicMetres, 1)} m³`]] as const
      ;[left, right].forEach((facts, column) => facts.forEach(([names, value], at) => {
        const [x, y] = [40 + column * 265, 90 + at * 40]
        sheet.box(x, y, 250, 36, undefined, '#aaa', 3)
        names.forEach((name, line) => sheet.write(name, x + 8, y + 6 + line * 13, { face: 'slab', size: 10, color: '#333' }))
        sheet.write(value, x + 130, y + 10, { face: 'slabBold', size: 13 })
      }))
      sheet.write(`${client} – ${site} – ${siteTown}`, 40, 230, { face: 'slab', size: 11 })
      goods.lines.forEach(({ words, count, unit: each }, at) => {
        sheet.write(`${count} ${each}`, 40, 268 + at * 24, { face: 'slabBold', size: 11 })
        sheet.write(words, 110, 268 + at * 24, { face: 'slab', size: 11 })
      })
    },
  }
})
