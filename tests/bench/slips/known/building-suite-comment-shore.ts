import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { cols, stripHead } from './shore-print.ts'
import { joinery } from './shore-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take; readonly comment: string; readonly kg: number | null }[] = [
  { seed: 11532, take: [[2, 1], [3, 4]], comment: 'Livraison 2 personnes – POIDS : 265 Kgs', kg: 265 },
  { seed: 11533, take: [[6, 22], [9, 5]], comment: 'Livré par nos soins, à déposer dans le garage', kg: null },
  { seed: 11534, take: [[11, 1], [10, 2]], comment: 'Prévoir passage de 1,20 m – POIDS : 260 Kgs', kg: 260 },
]

/** A craftsman's building suite: numbered items in chapters, the weight, if anybody thought of it, in a comment line. */
export const buildingSuiteComment = layout('building-suite-comment-shore', variants, ({ seed, take, comment, kg }) => {
  const { lines } = consigned(joinery, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const y = stripHead(sheet, { seed, supplier: 'Menuiserie Spécimen', motto: 'Agencement – pose – dépannage', title: 'BON DE LIVRAISON', face: 'book', bold: 'bookBold', color: '#5b3a1e' })
      const foot = table(sheet, {
        x: 36, y: y + 4, style: { face: 'book', size: 9 }, headStyle: { face: 'bookBold', size: 9 }, headFill: '#efe9e2', lines: 'columns', rowHeight: 20, downTo: 560,
        columns: cols(['N°', 40], ['Désignation des ouvrages', 353], ['U', 40, 'center'], ['Quantité', 90, 'right']),
        rows: [['1', 'FOURNITURES LIVRÉES', '', ''], ...lines.map(({ words, unit, count }, at) => [`1.${at + 1}`, words, unit, fr(count, 2)]), ['2', 'REMARQUES', '', ''], ['', comment, '', ''], ['', 'Travaux de pose facturés sur situation', '', '']],
      })
      sheet.write('Bon à retourner signé avec la mention « reçu conforme ».', 36, foot + 14, { face: 'book', size: 8.5 })
      sheet.box(330, foot + 30, 229, 90, undefined, '#5b3a1e')
      sheet.write('Le client', 338, foot + 36, { face: 'book', size: 8.5 })
      sheet.write('Assurance décennale Exemple n° 0000000 – TVA FR00000000000', sheet.width / 2, 800, { face: 'book', size: 7, align: 'center', color: '#555' })
    },
  }
})
