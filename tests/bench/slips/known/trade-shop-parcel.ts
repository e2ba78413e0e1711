import { consigned, type Take, type Ware } from './consigned.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { money, stacked, together } from './furniture.ts'

const wares: readonly Ware[] = [
  ['SKU-2201', 'Lavabo vasque à poser Ø 42 cm', '', 9.2, 89.9],
  ['SKU-2317', 'Robinet mural noir mat', '', 2.3, 119],
  ['SKU-4010', 'Sèche-serviettes 750 W blanc', '', 12.4, 179],
  ['SKU-5126', 'Colonne de douche thermostatique', '', 5.8, 229],
  ['SKU-6003', 'Kit d’étanchéité douche 5 kg', '', 6.1, 64.5],
  ['SKU-7780', 'Carrelage mosaïque galets (boîte 11 pl.)', '', 17.6, 74],
]

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly weighed: boolean
}

/** A web shop's order slip with prices: the weight is a line of the carrier's block, when it is there. */
export const tradeShopParcel = layout<Variant>(
  'trade-shop-parcel',
  [
    { seed: 12201, take: [[0, 1], [1, 1], [3, 1]], weighed: true },
    { seed: 12202, take: [[2, 2], [4, 2]], weighed: false },
    { seed: 12203, take: [[5, 6], [4, 1]], weighed: true },
  ],
  ({ seed, take, weighed }) => {
    const { lines, kg, total } = consigned(wares, take)
    const { client, site, siteTown, account, date } = marks(seed)
    const carriage = 14.9
    return {
      expectedKg: weighed ? kg : null,
      draw(sheet) {
        sheet.circle(58, 56, 16, '#e4572e', 4)
        sheet.write('modele-bain.example', 84, 46, { face: 'modernBold', size: 16 })
        sheet.write('Bon de livraison', 555, 46, { face: 'modernBold', size: 18, align: 'right', color: '#e4572e' })
        sheet.write(`Commande n° WEB${account.slice(1)} du ${date}`, 555, 72, { face: 'modern', size: 9.5, align: 'right' })
        stacked(sheet, ['Livraison', client, site, siteTown, 'France'], 42, 112, 14, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 9.5, color: '#e4572e' })
        const shipping = ['Transporteur Exemple Colis (signature)', `Numéro de suivi : 6A0000${account.slice(1)}`, 'Nombre de colis : 2', ...(weighed ? [`Poids total : ${fr(kg, 3)} kg`] : [])]
        stacked(sheet, ['Expédition', ...shipping], 310, 112, 14, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 9.5, color: '#e4572e' })
        const under = table(sheet, {
          x: 42, y: 206, lines: 'rows', rowHeight: 24, headHeight: 24, headFill: '#fbe9e4', style: { face: 'modern', size: 9 }, headStyle: { face: 'modernBold', size: 9 },
          columns: [{ title: 'Réf.', width: 70 }, { title: 'Produit', width: 233 }, { title: 'Prix unitaire', width: 80, align: 'right' }, { title: 'Quantité', width: 60, align: 'right' }, { title: 'Total TTC', width: 70, align: 'right' }],
          rows: lines.map((line) => [line.code, line.words, `${money(line.price)} €`, String(line.count), `${money(line.total)} €`]),
        })
        ;[['Sous-total', total], ['Livraison', carriage], ['Total', together([total, carriage])]].forEach(([words, value], at) => {
          sheet.write(String(words), 460, under + 12 + at * 16, { face: at === 2 ? 'modernBold' : 'modern', size: 9.5, align: 'right' })
          sheet.write(`${money(Number(value))} €`, 551, under + 12 + at * 16, { face: at === 2 ? 'modernBold' : 'modern', size: 9.5, align: 'right' })
        })
        sheet.flow('Un problème à la livraison ? Notez vos réserves précises sur le bon du transporteur et écrivez-nous sous 3 jours. Retour gratuit sous 30 jours pour tout colis de moins de 30 kg.', 42, 700, 510, { face: 'modern', size: 8.5, color: '#555' })
      },
    }
  },
)
