import { fr } from '../drawing/french-number.ts'
import { marks, signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { under } from './corners.ts'
import { stock } from './stock-lines.ts'

/** A timber importer: volume and weight columns, and a row of totals that closes the table. */
export const importedTimber = layout('imported-timber', [
  { seed: 8121, lines: 5, from: 600, upTo: 1300, most: 40 },
  { seed: 8122, lines: 7, from: 1800, upTo: 4500, most: 90 },
], ({ seed, lines, from, upTo, most }) => {
  const goods = stock('timber', seed, { lines, from, upTo, most, decimals: 1 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, date, order } = marks(seed)
      sheet.write('BOIS & DÉRIVÉS EXEMPLE', sheet.width / 2, 34, { face: 'slabBold', size: 18, align: 'center', color: '#5a3b1c' })
      sheet.write(`Importateur – ${street} – ${town}`, sheet.width / 2, 58, { face: 'slab', size: 9, align: 'center' })
      sheet.rule(40, 74, 555, 74, 1.4, '#5a3b1c')
      under(sheet, ['BON DE LIVRAISON', `N° ${slip}`, `Du ${date}`, `Cde ${order}`], 40, 86, 14, { face: 'slab', size: 10 }, { face: 'slabBold', size: 13 })
      under(sheet, ['LIVRÉ À', client, site, siteTown], 320, 86, 14, { face: 'slab', size: 10 }, { face: 'slabBold', size: 9 })
      const cubic = goods.lines.map((line) => line.kg / 480)
      const y = table(sheet, {
        x: 40, y: 164, lines: 'grid', headFill: '#efe6da', rowHeight: 19, headStyle: { face: 'slabBold', size: 9 }, style: { face: 'slab', size: 9.5 },
        columns: [{ title: 'Code', width: 65 }, { title: 'Désignation', width: 225 }, { title: 'Pièces', width: 55, align: 'right' }, { title: 'Volume m³', width: 75, align: 'right' }, { title: 'Poids kg', width: 95, align: 'right' }],
        rows: [...goods.lines.map((line, at) => [line.code, line.words, String(line.count), fr(cubic[at]!, 3), fr(line.kg, 1, ' ')]), ['', 'TOTAL', String(goods.lines.reduce((all, { count }) => all + count, 0)), fr(cubic.reduce((all, one) => all + one, 0), 3), fr(goods.kg, 1, ' ')]],
      })
      sheet.flow('Bois certifiés PEFC sur demande. Taux d’humidité 18 % ± 2. Le client vérifie les quantités avant le départ du camion ; le déchargement est à sa charge.', 40, y + 16, 515, { face: 'slab', size: 8.5 })
      signatures(sheet, 700, 'slab')
    },
  }
})
