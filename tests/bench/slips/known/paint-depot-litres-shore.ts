import { fr } from '../drawing/french-number.ts'
import { signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { cols } from './shore-print.ts'
import { shore } from './shore-parties.ts'
import { coatings } from './shore-wares.ts'

/** Litres in one tin. */
const litres: Readonly<Record<number, number>> = { 0: 15, 1: 15, 2: 3, 3: 15, 8: 15, 9: 20 }

const variants: readonly { readonly seed: number; readonly take: Take; readonly shade: string }[] = [
  { seed: 11514, take: [[0, 8], [3, 3], [4, 6], [10, 1]], shade: 'Blanc' },
  { seed: 11515, take: [[1, 5], [2, 6], [9, 1], [6, 4], [7, 5]], shade: 'T 1042-Y' },
  { seed: 11516, take: [[8, 26], [3, 10], [11, 2], [5, 4]], shade: 'Pierre 03' },
]

/** A paint maker's depot: litres, kilos and what of it is dangerous goods. */
export const paintDepotLitres = layout('paint-depot-litres-shore', variants, ({ seed, take, shade }) => {
  const { lines, kg } = consigned(coatings, take, 1)
  const volume = take.map(([at, count]) => (litres[at] ?? 0) * count)
  const dangerous = take.reduce((sum, [at], line) => (at === 2 || at === 9 ? sum + lines[line]!.kg : sum), 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { street, town, phone, client, site, siteStreet, siteTown, slip, order, account, date } = shore(seed)
      sheet.box(0, 0, 18, sheet.height, '#2f6d4f', '#2f6d4f')
      writtenLines(sheet, ['Peintures Exemple', `Dépôt – ${street}`, `${town} – Tél. ${phone}`], 40, 30, 18, { face: 'condensed', size: 10 }, { face: 'condensedBold', size: 16, color: '#2f6d4f' })
      writtenLines(sheet, ['Bordereau de livraison', `n° ${slip} du ${date}`, `Commande ${order} – client ${account}`], 340, 30, 16, { face: 'condensed', size: 11 }, { face: 'condensedBold', size: 14 })
      writtenLines(sheet, [client, site, siteStreet, siteTown], 340, 96, 14, { face: 'condensed', size: 11 })
      const foot = table(sheet, {
        x: 40, y: 172, style: { face: 'condensed', size: 10 }, headStyle: { face: 'condensedBold', size: 10 }, headFill: '#e3efe8', lines: 'rows', zebra: '#f6faf8', rowHeight: 19,
        columns: cols(['Code', 50], ['Produit', 215], ['Teinte', 60], ['Qté', 40, 'right'], ['Litres', 60, 'right'], ['Kg brut', 90, 'right']),
        rows: lines.map(({ code, words, count, kg: weight }, at) => [code, words, volume[at]! > 0 && at === 0 ? shade : '', String(count), volume[at]! > 0 ? fr(volume[at]!) : '', fr(weight, 1, ' ')]),
      })
      writtenLines(sheet, [`Total litres : ${fr(volume.reduce((sum, one) => sum + one, 0), 0, ' ')} L`, `Total poids brut : ${fr(kg, 1, ' ')} kg`], 555, foot + 14, 16, { face: 'condensedBold', size: 12, align: 'right' })
      sheet.write(dangerous > 0 ? `ADR – UN 1263 PEINTURES, 3, III : ${fr(dangerous, 1)} kg bruts – exemption 1.1.3.6` : 'Aucune matière soumise à l’ADR dans cet envoi.', 40, foot + 16, { face: 'condensed', size: 9.5 })
      sheet.write('Stocker hors gel, entre 5 et 35 °C. Densité des peintures : 1,15 à 1,55 selon teinte.', 40, foot + 60, { face: 'condensed', size: 9, color: '#555' })
      signatures(sheet, 720, 'condensed')
    },
  }
})
