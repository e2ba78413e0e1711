import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['10.240', 'Panneau 3 plis épicéa 27 mm', 'pce', 62.5, 0],
  ['10.262', 'Panneau 3 plis mélèze 19 mm', 'pce', 51.3, 0],
  ['22.018', 'Lame bardage mélèze 5 m', 'pce', 8.4, 0],
  ['30.115', 'Huile de protection bidon 10 l', 'pce', 9.9, 0],
]

/** A supplier from over the Swiss border: an apostrophe in the thousands, a point before the decimals. */
export const alpineSupplier = layout('alpine-supplier', [
  { seed: 7291, take: [[0, 16], [2, 80], [3, 2]] as Take },
  { seed: 7292, take: [[1, 9], [2, 24], [3, 1]] as Take },
], ({ seed, take }) => {
  const { lines, kg } = consigned(wares, take)
  const swiss = (value: number) => fr(value, 1, '’').replace(',', '.')
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, street, town, number, shortDay, site } = parties(seed)
      const text = { face: 'sans', size: 9.5 } as const
      const bold = { face: 'sansBold', size: 9.5 } as const
      sheet.box(50, 40, 14, 14, '#d32f2f', '#d32f2f')
      sheet.write('Modèle Bois SA', 72, 39, { face: 'sansBold', size: 15 })
      sheet.write('Route de l’Exemple 7, CH-1870 Monthey', 72, 57, { size: 8.5 })
      writtenLines(sheet, [client, street, town, 'France'], 330, 110, 14, { size: 10.5 })
      sheet.write(`Bulletin de livraison ${number}`, 50, 190, { face: 'sansBold', size: 14 })
      writtenLines(sheet, [`Date ${shortDay}`, `Concerne ${site}`, 'Franco chantier, dédouané'], 50, 214, 14, text)
      const y = table(sheet, {
        x: 50, y: 270, lines: 'rows', rowHeight: 20, style: text, headStyle: bold,
        columns: [{ title: 'Pos', width: 35 }, { title: 'N° art.', width: 65 }, { title: 'Désignation', width: 225 }, { title: 'Quantité', width: 80, align: 'right' }, { title: 'Poids kg', width: 90, align: 'right' }],
        rows: lines.map((line, at) => [String(at + 1), line.code, line.words, `${line.count} ${line.unit}`, swiss(line.kg)]),
      })
      sheet.write('Poids total kg', 400, y + 10, { ...bold, align: 'right' })
      sheet.write(swiss(kg), 541, y + 10, { ...bold, align: 'right' })
      sheet.rule(455, y + 25, 545, y + 25)
      sheet.rule(455, y + 27, 545, y + 27)
      sheet.write('Meilleures salutations', 50, y + 50, text)
      sheet.write('Modèle Bois SA – CHE-000.000.000 TVA', 297, 800, { size: 7.5, align: 'center' })
    },
  }
})
