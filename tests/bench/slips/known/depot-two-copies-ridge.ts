import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stocked } from './ridge-load.ts'
import { ridgeParties, type RidgeParties } from './ridge-parties.ts'
import { columns, figure } from './ridge-print.ts'
import { roofShelf } from './ridge-wares.ts'

const list = columns(['Réf.', 70], ['Désignation', 280], ['Qté', 60, 'right'], ['Unité', 50, 'center'], ['Observations', 61])

function copy(sheet: Sheet, top: number, which: string, on: RidgeParties, goods: ReturnType<typeof stocked>): void {
  sheet.write('ETS MODÈLE COUVERTURE', 38, top + 24, { face: 'sansBold', size: 12 })
  sheet.write('Dépôt du Spécimen – 06800 CAGNES-SUR-MER', 38, top + 40, { size: 8 })
  sheet.write(`BON DE LIVRAISON N° ${on.slip}`, 558, top + 24, { face: 'sansBold', size: 12, align: 'right' })
  sheet.write(`${on.date}   ${which}`, 558, top + 40, { size: 8.5, align: 'right' })
  sheet.write(`${on.client} – ${on.siteStreet}, ${on.siteTown}`, 38, top + 62, { size: 9.5 })
  const rows = goods.lines.map((line) => [line.code, line.words, String(line.count), line.unit, ''])
  const foot = table(sheet, { x: 38, y: top + 82, columns: list, rows, style: { size: 8.5 }, headStyle: { face: 'sansBold', size: 8.5 }, lines: 'grid', downTo: top + 250 })
  sheet.box(38, foot + 8, 250, 22)
  sheet.write(`Poids du chargement : ${figure(goods.kg, 0)} kg`, 46, foot + 14, { face: 'sansBold', size: 10 })
  sheet.write('Palettes : 2', 306, foot + 14, { size: 9.5 })
  sheet.box(378, foot + 8, 180, 70)
  sheet.write('Signature et cachet du client', 384, foot + 12, { size: 7.5 })
  sheet.write('Marchandises vérifiées et reconnues conformes à la commande.', 38, foot + 46, { size: 7.5 })
}

/** Two copies of one note on the same sheet, to be cut along the dashes. */
export const depotTwoCopiesRidge = layout('depot-two-copies-ridge', [{ seed: 16345, lines: 4 }, { seed: 16346, lines: 7 }], ({ seed, lines }) => {
  const goods = stocked(roofShelf, seed, lines, { times: 2, decimals: 0 })
  const on = ridgeParties(seed)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      copy(sheet, 10, 'Exemplaire client', on, goods)
      sheet.rule(20, 421, 575, 421, 0.7, '#777', 4)
      copy(sheet, 428, 'Exemplaire dépôt', on, goods)
    },
  }
})
