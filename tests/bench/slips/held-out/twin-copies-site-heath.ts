import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines } from './heath-print.ts'
import { roofWares } from './heath-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take }[] = [
  { seed: 413270, take: [[2, 60], [6, 12], [7, 8]] },
  { seed: 413271, take: [[1, 24], [4, 6], [5, 9]] },
]

/** One leaf to cut in two, the same note for the customer and for the carrier. */
export const twinCopiesSiteHeath = layout('twin-copies-site-heath', variants, ({ seed, take }) => {
  const { lines, kg } = consigned(roofWares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { number, date, order, client, site, siteTown, street, town } = heathParties(seed)
      ;['Exemplaire client', 'Exemplaire transporteur'].forEach((copy, at) => {
        const top = at * 421
        headLines(sheet, ['Scierie et Couverture Exemple', `${street}, ${town}`], 36, top + 30, 14, { size: 8.5 }, { face: 'sansBold', size: 13 })
        headLines(sheet, [`Bon de livraison n° ${number}`, `${date} – commande ${order}`, copy], 559, top + 30, 14, { size: 8.5, align: 'right' }, { face: 'sansBold', size: 12, align: 'right' })
        sheet.write(`Livraison : ${client}, ${site}, ${siteTown}`, 36, top + 82, { size: 9.5 })
        const foot = table(sheet, {
          x: 36, y: top + 102, lines: 'grid', style: { size: 9 }, rowHeight: 19,
          columns: [{ title: 'Réf.', width: 80 }, { title: 'Désignation', width: 293 }, { title: 'Qté', width: 65, align: 'right' }, { title: 'Kgs', width: 85, align: 'right' }],
          rows: lines.map(({ code, words, count, kg: heavy }) => [code, words, String(count), fr(heavy, 2)]),
        })
        sheet.write('Total Kgs', 470, foot + 10, { face: 'sansBold', size: 10, align: 'right' })
        sheet.write(fr(kg, 2), 555, foot + 10, { face: 'sansBold', size: 10, align: 'right' })
        sheet.write('Reçu le :                              Signature :', 36, top + 340, { size: 9 })
      })
      sheet.rule(0, 421, sheet.width, 421, 0.5, '#777', 4)
    },
  }
})
