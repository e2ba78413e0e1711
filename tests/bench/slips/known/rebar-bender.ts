import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { rounded } from './consignment.ts'
import { printedCase, stack } from './stack.ts'

const perMetre: Readonly<Record<number, number>> = { 8: 0.395, 10: 0.617, 12: 0.888, 14: 1.208, 16: 1.578, 20: 2.466 }

/** A reinforcement workshop: diameters, bars, metres, kilograms a metre, theoretical weights, and the steel's total in a case. */
export const rebarBender = layout('rebar-bender', [
  { seed: 8311, bars: [[8, 120, 1.46], [10, 64, 3.2], [12, 48, 4.85], [16, 12, 5.4]], plan: 'Fondations' },
  { seed: 8312, bars: [[8, 400, 1.2], [12, 130, 6], [14, 90, 4.4], [20, 30, 5.1]], plan: 'Plancher haut R+1' },
] as const, ({ seed, bars, plan }) => {
  const rows = bars.map(([wide, count, length], at) => ({ mark: `${plan[0]}${at + 1}`, wide, count, length, metres: rounded(count * length, 2), kg: rounded(count * length * perMetre[wide]!, 1) }))
  const kg = rounded(rows.reduce((sum, row) => sum + row.kg, 0), 1)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, phone } = marks(seed)
      const set = { face: 'condensed', size: 10.5 } as const
      sheet.write('ARMATURES EXEMPLE', 36, 32, { face: 'condensedBold', size: 18, color: '#37474f' })
      sheet.write('Façonnage d’aciers pour béton – B500B – certifié', 36, 54, set)
      sheet.write(`BORDEREAU D’EXPÉDITION ${slip}`, 559, 34, { face: 'condensedBold', size: 13, align: 'right' })
      sheet.write(`du ${date} – plan n° 0${seed % 100} indice B : ${plan}`, 559, 54, { ...set, align: 'right' })
      stack(sheet, ['Chantier', client, site, siteTown, `Tél. chantier ${phone}`], 36, 86, { ...set, step: 14, first: { face: 'condensedBold' } })
      const foot = table(sheet, {
        x: 36, y: 172, lines: 'grid', style: set, headStyle: { face: 'condensedBold', size: 9.5 }, headFill: '#eceff1', headHeight: 30, rowHeight: 21,
        columns: [{ title: 'Repère', width: 60, align: 'center' }, { title: 'Ø (mm)', width: 60, align: 'center' }, { title: 'Nombre\nde barres', width: 75, align: 'right' }, { title: 'Longueur\ndéveloppée (m)', width: 95, align: 'right' }, { title: 'Longueur\ntotale (m)', width: 85, align: 'right' }, { title: 'kg/ml', width: 63, align: 'right' }, { title: 'Poids\nthéorique', width: 85, align: 'right' }],
        rows: rows.map((row) => [row.mark, `HA ${row.wide}`, String(row.count), fr(row.length, 2), fr(row.metres, 2), fr(perMetre[row.wide]!, 3), fr(row.kg, 1, ' ')]),
      })
      printedCase(sheet, [36, foot + 14, 130, 40], 'Nombre de fardeaux', String(bars.length), { face: 'condensedBold', size: 14, align: 'center' })
      printedCase(sheet, [166, foot + 14, 130, 40], 'Nombre de barres', String(rows.reduce((sum, row) => sum + row.count, 0)), { face: 'condensedBold', size: 14, align: 'center' })
      printedCase(sheet, [296, foot + 14, 263, 40], 'Poids total (kg)', fr(kg, 1, ' '), { face: 'condensedBold', size: 14, align: 'center' })
      sheet.flow('Étiquettes à conserver sur les fardeaux jusqu’à la mise en œuvre. Tolérances de façonnage selon NF A 35-027. Déchargement par le client.', 36, foot + 74, 523, set)
    },
  }
})
