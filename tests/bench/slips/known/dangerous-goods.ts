import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'
import { cargo, type Stocked } from './cargo.ts'

const stock: readonly Stocked[] = [
  ['PEIN3', 'UN 1263 PEINTURES, 3, III, (D/E)', 'bidons métal', 17.6, 15, 18],
  ['SOLV2', 'UN 1263 MATIÈRES APPARENTÉES AUX PEINTURES, 3, II, (D/E)', 'bidons métal', 4.75, 5, 12],
  ['PRIM2', 'UN 1866 RÉSINE EN SOLUTION, 3, II, (D/E)', 'seaux métal', 11.9, 10, 10],
  ['DURC3', 'UN 2735 AMINES LIQUIDES CORROSIVES, N.S.A., 8, III, (E)', 'bidons plast.', 5.35, 5, 16],
  ['COLL2', 'UN 1133 ADHÉSIFS, 3, II, (D/E)', 'pots métal', 6.1, 6, 8],
]

/** Paints, solvents and gas under the rules of dangerous goods: litres and gross mass line by line, total mass and points at the foot. */
export const dangerousGoods = layout('dangerous-goods', [{ seed: 9502, lines: 2 }, { seed: 9516, lines: 4 }], ({ seed, lines }) => {
  const load = cargo(seed, stock, lines, 2)
  return {
    expectedKg: load.kg,
    draw(sheet) {
      const { street, town, phone, client, site, siteTown, slip, date } = marks(seed)
      sheet.write('BON DE LIVRAISON – DOCUMENT DE TRANSPORT ADR', 297, 34, { face: 'sansBold', size: 13, align: 'center' })
      sheet.write('Marchandises dangereuses, chapitre 5.4.1', 297, 52, { size: 8, align: 'center' })
      ;[['Expéditeur', 'Exemple Étanchéité Résines', street, town, `Tél. ${phone}`], ['Destinataire', client, site, siteTown, ''], ['Document', `N° ${slip}`, `Date : ${date}`, 'Transport routier', 'Urgence : 04 00 00 00 00']].forEach((words, at) => {
        sheet.box(34 + at * 177, 72, 173, 72)
        sheet.write(words[0]!, 39 + at * 177, 76, { size: 7, color: '#666' })
        block(sheet, words.slice(1), 39 + at * 177, 88, 13, { face: 'narrow', size: 8.5 })
      })
      const y = table(sheet, { x: 34, y: 160, lines: 'grid', rowHeight: 24, headHeight: 32, style: { size: 8 }, headStyle: { face: 'sansBold', size: 7.5 }, columns: [{ title: 'N° ONU, désignation officielle, classe,\ngroupe d\'emballage, code tunnel', width: 268 }, { title: 'Nombre et type\nd\'emballages', width: 95 }, { title: 'Litres', width: 50, align: 'right' }, { title: 'Masse brute\n(kg)', width: 64, align: 'right' }, { title: 'Cat.', width: 50, align: 'center' }], rows: load.lines.map(({ words, unit, count, kg, code, price }) => [words, `${count} ${unit}`, fr(count * price), fr(kg, 2, ' '), code.slice(-1)]) })
      const points = load.lines.reduce((sum, { code, count, price }) => sum + count * price * (code.endsWith('2') ? 3 : 1), 0)
      block(sheet, [`Nombre total de colis : ${load.count}`, `Masse brute totale : ${fr(load.kg, 2, ' ')} kg`, `Total des points selon 1.1.3.6 : ${fr(points)} ${points < 1000 ? '(inférieur à 1000, exemption partielle)' : '(transport soumis à l\'ADR complet)'}`], 34, y + 14, 15, { size: 9.5 })
      sheet.flow('Je déclare que la description de la marchandise est exacte, que l\'emballage, le marquage et l\'étiquetage sont conformes aux prescriptions. Extincteur de 2 kg obligatoire à bord. Consignes écrites remises au conducteur.', 34, y + 74, 527, { size: 7.5 })
      block(sheet, ['Signature de l\'expéditeur', 'Signature du conducteur', 'Signature du destinataire'], 34, y + 120, 26, { size: 8 })
    },
  }
})
