import { fr } from '../drawing/french-number.ts'
import { signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { ruledHead } from './creek-heads.ts'
import { roofing } from './creek-wares.ts'

const variants: readonly { seed: number; take: Take }[] = [
  { seed: 412_586, take: [[0, 480], [1, 24], [2, 60], [3, 2]] },
  { seed: 412_587, take: [[7, 18], [9, 6], [4, 8], [5, 9]] },
  { seed: 412_588, take: [[6, 3], [8, 2], [3, 1]] },
]

/** A roofing merchant: unit weight and line weight columns, the total in the table's last row. */
export const roofYardLines = layout('roof-yard-lines-creek', variants, ({ seed, take }) => {
  const goods = consigned(roofing, take)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const top = ruledHead(sheet, { seed, name: 'Modèle Couverture', trade: 'Tuiles, ardoises, zinc et fenêtres de toit', title: 'Bon de livraison chantier', face: 'condensed', bold: 'condensedBold', color: '#9c2c13' })
      const lines = goods.lines.map(({ code, words, unit, count, unitKg, kg }) => [code, words, fr(count, 0, ' '), unit, fr(unitKg, 2), fr(kg, 2, ' ')])
      const columns = [{ title: 'Code', width: 60 }, { title: 'Désignation', width: 235 }, { title: 'Qté', width: 50, align: 'right' as const }, { title: 'Unité', width: 42, align: 'center' as const }, { title: 'Poids unit.\nkg', width: 64, align: 'right' as const }, { title: 'Poids total\nkg', width: 72, align: 'right' as const }]
      const foot = table(sheet, { x: 36, y: top, rows: lines, columns, lines: 'grid', headHeight: 28, rowHeight: 19, headFill: '#f4e3df', style: { face: 'condensed', size: 10 }, headStyle: { face: 'condensedBold', size: 10 } })
      sheet.box(36, foot, 523, 20, '#f4e3df')
      sheet.write('TOTAL LIVRAISON', 42, foot + 5, { face: 'condensedBold', size: 11 })
      sheet.write(fr(goods.kg, 2, ' '), 555, foot + 5, { face: 'condensedBold', size: 11, align: 'right' })
      sheet.flow('Déchargement au sol, au pied du camion. Charge maximale de la grue : 900 kg à 8 m. Les palettes Europe sont facturées 12 € et reprises 10 €.', 36, foot + 34, 520, { face: 'condensed', size: 9 })
      signatures(sheet, 730, 'condensed')
    },
  }
})
