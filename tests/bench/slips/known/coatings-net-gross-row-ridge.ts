import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cents, stocked } from './ridge-load.ts'
import { ridgeParties } from './ridge-parties.ts'
import { caseStrip, columns, figure } from './ridge-print.ts'
import { paintShelf } from './ridge-wares.ts'

const list = columns(['Code', 42], ['Produit', 202], ['Teinte', 60], ['Qté', 40, 'right'], ['Cond.', 42, 'center'], ['Net kg', 64, 'right'], ['Brut kg', 69, 'right'])

/** A paint maker's depot: net and gross kilos on every line and in the totals. */
export const coatingsNetGrossRowRidge = layout('coatings-net-gross-row-ridge', [{ seed: 16265, lines: 5 }, { seed: 16266, lines: 8 }], ({ seed, lines }) => {
  const goods = stocked(paintShelf, seed, lines, { times: 1.2 })
  const on = ridgeParties(seed)
  const nets = goods.lines.map((line) => cents(line.kg * 0.945))
  const net = cents(nets.reduce((sum, each) => sum + each, 0))
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      ;['#e63946', '#f4a261', '#2a9d8f', '#264653'].forEach((color, at) => sheet.box(38 + at * 14, 36, 12, 30, color, color))
      sheet.write('Peintures Modèle Pro', 102, 42, { face: 'slabBold', size: 17 })
      sheet.write('BON D’EXPÉDITION', 557, 38, { face: 'slabBold', size: 13, align: 'right' })
      sheet.write(`${on.slip} / ${on.isoDate}`, 557, 56, { face: 'slab', size: 10, align: 'right' })
      caseStrip(sheet, [['Client', on.account, 80], ['Commande', on.order, 90], ['Dépôt', 'Dépôt Spécimen 06', 130], ['Transport', 'Tournée 4', 100], ['Palettes', '1', 119]], 38, 86, { head: '#f0f0f0', style: { face: 'slab', size: 8 }, value: { face: 'slab', size: 10 } })
      ;[on.client, `${on.site} – ${on.siteStreet}`, on.siteTown].forEach((line, at) => sheet.write(line, 290, 136 + at * 14, { face: at === 0 ? 'slabBold' : 'slab', size: 10 }))
      const rows = goods.lines.map((line, at) => [line.code, line.words, ['Blanc', 'RAL 9010', 'Pierre 12', 'Incolore'][at % 4]!, String(line.count), line.unit, figure(nets[at]!, 2), figure(line.kg, 2)])
      rows.push(['', `TOTAL  ${goods.count} emballages`, '', '', '', figure(net, 2), figure(goods.kg, 2)])
      const foot = table(sheet, { x: 38, y: 190, columns: list, rows, style: { face: 'slab', size: 9.5 }, headStyle: { face: 'slabBold', size: 9 }, lines: 'grid', rowHeight: 19 })
      sheet.flow('ADR : quantités limitées, colis de moins de 30 kg brut chacun. UN 1263 Peintures, 3, III (D/E). White spirit : tenir hors gel et éloigné de toute flamme. COV : valeur limite UE 30 g/l.', 38, foot + 16, 480, { face: 'slab', size: 8.5, color: '#444' })
      sheet.write('Visa magasin', 60, 740, { face: 'slab', size: 9 })
      sheet.write('Visa client', 420, 740, { face: 'slab', size: 9 })
    },
  }
})
