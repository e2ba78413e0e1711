import { fr } from '../drawing/french-number.ts'
import { plainHead } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** A column 'Poids brut kg' and a row TOTAL under it. */
export const totalRow = layout('total-row', [
  { seed: 41, heading: 'Poids\nbrut kg', word: 'TOTAL' },
  { seed: 42, heading: 'Poids brut\n(Kg)', word: 'Totaux' },
  { seed: 43, heading: 'Pds brut\nkg', word: 'Total général' },
], ({ seed, heading, word }) => {
  const goods = load(seed, { lines: 8, decimals: 2 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const y = plainHead(sheet, { seed, face: 'serif', bold: 'serifBold' })
      const columns = [{ title: 'Code', width: 70 }, { title: 'Désignation', width: 255 }, { title: 'Qté', width: 45, align: 'right' }, { title: 'Volume\nm3', width: 60, align: 'right' }, { title: heading, width: 85, align: 'right' }] as const
      const volumes = goods.lines.map(({ kg }) => kg / 900)
      const rows = goods.lines.map(({ code, words, count, kg }, at) => [code, words, String(count), fr(volumes[at]!, 3), fr(kg, 2)])
      const pieces = goods.lines.reduce((sum, { count }) => sum + count, 0)
      const volume = volumes.reduce((sum, each) => sum + each, 0)
      table(sheet, { x: 40, y, columns, rows: [...rows, ['', word, String(pieces), fr(volume, 3), fr(goods.kg, 2)]], lines: 'grid', style: { face: 'serif', size: 10 }, headStyle: { face: 'serifBold', size: 9 }, headHeight: 28 })
      sheet.write('Marchandise voyageant aux risques et périls du destinataire.', 40, 780, { face: 'serif', size: 8 })
    },
  }
})
