import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { smallPrint, twoAddressHead } from './heath-print.ts'
import { roofWares } from './heath-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take }[] = [
  { seed: 413125, take: [[0, 960], [1, 40], [2, 120], [3, 2]] },
  { seed: 413126, take: [[6, 42], [7, 36], [8, 10], [3, 3]] },
  { seed: 413127, take: [[0, 240], [5, 10], [4, 4]] },
]

/** A roofing merchant's priced note; the tonnage stands left of the amounts. */
export const roofingPricedTonnesHeath = layout('roofing-priced-tonnes-heath', variants, ({ seed, take }) => {
  const { lines, kg, total } = consigned(roofWares, take)
  return {
    expectedKg: Math.round(kg),
    draw(sheet) {
      const parties = heathParties(seed)
      const y = twoAddressHead(sheet, parties, { supplier: 'Toitures Spécimen', title: 'Bon de livraison valorisé', facts: [`BLV-${parties.number}`, parties.date, `Compte client ${parties.account}`], face: 'book', bold: 'bookBold' })
      table(sheet, {
        x: 36, y, lines: 'columns', downTo: 560, style: { face: 'book', size: 8.5 }, headStyle: { face: 'bookBold', size: 8.5 }, rowHeight: 18,
        columns: [{ title: 'Réf.', width: 65 }, { title: 'Désignation', width: 218 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'P.U.', width: 60, align: 'right' }, { title: 'Rem.', width: 40, align: 'center' }, { title: 'Montant H.T.', width: 90, align: 'right' }],
        rows: lines.map(({ code, words, count, price, total: amount }) => [code, words, String(count), fr(price, 2), '–', fr(amount, 2, ' ')]),
      })
      sheet.box(36, 575, 230, 62)
      sheet.write(`Poids total :  ${fr(Math.round(kg) / 1000, 3)} T`, 46, 585, { face: 'bookBold', size: 11 })
      sheet.write('Départ dépôt : camion plateau', 46, 603, { face: 'book', size: 8.5 })
      sheet.write('Palettes Europe consignées : 18,00 € pièce', 46, 618, { face: 'book', size: 8.5 })
      const vat = Number((total * 0.2).toFixed(2))
      ;[['Total H.T.', total], ['T.V.A. 20,00 %', vat], ['Total T.T.C.', total + vat]].forEach(([words, euros], at) => {
        sheet.box(349, 575 + at * 21, 210, 21)
        sheet.write(String(words), 357, 581 + at * 21, { face: 'book', size: 9 })
        sheet.write(`${fr(Number(euros), 2, ' ')} €`, 553, 581 + at * 21, { face: 'bookBold', size: 9, align: 'right' })
      })
      sheet.write('Bon pour réception', 36, 668, { face: 'book', size: 9 })
      smallPrint(sheet, ['La quantité de tuiles est à vérifier au déchargement, avant pose.'], 'book')
    },
  }
})
