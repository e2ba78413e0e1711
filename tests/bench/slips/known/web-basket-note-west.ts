import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { dotted, twoColumns } from './west-print.ts'
import { garden, painting } from './west-wares.ts'

const variants: readonly { seed: number; wares: readonly Ware[]; take: Take; isWeighed: boolean }[] = [
  { seed: 9641, wares: painting, take: [[1, 3], [4, 2], [8, 2]], isWeighed: true },
  { seed: 9642, wares: garden, take: [[5, 6], [6, 7], [9, 1]], isWeighed: true },
  { seed: 9643, wares: painting, take: [[0, 2], [4, 1], [5, 1]], isWeighed: false },
]

/** A web shop's packing note, its figures in English print; the weight by the carrier's name, or nowhere. */
export const webBasketNote = layout('web-basket-note-west', variants, ({ seed, wares, take, isWeighed }) => {
  const { lines, kg, total } = consigned(wares, take)
  const who = partiesOf(seed)
  return {
    expectedKg: isWeighed ? kg : null,
    draw(sheet) {
      sheet.circle(58, 52, 16, '#6a4c93', 5)
      sheet.write('boutique-exemple', 84, 42, { face: 'modernBold', size: 16, color: '#6a4c93' })
      sheet.write('BON DE LIVRAISON', 555, 38, { face: 'modernBold', size: 13, align: 'right' })
      sheet.write(`${who.date}   #DE0${who.order}`, 555, 58, { face: 'modern', size: 9, align: 'right' })
      writtenLines(sheet, ['Adresse de livraison', who.client, who.siteStreet, who.siteTown, 'France'], 40, 104, 14, { face: 'modern', size: 9 }, { face: 'modernBold', size: 9 })
      writtenLines(sheet, ['Adresse de facturation', who.client, who.clientStreet, who.clientTown, 'France'], 300, 104, 14, { face: 'modern', size: 9 }, { face: 'modernBold', size: 9 })
      const meta = table(sheet, {
        x: 40, y: 192, lines: 'grid', headFill: '#efe9f5', style: { face: 'modern', size: 8.5 }, headStyle: { face: 'modernBold', size: 8 },
        rows: [[`SPEC${who.slip}`, who.date, isWeighed ? 'Livraison sur palette' : 'Retrait au comptoir', isWeighed ? `${dotted(kg, 2)} kg` : 'Carte bancaire']],
        columns: [{ title: 'Référence commande', width: 130 }, { title: 'Date de commande', width: 120 }, { title: 'Transporteur', width: 145 }, { title: isWeighed ? 'Poids total' : 'Paiement', width: 120 }],
      })
      const foot = table(sheet, {
        x: 40, y: meta + 16, rowHeight: 24, headFill: '#6a4c93', style: { face: 'modern', size: 9 }, headStyle: { face: 'modernBold', size: 8.5, color: '#fff' }, zebra: '#f7f4fa',
        rows: lines.map(({ code, words, count }) => [code, words, String(count)]),
        columns: [{ title: 'Référence', width: 110 }, { title: 'Produit', width: 335 }, { title: 'Quantité', width: 70, align: 'right' }],
      })
      twoColumns(sheet, [['Produits', `${dotted(total, 2, ' ')} €`], ['Livraison', isWeighed ? '39.00 €' : '0.00 €'], ['Total', `${dotted(total + (isWeighed ? 39 : 0), 2, ' ')} €`]], 400, foot + 16, 80, 18, { face: 'modern', size: 9 })
      sheet.flow('Vous disposez de 14 jours pour changer d’avis. Les retours se font dans l’emballage d’origine, 30 kg au plus par colis.', 40, 740, 515, { face: 'modern', size: 8, color: '#666' })
    },
  }
})
