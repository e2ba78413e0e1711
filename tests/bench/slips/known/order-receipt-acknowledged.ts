import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, money, stacked, together } from './furniture.ts'

type Ordered = readonly [words: string, detail: string, squareMetres: number, price: number]

interface Variant {
  readonly seed: number
  readonly ordered: readonly Ordered[]
  readonly kg: number | null
}

/** A maker's acknowledgement with prices and a promised date; the shipping weight is there, or only kilos a square metre. */
export const orderReceiptAcknowledged = layout<Variant>(
  'order-receipt-acknowledged',
  [
    { seed: 12361, kg: 1496, ordered: [['Bardage mélèze 21 × 132', 'profil claire-voie', 110, 34.5], ['Liteaux de pose 27 × 60', 'traités classe 3', 40, 4.2]] },
    { seed: 12362, kg: null, ordered: [['Bac acier nervuré 63/100', 'teinte au choix, environ 6 kg/m²', 140, 15.9], ['Closoirs, rives et faîtières', 'à définir sur plan', 12, 21]] },
  ],
  ({ seed, ordered, kg }) => {
    const total = together(ordered.map(([, , square, price]) => square * price))
    const { client, site, siteTown, order, date, account } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.box(0, 0, 16, sheet.height, '#22577a', '#22577a')
        stacked(sheet, ['Façades Spécimen', 'Bardage – Couverture – Accessoires'], 46, 40, 14, { face: 'modern', size: 9 }, { face: 'modernBold', size: 16, color: '#22577a' })
        sheet.write('CONFIRMATION DE COMMANDE', 555, 42, { face: 'modernBold', size: 14, align: 'right' })
        captioned(sheet, [['Notre réf.', order], ['Date', date], ['Client', account], ['Livraison', 'semaine 38']], [396, 68], 70, 15, { face: 'modern', size: 9 })
        stacked(sheet, [client, site, siteTown], 46, 106, 15, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 9.5 })
        const under = table(sheet, {
          x: 46, y: 172, lines: 'rows', rowHeight: 22, style: { face: 'modern', size: 9 }, headStyle: { face: 'modernBold', size: 8.5 },
          columns: [{ title: 'Article', width: 160 }, { title: 'Précisions', width: 165 }, { title: kg === null ? 'Quantité' : 'm²', width: 60, align: 'right' }, { title: 'PU HT', width: 55, align: 'right' }, { title: 'Montant HT', width: 69, align: 'right' }],
          rows: ordered.map(([words, detail, square, price], at) => [words, detail, kg === null ? (at === 0 ? 'selon calepinage' : 'à définir') : fr(square, 2), money(price), kg === null ? 'à établir' : money(square * price)]),
        })
        const facts: (readonly [string, string])[] = kg === null ? [['Montant HT', 'à établir']] : [['Montant HT', `${money(total)} €`], ['Poids total expédié', `${fr(kg, 0, ' ')} kg`], ['Longueur maxi des fardeaux', '4,20 m']]
        captioned(sheet, facts, [330, under + 14], 150, 16, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 9.5 })
        sheet.flow('Sans observation de votre part sous 48 heures, la commande est mise en fabrication. Déchargement à votre charge : chariot télescopique 3 t conseillé. Livraison par semi-remorque de 40 t, accès à confirmer.', 46, 640, 509, { face: 'modern', size: 8.5, color: '#555' })
        sheet.write('Bon pour accord, date et signature :', 46, 690, { face: 'modern', size: 9.5 })
      },
    }
  },
)
