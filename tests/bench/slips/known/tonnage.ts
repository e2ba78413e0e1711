import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { layout } from '../layout.ts'

/** A program of the terminal age: fixed pitch, rows of signs, TONNAGE in tonnes or kilos. */
export const tonnage = layout('tonnage', [
  { seed: 71, face: 'mono', words: (kg: number) => `TONNAGE      : ${fr(kg / 1000, 3)} T` },
  { seed: 72, face: 'printer', words: (kg: number) => `Tonnage total  . : ${fr(kg / 1000, 3)} tonne(s)` },
  { seed: 73, face: 'mono', words: (kg: number) => `TONNAGE (KG) : ${fr(kg)}` },
] as const, ({ seed, face, words }) => {
  const goods = load(seed, { lines: 9, decimals: 0 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { supplier, client, siteTown, slip, date } = marks(seed)
      const lines = [
        `${supplier.toUpperCase().padEnd(44)}BON DE LIVRAISON ${slip}`,
        `${''.padEnd(44)}DU ${date}`,
        '',
        `LIVRAISON : ${client}, ${siteTown}`,
        '='.repeat(78),
        `${'CODE'.padEnd(10)}${'DESIGNATION'.padEnd(46)}${'QTE'.padStart(8)}${'UNITE'.padStart(10)}`,
        '-'.repeat(78),
        ...goods.lines.map((line) => `${line.code.padEnd(10)}${line.words.padEnd(46)}${fr(line.count, 2).padStart(8)}${line.unit.padStart(10)}`),
        '-'.repeat(78),
        `NOMBRE DE LIGNES : ${goods.lines.length}${''.padEnd(20)}NOMBRE DE COLIS : ${goods.parcels}`,
        words(goods.kg),
        '='.repeat(78),
        '',
        'SIGNATURE DU CHAUFFEUR',
      ]
      lines.forEach((line, at) => sheet.write(line, 40, 60 + at * 15, { face, size: face === 'mono' ? 9.5 : 9 }))
    },
  }
})
