import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { truckload } from './truckload.ts'

/** A farmers' cooperative with a building corner: member numbers, VAT codes, the kilos under a double rule in their column. */
export const villageCooperative = layout('village-cooperative', [
  { seed: 8501, shelf: 'masonry', lines: 4 },
  { seed: 8502, shelf: 'garden', lines: 6 },
] as const, ({ seed, shelf, lines }) => {
  const goods = truckload(shelf, seed, lines, 1)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { town, client, site, siteTown, slip, account, date } = marks(seed)
      const set = { face: 'typewriter', size: 9 } as const
      sheet.write('COOPÉRATIVE AGRICOLE DE L’EXEMPLE', 50, 42, { face: 'typewriter', size: 14 })
      down(sheet, [`Magasin de ${town.slice(6)} – rayon bâtiment et clôture`, 'Agrément coopératif n° 00000'], 50, 64, 13, set)
      down(sheet, [`Bon de livraison ${slip}`, `du ${date}`, `Adhérent ${account}`], 50, 108, 14, set)
      down(sheet, [client, site, siteTown], 300, 108, 14, set)
      const foot = table(sheet, {
        x: 50, y: 176, lines: 'none', style: set, headStyle: set, rowHeight: 20,
        columns: [{ title: 'Code', width: 60 }, { title: 'Libellé', width: 255 }, { title: 'Qté', width: 45, align: 'right' }, { title: 'TVA', width: 40, align: 'center' }, { title: 'Kg', width: 95, align: 'right' }],
        rows: goods.lines.map((line) => [line.code, line.words, String(line.count), '2', fr(line.kg, 1, ' ')]),
      })
      sheet.rule(450, foot + 4, 545, foot + 4, 0.8)
      sheet.rule(450, foot + 7, 545, foot + 7, 0.8)
      sheet.write('Total kg', 410, foot + 14, { ...set, align: 'right' })
      sheet.write(fr(goods.kg, 1, ' '), 541, foot + 14, { ...set, align: 'right' })
      down(sheet, ['Codes TVA : 1 = 5,5 %   2 = 20 %', 'Enlevé par nos soins, camion de la coopérative.', 'La facture suit en fin de mois sur le compte adhérent.'], 50, foot + 60, 16, set)
      sheet.write('Pour la coopérative                         L’adhérent', 50, 690, set)
    },
  }
})
