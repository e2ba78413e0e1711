import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cents, stocked } from './ridge-load.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, figure } from './ridge-print.ts'
import { electricShelf, plumbingShelf } from './ridge-wares.ts'

const list = columns(['Empl.', 62], ['Article', 72], ['Libellé', 250], ['À prélever', 60, 'right'], ['Prélevé', 54, 'right'], ['UM', 36, 'center'], ['Support', 62, 'center'], ['Poids', 66, 'right'], ['Visa', 90])

/** A warehouse's preparation sheet, lying: picks by lane with what they weigh, totals in the last line. */
export const pickingLanesPreparedRidge = layout('picking-lanes-prepared-ridge', [{ seed: 16310, lines: 9 }, { seed: 16311, lines: 13 }], ({ seed, lines }) => {
  const goods = stocked([...plumbingShelf, ...electricShelf], seed, lines, { times: 0.6, decimals: 1 })
  const on = ridgeParties(seed)
  const supports = 1 + (seed % 2)
  return {
    expectedKg: goods.kg,
    paper: { landscape: true },
    draw(sheet) {
      sheet.write('BON DE PRÉPARATION', 42, 30, { face: 'sansBold', size: 15 })
      sheet.write(`Vague ${on.order}   Commande ${on.slip}   Quai 06   Départ ${on.date} ${on.time}`, 42, 52, { size: 10 })
      sheet.write('ENTREPÔT MODÈLE – PLATEFORME SUD', 800, 30, { face: 'sansBold', size: 10, align: 'right' })
      sheet.write(`${on.client} / ${on.siteTown}`, 800, 52, { size: 10, align: 'right' })
      const rows = goods.lines.map((line, at) => [`${'ABCD'[at % 4]}${10 + at}-0${1 + (at % 4)}`, line.code, line.words, String(line.count), String(line.count), line.unit, `PAL ${1 + (at % supports)}`, figure(line.kg, 1, 'plain'), '']).sort(([one = ''], [other = '']) => one.localeCompare(other))
      const foot = table(sheet, { x: 42, y: 74, columns: list, rows, lines: 'grid', style: { size: 8.5 }, headStyle: { face: 'sansBold', size: 8.5 }, headFill: '#e2e2e2', rowHeight: 19 })
      sheet.box(42, foot, 752, 22, '#f2f2f2')
      sheet.write(`${lines} lignes        ${goods.count} UM        ${supports} support(s)        Volume ${figure(cents(goods.kg / 180), 2)} m³        Poids préparé : ${figure(goods.kg, 1)} kg`, 54, foot + 7, { face: 'sansBold', size: 9 })
      sheet.write('Hauteur maxi palette 1,80 m – poids maxi par palette 800 kg – filmer et étiqueter chaque support.', 42, foot + 34, { size: 8, color: '#444' })
      sheet.write('Préparateur : ........................      Contrôleur : ........................', 42, 556, { size: 9 })
    },
  }
})
