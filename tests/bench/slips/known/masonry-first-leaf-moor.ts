import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { addressFrame, pairs, headed } from './moor-print.ts'
import { insulationWares, masonryWares } from './moor-wares.ts'

const variants = [
  { seed: 14135, take: [[0, 40], [1, 140], [2, 30], [3, 18], [4, 6], [5, 10], [7, 3], [8, 25], [9, 12], [10, 20], [11, 2], [12, 4], [14, 24], [15, 8], [17, 3], [18, 2], [20, 6], [19, 5], [16, 10]] },
  { seed: 14136, take: [[6, 30], [1, 70], [9, 20], [3, 25], [10, 40], [0, 35], [7, 2], [4, 8], [2, 16], [11, 1], [8, 10], [13, 6], [16, 12], [14, 30], [20, 4], [17, 5], [18, 3], [12, 3], [19, 8]] },
] as const

/** The first leaf alone of a two-leaf slip: the rest of the load stands on a leaf nobody handed over. */
export const masonryFirstLeaf = layout('masonry-first-leaf-moor', variants, ({ seed, take }) => {
  const goods = consigned([...masonryWares, ...insulationWares], take, 1)
  return {
    expectedKg: null,
    draw(sheet) {
      const face = 'modern'
      const who = moorParties(seed, ['Matériaux du Modèle', 'Exemple Gros Œuvre'])
      headed(sheet, [who.sender, `${who.street}, ${who.town}`, `Téléphone ${who.phone}`], 40, 36, 15, { face, size: 8.5 }, { face: 'modernBold', size: 15 })
      sheet.write('Bon de livraison', 555, 36, { face: 'modernBold', size: 15, align: 'right' })
      sheet.write('Page 1/2', 555, 58, { face, size: 9, align: 'right' })
      pairs(sheet, [['Numéro :', `BL-${who.slip}`], ['Date :', who.date], ['Code client :', who.account], ['Chargé par :', 'Quai 2']], 40, 104, 70, 14, { face, size: 9 })
      addressFrame(sheet, 'Adresse de livraison', shipTo(who), [320, 92, 235, 78], { face, bold: 'modernBold' })
      table(sheet, {
        x: 40, y: 188, lines: 'grid', rowHeight: 26, headHeight: 24, style: { face, size: 9 }, headStyle: { face: 'modernBold', size: 8.5 }, headFill: '#e8eef4',
        columns: [{ title: 'Référence', width: 70 }, { title: 'Désignation', width: 245 }, { title: 'Qté', width: 55, align: 'right' }, { title: 'U', width: 45, align: 'center' }, { title: 'Poids (kg)', width: 100, align: 'right' }],
        rows: goods.lines.map(({ code, words, unit, count, kg }) => [code, words, String(count), unit, fr(kg, 1, ' ')]),
      })
      sheet.write('Suite page 2 …', 555, 730, { face: 'modernBold', size: 9.5, align: 'right' })
      sheet.write(`${who.sender} – R.C.S. Exemple – SIRET ${who.siret}`, 297, 806, { face, size: 7, color: '#666', align: 'center' })
    },
  }
})
