import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'
import { cargo, type Stocked } from './cargo.ts'

const stock: readonly Stocked[] = [
  ['BP83GP', 'Bloc-porte gravé 83 poussant gauche huisserie 72', 'U', 23.6, 112, 8],
  ['BP73DP', 'Bloc-porte gravé 73 poussant droit huisserie 72', 'U', 21.9, 109, 8],
  ['CF30', 'Bloc-porte coupe-feu EI30 93 âme pleine', 'U', 46.8, 289, 4],
  ['PAL', 'Bloc-porte palier blindé 3 points', 'U', 78.5, 640, 3],
  ['GALAN', 'Système à galandage pour porte 83', 'U', 31.2, 198, 3],
  ['PLACA', 'Façade de placard 2 vantaux 150 × 250', 'U', 52.7, 244, 3],
  ['HUISS', 'Huisserie métallique à bancher 93', 'U', 14.2, 68, 6],
  ['PACK', 'Pack quincaillerie béquille inox', 'U', 1.1, 26, 12],
]

/** Doors delivered in part: ordered, delivered and still to come for each line; the weight of what is delivered on the right. */
export const doorPartial = layout('door-partial', [{ seed: 11_204, lines: 4 }, { seed: 11_215, lines: 6 }], ({ seed, lines }) => {
  const load = cargo(seed, stock, lines, 1)
  return {
    expectedKg: load.kg,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, order, date, account, phone } = marks(seed)
      sheet.box(36, 30, 250, 70)
      block(sheet, ['EXEMPLE MENUISERIES NÉGOCE', street, town, `Tél : ${phone}`], 44, 38, 14, { face: 'narrow', size: 10 })
      sheet.box(300, 30, 259, 26, '#222', '#222')
      sheet.write('BON DE LIVRAISON PARTIELLE', 430, 37, { face: 'narrowBold', size: 12, color: '#fff', align: 'center' })
      block(sheet, [`N° ${slip}      Date ${date}`, `Client ${account}      Commande ${order}`, 'Livraison n° 2 sur 3'], 306, 62, 13, { face: 'narrow', size: 9.5 })
      block(sheet, [client, site, siteTown], 306, 114, 13, { face: 'narrow', size: 10 })
      const y = table(sheet, { x: 36, y: 170, lines: 'grid', rowHeight: 18, headHeight: 30, style: { face: 'narrow', size: 9 }, headStyle: { face: 'narrowBold', size: 8.5 }, headFill: '#eee', columns: [{ title: 'Code', width: 62 }, { title: 'Article', width: 226 }, { title: 'Qté\ncommandée', width: 60, align: 'right' }, { title: 'Qté\nlivrée', width: 50, align: 'right' }, { title: 'Reste\nà livrer', width: 50, align: 'right' }, { title: 'Poids livré\n(kg)', width: 75, align: 'right' }], rows: load.lines.map(({ code, words, count, kg }, at) => [code, words, `${count + (at % 3)}`, `${count}`, `${at % 3}`, fr(kg, 1, ' ')]) })
      sheet.write('Poids total livré :', 450, y + 10, { face: 'narrowBold', size: 10, align: 'right' })
      sheet.write(`${fr(load.kg, 1, ' ')} kg`, 555, y + 10, { face: 'narrowBold', size: 10, align: 'right' })
      block(sheet, ['Le solde de la commande sera livré dès réception usine.', 'Huisseries à contrôler : équerrage, sens d’ouverture, dimensions.'], 36, y + 34, 13, { face: 'narrow', size: 9 })
      sheet.box(36, y + 72, 523, 60)
      sheet.write('Réserves / cachet / signature', 42, y + 76, { face: 'narrow', size: 8.5 })
    },
  }
})
