import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { rounded } from './consignment.ts'
import { stack } from './stack.ts'

/** A sawmill's list: section, length, pieces, cubic metres; the weight is worked out from the volume in a last line. */
export const sawmillList = layout('sawmill-list', [
  { seed: 8181, density: 480, pieces: [['Madrier 75 x 225', 4, 12], ['Bastaing 63 x 175', 5, 20], ['Chevron 63 x 75', 4, 36], ['Liteau 27 x 40', 4, 60]] },
  { seed: 8182, density: 720, pieces: [['Poteau chêne 150 x 150', 2.5, 6], ['Poutre chêne 200 x 250', 4.2, 3], ['Planche chêne 27 x 200', 2.5, 14]] },
] as const, ({ seed, density, pieces }) => {
  const rows = pieces.map(([words, length, count]) => {
    const [wide, high] = words.match(/\d+/g)!.map(Number) as [number, number]
    return { words, length, count, cubic: rounded((wide / 1000) * (high / 1000) * length * count, 3) }
  })
  const cubic = rounded(rows.reduce((sum, row) => sum + row.cubic, 0), 3)
  const kg = Math.round((cubic * density) / 10) * 10
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, phone } = marks(seed)
      const set = { face: 'book', size: 10 } as const
      sheet.write('Scierie de l’Exemple', 297, 40, { face: 'bookBold', size: 20, align: 'center', color: '#3e4f1f' })
      sheet.write(`Bois de charpente – débit sur liste – rabotage • 04260 ALLOS • ${phone}`, 297, 68, { ...set, size: 9, align: 'center' })
      sheet.rule(60, 86, 535, 86, 1.2, '#3e4f1f')
      sheet.write(`Bordereau de livraison ${slip}`, 60, 104, { face: 'bookBold', size: 13 })
      sheet.write(date, 535, 106, { ...set, align: 'right' })
      stack(sheet, [client, site, siteTown], 330, 136, { ...set, step: 15 })
      const foot = table(sheet, {
        x: 60, y: 206, lines: 'rows', style: set, headStyle: { face: 'bookBold', size: 9.5 }, rowHeight: 22,
        columns: [{ title: 'Essence et section (mm)', width: 185 }, { title: 'Long. (m)', width: 65, align: 'right' }, { title: 'Pièces', width: 55, align: 'right' }, { title: 'ml', width: 65, align: 'right' }, { title: 'm³', width: 105, align: 'right' }],
        rows: [...rows.map((row) => [row.words, fr(row.length, 2), String(row.count), fr(row.length * row.count, 2), fr(row.cubic, 3)]), ['Total', '', String(rows.reduce((sum, row) => sum + row.count, 0)), '', fr(cubic, 3)]],
      })
      stack(sheet, [`Volume total : ${fr(cubic, 3)} m³`, `Poids total estimé : ${fr(kg, 0, ' ')} kg`, 'Traitement : classe 2 par trempage. Bois certifié, chaîne de contrôle n° 00-00-0000.'], 60, foot + 16, { ...set, step: 16 })
      stack(sheet, ['Masse volumique moyenne retenue', `${density} kg/m³, bois à 20 % d’humidité.`], 60, foot + 74, { ...set, size: 8, step: 12 })
      sheet.write('Chargé par :', 60, 700, set)
      sheet.write('Reçu par :', 330, 700, set)
    },
  }
})
