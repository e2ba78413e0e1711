import { writtenLines } from './written-lines.ts'
import { consigned, type Take } from './consigned.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'
import { garden } from './south-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly volumes: readonly number[]
}

const columns = [
  { title: 'Description', width: 240 },
  { title: 'Poids/Vol.', width: 92, align: 'center' },
  { title: 'Qté cmdée', width: 60, align: 'center' },
  { title: 'Qté à expédier', width: 80, align: 'center' },
] as const

/** A shipment of a free management suite: kilos and cubic metres in one column, both added below it. */
export const shipmentSheetSouth = layout<Variant>(
  'shipment-sheet-south',
  [
    { seed: 9581, take: [[4, 12], [5, 13], [3, 8]], volumes: [0.42, 0.18, 0.05] },
    { seed: 9582, take: [[8, 3], [0, 10], [2, 20], [11, 1]], volumes: [1.9, 0.7, 1, 0.06] },
  ],
  ({ seed, take, volumes }) => {
    const { lines, kg, count } = consigned(garden, take)
    const cubic = volumes.reduce((sum, each) => sum + each, 0)
    const { client, place, town, number, order, date, account } = parties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.box(44, 34, 40, 40, '#cfe3c4', '#6a9a52', 20)
        sheet.write('Fiche expédition', 551, 34, { face: 'sansBold', size: 13, align: 'right', color: '#00003c' })
        ;[`Réf. : SH${date.slice(8)}${date.slice(3, 5)}-${number.slice(2)}`, `Date d’expédition : ${date}`, `Code client : CU-${account}`, `Réf. commande : CO-${order}`].forEach((line, at) => sheet.write(line, 551, 54 + at * 13, { size: 9, align: 'right', color: '#00003c' }))
        sheet.write('Émetteur', 44, 122, { size: 7.5 })
        sheet.box(44, 132, 236, 76, '#e6e6e6', '#e6e6e6')
        writtenLines(sheet, ['Paysage Exemple EURL', '18 traverse du Modèle', '06220 VALLAURIS'], 50, 138, 13, { size: 9 }, { face: 'sansBold', size: 10 })
        sheet.write('Destinataire', 300, 122, { size: 7.5 })
        sheet.box(300, 132, 251, 76, undefined, '#999')
        writtenLines(sheet, [client, place, town], 306, 138, 13, { size: 9 }, { face: 'sansBold', size: 10 })
        sheet.write(`Méthode d’expédition : Transporteur – Numéro de suivi : ${order}${account}`, 44, 224, { size: 9 })
        const rows = lines.map((line) => [line.words, `${figure(line.kg, 1)} kg`, String(line.count), String(line.count)])
        const y = table(sheet, { x: 44, y: 246, columns: [{ title: '', width: 34 }, ...columns], rows: rows.map((row, at) => [String(at + 1), ...row]), style: { size: 9 }, headStyle: { size: 9 }, lines: 'columns', rowHeight: 32, downTo: 690 })
        volumes.forEach((each, at) => sheet.write(`${figure(each)} m³`, 44 + 34 + 240 + 46, 246 + 22 + at * 32 + 16, { size: 9, align: 'center' }))
        sheet.box(44, y, 506, 36)
        sheet.write('Total', 82, y + 12, { face: 'sansBold', size: 9 })
        sheet.write(`${figure(kg, 1)} kg`, 364, y + 5, { face: 'sansBold', size: 9, align: 'center' })
        sheet.write(`${figure(cubic)} m³`, 364, y + 19, { face: 'sansBold', size: 9, align: 'center' })
        sheet.write(String(count), 440, y + 12, { face: 'sansBold', size: 9, align: 'center' })
        sheet.write(String(count), 510, y + 12, { face: 'sansBold', size: 9, align: 'center' })
        sheet.write('Paysage Exemple EURL – Capital de 1 000 € – SIRET 000 000 000 00000', 297, 796, { size: 7, align: 'center' })
      },
    }
  },
)
