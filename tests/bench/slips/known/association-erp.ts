import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['ISO-FB60', 'Panneau fibre de bois 60 mm', 'u', 6.5, 0.036],
  ['ISO-FB145', 'Panneau fibre de bois 145 mm', 'u', 5.5, 0.101],
  ['OUAT12', 'Ouate de cellulose sac', 'u', 12.5, 0.1],
  ['FREIN', 'Frein-vapeur rouleau 75 m²', 'u', 11, 0.03],
  ['ADH', 'Adhésif multi-usage carton de 10', 'u', 4, 0.012],
]

/** An open-source program of small firms: each line's weight and volume in one cell, and both totals at the foot of the column. */
export const associationErp = layout('association-erp', [
  { seed: 7061, take: [[0, 40], [2, 24], [3, 2]] as Take },
  { seed: 7062, take: [[1, 96], [4, 3], [3, 4]] as Take },
], ({ seed, take }) => {
  const { lines, kg } = consigned(wares, take)
  const cubes = lines.map((line) => Number((line.count * line.price).toFixed(2)))
  const cube = cubes.reduce((all, one) => all + one, 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, street, town, number, account, day, order } = parties(seed)
      const blue = '#000060'
      sheet.write('Isolants Exemple', 40, 36, { face: 'sansBold', size: 13 })
      writtenLines(sheet, [`Réf. expédition SH2603-${number.slice(0, 4)}`, `Date d’expédition prévue : ${day}`, `Code client : CU2601-0${account}`], 555, 52, 12, { size: 8.5, align: 'right', color: blue }, { face: 'sansBold', size: 11, align: 'right', color: blue })
      sheet.write('Émetteur :', 40, 102, { size: 7.5 })
      sheet.box(40, 112, 235, 82, '#e6e6ea', '#e6e6ea')
      writtenLines(sheet, ['Isolants Exemple', '14 rue du Modèle', '38000 GRENOBLE', '', 'Tél. : 04 00 00 55 66'], 46, 118, 13, { size: 8.5, color: blue }, { face: 'sansBold', size: 9, color: blue })
      sheet.write('Adressé à :', 300, 102, { size: 7.5 })
      sheet.box(300, 112, 255, 82)
      writtenLines(sheet, [client, street, town], 306, 118, 13, { size: 8.5, color: blue }, { face: 'sansBold', size: 9, color: blue })
      writtenLines(sheet, [`Méthode d’expédition : Transporteur`, `Commande client : CO2602-${order} du ${day}`], 40, 204, 12, { size: 8.5, color: blue })
      const y = table(sheet, {
        x: 40, y: 234, lines: 'columns', rowHeight: 20, downTo: 640, style: { size: 8.5, color: blue }, headStyle: { size: 8.5, color: blue },
        columns: [{ title: 'Description', width: 250 }, { title: 'Poids/Vol.', width: 105, align: 'center' }, { title: 'Qté commandée', width: 80, align: 'center' }, { title: 'Qté à expédier', width: 80, align: 'center' }],
        rows: lines.map((line, at) => [`${line.code} – ${line.words}`, `${line.kg} kg / ${cubes[at]!} m³`, String(line.count), String(line.count)]),
      })
      sheet.box(40, y + 2, 515, 20, '#f0f0f4', '#f0f0f4')
      sheet.write('Total', 46, y + 7, { face: 'sansBold', size: 8.5, color: blue })
      const totals = [`${kg} kg / ${Number(cube.toFixed(2))} m³`, ...[lines, lines].map((all) => String(all.reduce((sum, line) => sum + line.count, 0)))]
      totals.forEach((total, at) => sheet.write(total, [342.5, 435, 515][at]!, y + 7, { face: 'sansBold', size: 8.5, align: 'center', color: blue }))
      sheet.write('1/1', 555, 815, { size: 7.5, align: 'right' })
    },
  }
})
