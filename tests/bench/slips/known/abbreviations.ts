import { fr } from '../drawing/french-number.ts'
import { boxedHead, signatures } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** Narrow letters and short words: Pds, Pds tot., P. brut, Nb pal. */
export const abbreviations = layout('abbreviations', [
  { seed: 171, label: 'Pds tot.', unit: ' kg' },
  { seed: 172, label: 'P. brut', unit: ' kg' },
  { seed: 173, label: 'Pds', unit: ' Kg' },
], ({ seed, label, unit }) => {
  const goods = load(seed, { lines: 9, decimals: 1 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const y = boxedHead(sheet, { seed, title: 'B.L.', face: 'narrow', bold: 'narrowBold' })
      const under = table(sheet, {
        x: 30, y, lines: 'grid', style: { face: 'narrow', size: 9.5 }, headStyle: { face: 'narrowBold', size: 9 },
        columns: [{ title: 'Réf.', width: 70 }, { title: 'Dés.', width: 300 }, { title: 'Qté cdée', width: 55, align: 'right' }, { title: 'Qté liv.', width: 55, align: 'right' }, { title: 'Un.', width: 55, align: 'center' }],
        rows: goods.lines.map(({ code, words, count, unit: each }) => [code, words, String(count), String(count), each]),
      })
      const facts = [`Nb pal. : ${Math.ceil(goods.parcels / 3)}`, `Nb col. : ${goods.parcels}`, `${label} : ${fr(goods.kg, 1)}${unit}`, `Vol. : ${fr(goods.cubicMetres, 2)} m3`, 'Mode exp. : CAM']
      facts.forEach((fact, at) => sheet.write(fact, 34 + at * 108, under + 10, { face: 'narrowBold', size: 10 }))
      signatures(sheet, 740, 'narrow')
    },
  }
})
