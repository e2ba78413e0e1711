import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { desk, type Trade } from './lowland-desk.ts'
import { barCode, figure } from './lowland-print.ts'
import { shelves } from './lowland-shelves.ts'

interface Variant { readonly seed: number; readonly trade: Trade; readonly take: Take }

const variants: readonly Variant[] = [
  { seed: 9761, trade: 'electric', take: [[2, 9], [0, 5], [9, 4], [12, 2], [3, 3], [11, 1]] },
  { seed: 9762, trade: 'paint', take: [[0, 8], [2, 4], [6, 6], [7, 2], [10, 3]] },
]

/** A warehouse's preparation slip: places, boxes to tick, the weight the program foresees. */
export const wavePickTheory = layout('wave-pick-theory-lowland', variants, ({ seed, trade, take }) => {
  const { lines, kg, count } = consigned(shelves[trade], take)
  const who = desk(seed, trade)
  return {
    expectedKg: kg,
    draw(sheet) {
      const style = { face: 'printer', size: 8.5 } as const
      const strong = { face: 'printerBold', size: 9 } as const
      sheet.write('BON DE PREPARATION', 36, 32, { face: 'printerBold', size: 15 })
      barCode(sheet, 400, 28, 160, 30, seed)
      sheet.write(`PR${who.slip}`, 480, 62, { ...style, align: 'center' })
      ;[`Société  : ${who.supplier}`, `Client   : ${who.account} ${who.client}`, `Livraison: ${who.siteStreet}, ${who.siteTown}`, `Commande : ${who.order}   Date : ${who.date}   Heure : 05:40   Quai : 7`].forEach((words, at) => sheet.write(words, 36, 62 + at * 14, style))
      const under = table(sheet, {
        x: 36, y: 128, lines: 'rows', style, headStyle: strong, rowHeight: 26,
        columns: [{ title: 'Emplac.', width: 72 }, { title: 'Article', width: 58 }, { title: 'Libellé', width: 240 }, { title: 'A prél.', width: 50, align: 'right' }, { title: 'Prélevé', width: 58, align: 'center' }, { title: 'Poids', width: 50, align: 'right' }],
        rows: lines.map((line, at) => [`A${(seed + at * 3) % 9}-${20 + at * 4}-0${(at % 3) + 1}`, line.code, line.words, String(line.count), '', figure(line.kg, 2, 'dot')]),
      })
      lines.forEach((_line, at) => sheet.box(474, 128 + 22 + at * 26 + 3, 22, 18))
      sheet.write(`Lignes : ${lines.length}`, 36, under + 14, strong)
      sheet.write(`Pièces : ${count}`, 150, under + 14, strong)
      sheet.write(`Poids théorique : ${figure(kg, 2, 'dot')} kg`, 560, under + 14, { ...strong, align: 'right' })
      ;['Préparateur : ______________', 'Contrôleur : ______________', 'Nb supports : _____'].forEach((words, at) => sheet.write(words, 36 + at * 190, under + 50, style))
      sheet.write('Gerbage interdit au-dessus de 600 kg par palette - filmer et cercler', 36, under + 78, style)
      sheet.write('Page 1 sur 1', 560, 800, { ...style, align: 'right' })
    },
  }
})
