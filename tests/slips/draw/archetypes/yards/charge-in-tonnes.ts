import { fr } from '#tests/slips/draw/french-number.ts'
import { bandHead } from '#tests/slips/draw/letterheads.ts'
import { load } from '#tests/slips/draw/load.ts'
import { table } from '#tests/slips/draw/table.ts'
import { layout } from '#tests/slips/draw/layout.ts'

/** 'Charge : 1,2 t' among the facts of the truck, its PTAC beside. */
export const chargeInTonnes = layout(
  'charge-in-tonnes',
  [
    { seed: 61, kg: 1200, words: 'Charge : 1,2 t' },
    { seed: 62, kg: 850, words: 'Charge totale : 0,85 tonne' },
    { seed: 63, kg: 640, words: 'Charge : 0,640 T' },
  ],
  ({ seed, kg, words }) => {
    const goods = load(seed, { lines: 5 })
    return {
      expectedKg: kg,
      draw(sheet) {
        const y = bandHead(sheet, { seed, color: '#444' })
        sheet.write('Transport', 40, y + 4, { face: 'modernBold', size: 10 })
        ;[
          'Véhicule : plateau avec grue, PTAC 19 t',
          words,
          `Distance : ${fr(12.4 + seed / 10, 1)} km`,
          'Départ : 7 h 30',
        ].forEach((line, at) =>
          sheet.write(line, 40 + (at % 2) * 260, y + 22 + Math.floor(at / 2) * 16, { face: 'modern', size: 9.5 }),
        )
        table(sheet, {
          x: 40,
          y: y + 66,
          style: { face: 'modern', size: 8.5 },
          headStyle: { face: 'modernBold', size: 8 },
          lines: 'rows',
          columns: [
            { title: 'Désignation', width: 375 },
            { title: 'Qté', width: 70, align: 'right' },
            { title: 'Unité', width: 70, align: 'center' },
          ],
          rows: goods.lines.map(({ words: what, count, unit }) => [what, String(count), unit]),
        })
        sheet.write('Accès chantier à la charge du client. Camion 3,5 t max sur demande.', 40, 760, {
          face: 'modern',
          size: 7.5,
        })
      },
    }
  },
)
