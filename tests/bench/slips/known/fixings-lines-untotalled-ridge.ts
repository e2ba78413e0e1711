import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stocked } from './ridge-load.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, figure } from './ridge-print.ts'
import { toolShelf } from './ridge-wares.ts'

const list = columns(['Article', 62], ['Description', 232], ['Quantité', 58, 'right'], ['Unité', 44, 'center'], ['Poids', 76, 'right'], ['Colis n°', 48, 'center'])

/** A tool house's note: what each line weighs, and nobody adds it up. */
export const fixingsLinesUntotalledRidge = layout('fixings-lines-untotalled-ridge', [{ seed: 16260, lines: 3 }, { seed: 16261, lines: 4 }], ({ seed, lines }) => {
  const goods = stocked(toolShelf, seed, lines, { times: 0.8, decimals: 1 })
  const on = ridgeParties(seed)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      sheet.box(38, 34, 519, 40, '#ffd60a', '#ffd60a')
      sheet.write('OUTIL-EXEMPLE', 50, 44, { face: 'modernBold', size: 18 })
      sheet.write('Fixation · Outillage · EPI', 545, 49, { face: 'modern', size: 9, align: 'right' })
      sheet.write(`Bon de livraison n° ${on.slip} — ${on.date}`, 38, 92, { face: 'modernBold', size: 11 })
      ;[`Livré à : ${on.client}, ${on.street}, ${on.town}`, `Votre commande du ${on.date}, réf. ${on.order}`].forEach((line, at) => sheet.write(line, 38, 116 + at * 15, { face: 'modern', size: 8.5 }))
      const rows = goods.lines.map((line, at) => [line.code, line.words, String(line.count), line.unit, `${figure(line.kg, 1)} kg`, String(at + 1)])
      const foot = table(sheet, { x: 38, y: 164, columns: list, rows, style: { face: 'modern', size: 8.5 }, headStyle: { face: 'modernBold', size: 8 }, rowHeight: 22 })
      sheet.write(`${lines} lignes – ${lines} colis`, 38, foot + 14, { face: 'modern', size: 8.5 })
      sheet.write('Le matériel portatif est garanti 24 mois. Conservez ce bon.', 38, foot + 30, { face: 'modern', size: 8, color: '#555' })
      sheet.box(358, foot + 14, 199, 70, undefined, '#999')
      sheet.write('Reçu conforme (nom, signature)', 366, foot + 20, { face: 'modern', size: 7.5 })
    },
  }
})
