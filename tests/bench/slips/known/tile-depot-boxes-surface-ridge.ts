import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cents, stocked } from './ridge-load.ts'
import { tileShelf, tileSurfaces } from './ridge-more-wares.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, figure, pairs } from './ridge-print.ts'

const list = columns(['Réf.', 54], ['Désignation', 190], ['Bain / calibre', 66, 'center'], ['Boîtes', 46, 'right'], ['m²', 56, 'right'], ['Kg / bte', 50, 'right'], ['Poids', 60, 'right'])

/** A tile depot: boxes, square metres and kilos, all totalled in one row. */
export const tileDepotBoxesSurfaceRidge = layout('tile-depot-boxes-surface-ridge', [{ seed: 16225, lines: 4 }, { seed: 16226, lines: 6 }], ({ seed, lines }) => {
  const goods = stocked(tileShelf, seed, lines, { times: 2.5 })
  const on = ridgeParties(seed)
  const surface = goods.lines.map((line) => cents(line.count * tileSurfaces[tileShelf.findIndex(([code]) => code === line.code)]!))
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      sheet.write('Carrelages de l’Exemple', 36, 34, { face: 'bookBold', size: 17, color: '#5b3a29' })
      sheet.write('Dépôt enlèvement et livraison – 06250 MOUGINS', 36, 56, { face: 'book', size: 8.5 })
      sheet.rule(36, 74, 559, 74, 1.4, '#5b3a29')
      sheet.write(`Livraison n° ${on.slip}`, 36, 84, { face: 'bookBold', size: 12 })
      pairs(sheet, [['Date', on.date], ['Dossier', `D${on.order}`], ['Véhicule', on.plate]], 36, 90, 104, 14, { face: 'book', size: 9 })
      ;[on.client, on.site, `${on.siteStreet}, ${on.siteTown}`].forEach((line, at) => sheet.write(line, 290, 90 + at * 15, { face: at === 0 ? 'bookBold' : 'book', size: 9.5 }))
      const rows = goods.lines.map((line, at) => [line.code, line.words, `${'KLMNPR'[at]}${10 + at} / ${1 + (at % 3)}`, String(line.count), figure(surface[at]!, 2, 'plain'), figure(line.unitKg, 1, 'plain'), figure(line.kg, 1)])
      rows.push(['', 'TOTAUX', '', String(goods.count), figure(cents(surface.reduce((sum, m2) => sum + m2, 0)), 2, 'plain'), '', `${figure(goods.kg, 1)} kg`])
      const foot = table(sheet, { x: 36, y: 160, columns: list, rows, style: { face: 'book', size: 8.5 }, headStyle: { face: 'bookBold', size: 8 }, headFill: '#efe4dc', rowHeight: 19 })
      sheet.rule(36, foot - 19, 558, foot - 19, 1.2, '#5b3a29')
      sheet.flow('Contrôler bain, calibre et choix avant la pose : aucune réclamation admise sur carrelage posé. Une boîte entamée n’est pas reprise.', 36, foot + 16, 420, { face: 'book', size: 8, color: '#444' })
      sheet.write('Le réceptionnaire', 400, 752, { face: 'book', size: 9 })
    },
  }
})
