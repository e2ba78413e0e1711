import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'
import { cargo, type Stocked } from './cargo.ts'

const stock: readonly Stocked[] = [
  ['DAL60-15', 'Dalle minérale 600 × 600 × 15 mm, carton de 16', 'CRT', 23, 41, 18],
  ['DAL120-20', 'Dalle laine de roche 1200 × 600 × 20, carton de 12', 'CRT', 17, 62, 14],
  ['T24-37', 'Porteur T24 3,70 m, carton de 20', 'CRT', 26, 48, 6],
  ['T24-60', 'Entretoise T24 0,60 m, carton de 60', 'CRT', 14, 39, 6],
  ['CORN', 'Cornière de rive 3 m, carton de 30', 'CRT', 19, 44, 4],
  ['SUSP', 'Suspente rapide, boîte de 100', 'BTE', 4, 23, 4],
]

/** Suspended ceilings: the goods first, then labels and figures in two columns, weight beside cartons and square metres. */
export const ceilingTiles = layout('ceiling-tiles', [{ seed: 11_801, lines: 3, label: 'Poids brut total' }, { seed: 11_809, lines: 5, label: 'Pds total' }], ({ seed, lines, label }) => {
  const load = cargo(seed, stock, lines, 0)
  return {
    expectedKg: load.kg,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, order, date, account } = marks(seed)
      sheet.box(30, 30, 6, 56, '#7c3aed', '#7c3aed')
      block(sheet, ['Exemple Plafonds & Acoustique', street, town], 46, 34, 16, { face: 'narrow', size: 11 })
      block(sheet, ['Bon de livraison', `${slip}`, `${date}`], 559, 34, 16, { face: 'narrowBold', size: 12, align: 'right' })
      block(sheet, [`Code client ${account}`, client, site, siteTown], 330, 100, 13, { face: 'narrow', size: 10 })
      sheet.write(`Réf. chantier : ${order}`, 46, 112, { face: 'narrow', size: 10 })
      const y = table(sheet, { x: 40, y: 166, lines: 'none', zebra: '#f3effc', rowHeight: 20, style: { face: 'narrow', size: 10 }, headStyle: { face: 'narrowBold', size: 9.5, color: '#7c3aed' }, columns: [{ title: 'Référence', width: 85 }, { title: 'Désignation', width: 300 }, { title: 'Quantité', width: 65, align: 'right' }, { title: 'Unité', width: 65, align: 'center' }], rows: load.lines.map(({ code, words, count, unit }) => [code, words, `${count}`, unit]) })
      sheet.rule(40, y + 12, 555, y + 12, 1, '#7c3aed')
      const cell = (words: string, value: string, x: number, line: number) => {
        sheet.write(words, x, y + 24 + line * 18, { face: 'narrow', size: 10, color: '#555' })
        sheet.write(value, x + 225, y + 24 + line * 18, { face: 'narrowBold', size: 10.5, align: 'right' })
      }
      cell('Nombre de cartons', `${load.count}`, 40, 0)
      cell('Palettes', `${Math.ceil(load.kg / 350)}`, 40, 1)
      cell(label, `${fr(load.kg, 0, ' ')} kg`, 325, 0)
      cell('Surface livrée', `${fr(load.count * 4.32, 1)} m²`, 325, 1)
      sheet.flow('Stockage au sec entre 5 et 35 °C. Ne pas gerber plus de deux palettes. Dalles certifiées A2-s1,d0.', 40, y + 76, 515, { face: 'narrow', size: 8.5 })
      sheet.write('Bon pour accord, signature :', 330, y + 110, { face: 'narrow', size: 10 })
    },
  }
})
