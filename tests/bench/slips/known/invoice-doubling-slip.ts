import { consigned, type Take, type Ware } from './consigned.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { money, stacked, together } from './furniture.ts'

const wares: readonly Ware[] = [
  ['DAL4040', 'Dalle gravillonnée 40 × 40 × 4', 'U', 14.6, 4.2],
  ['BOR100', 'Bordurette P1 1,00 m', 'U', 38, 5.4],
  ['CLA150', 'Claustra béton 25 × 25', 'U', 7.9, 6.1],
  ['COU22', 'Couvertine béton 22 × 100', 'U', 24.5, 13.8],
  ['CHP30', 'Chapeau de pilier 40 × 40', 'U', 21, 18.5],
  ['COL25', 'Mortier de jointoiement 25 kg', 'SAC', 25, 12.9],
]

interface Variant {
  readonly seed: number
  readonly take: Take
}

/** An invoice that stands for the delivery note: taxes, due date, and the weight among the shipping facts. */
export const invoiceDoublingSlip = layout<Variant>(
  'invoice-doubling-slip',
  [
    { seed: 12351, take: [[0, 60], [1, 18], [5, 4]] },
    { seed: 12352, take: [[3, 26], [4, 5], [2, 40], [5, 2]] },
  ],
  ({ seed, take }) => {
    const { lines, kg, total } = consigned(wares, take)
    const tax = Number((total * 0.2).toFixed(2))
    const { street, town, client, site, siteTown, slip, date, account, siret } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        stacked(sheet, ['Béton Moulé Exemple', street, town, `SIRET ${siret}`], 40, 40, 13, { size: 9 }, { face: 'sansBold', size: 14 })
        sheet.write('FACTURE', 555, 38, { face: 'sansBold', size: 20, align: 'right' })
        stacked(sheet, ['valant bon de livraison', `N° FA${slip.slice(2)} du ${date}`, `Client ${account}`], 555, 64, 13, { size: 9, align: 'right' })
        sheet.box(300, 112, 255, 60)
        stacked(sheet, [client, site, siteTown], 310, 120, 15, { size: 9.5 }, { face: 'sansBold', size: 9.5 })
        const under = table(sheet, {
          x: 40, y: 190, lines: 'grid', rowHeight: 19, headFill: '#e8e8e8', style: { size: 9 }, headStyle: { face: 'sansBold', size: 8.5 },
          columns: [{ title: 'Réf.', width: 65 }, { title: 'Désignation', width: 210 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'U', width: 35, align: 'center' }, { title: 'PU HT', width: 70, align: 'right' }, { title: 'Total HT', width: 85, align: 'right' }],
          rows: lines.map((line) => [line.code, line.words, fr(line.count), line.unit, money(line.price), money(line.total)]),
        })
        stacked(sheet, ['Expédition', 'Transport : départ usine, camion du client', `Poids des marchandises : ${fr(kg, 1)} kg`, `Palettes : ${Math.ceil(kg / 900)}`], 40, under + 18, 14, { size: 9 }, { face: 'sansBold', size: 9 })
        ;[['Total HT', total], ['TVA 20 %', tax], ['Total TTC', together([total, tax])]].forEach(([words, value], at) => {
          sheet.box(375, under + 14 + at * 20, 180, 20, at === 2 ? '#e8e8e8' : undefined)
          sheet.write(String(words), 381, under + 19 + at * 20, { face: at === 2 ? 'sansBold' : 'sans', size: 9.5 })
          sheet.write(`${money(Number(value))} €`, 551, under + 19 + at * 20, { face: at === 2 ? 'sansBold' : 'sans', size: 9.5, align: 'right' })
        })
        stacked(sheet, ['Règlement : 30 jours date de facture, par virement.', 'Pénalités de retard : 3 fois le taux légal. Indemnité forfaitaire de recouvrement : 40 €.', 'Pas d’escompte pour paiement anticipé.'], 40, 700, 13, { size: 8, color: '#444' })
      },
    }
  },
)
