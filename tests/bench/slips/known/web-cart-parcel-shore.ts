import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { cols } from './shore-print.ts'
import { shore } from './shore-parties.ts'
import { sanitary } from './shore-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take; readonly weighed: boolean }[] = [
  { seed: 11544, take: [[9, 3], [11, 1], [13, 1]], weighed: true },
  { seed: 11545, take: [[5, 1], [9, 1]], weighed: true },
  { seed: 11546, take: [[10, 3], [13, 2], [9, 1]], weighed: false },
]

/** A web shop's parcel slip: carrier and weight in a table of their own under the products. */
export const webCartParcel = layout('web-cart-parcel-shore', variants, ({ seed, take, weighed }) => {
  const { lines, kg, count } = consigned(sanitary, take)
  const packed = Number((kg + 0.6).toFixed(2))
  return {
    expectedKg: weighed ? packed : null,
    draw(sheet) {
      const { client, site, siteStreet, siteTown, slip, order, date } = shore(seed)
      const style = { face: 'modern', size: 8.5, spacing: 0.15 } as const
      const bold = { face: 'modernBold', size: 8.5 } as const
      sheet.write('plomberie-modele.example', 40, 36, { face: 'modernBold', size: 16, color: '#0b7a75' })
      sheet.write('Bon de livraison', 555, 34, { face: 'modern', size: 14, align: 'right' })
      sheet.write(`${date}  –  #DE${slip}`, 555, 54, { ...style, align: 'right', color: '#555' })
      ;[['Adresse de livraison', client, `${site}`, siteStreet, siteTown], ['Adresse de facturation', client, siteStreet, siteTown, 'France']].forEach((words, at) => writtenLines(sheet, words, 40 + at * 260, 92, 14, style, bold))
      const boxed = { x: 40, style, headStyle: bold, headFill: '#eef6f5', lines: 'grid', rowHeight: 20 } as const
      const order1 = table(sheet, { ...boxed, y: 184, columns: cols(['Référence de commande', 172, 'center'], ['Date de commande', 171, 'center'], ['Mode de paiement', 172, 'center']), rows: [[`XMPLE${order}`, date, 'Carte bancaire']] })
      const goods = table(sheet, { ...boxed, y: order1 + 16, columns: cols(['Référence', 110], ['Produit', 325], ['Qté', 80, 'center']), rows: lines.map(({ code, words, count: pieces }) => [code, words, String(pieces)]) })
      const carrier = weighed ? cols(['Transporteur', 215, 'center'], ['Nombre d’articles', 150, 'center'], ['Poids du colis', 150, 'center']) : cols(['Transporteur', 315, 'center'], ['Nombre d’articles', 200, 'center'])
      table(sheet, { ...boxed, y: goods + 16, columns: carrier, rows: [['Point relais / domicile Exemple', String(count), ...(weighed ? [`${packed.toFixed(2)} kg`] : [])]] })
      sheet.write('Vous avez 14 jours pour changer d’avis. Notice de retour dans votre compte client. Colis de plus de 30 kg : livraison au pied du camion.', 40, 770, { ...style, size: 7, color: '#666' })
      sheet.write(`Montant payé : ${fr(lines.reduce((sum, line) => sum + line.total, 0) * 1.2, 2, ' ')} € TTC – facture envoyée par courriel`, 40, 784, { ...style, size: 7, color: '#666' })
    },
  }
})
