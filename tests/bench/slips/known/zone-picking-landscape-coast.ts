import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { printed, stacked } from './coast-print.ts'
import { heatingWares, sanitaryWares } from './coast-wares.ts'

const columns = [
  { title: 'Emplacement', width: 85 },
  { title: 'Code', width: 75 },
  { title: 'Désignation', width: 255 },
  { title: 'À préparer', width: 70, align: 'right' },
  { title: 'Préparé', width: 60, align: 'center' },
  { title: 'Unité', width: 50, align: 'center' },
  { title: 'Poids unit.', width: 70, align: 'right' },
  { title: 'Poids th. kg', width: 82, align: 'right' },
] as const
const wares = [...sanitaryWares, ...heatingWares]

export const zonePickingLandscape = layout(
  'zone-picking-landscape-coast',
  [
    { seed: 9831, take: [[12, 4], [13, 3], [19, 1], [15, 2], [7, 8], [10, 2]] },
    { seed: 9832, take: [[3, 2], [4, 2], [0, 2], [1, 2], [2, 2], [5, 4]] },
  ] as const,
  ({ seed, take }) => {
    const { lines, kg } = consigned(wares, take)
    const { client, site, siteTown, date, nextDay, hour, number } = coastParties(seed, 'plumber')
    return {
      expectedKg: kg,
      paper: { landscape: true },
      draw(sheet) {
        sheet.write('BON DE PRÉPARATION / LIVRAISON', 45, 34, { face: 'narrowBold', size: 17 })
        sheet.write('Exemple Chauffage Sanitaire – entrepôt 2', 45, 58, { face: 'narrow', size: 11 })
        stacked(sheet, [`Préparation ${number}`, `Lancée le ${date} à ${hour}`, `Chargement le ${nextDay}, quai 4`], 600, 36, 15, { face: 'narrow', size: 11 })
        sheet.box(45, 84, 747, 28, '#eef1f4', '#9aa6b2')
        sheet.write(`Client : ${client}     Livraison : ${site}, ${siteTown}     Tournée : ${seed % 12}`, 53, 92, { face: 'narrow', size: 11 })
        const rows = lines.map((line, at) => [`A${at + 1}-${(seed * (at + 3)) % 90}-0${at}`, line.code, line.words, `${line.count}`, '........', line.unit, printed(line.unitKg, 2), printed(line.kg, 2)])
        const under = table(sheet, { x: 45, y: 124, columns, rows, style: { face: 'narrow', size: 11 }, headStyle: { face: 'narrowBold', size: 10.5 }, headFill: '#cfd8e1', rowHeight: 23, lines: 'grid' })
        sheet.write(`${lines.length} lignes – ${lines.reduce((sum, { count }) => sum + count, 0)} unités`, 45, under + 12, { face: 'narrow', size: 11 })
        sheet.write(`Poids théorique total : ${printed(kg, 2)} kg`, 788, under + 12, { face: 'narrowBold', size: 12, align: 'right' })
        sheet.write('Rappel : 1 000 kg au plus par palette, hauteur 1,80 m. Articles de plus de 30 kg à prendre à deux.', 45, under + 44, { face: 'narrow', size: 10 })
        sheet.write('Préparateur :                              Contrôle :                              Chauffeur :', 45, under + 74, { face: 'narrow', size: 11 })
      },
    }
  },
)
