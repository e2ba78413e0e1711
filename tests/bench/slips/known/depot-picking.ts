import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { sumOf, truckload } from './truckload.ts'

/** A depot's picking and loading slip over two pages, aisle by aisle; the load is told once, after the last line. */
export const depotPicking = layout('depot-picking', [
  { seed: 7801, shelves: ['plumbing', 'insulation', 'masonry'] },
  { seed: 7802, shelves: ['insulation', 'pool', 'hardware'] },
] as const, ({ seed, shelves }) => {
  const goods = shelves.flatMap((shelf, at) => truckload(shelf, seed + at, 8).lines)
  const kg = sumOf(goods.map((line) => line.kg))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date } = marks(seed)
      const set = { face: 'sans', size: 8.5 } as const
      const perPage = 15
      const pages = [goods.slice(0, perPage), goods.slice(perPage)]
      pages.forEach((lines, page) => {
        if (page > 0) sheet.nextPage()
        sheet.write('DÉPÔT EXEMPLE – PRÉPARATION ET CHARGEMENT', 36, 32, { face: 'sansBold', size: 13 })
        down(sheet, [`Bon n° ${slip}   Commande ${order}   Le ${date}`, `Pour : ${client} – ${site}, ${siteTown}`], 36, 52, 13, set)
        sheet.write(`Page ${page + 1} sur ${pages.length}`, 559, 52, { ...set, align: 'right' })
        const foot = table(sheet, {
          x: 36, y: 90, lines: 'grid', style: set, rowHeight: 26, headFill: '#e4e4e4',
          columns: [{ title: 'Adresse', width: 60, align: 'center' }, { title: 'Article', width: 70 }, { title: 'Désignation', width: 213 }, { title: 'Qté', width: 45, align: 'right' }, { title: 'U', width: 35, align: 'center' }, { title: 'Pds kg', width: 60, align: 'right' }, { title: 'Pris', width: 40 }],
          rows: lines.map((line, at) => [`${String.fromCharCode(65 + page * 4 + Math.floor(at / 4))}-${10 + at}-0${1 + (at % 3)}`, line.code, line.words, String(line.count), line.unit, fr(line.kg, 2), '']),
        })
        if (page === pages.length - 1) {
          sheet.box(300, foot + 16, 259, 26, '#e4e4e4')
          sheet.write(`POIDS TOTAL À CHARGER : ${fr(kg, 2, ' ')} KG`, 308, foot + 23, { face: 'sansBold', size: 10 })
          down(sheet, ['Préparateur :', 'Cariste :', 'Heure de fin :'], 36, foot + 20, 18, set)
        } else sheet.write('Suite page suivante', 559, foot + 8, { ...set, align: 'right' })
      })
    },
  }
})
