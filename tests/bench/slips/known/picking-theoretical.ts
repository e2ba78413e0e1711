import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf, captionsAndValues } from './form-parts.ts'

const wares: readonly Ware[] = [
  ['A04-12', 'Plaque BA13 standard 250x120', 'PLQ', 24.9, 0],
  ['A04-16', 'Plaque BA13 hydro 250x120', 'PLQ', 27.3, 0],
  ['B11-03', 'Montant M48 3,00 m (botte de 10)', 'BOT', 22.8, 0],
  ['B11-07', 'Rail R48 3,00 m (botte de 10)', 'BOT', 19.9, 0],
  ['C02-01', 'Enduit joint prise rapide sac 25 kg', 'SAC', 25.2, 0],
  ['C05-09', 'Bande à joint 150 m', 'RLX', 1.1, 0],
  ['D01-30', 'Laine minérale 45 mm 13,5 m²', 'RLX', 8.6, 0],
]

export const pickingTheoretical = layout(
  'picking-theoretical',
  [
    { seed: 11_081, take: [[0, 36], [2, 6], [3, 3], [4, 5], [5, 2]] as Take },
    { seed: 11_082, take: [[1, 12], [6, 10], [5, 3]] as Take },
  ],
  ({ seed, take }) => {
    const { lines, kg } = consigned(wares, take, 1)
    return {
      expectedKg: kg,
      draw(sheet) {
        const { date, order, account } = marks(seed)
        const face = 'printer'
        const bold = 'printerBold'
        sheet.write('BON DE PRÉPARATION', 30, 30, { face: bold, size: 15 })
        sheet.write('Dépôt Modèle - Zone quai 3', 565, 32, { face, size: 10, align: 'right' })
        sheet.rule(30, 54, 565, 54, 1.2)
        captionsAndValues(sheet, [['Commande', order], ['Client', account], ['Tournée', 'T2 - matin'], ['À livrer le', date]], 30, 115, 64, 14, { face, size: 9 })
        writtenLines(sheet, addressOf(seed), 270, 64, 14, { face, size: 9 })
        const columns = [{ title: 'Empl.', width: 60 }, { title: 'Article', width: 250 }, { title: 'Qté', width: 45, align: 'right' }, { title: 'Un.', width: 40 }, { title: 'Pds th.', width: 60, align: 'right' }, { title: 'Prép.', width: 40, align: 'center' }, { title: 'Ctrl', width: 40, align: 'center' }] as const
        const foot = table(sheet, { x: 30, y: 136, columns, rows: lines.map((line) => [line.code, line.words, String(line.count), line.unit, fr(line.kg, 1), '', '']), lines: 'grid', rowHeight: 24, style: { face, size: 8.5 }, headStyle: { face: bold, size: 8.5 } })
        sheet.write(`Lignes : ${lines.length}    Poids théorique total : ${fr(kg, 1)} kg`, 30, foot + 14, { face: bold, size: 10 })
        sheet.write('Palettes : ....   Préparateur : ..............   Heure fin : .......', 30, foot + 36, { face, size: 9 })
        sheet.write('Rappel : 1 000 kg maximum par palette, hauteur 1,80 m.', 30, foot + 58, { face, size: 8.5 })
      },
    }
  },
)
