import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['SDB-REC80', 'Receveur résine 80 × 80 blanc', 'Unité(s)', 24, 0],
  ['SDB-PAR80', 'Paroi fixe 80 cm verre 6 mm', 'Unité(s)', 28.5, 0],
  ['SDB-COL', 'Colonne de douche thermostatique', 'Unité(s)', 4.2, 0],
  ['SDB-MEU60', 'Meuble vasque 60 cm', 'Unité(s)', 31, 0],
  ['SDB-PANH', 'Panneau mural hydro 2,55 m', 'Unité(s)', 19.8, 0],
]

/** A free management program: the shipping weight among the data over the table; nought where nobody entered weights. */
export const stockMoveNote = layout('stock-move-note', [
  { seed: 7051, take: [[0, 3], [1, 3], [2, 3]] as Take, entered: true, left: 0 },
  { seed: 7052, take: [[3, 8], [4, 12], [2, 2]] as Take, entered: true, left: 4 },
  { seed: 7053, take: [[0, 2], [3, 2], [4, 6]] as Take, entered: false, left: 0 },
], ({ seed, take, entered, left }) => {
  const { lines, kg } = consigned(wares, take)
  return {
    expectedKg: entered ? kg : null,
    draw(sheet) {
      const { client, street, town, number, order, day, hour } = parties(seed)
      const text = { face: 'book', size: 9 } as const
      const bold = { face: 'bookBold', size: 9 } as const
      sheet.write('Bains Spécimen', 45, 40, { face: 'bookBold', size: 17, color: '#714b67' })
      sheet.write('Salles de bains sur stock', 45, 62, { ...text, color: '#777' })
      sheet.rule(45, 82, 550, 82, 0.6, '#714b67')
      writtenLines(sheet, ['Adresse de livraison', client, street, town, 'France'], 340, 98, 13, text, bold)
      sheet.write(`WH/OUT/0${number.slice(0, 4)}`, 45, 178, { face: 'bookBold', size: 20, color: '#714b67' })
      const strip = [['Commande', `S0${order}`], ['Date d’expédition', `${day} ${hour}:00`], ['Transporteur', 'Livraison Modèle'], ['Poids', `${fr(entered ? kg : 0, 2)} kg`]] as const
      strip.forEach(([caption, value], at) => {
        sheet.write(caption, 45 + at * 128, 214, bold)
        sheet.write(value, 45 + at * 128, 228, text)
      })
      const y = table(sheet, {
        x: 45, y: 256, lines: 'rows', rowHeight: 20, style: text, headStyle: bold,
        columns: [{ title: 'Produit', width: 305 }, { title: 'Commandé', width: 100, align: 'right' }, { title: 'Livré', width: 100, align: 'right' }],
        rows: lines.map((line, at) => [`[${line.code}] ${line.words}`, `${fr(line.count + (at === 1 ? left : 0), 2)} ${line.unit}`, `${fr(line.count, 2)} ${line.unit}`]),
      })
      if (left > 0) {
        sheet.write('Quantités restantes à livrer :', 45, y + 22, bold)
        sheet.write(`[${lines[1]!.code}] ${lines[1]!.words}`, 49, y + 40, text)
        sheet.write(`${fr(left, 2)} ${lines[1]!.unit}`, 546, y + 40, { ...text, align: 'right' })
      }
      sheet.rule(45, 790, 550, 790, 0.4, '#aaa')
      sheet.write('04 00 00 33 44   bonjour@exemple.invalid   TVA : FR00000000000', 297, 798, { ...text, size: 7.5, align: 'center' })
      sheet.write('Page : 1 / 1', 297, 811, { ...text, size: 7.5, align: 'center' })
    },
  }
})
