import { writtenLines } from './written-lines.ts'
import { consigned, type Take } from './consigned.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'
import { plumbing } from './south-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
  /** Without them the yard writes the quantities in, and nobody has yet. */
  readonly asked: boolean
}

/** A warehouse's picking order, by aisle. */
export const pickingAisleSouth = layout<Variant>(
  'picking-aisle-south',
  [
    { seed: 9681, take: [[5, 4], [0, 8], [8, 2], [14, 6], [12, 20]], asked: true },
    { seed: 9682, take: [[7, 3], [15, 3], [6, 40], [13, 24]], asked: true },
    { seed: 9683, take: [[2, 1], [3, 1], [9, 1], [10, 1]], asked: false },
  ],
  ({ seed, take, asked }) => {
    const { lines, kg, count } = consigned(plumbing, take)
    const { client, town, number, order, date, hour } = parties(seed)
    const columns = [
      { title: 'Empl.', width: 74 },
      { title: 'Article', width: 66 },
      { title: 'Désignation', width: 214 },
      { title: 'Pds un.', width: 52, align: 'right' as const },
      { title: asked ? 'A prép.' : 'Qté', width: 52, align: 'right' as const },
      { title: asked ? 'Préparé' : 'Vu', width: 60, align: 'center' as const },
    ]
    return {
      expectedKg: asked ? kg : null,
      draw(sheet) {
        const face = { face: 'printer', size: 8 } as const
        const bold = { face: 'printerBold', size: 8 } as const
        sheet.write('BON DE PREPARATION', 38, 34, { face: 'printerBold', size: 15 })
        sheet.write(number, 556, 34, { face: 'printerBold', size: 15, align: 'right' })
        writtenLines(sheet, ['Plate-forme Exemple Logistique', `Edité le ${date} à ${hour}`, `Commande ${order} – ${asked ? 'livraison' : 'réassort camion comptoir'}`, `${client} – ${town}`], 38, 58, 13, face)
        const rows = lines.map((line, at) => [`${String.fromCodePoint(65 + at)}${12 + at * 3}-0${1 + (at % 4)}-${20 + at}`, line.code, line.words.slice(0, 40), figure(line.unitKg), asked ? String(line.count) : '', ''])
        const y = table(sheet, { x: 38, y: 126, columns, rows, style: face, headStyle: bold, lines: 'grid', rowHeight: 24, headFill: '#dddddd' })
        if (asked) writtenLines(sheet, [`Lignes : ${lines.length}    Pièces : ${count}`, `Poids théorique de la préparation : ${figure(kg, 3)} Kg`], 38, y + 16, 16, { ...bold, size: 9.5 })
        else sheet.write('Quantités à relever au chargement par le magasinier.', 38, y + 16, { ...bold, size: 9 })
        writtenLines(sheet, ['Préparateur : ..............................', 'Contrôleur  : ..............................', 'Heure fin   : ..............................'], 38, y + 66, 20, face)
        sheet.write('Transpalette obligatoire au-delà de 50 kg par support.', 38, y + 138, face)
      },
    }
  },
)
