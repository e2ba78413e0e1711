import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { captionedBoxes } from '../known/written-lines.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { centredHead, smallPrint } from './heath-print.ts'
import { masonryWares } from './heath-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take; readonly pallets: number; readonly cubic: number }[] = [
  { seed: 413105, take: [[0, 28], [1, 14], [5, 10]], pallets: 2, cubic: 1.9 },
  { seed: 413106, take: [[2, 180], [3, 24], [10, 1], [11, 4]], pallets: 5, cubic: 6.4 },
]

/** Gestion commerciale with ruled cases at the foot: pallets, weight, volume, amount. */
export const merchantFootRowHeath = layout('merchant-foot-row-heath', variants, ({ seed, take, pallets, cubic }) => {
  const { lines, kg, total } = consigned(masonryWares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const parties = heathParties(seed)
      const y = centredHead(sheet, parties, { supplier: 'Négoce Spécimen du Bâtiment', title: 'Bon de livraison', facts: [`Numéro : BL${parties.number}`, `Date : ${parties.date}`, `Réf. client : ${parties.order}`], face: 'sans', bold: 'sansBold' })
      table(sheet, {
        x: 42, y, lines: 'grid', downTo: 610, style: { size: 8.5 }, rowHeight: 18,
        columns: [{ title: 'Référence', width: 70 }, { title: 'Désignation', width: 231 }, { title: 'Quantité', width: 60, align: 'right' }, { title: 'P.U. HT', width: 70, align: 'right' }, { title: 'Montant HT', width: 80, align: 'right' }],
        rows: lines.map(({ code, words, count, price, total: amount }) => [code, words, fr(count, 2), fr(price, 2), fr(amount, 2, ' ')]),
      })
      const cases: [string, string][] = [['Nb palettes', String(pallets)], ['Poids total', `${fr(kg, 2, ' ')} kg`], ['Volume', `${fr(cubic, 2)} m³`], ['Transporteur', 'Nos soins'], ['Total HT', `${fr(total, 2, ' ')} €`]]
      captionedBoxes(sheet, cases, 42, 620, [80, 111, 90, 110, 120], { size: 9.5 })
      sheet.write('Reçu en bon état le :                          Nom et signature :', 42, 680, { size: 9 })
      smallPrint(sheet, ['Négoce Spécimen du Bâtiment – SARL au capital de 10 000 € – RCS EXEMPLE 000 000 000', 'Nos véhicules : porteur 19 t de PTAC, accès chantier carrossable exigé'])
    },
  }
})
