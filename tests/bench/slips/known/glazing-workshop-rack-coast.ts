import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { facts, printed, stacked } from './coast-print.ts'

const columns = [
  { title: 'Pos', width: 35, align: 'center' },
  { title: 'Composition', width: 170 },
  { title: 'Larg. × Haut.', width: 90, align: 'center' },
  { title: 'Qté', width: 35, align: 'right' },
  { title: 'm²', width: 60, align: 'right' },
  { title: 'kg/m²', width: 50, align: 'right' },
  { title: 'Poids', width: 65, align: 'right' },
] as const

export const glazingWorkshopRack = layout(
  'glazing-workshop-rack-coast',
  [
    { seed: 9671, rack: 95, panes: [['4/16/4 FE argon', 1180, 1250, 6, 20], ['44.2/14/4 FE', 980, 2100, 4, 30.5], ['6 trempé clair', 700, 1900, 2, 15]] },
    { seed: 9672, rack: 120, panes: [['44.2 opale', 1400, 1050, 8, 20.5], ['10 trempé sablé', 900, 2050, 5, 25]] },
  ] as const,
  ({ seed, rack, panes }) => {
    const lines = panes.map(([, wide, high, count, heavy]) => {
      const surface = Number(((wide * high * count) / 1e6).toFixed(2))
      return { surface, kg: Number((surface * heavy).toFixed(1)) }
    })
    const glass = Number(lines.reduce((sum, { kg }) => sum + kg, 0).toFixed(1))
    const surface = lines.reduce((sum, line) => sum + line.surface, 0)
    const { client, clientTown, site, siteTown, number, date, order } = coastParties(seed, 'joiner')
    return {
      expectedKg: Number((glass + rack).toFixed(1)),
      draw(sheet) {
        sheet.write('VITRAGES EXEMPLE', 45, 36, { face: 'condensedBold', size: 22, color: '#00708f' })
        sheet.write('Transformation du verre plat – 13000 MARSEILLE', 45, 64, { face: 'condensed', size: 10.5 })
        sheet.write(`BL ${number}`, 550, 36, { face: 'condensedBold', size: 18, align: 'right' })
        sheet.write(`${date} – commande ${order}`, 550, 60, { face: 'condensed', size: 11, align: 'right' })
        stacked(sheet, [`Client : ${client}, ${clientTown}`, `Livraison : ${site}, ${siteTown}`], 45, 92, 16, { face: 'condensed', size: 12 })
        const rows = panes.map(([words, wide, high, count, heavy], at) => [`${at + 1}`, words, `${wide} × ${high}`, `${count}`, printed(lines[at]!.surface, 2), printed(heavy, 1), printed(lines[at]!.kg, 1)])
        const count = panes.reduce((sum, pane) => sum + pane[3], 0)
        const under = table(sheet, { x: 45, y: 138, columns, rows: [...rows, ['', 'Total vitrages', '', `${count}`, printed(surface, 2), '', printed(glass, 1)]], style: { face: 'condensed', size: 11.5 }, headStyle: { face: 'condensedBold', size: 11 }, headFill: '#d6ecf2', rowHeight: 20 })
        sheet.box(45, under + 18, 240, 92, undefined, '#00708f')
        stacked(sheet, ['Chevalet consigné', `N° CH-${number.slice(3)}`, `Tare ${rack} kg – charge admissible 1 500 kg`, 'À restituer sous 15 jours'], 55, under + 26, 19, { face: 'condensed', size: 11.5 })
        sheet.box(310, under + 18, 240, 92, '#eef7fa', '#00708f')
        facts(sheet, [['Poids net verre', `${printed(glass, 1)} kg`], ['Tare chevalet', `${printed(rack, 1)} kg`], ['Poids brut', `${printed(glass + rack, 1)} kg`]], 320, 540, under + 28, 26, { face: 'condensedBold', size: 13 })
        sheet.write('Casse à signaler sur le bon au moment du déchargement.   Visa réception :', 45, under + 130, { face: 'condensed', size: 11 })
      },
    }
  },
)
