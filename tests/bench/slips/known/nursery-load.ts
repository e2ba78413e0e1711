import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { truckload } from './truckload.ts'

/** A landscape supplier's slip: a green frame, quantities only, the load told in tonnes in a line of the delivery terms. */
export const nurseryLoad = layout('nursery-load', [
  { seed: 6801, lines: 5 },
  { seed: 6802, lines: 7 },
] as const, ({ seed, lines }) => {
  const goods = truckload('garden', seed, lines)
  const tonnes = Number((goods.kg / 1000).toFixed(2))
  return {
    expectedKg: Math.round(tonnes * 1000),
    draw(sheet) {
      const { town, client, site, siteTown, slip, date, phone } = marks(seed)
      const green = '#3a6b35'
      const set = { face: 'book', size: 9.5 } as const
      sheet.box(28, 28, 539, 786, undefined, green, 10)
      sheet.write('Pépinières & Minéraux de l’Exemple', 297, 44, { face: 'bookBold', size: 18, align: 'center', color: green })
      sheet.write(`Végétaux, dallages, clôtures – ${town} – ${phone}`, 297, 70, { ...set, align: 'center' })
      down(sheet, ['BON DE LIVRAISON', `n° ${slip}`, `du ${date}`], 50, 104, 15, { face: 'bookBold', size: 11 })
      down(sheet, ['Livré chez :', client, site, siteTown], 320, 104, 14, set)
      const foot = table(sheet, {
        x: 50, y: 176, lines: 'rows', style: set, headStyle: { face: 'bookBold', size: 9.5, color: green }, rowHeight: 20,
        columns: [{ title: 'Réf.', width: 70 }, { title: 'Article', width: 270 }, { title: 'Quantité', width: 75, align: 'right' }, { title: 'Unité', width: 80, align: 'center' }],
        rows: goods.lines.map((line) => [line.code, line.words, String(line.count), line.unit]),
      })
      down(sheet, [
        'Conditions de livraison',
        'Déchargement au hayon, dépose au plus près du camion sur sol stable.',
        `Poids approximatif : ${fr(tonnes, 2)} t`,
        `Nombre de palettes : ${Math.ceil(tonnes)}    Consigne palette : 12,00 € HT`,
      ], 50, foot + 24, 16, set)
      sheet.write('Signature du client', 320, 680, set)
      sheet.box(320, 696, 225, 70, undefined, green, 6)
    },
  }
})
