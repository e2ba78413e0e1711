import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf, captionsAndValues } from './form-parts.ts'

const wares: readonly Ware[] = [
  ['VMC-DF', 'Centrale VMC double flux', '', 38, 0],
  ['GAINE160', 'Gaine isolée Ø160 10 m', '', 6.5, 0],
  ['BOUCHE', 'Bouche extraction Ø125', '', 0.4, 0],
  ['SPLIT35', 'Climatiseur mural 3,5 kW', '', 41, 0],
  ['SUPP', 'Support mural unité ext.', '', 5.2, 0],
]

export const shipmentCard = layout(
  'shipment-card',
  [
    { seed: 11_341, take: [[0, 1], [1, 6], [2, 8]] as Take },
    { seed: 11_342, take: [[3, 5], [4, 5]] as Take },
  ],
  ({ seed, take }) => {
    const { lines, kg } = consigned(wares, take, 1)
    return {
      expectedKg: kg,
      draw(sheet) {
        const { date, order, account, street, town } = marks(seed)
        const face = 'sans'
        const bold = 'sansBold'
        sheet.write('Modèle Climat', 30, 32, { face: bold, size: 15, color: '#263c5c' })
        sheet.write('Fiche d’expédition', 565, 32, { face: bold, size: 13, align: 'right', color: '#263c5c' })
        writtenLines(sheet, [`Réf. expédition : SH2609-${order.slice(4)}`, `Date de livraison prévue : ${date}`, `Code client : ${account}`, `Réf. commande : CO2609-${order.slice(5)}`], 565, 52, 11, { face, size: 8.5, align: 'right' })
        sheet.box(30, 112, 255, 74, '#e6e6e6', '#e6e6e6')
        sheet.write('Émetteur', 30, 102, { face, size: 7.5 })
        writtenLines(sheet, ['Modèle Climat', street, town], 36, 118, 13, { face, size: 9 }, { face: bold, size: 9.5 })
        sheet.box(300, 112, 265, 74, undefined, '#999')
        sheet.write('Destinataire', 300, 102, { face, size: 7.5 })
        writtenLines(sheet, addressOf(seed), 306, 118, 13, { face, size: 9 }, { face: bold, size: 9.5 })
        captionsAndValues(sheet, [['Poids total :', `${kg} kg`], ['Dimensions :', '120 x 80 x 140 cm'], ['Méthode d’expédition :', 'Transporteur générique']], 30, 130, 200, 13, { face, size: 9 })
        const columns = [{ title: 'Description', width: 275 }, { title: 'Poids/Vol.', width: 90, align: 'center' }, { title: 'Qté commandée', width: 85, align: 'center' }, { title: 'Qté à expédier', width: 85, align: 'center' }] as const
        table(sheet, { x: 30, y: 254, columns, rows: lines.map((line) => [`${line.code} - ${line.words}`, `${line.kg} kg`, String(line.count), String(line.count)]), lines: 'columns', downTo: 620, style: { face, size: 9 }, headStyle: { face, size: 9 } })
        sheet.write('1/1', 565, 812, { face, size: 7.5, align: 'right' })
        sheet.write('Modèle Climat – SARL au capital de 8 000 € – 06200 NICE', 297, 800, { face, size: 7.5, align: 'center' })
      },
    }
  },
)
