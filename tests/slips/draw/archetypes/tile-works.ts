import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { table } from '../table.ts'
import { layout } from '../layout.ts'

/** A tile works' loading order: the whole is the first row of the table, in bold, over its parts. */
export const tileWorks = layout(
  'tile-works',
  [
    { seed: 5710, heads: ['Pièces', 'm²', 'kg/pièce', 'Total kg'], word: 'Ensemble du chargement' },
    { seed: 5720, heads: ['Nombre', 'Surface', 'Masse unit.', 'Masse (kg)'], word: 'TOTAL EXPÉDIÉ' },
    { seed: 5730, heads: ['Qté', 'Couverture m²', 'Pds u. kg', 'Pds total kg'], word: 'Total général' },
  ],
  ({ seed, heads, word }) => {
    const turn = (seed / 10) % 3
    const tiles = [
      ['Tuile canal 50 rouge vieilli', 180 + turn * 20, 26, 2.4],
      ['Faîtière demi-ronde ventilée', 24, 3, 3.1],
      ['Rive bardelis gauche', 18, 3.3, 3.9],
      ['Closoir et crochets, carton', 4, 1, 5.5],
      ['Tuile à douille Ø 100', 2 + turn, 30, 5.2],
    ] as const
    const rows = tiles.map(([name, count, perMetre, each]) => ({
      name,
      count,
      metres: count / perMetre,
      each,
      kg: Number((count * each).toFixed(1)),
    }))
    const kg = Number(rows.reduce((sum, row) => sum + row.kg, 0).toFixed(1))
    const pieces = rows.reduce((sum, row) => sum + row.count, 0)
    return {
      expectedKg: kg,
      draw(sheet) {
        const { supplier, client, site, siteTown, slip, order, date } = marks(seed)
        sheet.write('Tuilerie de l’Exemple', 297, 48, { face: 'bookBold', size: 24, align: 'center', color: '#8c3b1f' })
        sheet.write(`Ordre de chargement et de livraison ${slip}`, 297, 84, { face: 'book', size: 12, align: 'center' })
        sheet.rule(60, 106, 535, 106, 0.8, '#8c3b1f')
        ;[
          `Par ordre de ${supplier}, commande ${order}`,
          `${date}, enlèvement quai 3 à 6 h 45`,
          `${client}, ${site}`,
          siteTown,
        ].forEach((line, at) => sheet.write(line, 60, 118 + at * 16, { face: 'book', size: 10.5 }))
        const style = { face: 'book', size: 10.5 } as const
        const columns = [
          { title: 'Modèle', width: 195 },
          ...heads.map((title) => ({ title, width: 70, align: 'right' as const })),
        ]
        const top = table(sheet, {
          x: 60,
          y: 200,
          lines: 'rows',
          rowHeight: 26,
          columns,
          headHeight: 26,
          headFill: '#f3e3da',
          headStyle: { face: 'bookBold', size: 9 },
          style: { face: 'bookBold', size: 10.5 },
          rows: [[word, String(pieces), '', '', fr(kg, 1, ' ')]],
        })
        rows.forEach((row, at) => {
          const y = top + 8 + at * 26
          ;[row.name, String(row.count), fr(row.metres, 1), fr(row.each, 1), fr(row.kg, 1)].forEach((words, column) =>
            sheet.write(words, column === 0 ? 64 : 251 + column * 70, y, {
              ...style,
              align: column === 0 ? 'left' : 'right',
            }),
          )
          sheet.rule(60, y + 18, 535, y + 18, 0.3, '#bbb')
        })
        sheet.write('2 palettes consignées à 12,00 € – Charge maximale par palette : 1 000 kg', 60, 400, {
          face: 'book',
          size: 9.5,
        })
        sheet.write('Recouvrement minimal et pente : voir notice de pose. NF 063, gélivité niveau 1.', 60, 416, {
          face: 'book',
          size: 9.5,
        })
      },
    }
  },
)
