import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { layout } from '../layout.ts'
import { load } from '../drawing/load.ts'
import { writtenLines } from './written-lines.ts'

/** A merchant's long slip over two or three pages; the weight is on the last one only. */
export const longDelivery = layout('long-delivery', [
  { seed: 9171, many: 32, upToKg: 5400 },
  { seed: 9172, many: 55, upToKg: 6000 },
], ({ seed, many, upToKg }) => {
  const { lines, kg, parcels } = load(seed, { lines: many, fromKg: 2200, upToKg, decimals: 1 })
  const perPage = 24
  const pages = Math.ceil(lines.length / perPage)
  return {
    expectedKg: kg,
    draw(sheet) {
      let y = 0
      for (let page = 0; page < pages; page++) {
        if (page > 0) sheet.nextPage()
        head(sheet, seed, page + 1, pages)
        y = table(sheet, {
          x: 40, y: 172, lines: 'rows', rowHeight: 20, style: { face: 'condensed', size: 10 }, headStyle: { face: 'condensedBold', size: 10 }, headFill: '#f3e5d0',
          columns: [{ title: 'Ligne', width: 40 }, { title: 'Référence', width: 75 }, { title: 'Désignation', width: 260 }, { title: 'Commandé', width: 70, align: 'right' }, { title: 'Livré', width: 70, align: 'right' }],
          rows: lines.slice(page * perPage, (page + 1) * perPage).map((line, at) => [String(page * perPage + at + 1), line.code, line.words, String(line.count), `${line.count} ${line.unit}`]),
        })
        sheet.write(`${page + 1 < pages ? 'Suite page suivante' : 'Fin du document'}`, 555, 790, { face: 'condensed', size: 9, align: 'right' })
        sheet.write('Exemple Distribution – Siège social : 1 rue de l’Exemple, 83000 TOULON – Capital 250 000 €', 40, 806, { face: 'condensed', size: 8, color: '#666' })
      }
      if (y > 640) {
        y = 60
        sheet.nextPage()
      }
      writtenLines(sheet, [`Nombre de lignes : ${lines.length}`, `Nombre de colis : ${parcels}`, `Poids total de la livraison : ${fr(kg, 1, ' ')} kg`], 40, y + 16, 16, { face: 'condensedBold', size: 11 })
      sheet.box(340, y + 14, 215, 76)
      sheet.write('Signature et cachet du client', 348, y + 20, { face: 'condensed', size: 9 })
    },
  }
})

function head(sheet: Sheet, seed: number, page: number, pages: number): void {
  const { client, site, siteTown, slip, order, date } = marks(seed)
  const face = { face: 'condensed', size: 10.5 } as const
  sheet.write('EXEMPLE DISTRIBUTION', 40, 34, { face: 'condensedBold', size: 20, color: '#8d5a00' })
  sheet.write('Agence de l’Exemple – Matériaux, bois, couverture', 40, 60, face)
  sheet.write(`Bon de livraison ${slip}`, 555, 36, { face: 'condensedBold', size: 15, align: 'right' })
  writtenLines(sheet, [`Date : ${date}`, `Commande : ${order}`, `Page ${page}/${pages}`], 555, 60, 13, { ...face, align: 'right' })
  writtenLines(sheet, [client, site, siteTown], 40, 100, 14, face, { face: 'condensedBold', size: 11 })
}
