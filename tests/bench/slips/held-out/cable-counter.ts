import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { cellHead } from './creek-heads.ts'
import { electrical } from './creek-wares.ts'

const variants: readonly { seed: number; take: Take; printed: boolean }[] = [
  { seed: 412_583, take: [[0, 1], [2, 5], [3, 2], [5, 12]], printed: true },
  { seed: 412_584, take: [[4, 20], [6, 16], [8, 30], [1, 2], [7, 3]], printed: true },
  { seed: 412_585, take: [[9, 2], [3, 1], [5, 6]], printed: false },
]

/** An electrical wholesaler's branch: priced lines, weight among the shipping words under them; some branches print none. */
export const cableCounter = layout('cable-counter-creek', variants, ({ seed, take, printed }) => {
  const goods = consigned(electrical, take)
  return {
    expectedKg: printed ? goods.kg : null,
    draw(sheet) {
      const top = cellHead(sheet, { seed, name: 'Exemple Distribution Électrique', trade: 'Agence Modèle – Courants forts et faibles', title: 'BON DE LIVRAISON VALORISÉ', face: 'narrow', bold: 'narrowBold' })
      const rows = goods.lines.map(({ code, words, unit, count, price, total }, at) => [String((at + 1) * 10), code, words, `${count} ${unit}`, fr(price, 2, ' '), fr(total, 2, ' ')])
      const foot = table(sheet, {
        x: 30, y: top, rows, lines: 'rows', headFill: '#eee', style: { face: 'narrow', size: 9 }, headStyle: { face: 'narrowBold', size: 9 },
        columns: [{ title: 'Pos.', width: 32 }, { title: 'Article', width: 72 }, { title: 'Libellé', width: 240 }, { title: 'Quantité', width: 62, align: 'right' }, { title: 'P.U. HT', width: 60, align: 'right' }, { title: 'Montant HT', width: 69, align: 'right' }],
      })
      sheet.write('Total HT', 420, foot + 10, { face: 'narrowBold', size: 10 })
      sheet.write(`${fr(goods.total, 2, ' ')} €`, 561, foot + 10, { face: 'narrowBold', size: 10, align: 'right' })
      sheet.write(`dont éco-contribution ${fr(goods.count * 0.06, 2)} €`, 561, foot + 25, { face: 'narrow', size: 8, align: 'right' })
      sheet.write('Mode d’expédition : camion agence', 34, foot + 50, { face: 'narrow', size: 9 })
      sheet.write('Conditions : franco 250 € HT', 34, foot + 63, { face: 'narrow', size: 9 })
      if (printed) sheet.write(`Poids brut de l’expédition : ${fr(goods.kg, 2)} kg – ${goods.lines.length} colis`, 34, foot + 76, { face: 'narrow', size: 9 })
      sheet.write('Tourets consignés : retour sous 6 mois en bon état.', 34, 790, { face: 'narrow', size: 7.5, color: '#555' })
    },
  }
})
