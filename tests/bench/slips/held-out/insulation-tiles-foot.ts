import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { cellHead } from './creek-heads.ts'

const shelf: readonly Ware[] = [
  ['FB145', 'Panneau fibre de bois 145 mm (paquet 4)', 'PQT', 21.6, 41], ['OUATE', 'Ouate de cellulose sac 12,5 kg', 'SAC', 12.8, 14.9], ['LR200', 'Laine de roche 200 mm (rouleau)', 'RLX', 15.3, 36],
  ['PLQ13S', 'Plaque de plâtre BA13 standard 2,50 m', 'PL', 25.2, 8.4], ['F530', 'Fourrure F530 5,30 m', 'U', 3.2, 5.1], ['MEMB', 'Membrane hygrovariable 75 m²', 'RLX', 8.9, 139],
]
const variants: readonly { seed: number; take: Take }[] = [
  { seed: 412_654, take: [[3, 60], [4, 40], [2, 12]] },
  { seed: 412_655, take: [[0, 24], [5, 2]] },
  { seed: 412_656, take: [[1, 84], [3, 20], [4, 18], [5, 1]] },
]

/** An insulation merchant's slip: dotted thousands and 'Kgs' in a line of closing figures. */
export const insulationTilesFoot = layout('insulation-tiles-foot-creek', variants, ({ seed, take }) => {
  const goods = consigned(shelf, take, 2)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const top = cellHead(sheet, { seed, name: 'ISOLATION DU MODÈLE', trade: 'Isolants – Plaques – Ossatures', title: 'BON DE LIVRAISON', face: 'condensed', bold: 'condensedBold', color: '#1f5f2e' })
      table(sheet, {
        x: 30, y: top, lines: 'columns', downTo: 640, headFill: '#e4f1e6', style: { face: 'condensed', size: 10.5 }, headStyle: { face: 'condensedBold', size: 10.5 },
        rows: goods.lines.map(({ code, words, count, unit, price, total }) => [code, words, unit, fr(count), fr(price, 2), fr(total, 2, '.')]),
        columns: [{ title: 'Code', width: 65 }, { title: 'Désignation', width: 255 }, { title: 'U', width: 40, align: 'center' }, { title: 'Quantité', width: 50, align: 'right' }, { title: 'Prix net', width: 55, align: 'right' }, { title: 'Total HT', width: 70, align: 'right' }],
      })
      const cells = [['Lignes', String(goods.lines.length)], ['Volume', `${fr(goods.count * 0.061, 2)} m³`], ['Poids', `${fr(goods.kg, 2, '.')} Kgs`], ['Palettes', String(1 + (seed % 3))], ['Total HT', `${fr(goods.total, 2, '.')} €`]] as const
      cells.forEach(([caption, value], at) => {
        sheet.box(30 + at * 107, 648, 107, 38, at % 2 === 0 ? '#f3f8f4' : '#ffffff', '#1f5f2e')
        sheet.write(caption, 83.5 + at * 107, 652, { face: 'condensed', size: 9, align: 'center', color: '#1f5f2e' })
        sheet.write(value, 83.5 + at * 107, 666, { face: 'condensedBold', size: 12, align: 'center' })
      })
      sheet.write('Déchargement à la charge du client. Palettes perdues.', 30, 700, { face: 'condensed', size: 9.5, color: '#444' })
    },
  }
})
