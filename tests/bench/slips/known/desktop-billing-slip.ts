import { consigned, type Take, type Ware } from './consigned.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, stacked } from './furniture.ts'

const wares: readonly Ware[] = [
  ['AC0012', 'Gouttière zinc demi-ronde 33 – 4 m', 'pce', 5.9, 34],
  ['AC0033', 'Crochet de gouttière zinc', 'pce', 0.31, 3.1],
  ['AC0051', 'Tuyau de descente zinc Ø 80 – 2 m', 'pce', 2.45, 24],
  ['AC0107', 'Feuille de zinc n° 14 – 2 × 1 m', 'pce', 9.35, 71],
  ['AC0140', 'Naissance à agrafer zinc 33/80', 'pce', 0.46, 11],
  ['AC0211', 'Volige sapin 18 × 200 – botte de 10', 'bte', 52, 68],
  ['AC0260', 'Écran sous-toiture HPV 75 m²', 'rlx', 11.5, 96],
]

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly said: string
}

/** A shop billing program: violet band, and the weight as a line under the goods. */
export const desktopBillingSlip = layout<Variant>(
  'desktop-billing-slip',
  [
    { seed: 12021, take: [[0, 12], [1, 36], [2, 6], [4, 3]], said: 'Poids total :' },
    { seed: 12022, take: [[3, 30], [5, 8], [6, 6]], said: 'Poids total :' },
    { seed: 12023, take: [[6, 2], [5, 3], [1, 40], [0, 4]], said: 'Poids :' },
  ],
  ({ seed, take, said }) => {
    const { lines, kg, count } = consigned(wares, take)
    const { street, town, client, site, siteTown, slip, account, date, phone, siret } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        stacked(sheet, ['Modèle Couverture Zinc', street, town, `Tél. : ${phone}`, 'contact@modele-couverture.example'], 42, 40, 12, { face: 'narrow', size: 9.5 }, { face: 'narrowBold', size: 15, color: '#4b2e83' })
        sheet.box(330, 40, 224, 24, '#4b2e83', '#4b2e83', 3)
        sheet.write('BON DE LIVRAISON', 442, 45, { face: 'narrowBold', size: 13, color: '#fff', align: 'center' })
        captioned(sheet, [['Numéro :', slip], ['Date :', date], ['Code client :', account]], [336, 72], 76, 13, { face: 'narrow', size: 10 })
        stacked(sheet, ['Adresse de livraison', client, site, siteTown], 300, 126, 13, { face: 'narrow', size: 10.5 }, { face: 'narrowBold', size: 9, color: '#4b2e83' })
        const under = table(sheet, {
          x: 42, y: 208, headFill: '#e5dff1', zebra: '#f6f3fb', style: { face: 'narrow', size: 10 }, headStyle: { face: 'narrowBold', size: 10, color: '#4b2e83' }, rowHeight: 19,
          columns: [{ title: 'Code', width: 66 }, { title: 'Description', width: 296 }, { title: 'Qté', width: 70, align: 'right' }, { title: 'Unité', width: 80, align: 'center' }],
          rows: lines.map((line) => [line.code, line.words, fr(line.count, 2), line.unit]),
        })
        captioned(sheet, [['Nombre d’articles :', fr(count, 2)], [said, `${fr(kg, 2, ' ')} kg`]], [380, under + 16], 92, 15, { face: 'narrow', size: 10.5 }, { face: 'narrowBold', size: 10.5 })
        sheet.box(42, 680, 240, 80, undefined, '#4b2e83', 4)
        sheet.write('Date et signature du client', 50, 686, { face: 'narrow', size: 9, color: '#4b2e83' })
        sheet.write(`Modèle Couverture Zinc – SARL au capital de 8 000 € – SIRET ${siret} – TVA FR00000000000`, 297, 800, { face: 'narrow', size: 8, align: 'center', color: '#555' })
      },
    }
  },
)
