import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['AR00012', 'Lame terrasse pin classe 4 – 27 × 145 × 4200', 'U', 9.2, 15.4],
  ['AR00015', 'Lambourde pin 45 × 70 × 4000', 'U', 6.9, 9.8],
  ['AR00031', 'Vis inox A2 5 × 60 – boîte de 200', 'BTE', 1.4, 27],
  ['AR00044', 'Plot réglable 50/80 – lot de 20', 'LOT', 3.6, 39],
  ['AR00052', 'Géotextile 120 g – rouleau 25 m²', 'RLX', 3.1, 21],
]

/** The suite of very small firms: a coloured head, the total weight alone in the lower left corner. */
export const smallBusinessSuite = layout('small-business-suite', [
  { seed: 7031, take: [[0, 28], [1, 16], [2, 3]] as Take, color: '#2e7d32' },
  { seed: 7032, take: [[1, 12], [3, 5], [4, 2]] as Take, color: '#6a3d00' },
], ({ seed, take, color }) => {
  const { lines, kg } = consigned(wares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, street, town, number, day, account } = parties(seed)
      sheet.write('Le Bois Modèle', 40, 40, { face: 'sansBold', size: 20, color })
      writtenLines(sheet, ['Négoce de bois et terrasses', '5 route du Spécimen', '44190 CLISSON'], 40, 66, 12, { face: 'sans', size: 8.5 })
      sheet.box(320, 40, 235, 24, color, color, 4)
      sheet.write(`Bon de livraison N° BL${number}`, 437, 46, { face: 'sansBold', size: 11, color: '#fff', align: 'center' })
      writtenLines(sheet, [`Date : ${day}`, `N° client : CL${account}`], 325, 70, 12, { face: 'sans', size: 8.5 })
      sheet.box(320, 104, 235, 62, undefined, '#aaa', 4)
      writtenLines(sheet, [client, street, town], 330, 113, 15, { face: 'sans', size: 9 }, { face: 'sansBold', size: 9 })
      const y = table(sheet, {
        x: 40, y: 190, lines: 'grid', headFill: color, downTo: 560, style: { face: 'sans', size: 8.5 }, headStyle: { face: 'sansBold', size: 8.5, color: '#fff' },
        columns: [{ title: 'Code', width: 65 }, { title: 'Description', width: 300 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'Unité', width: 45, align: 'center' }, { title: 'Livré', width: 55, align: 'center' }],
        rows: lines.map((line) => [line.code, line.words, fr(line.count, 2), line.unit, '']),
      })
      sheet.write(`Poids total : ${fr(kg, 2)} Kg`, 40, y + 14, { face: 'sansBold', size: 9.5 })
      sheet.write(`Nombre d’articles : ${lines.length}`, 40, y + 30, { face: 'sans', size: 8.5 })
      sheet.box(330, y + 12, 225, 80, undefined, '#aaa', 4)
      sheet.write('Reçu le :                        Signature :', 338, y + 18, { face: 'sans', size: 8.5 })
      sheet.write('Le Bois Modèle – SARL au capital de 8 000 € – SIRET 000 000 000 00000 – NAF 4673A', 297, 800, { face: 'sans', size: 7, align: 'center', color: '#666' })
    },
  }
})
