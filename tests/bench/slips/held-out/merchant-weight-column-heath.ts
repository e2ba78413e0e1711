import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { signBoxes, smallPrint, twoAddressHead } from './heath-print.ts'
import { masonryWares } from './heath-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take }[] = [
  { seed: 413100, take: [[0, 40], [2, 120], [5, 12], [7, 6]] },
  { seed: 413101, take: [[9, 2], [1, 15], [4, 8]] },
  { seed: 413102, take: [[2, 60], [3, 18], [6, 44], [8, 1], [11, 3]] },
]

/** A builders' merchant: weight column, the total at its foot. */
export const merchantWeightColumnHeath = layout('merchant-weight-column-heath', variants, ({ seed, take }) => {
  const { lines, kg } = consigned(masonryWares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const parties = heathParties(seed)
      const { number, date, account, order } = parties
      const y = twoAddressHead(sheet, parties, { supplier: 'MATÉRIAUX MODÈLE', title: 'BON DE LIVRAISON', facts: [`N° ${number}   du ${date}`, `Client ${account}   Cde ${order}`, 'Page 1/1'], color: '#7a1f1f' })
      const foot = table(sheet, {
        x: 36, y, lines: 'columns', downTo: 600, style: { size: 8.5 }, headFill: '#eee',
        columns: [{ title: 'Code', width: 60 }, { title: 'Désignation', width: 243 }, { title: 'Qté livrée', width: 60, align: 'right' }, { title: 'U.', width: 40, align: 'center' }, { title: 'Dépôt', width: 45, align: 'center' }, { title: 'Poids (kg)', width: 75, align: 'right' }],
        rows: lines.map(({ code, words, count, unit, kg: heavy }) => [code, words, fr(count, 2), unit, '01', fr(heavy, 2, ' ')]),
      })
      sheet.box(36, foot, 523, 22)
      sheet.write('Poids total de la livraison', 400, foot + 7, { face: 'sansBold', align: 'right' })
      sheet.write(fr(kg, 2, ' '), 555, foot + 7, { face: 'sansBold', align: 'right' })
      sheet.write('Déchargement par grue auxiliaire : oui     Palettes consignées : voir facture', 36, foot + 32, { size: 8 })
      signBoxes(sheet, ['Chauffeur', 'Réserves éventuelles', 'Signature du client'], foot + 54)
      smallPrint(sheet, ['Toute réclamation doit être formulée sous 48 heures. Marchandise réservée jusqu’au complet paiement.', 'Portée maximale de la grue : 12 m à 1 200 kg'])
    },
  }
})
