import { captionedBoxes, writtenLines } from './written-lines.ts'
import { consigned, type Take } from './consigned.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'
import { plumbing } from './south-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly left: readonly number[]
  readonly pallets: number
  readonly volume: string
}

const columns = [
  { title: 'Référence', width: 58 },
  { title: 'Désignation', width: 208 },
  { title: 'Qté\ncdée', width: 38, align: 'right' },
  { title: 'Qté\nlivrée', width: 38, align: 'right' },
  { title: 'Reste', width: 38, align: 'right' },
  { title: 'Un.', width: 34, align: 'center' },
  { title: 'P.U. net HT', width: 58, align: 'right' },
  { title: 'Poids', width: 48, align: 'right' },
] as const

/** A plumbing merchant's branch: what remains to come, and the weight in a case of the foot. */
export const sanitaryBranchSouth = layout<Variant>(
  'sanitary-branch-south',
  [
    { seed: 9501, take: [[0, 6], [4, 2], [2, 2], [11, 4], [13, 10]], left: [0, 0, 1, 0, 0], pallets: 1, volume: '1,84' },
    { seed: 9502, take: [[1, 1], [9, 2], [10, 2], [12, 6], [14, 3], [8, 1], [5, 2]], left: [0, 1, 0, 0, 0, 0, 4], pallets: 2, volume: '2,60' },
    { seed: 9503, take: [[7, 1], [15, 1], [6, 12]], left: [0, 0, 8], pallets: 0, volume: '0,31' },
  ],
  ({ seed, take, left, pallets, volume }) => {
    const { lines, kg, count } = consigned(plumbing, take)
    const { client, place, town, site, number, order, account, date, phone } = parties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.box(36, 30, 8, 54, '#00639c', '#00639c')
        sheet.write('SANITAIRE EXEMPLE', 52, 32, { face: 'modernBold', size: 17, color: '#00639c' })
        writtenLines(sheet, ['Agence Modèle – Z.I. de l’Exemple', `Tél. ${phone} – Comptoir ouvert de 6 h 45 à 17 h 30`], 52, 56, 12, { face: 'modern', size: 8 })
        sheet.write('BON DE LIVRAISON', 556, 34, { face: 'modernBold', size: 14, align: 'right' })
        writtenLines(sheet, [`BL n° ${number} du ${date}`, `Commande ${order}`, `Compte ${account}`], 400, 56, 12, { face: 'modern', size: 8.5 })
        sheet.box(36, 102, 250, 62, undefined, '#00639c', 4)
        writtenLines(sheet, ['Adresse de facturation', client, place, town], 44, 108, 13, { face: 'modern', size: 8.5 }, { face: 'modern', size: 7, color: '#00639c' })
        sheet.box(306, 102, 250, 62, undefined, '#00639c', 4)
        writtenLines(sheet, ['Adresse de livraison', site, place, town], 314, 108, 13, { face: 'modern', size: 8.5 }, { face: 'modern', size: 7, color: '#00639c' })
        const rows = lines.map((line, at) => [line.code, line.words, String(line.count + left[at]!), String(line.count), left[at]! > 0 ? String(left[at]) : '', line.unit, figure(line.price), figure(line.kg)])
        const y = table(sheet, { x: 36, y: 182, columns, rows, style: { face: 'modern', size: 8 }, headStyle: { face: 'modernBold', size: 7.5, color: '#fff' }, headFill: '#00639c', lines: 'columns', headHeight: 26, downTo: 640 })
        sheet.write('Les reliquats vous seront livrés dès réception, sans frais de port.', 36, y + 8, { face: 'modern', size: 7.5, color: '#444' })
        captionedBoxes(sheet, [['Nombre d’articles', String(count)], ['Palettes', String(pallets)], ['Volume (m³)', volume], ['Poids total (kg)', figure(kg)]], 36, 668, [110, 90, 110, 110], { face: 'modernBold', size: 10 })
        sheet.box(466, 668, 90, 70)
        sheet.write('Reçu conforme', 471, 672, { face: 'modern', size: 7 })
        sheet.write('Réserves sous 3 jours par lettre recommandée. Marchandise sous clause de réserve de propriété.', 36, 790, { face: 'modern', size: 7, color: '#555' })
        sheet.write('Page 1/1', 556, 790, { face: 'modern', size: 7, align: 'right' })
      },
    }
  },
)
