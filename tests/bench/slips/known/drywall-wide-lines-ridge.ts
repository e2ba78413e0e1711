import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cents, stocked } from './ridge-load.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, figure } from './ridge-print.ts'
import { plasterShelf } from './ridge-wares.ts'

const list = columns(['Ligne', 36, 'center'], ['Référence', 70], ['Désignation', 214], ['Qté', 50, 'right'], ['UV', 36, 'center'], ['Poids unitaire', 70, 'right'], ['Poids ligne', 76, 'right'], ['P.U. net HT', 70, 'right'], ['Total HT', 76, 'right'], ['Étage', 56, 'center'])

/** A partition merchant's landscape note: weight and worth by line, a general total of both. */
export const drywallWideLinesRidge = layout('drywall-wide-lines-ridge', [{ seed: 16245, lines: 7 }, { seed: 16246, lines: 10 }], ({ seed, lines }) => {
  const goods = stocked(plasterShelf, seed, lines, { times: 3 })
  const on = ridgeParties(seed)
  return {
    expectedKg: goods.kg,
    paper: { landscape: true },
    draw(sheet) {
      sheet.write('SPÉCIMEN CLOISONS & ISOLATION', 40, 30, { face: 'narrowBold', size: 16, color: '#2a6f4e' })
      sheet.write('Plateforme de l’Exemple – 06510 CARROS', 40, 50, { face: 'narrow', size: 9 })
      sheet.write(`BON DE LIVRAISON ${on.slip} du ${on.date}`, 802, 30, { face: 'narrowBold', size: 13, align: 'right' })
      sheet.write(`Commande ${on.order} – Grue hauteur 12 m`, 802, 50, { face: 'narrow', size: 9, align: 'right' })
      sheet.write(`Livré à : ${on.client}, ${on.site}, ${on.siteStreet}, ${on.siteTown}`, 40, 76, { face: 'narrow', size: 10 })
      const rows = goods.lines.map((line, at) => [String(at + 1), line.code, line.words, String(line.count), line.unit, figure(line.unitKg, 2, 'dot'), figure(line.kg, 2, 'dot'), figure(line.price, 2, 'dot'), figure(line.total, 2, 'dot'), `R+${at % 3}`])
      rows.push(['', '', 'Total général', '', '', '', `${figure(goods.kg, 2, 'dot')} Kg`, '', `${figure(goods.total, 2, 'dot')} €`, ''])
      const foot = table(sheet, { x: 42, y: 98, columns: list, rows, lines: 'grid', style: { face: 'narrow', size: 9.5 }, headStyle: { face: 'narrowBold', size: 9 }, headFill: '#d8efe2', rowHeight: 20 })
      sheet.write(`TVA 20 % : ${figure(cents(goods.total * 0.2), 2, 'dot')} €     Total TTC : ${figure(cents(goods.total * 1.2), 2, 'dot')} €`, 802, foot + 12, { face: 'narrow', size: 10, align: 'right' })
      sheet.write('Répartir les plaques : charge admissible des planchers à vérifier par le client (150 kg/m² en habitation).', 40, 540, { face: 'narrow', size: 8.5, color: '#555' })
      sheet.write('Signature client', 640, 540, { face: 'narrow', size: 9 })
    },
  }
})
