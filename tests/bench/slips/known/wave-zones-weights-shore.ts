import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { cols, facts } from './shore-print.ts'
import { shore } from './shore-parties.ts'
import { coatings, tiling } from './shore-wares.ts'

const variants: readonly { readonly seed: number; readonly sacks: Take; readonly tins: Take }[] = [
  { seed: 11571, sacks: [[5, 12], [7, 6], [8, 2]], tins: [[0, 4], [3, 2]] },
  { seed: 11572, sacks: [[0, 30], [5, 10], [6, 4]], tins: [[4, 3], [7, 2], [10, 2]] },
]

/** A warehouse's preparation slip: two zones, each with its sum, and the kilos to load. */
export const waveZonesWeights = layout('wave-zones-weights-shore', variants, ({ seed, sacks, tins }) => {
  const zones = [['ZONE A – COUR ET SACHERIE', consigned(tiling, sacks, 1), 'A'], ['ZONE D – COULEURS', consigned(coatings, tins, 1), 'D']] as const
  const kg = Number((zones[0][1].kg + zones[1][1].kg).toFixed(1))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date, time, luck } = shore(seed)
      const style = { face: 'printer', size: 8 } as const
      const bold = { face: 'printerBold', size: 8.5 } as const
      sheet.write('BON DE PREPARATION', 36, 32, { face: 'printerBold', size: 15 })
      sheet.write('DEPOT SPECIMEN – QUAI 3', 559, 34, { ...bold, align: 'right' })
      facts(sheet, [['Préparation', slip], ['Commande', order], ['Édité le', `${date} ${time}`]], 36, 60, 80, style)
      facts(sheet, [['Client', client], ['Livrer à', `${site} ${siteTown.slice(6)}`], ['Tournée', 'T04 – départ 07:00']], 300, 60, 60, style)
      let y = 112
      for (const [words, { lines, kg: sum }, aisle] of zones) {
        sheet.box(36, y, 523, 18, '#ddd', '#ddd')
        sheet.write(words, 42, y + 4, bold)
        y = table(sheet, {
          x: 36, y: y + 18, style, headStyle: bold, lines: 'rows', rowHeight: 19,
          columns: cols(['Empl.', 62], ['Code', 60], ['Article', 216], ['A prendre', 65, 'right'], ['Fait', 45, 'center'], ['Kg', 75, 'right']),
          rows: lines.map(({ code, words: article, count, kg: weight }) => [`${aisle}${luck.whole(10, 30)}-${luck.whole(1, 4)}`, code, article, String(count), '[   ]', fr(weight, 1, ' ')]),
        })
        sheet.write('Sous-total zone', 470, y + 6, { ...style, align: 'right' })
        sheet.write(fr(sum, 1, ' '), 555, y + 6, { ...style, align: 'right' })
        y += 30
      }
      sheet.box(330, y, 229, 28, undefined, '#111')
      sheet.write('POIDS A CHARGER', 338, y + 9, { ...bold, size: 9.5 })
      sheet.write(`${fr(kg, 1, ' ')} kg`, 552, y + 9, { ...bold, size: 9.5, align: 'right' })
      sheet.write('Préparateur :               Contrôle :               Nb palettes :', 36, y + 50, style)
      sheet.write('Rappel sécurité : pas plus de 25 kg portés sans aide ; rayonnage 1 500 kg par niveau.', 36, y + 72, style)
    },
  }
})
