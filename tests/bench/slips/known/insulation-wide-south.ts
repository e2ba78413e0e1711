import { writtenLines } from './written-lines.ts'
import { consigned, type Take } from './consigned.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'
import { insulation } from './south-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly pallets: number
}

const palletKg = 22
const columns = [
  { title: 'Poste', width: 44 },
  { title: 'Article', width: 80 },
  { title: 'Désignation', width: 250 },
  { title: 'Quantité', width: 90, align: 'right' },
  { title: 'Lot', width: 100 },
  { title: 'Poids net', width: 104, align: 'right' },
  { title: 'Poids brut', width: 94, align: 'right' },
] as const

/** An outbound delivery of a large group's suite, lying: thousands after a point, three decimals. */
export const insulationWideSouth = layout<Variant>(
  'insulation-wide-south',
  [
    { seed: 9601, take: [[8, 36], [9, 60], [10, 90], [11, 6], [12, 20]], pallets: 4 },
    { seed: 9602, take: [[0, 24], [1, 16], [5, 18], [7, 4]], pallets: 5 },
  ],
  ({ seed, take, pallets }) => {
    const { lines, kg } = consigned(insulation, take)
    const gross = lines.map((line) => Number((line.kg * 1.02).toFixed(3)))
    const total = Number((gross.reduce((sum, each) => sum + each, 0) + pallets * palletKg).toFixed(3))
    const { client, place, town, number, order, account, date } = parties(seed)
    const kilos = (value: number) => `${figure(value, 3, '.')} KG`
    return {
      expectedKg: total,
      paper: { landscape: true },
      draw(sheet) {
        sheet.write('Isolation Exemple Groupe', 40, 30, { face: 'sansBold', size: 15 })
        sheet.write('Avis de livraison', 40, 54, { size: 13 })
        sheet.box(520, 28, 282, 112)
        ;[['Livraison n°', `80${number}`], ['Date', date.replaceAll('/', '.')], ['N° de commande', `45${order}`], ['N° de client', `1${account}`], ['Poids net', kilos(kg)], ['Poids brut total', kilos(total)], ['Unités de manutention', `${pallets} PAL`]].forEach(([caption, value], at) => {
          sheet.write(caption!, 528, 34 + at * 15, { size: 9 })
          sheet.write(value!, 794, 34 + at * 15, { size: 9, align: 'right' })
        })
        writtenLines(sheet, ['Réceptionnaire de marchandises', client, place, town], 40, 86, 14, { size: 10 }, { size: 8, color: '#555' })
        const rows = lines.map((line, at) => [`0000${at + 1}0`, `${line.code}-${seed}`, line.words, `${figure(line.count, 0, '.')} ${line.unit}`, `L${account}${at}`, kilos(line.kg), kilos(gross[at]!)])
        const y = table(sheet, { x: 40, y: 164, columns, rows: [...rows, ['', 'EMB-EUR', 'Palette bois EUR', `${pallets} PAL`, '', '', kilos(pallets * palletKg)]], style: { size: 9 }, headStyle: { face: 'sansBold', size: 9 }, lines: 'rows', rowHeight: 20 })
        writtenLines(sheet, ['Condition de livraison : DAP chantier', 'Accès interdit aux semi-remorques – PTAC maximum : 19.000 KG', 'Stockage à l’abri, ne pas gerber plus de 2 palettes'], 40, y + 24, 14, { size: 9 })
        sheet.write('Ce document a été établi par un système de traitement des données et reste valable sans signature.', 40, 556, { size: 8, color: '#555' })
        sheet.write('1 / 1', 802, 556, { size: 8, align: 'right' })
      },
    }
  },
)
