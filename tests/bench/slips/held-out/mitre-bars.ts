import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from '../known/written-lines.ts'
import { layout } from '../layout.ts'

type Bar = readonly [code: string, words: string, bars: number, metres: number, kgMetre: number]
const variants: readonly { seed: number; bars: readonly Bar[] }[] = [
  { seed: 412_659, bars: [['AL6520', 'Dormant 65 RPT RAL 7016', 12, 6.5, 1.42], ['AL6531', 'Ouvrant 65 RPT RAL 7016', 10, 6.5, 1.18], ['AL9040', 'Parclose 14 mm', 16, 6, 0.31]] },
  { seed: 412_660, bars: [['AC4040', 'Tube acier 40 × 40 × 2', 30, 6, 2.36], ['AC5030', 'Cornière 50 × 30 × 5', 8, 6, 2.96]] },
]

/** A profile maker's delivery: bars, metres, kilograms a metre and kilograms, a theoretical total at the foot. */
export const mitreBars = layout('mitre-bars-creek', variants, ({ seed, bars }) => {
  const kilos = bars.map(([, , count, metres, kgMetre]) => Number((count * metres * kgMetre).toFixed(1)))
  const kg = Number(kilos.reduce((sum, one) => sum + one, 0).toFixed(1))
  const metres = bars.reduce((sum, [, , count, length]) => sum + count * length, 0)
  const { slip, date, order, client, site, siteTown } = marks(seed)
  return {
    expectedKg: kg,
    paper: { landscape: true },
    draw(sheet) {
      sheet.write('PROFILÉS EXEMPLE', 36, 30, { face: 'modernBold', size: 16 })
      sheet.write(`BORDEREAU DE LIVRAISON ${slip}`, 806, 32, { face: 'modernBold', size: 12, align: 'right' })
      sheet.write(`${date} – V/commande ${order}`, 806, 50, { face: 'modern', size: 9, align: 'right' })
      writtenLines(sheet, [client, `${site} – ${siteTown}`], 36, 62, 14, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 9.5 })
      const foot = table(sheet, {
        x: 36, y: 104, lines: 'grid', rowHeight: 22, headFill: '#e9ecef', style: { face: 'modern', size: 9.5 }, headStyle: { face: 'modernBold', size: 9.5 },
        rows: bars.map(([code, words, count, length, kgMetre], at) => [code, words, fr(count), fr(length, 2), fr(count * length, 2), fr(kgMetre, 2), fr(kilos[at]!, 1)]),
        columns: [{ title: 'Profil', width: 90 }, { title: 'Désignation', width: 260 }, { title: 'Barres', width: 70, align: 'right' }, { title: 'Long. m', width: 80, align: 'right' }, { title: 'Total ml', width: 90, align: 'right' }, { title: 'kg/ml', width: 80, align: 'right' }, { title: 'Poids kg', width: 100, align: 'right' }],
      })
      sheet.write(`Métrage total : ${fr(metres, 2)} ml`, 36, foot + 16, { face: 'modern', size: 10 })
      sheet.write(`Poids théorique total : ${fr(kg, 1)} kg`, 806, foot + 16, { face: 'modernBold', size: 11, align: 'right' })
      sheet.write('Fardeau filmé – longueur hors tout 6,60 m – prévoir un chariot élévateur', 36, foot + 40, { face: 'modern', size: 9, color: '#444' })
    },
  }
})
