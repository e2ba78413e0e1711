import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down, strip } from './page-parts.ts'
import { cut, truckload } from './truckload.ts'

/** A mid-size trader's program: rows of captioned boxes above and below; net and gross side by side in the last row. */
export const ledgerDispatch = layout('ledger-dispatch', [
  { seed: 6201, shelf: 'paint', lines: 6, pallets: 1 },
  { seed: 6202, shelf: 'insulation', lines: 5, pallets: 3 },
  { seed: 6203, shelf: 'hardware', lines: 7, pallets: 0 },
] as const, ({ seed, shelf, lines, pallets }) => {
  const goods = truckload(shelf, seed, lines)
  const gross = cut(goods.kg + 3.4 + pallets * 22.5, 2)
  return {
    expectedKg: gross,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, order, account, date } = marks(seed)
      sheet.write('DISTRIBUTION EXEMPLE S.A.S.', 30, 30, { face: 'narrowBold', size: 17 })
      down(sheet, [street, town], 30, 52, 11, { face: 'narrow', size: 9 })
      sheet.write('BON DE LIVRAISON', 565, 32, { face: 'narrowBold', size: 15, align: 'right' })
      sheet.write('Exemplaire client – non valorisé', 565, 52, { face: 'narrow', size: 9, align: 'right' })
      sheet.box(300, 80, 265, 62)
      down(sheet, ['Adresse de livraison', client, site, siteTown], 308, 85, 14, { face: 'narrow', size: 9.5 })
      const set = { face: 'narrow', bold: 'narrowBold' } as const
      const top = strip(sheet, [['N° pièce', slip, 90], ['Date pièce', date, 85], ['Client', account, 80], ['Votre référence', order, 110], ['Représentant', '014', 80], ['Dépôt', '02', 90]], 30, 156, set)
      const foot = table(sheet, {
        x: 30, y: top + 10, downTo: 640, lines: 'grid', rowHeight: 18, style: { face: 'narrow', size: 9.5 }, headStyle: { face: 'narrowBold', size: 9.5 }, headFill: '#e6e6e6',
        columns: [{ title: 'Référence', width: 85 }, { title: 'Désignation', width: 250 }, { title: 'Cdé', width: 50, align: 'right' }, { title: 'Livré', width: 50, align: 'right' }, { title: 'Reliquat', width: 50, align: 'right' }, { title: 'U.V.', width: 50, align: 'center' }],
        rows: goods.lines.map((line) => [line.code, line.words, String(line.count), String(line.count), '0', line.unit]),
      })
      const under = strip(sheet, [['Nb colis', String(lines + 2), 80], ['Nb palettes', String(pallets), 80], ['Poids net (kg)', fr(goods.kg, 2), 105], ['Poids brut (kg)', fr(gross, 2), 105], ['Volume (m3)', fr(gross / 310, 3), 85], ['Port', 'FRANCO', 80]], 30, foot + 10, set)
      sheet.write('Transporteur : NOS SOINS          Date et signature du réceptionnaire :', 30, under + 16, { face: 'narrow', size: 9.5 })
      sheet.box(300, under + 30, 265, 60)
    },
  }
})
