import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines, smallPrint } from './heath-print.ts'
import { wireWares } from './heath-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take; readonly weighed: boolean }[] = [
  { seed: 413190, take: [[3, 1], [6, 4], [5, 2]], weighed: true },
  { seed: 413191, take: [[1, 1], [2, 1]], weighed: true },
  { seed: 413192, take: [[5, 6], [6, 2]], weighed: false },
]

/** A web shop's slip in the parcel; some carriers' plug-ins print the parcel's weight. */
export const webParcelSlipHeath = layout('web-parcel-slip-heath', variants, ({ seed, take, weighed }) => {
  const { lines, kg, total } = consigned(wireWares, take)
  return {
    expectedKg: weighed ? kg : null,
    draw(sheet) {
      const { number, date, client, clientStreet, siteTown, order } = heathParties(seed)
      sheet.write('exemple-elec.example', 46, 44, { face: 'modernBold', size: 17, color: '#e4572e' })
      headLines(sheet, ['Bon de livraison', `#${number}`, date], 549, 40, 16, { face: 'modern', size: 9, align: 'right', color: '#666' }, { face: 'modernBold', size: 13, align: 'right' })
      ;[['Adresse de livraison', client, clientStreet, siteTown], ['Adresse de facturation', client, clientStreet, siteTown]].forEach((lines_, at) => headLines(sheet, lines_, 46 + at * 250, 110, 15, { face: 'modern', size: 9 }, { face: 'modernBold', size: 9 }))
      table(sheet, { x: 46, y: 186, lines: 'grid', headFill: '#333', headStyle: { face: 'modernBold', size: 8, color: '#fff' }, style: { face: 'modern', size: 8.5 }, columns: [{ title: 'Référence commande', width: 168 }, { title: 'Date', width: 167 }, { title: 'Transporteur', width: 168 }], rows: [[`EXM${order}`, date, 'Livraison Express Modèle']] })
      const foot = table(sheet, {
        x: 46, y: 244, lines: 'rows', rowHeight: 22, style: { face: 'modern', size: 9 }, headStyle: { face: 'modernBold', size: 8.5, color: '#fff' }, headFill: '#333',
        columns: [{ title: 'Référence', width: 100 }, { title: 'Produit', width: 313 }, { title: 'Qté', width: 90, align: 'right' }],
        rows: lines.map(({ code, words, count }) => [code, words, String(count)]),
      })
      const details = [['Moyen de paiement', `Carte bancaire – ${fr(total, 2, ' ')} €`], ...(weighed ? [['Poids du colis', `${fr(kg, 3)} kg`]] : []), ['Numéro de suivi', `XX${number}FR`]]
      details.forEach(([caption, value], at) => {
        sheet.write(caption!, 46, foot + 20 + at * 18, { face: 'modernBold', size: 9 })
        sheet.write(value!, 180, foot + 20 + at * 18, { face: 'modern', size: 9 })
      })
      smallPrint(sheet, ['Frais de port offerts jusqu’à 30 kg dès 150 € d’achat. Retours sous 14 jours, article non déballé.', 'Boutique Exemple Elec – Siret 000 000 000 00000'], 'modern')
    },
  }
})
