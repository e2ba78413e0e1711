import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { signBoxes, smallPrint, twoAddressHead } from './heath-print.ts'
import { masonryWares } from './heath-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take }[] = [
  { seed: 413220, take: [[0, 12], [2, 80], [5, 6]] },
  { seed: 413221, take: [[7, 5], [8, 2], [11, 1]] },
]

/** A merchant's everyday priced note that says nothing of weight but a sack's size and the crane's limit. */
export const unweighedMerchantHeath = layout('unweighed-merchant-heath', variants, ({ seed, take }) => {
  const { lines, total } = consigned(masonryWares, take)
  return {
    expectedKg: null,
    draw(sheet) {
      const parties = heathParties(seed)
      const y = twoAddressHead(sheet, parties, { supplier: 'Matériaux du Modèle', title: 'Bon de livraison', facts: [`N° ${parties.number}`, parties.date, `Réf. ${parties.order}`], color: '#1b5e20' })
      const foot = table(sheet, {
        x: 36, y, lines: 'grid', style: { size: 9 }, rowHeight: 20, headFill: '#e8f5e9',
        columns: [{ title: 'Code', width: 65 }, { title: 'Désignation', width: 258 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'PU HT', width: 65, align: 'right' }, { title: 'Total HT', width: 85, align: 'right' }],
        rows: lines.map(({ code, words, count, price, total: amount }) => [code, words, String(count), fr(price, 2), fr(amount, 2, ' ')]),
      })
      sheet.write(`Total HT : ${fr(total, 2, ' ')} €`, 555, foot + 14, { face: 'sansBold', size: 10, align: 'right' })
      sheet.write('Livraison grue (maxi 1 500 kg à 8 m)', 36, foot + 14, { size: 9 })
      signBoxes(sheet, ['Livreur', 'Client'], foot + 44)
      smallPrint(sheet, ['Marchandises voyageant aux risques et périls du destinataire.'])
    },
  }
})
