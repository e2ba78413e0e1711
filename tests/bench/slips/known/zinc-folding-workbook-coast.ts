import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { printed, stacked } from './coast-print.ts'

const columns = [
  { title: 'Repère', width: 45 },
  { title: 'Profil', width: 160 },
  { title: 'Matière', width: 85 },
  { title: 'Ép. mm', width: 45, align: 'right' },
  { title: 'Dév. mm', width: 50, align: 'right' },
  { title: 'Long. m', width: 50, align: 'right' },
  { title: 'Nb', width: 30, align: 'right' },
  { title: 'kg', width: 60, align: 'right' },
] as const

/** kg of a square metre, one millimetre thick. */
const perMillimetre = { 'Zinc naturel': 7.2, 'Zinc quartz': 7.2, 'Alu 7016': 2.7, 'Acier galva': 7.85 } as const

export const zincFoldingWorkbook = layout(
  'zinc-folding-workbook-coast',
  [
    { seed: 9651, bends: [['A1', 'Couvertine 2 pentes', 'Zinc naturel', 0.8, 500, 3, 8], ['A2', 'Bande de rive', 'Zinc naturel', 0.65, 333, 2, 24], ['A3', 'Noue à relevés', 'Zinc naturel', 0.65, 500, 2, 10], ['B1', 'Solin avec larmier', 'Zinc quartz', 0.65, 250, 2, 18]] },
    { seed: 9652, bends: [['1', 'Couvertine acrotère', 'Alu 7016', 1.5, 420, 3, 14], ['2', 'Bavette d’appui', 'Alu 7016', 1.5, 220, 1.2, 12], ['3', 'Habillage de rive', 'Acier galva', 0.75, 400, 3, 16]] },
  ] as const,
  ({ seed, bends }) => {
    const weights = bends.map(([, , metal, thick, wide, long, count]) => Number((perMillimetre[metal] * thick * (wide / 1000) * long * count).toFixed(1)))
    const kg = Number(weights.reduce((sum, value) => sum + value, 0).toFixed(1))
    const { client, site, siteTown, date, order } = coastParties(seed, 'roofer')
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('PLIAGE SPÉCIMEN', 35, 34, { face: 'sansBold', size: 14 })
        sheet.write('Façonnage zinc, alu, acier – 06270 VILLENEUVE-LOUBET', 35, 54, { size: 9 })
        const boxes = [['Bon de livraison pliage', `P-${order}`], ['Client', client], ['Chantier', `${site} (${siteTown})`], ['Date', date]]
        boxes.forEach(([label, value], at) => {
          sheet.box(35, 74 + at * 17, 130, 17, '#e2efda', '#9a9a9a')
          sheet.box(165, 74 + at * 17, 395, 17, undefined, '#9a9a9a')
          sheet.write(label!, 40, 79 + at * 17, { size: 9 })
          sheet.write(value!, 170, 79 + at * 17, { size: 9 })
        })
        const rows = bends.map(([mark, words, metal, thick, wide, long, count], at) => [mark, words, metal, printed(thick, 2), `${wide}`, printed(long, 2), `${count}`, printed(weights[at]!, 1, 'plain')])
        const blank = Array.from({ length: 3 }, () => [])
        const under = table(sheet, { x: 35, y: 158, columns, rows: [...rows, ...blank], style: { size: 9 }, headFill: '#a9d08e', lines: 'grid', rowHeight: 18 })
        const right = 35 + columns.reduce((sum, { width }) => sum + width, 0)
        sheet.box(right - 190, under, 130, 20, '#e2efda', '#111')
        sheet.box(right - 60, under, 60, 20, '#ffff99', '#111')
        sheet.write('Total kg', right - 66, under + 6, { face: 'sansBold', size: 10, align: 'right' })
        sheet.write(printed(kg, 1, 'plain'), right - 4, under + 6, { face: 'sansBold', size: 10, align: 'right' })
        const metres = bends.reduce((sum, [, , , , , long, count]) => sum + long * count, 0)
        stacked(sheet, [`Total mètres linéaires : ${printed(metres, 2, 'plain')}`, `Total pièces : ${bends.reduce((sum, bend) => sum + bend[6], 0)}`], 35, under + 6, 14, { size: 9 })
        stacked(sheet, ['Densités : zinc 7,2 – aluminium 2,7 – acier 7,85', 'Protéger de l’humidité, retirer le film dans les 30 jours.', 'Enlevé par / signature :'], 35, under + 56, 15, { size: 8.5 })
      },
    }
  },
)
