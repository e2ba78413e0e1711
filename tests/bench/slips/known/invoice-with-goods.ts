import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf, captionsAndValues } from './form-parts.ts'

const wares: readonly Ware[] = [
  ['TPC90', 'Gaine TPC rouge Ø 90 couronne 50 m', 'CRN', 17.2, 74],
  ['PVC125', 'Tube PVC CR8 Ø 125 – 3 m', 'U', 6.8, 17.9],
  ['REG60', 'Regard béton 60 × 60', 'U', 128, 58],
  ['TAMP60', 'Tampon fonte C250 600 × 600', 'U', 39.5, 142],
  ['GEO', 'Géotextile 120 g/m² rouleau 100 m²', 'RLX', 13, 66],
  ['CANI', 'Caniveau béton polymère 1 m + grille', 'U', 17.9, 43.5],
]

export const invoiceWithGoods = layout(
  'invoice-with-goods',
  [
    { seed: 11_091, take: [[0, 4], [2, 3], [3, 3], [4, 1]] as Take },
    { seed: 11_092, take: [[1, 30], [5, 14], [4, 2]] as Take },
  ],
  ({ seed, take }) => {
    const { lines, kg, total } = consigned(wares, take)
    return {
      expectedKg: kg,
      draw(sheet) {
        const { slip, date, account, siret } = marks(seed)
        const face = 'slab'
        const bold = 'slabBold'
        sheet.write('TP MODÈLE', 40, 36, { face: bold, size: 22 })
        sheet.write('Fournitures pour réseaux et voirie', 40, 62, { face, size: 10 })
        sheet.write('Facture valant bon de livraison', 555, 40, { face: bold, size: 14, align: 'right' })
        sheet.write(`N° FA${slip.slice(2)} du ${date} – client ${account}`, 555, 60, { face, size: 10, align: 'right' })
        sheet.write('Adresse de livraison', 330, 92, { face: bold, size: 9 })
        writtenLines(sheet, addressOf(seed), 330, 106, 14, { face, size: 10 })
        const columns = [{ title: 'Réf.', width: 60 }, { title: 'Libellé', width: 215 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'PU HT', width: 65, align: 'right' }, { title: 'Remise', width: 50, align: 'right' }, { title: 'Net HT', width: 85, align: 'right' }] as const
        const foot = table(sheet, { x: 40, y: 172, columns, rows: lines.map((line) => [line.code, line.words, String(line.count), fr(line.price, 2), '', fr(line.total, 2, ' ')]), style: { face, size: 10 }, headStyle: { face: bold, size: 10 }, zebra: '#f3f3f3', lines: 'none', rowHeight: 20 })
        sheet.rule(40, foot + 4, 555, foot + 4)
        sheet.write(`Poids total de la livraison : ${fr(kg, 1, ' ')} kg – ${lines.length} références`, 40, foot + 12, { face, size: 10 })
        const columnsVat = [{ title: 'Base HT', width: 90, align: 'right' }, { title: 'Taux', width: 60, align: 'right' }, { title: 'TVA', width: 90, align: 'right' }] as const
        table(sheet, { x: 40, y: 640, columns: columnsVat, rows: [[fr(total, 2, ' '), '20,00 %', fr(total * 0.2, 2, ' ')]], lines: 'grid', style: { face, size: 10 }, headStyle: { face: bold, size: 9.5 } })
        captionsAndValues(sheet, [['Total HT', fr(total, 2, ' ')], ['TVA', fr(total * 0.2, 2, ' ')], ['Net à payer €', fr(total * 1.2, 2, ' ')]], 370, 551, 642, 18, { face: bold, size: 11 }, { face: bold, size: 11, align: 'right' })
        sheet.flow('Règlement à 45 jours fin de mois. Pénalités de retard : trois fois le taux d’intérêt légal. Indemnité forfaitaire de recouvrement : 40 €.', 40, 740, 515, { face, size: 8.5, color: '#444' })
        sheet.write(`SIRET ${siret} – RCS Exemple`, 40, 800, { face, size: 8 })
      },
    }
  },
)
