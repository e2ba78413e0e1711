import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { tiling } from './west-wares.ts'

const variants: readonly { seed: number; take: Take; hasTotal: boolean; decimals: number }[] = [
  { seed: 9521, take: [[0, 43.2], [4, 36], [5, 9], [6, 4]], hasTotal: true, decimals: 1 },
  { seed: 9522, take: [[3, 28.8], [7, 1], [5, 6]], hasTotal: true, decimals: 2 },
  { seed: 9523, take: [[1, 21.6], [2, 14.4], [6, 3], [8, 2]], hasTotal: false, decimals: 2 },
]

/** A tile merchant's note with a weight on every line, and mostly a row of totals. */
export const tileDepot = layout('tile-depot-west', variants, ({ seed, take, hasTotal, decimals }) => {
  const { lines, kg } = consigned(tiling, take, decimals)
  const who = partiesOf(seed)
  const rows = lines.map(({ code, words, count, unit, kg: weight }, at) => [code, words, unit === 'M2' ? `T${seed % 10}${at}` : '', unit === 'M2' ? String(Math.ceil(Number((count / 1.44).toFixed(3)))) : '', fr(count, unit === 'M2' ? 2 : 0), unit, fr(weight, decimals, ' ')])
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write('Carrelages du Modèle', 40, 34, { face: 'bookBold', size: 20, color: '#5a3d2b' })
      sheet.write(`${who.street} – ${who.town} – ${who.phone}`, 40, 62, { face: 'book', size: 8.5, color: '#5a3d2b' })
      sheet.rule(40, 78, 555, 78, 1.4, '#5a3d2b')
      sheet.write(`Bon de livraison n° ${who.slip} du ${who.date}`, 40, 92, { face: 'bookBold', size: 12 })
      writtenLines(sheet, ['Facturé à', who.client, who.clientStreet, who.clientTown], 40, 122, 13, { face: 'book', size: 9 }, { face: 'bookBold', size: 8 })
      writtenLines(sheet, ['Livré à', who.site, who.siteStreet, who.siteTown], 310, 122, 13, { face: 'book', size: 9 }, { face: 'bookBold', size: 8 })
      const all = hasTotal ? [...rows, ['', 'TOTAL', '', '', '', '', fr(kg, decimals, ' ')]] : rows
      const foot = table(sheet, {
        x: 40, y: 190, rows: all, lines: 'grid', rowHeight: 20, style: { face: 'book', size: 9 }, headStyle: { face: 'bookBold', size: 8.5 }, headFill: '#efe6dd', headHeight: 30,
        columns: [
          { title: 'Référence', width: 70 }, { title: 'Désignation', width: 208 }, { title: 'Bain', width: 40, align: 'center' }, { title: 'Boîtes', width: 46, align: 'right' },
          { title: 'Quantité\nlivrée', width: 56, align: 'right' }, { title: 'Unité', width: 40, align: 'center' }, { title: 'Poids\nen kg', width: 55, align: 'right' },
        ],
      })
      sheet.flow('Vérifiez le bain, le calibre et le choix avant la pose : aucune réclamation ne sera admise après. Retour accepté par boîtes entières sous 30 jours.', 40, foot + 18, 515, { face: 'book', size: 8, color: '#555' })
      sheet.write('Reçu le :', 40, 760, { face: 'book', size: 9 })
      sheet.write('Signature :', 310, 760, { face: 'book', size: 9 })
    },
  }
})
