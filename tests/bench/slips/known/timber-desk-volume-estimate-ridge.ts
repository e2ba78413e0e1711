import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stocked } from './ridge-load.ts'
import { timberShelf, timberVolumes } from './ridge-more-wares.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, figure, pairs } from './ridge-print.ts'

const list = columns(['Code', 62], ['Désignation', 226], ['Pièces', 48, 'right'], ['Volume m³', 62, 'right'], ['P.U. HT', 56, 'right'], ['Montant HT', 66, 'right'])

/** A timber merchant: cubic metres by line, an estimate of the load's tonnes below the goods, or only the density of wood. */
export const timberDeskVolumeEstimateRidge = layout('timber-desk-volume-estimate-ridge', [{ seed: 16255, lines: 5, said: true }, { seed: 16256, lines: 7, said: true }, { seed: 16257, lines: 6, said: false }], ({ seed, lines, said }) => {
  const goods = stocked(timberShelf, seed, lines, { times: 3 })
  const on = ridgeParties(seed)
  const cubic = goods.lines.map((line) => Number((line.count * timberVolumes[timberShelf.findIndex(([code]) => code === line.code)]!).toFixed(3)))
  const tonnes = Math.round(goods.kg / 50) / 20
  return {
    expectedKg: said ? Math.round(tonnes * 1000) : null,
    draw(sheet) {
      sheet.write('BOIS & DÉRIVÉS SPÉCIMEN', 38, 36, { face: 'bookBold', size: 16, color: '#3b5d2a' })
      sheet.write('Route du Modèle - 83440 FAYENCE', 38, 58, { face: 'book', size: 9 })
      pairs(sheet, [['Bon de livraison', on.slip], ['Date', on.date], ['Notre commande', on.order]], 38, 130, 84, 14, { face: 'book', size: 9 }, { face: 'bookBold', size: 9 })
      sheet.box(300, 76, 258, 62, '#f4f7f0', '#3b5d2a')
      ;[on.client, on.siteStreet, on.siteTown].forEach((line, at) => sheet.write(line, 310, 84 + at * 16, { face: at === 0 ? 'bookBold' : 'book', size: 9.5 }))
      const rows = goods.lines.map((line, at) => [line.code, line.words, String(line.count), figure(cubic[at]!, 3), figure(line.price, 2), figure(line.total, 2)])
      const foot = table(sheet, { x: 38, y: 156, columns: list, rows, style: { face: 'book', size: 8.5 }, headStyle: { face: 'bookBold', size: 8 }, lines: 'grid', rowHeight: 18 })
      const volume = cubic.reduce((sum, each) => sum + each, 0)
      pairs(sheet, [['Cubage total', `${figure(volume, 3)} m³`], ...(said ? [['Poids estimé du chargement', `${figure(tonnes, 2)} tonnes`] as const] : []), ['Total HT', `${figure(goods.total, 2)} €`]], 330, 470, foot + 14, 16, { face: 'book', size: 9 }, { face: 'bookBold', size: 9 })
      sheet.flow('Bois vendus à 18-22 % d’humidité, sections avant rabotage. Densité moyenne du sapin : 450 kg/m³, du douglas : 540 kg/m³. Certification sur demande.', 38, 760, 420, { face: 'book', size: 7.5, color: '#555' })
      sheet.write('Signature', 490, 760, { face: 'book', size: 9 })
    },
  }
})
