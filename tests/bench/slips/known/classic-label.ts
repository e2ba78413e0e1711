import { fr } from '../drawing/french-number.ts'
import { plainHead, signatures } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** No weight in the lines (but sacks of 25 kg in their words); one sentence under the table. */
export const classicLabel = layout('classic-label', [
  { seed: 11, lines: 6, label: (kg: number) => `Poids total : ${fr(kg, 2)} kg` },
  { seed: 12, lines: 9, label: (kg: number) => `Poids total de la livraison : ${fr(kg, 1, ' ')} Kg` },
  { seed: 13, lines: 3, label: (kg: number) => `POIDS TOTAL = ${fr(kg)} KGS` },
], ({ seed, lines, label }) => {
  const goods = load(seed, { lines, decimals: seed === 13 ? 0 : 1 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const y = plainHead(sheet, { seed })
      const under = table(sheet, {
        x: 40, y, headFill: '#e8e8e8',
        columns: [{ title: 'Référence', width: 80 }, { title: 'Désignation', width: 325 }, { title: 'Qté', width: 55, align: 'right' }, { title: 'Unité', width: 55, align: 'center' }],
        rows: goods.lines.map(({ code, words, count, unit }) => [code, words, String(count), unit]),
      })
      sheet.write(`Nombre de colis : ${goods.parcels}`, 40, under + 14)
      sheet.write(label(goods.kg), 40, under + 30, { face: 'sansBold', size: 10 })
      sheet.write('Toute réclamation doit nous parvenir sous 48 h. Déchargement par le client (hayon 750 kg sur demande).', 40, under + 50, { size: 7 })
      signatures(sheet, 740)
    },
  }
})
