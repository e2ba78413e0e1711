import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk } from './lowland-desk.ts'
import { figure } from './lowland-print.ts'
import { shelves } from './lowland-shelves.ts'

interface Variant { readonly seed: number; readonly take: Take; readonly palletKg: number }

const variants: readonly Variant[] = [
  { seed: 9541, take: [[0, 12], [1, 4], [4, 6], [5, 8], [6, 3]], palletKg: 22 },
  { seed: 9542, take: [[2, 30], [3, 18], [9, 6], [10, 2]], palletKg: 25 },
]

/** A paint maker's depot: net and gross for every line, the pallet added, net and gross totals. */
export const paintNetGross = layout('paint-net-gross-lowland', variants, ({ seed, take, palletKg }) => {
  const { lines } = consigned(shelves.paint, take, 1)
  const who = desk(seed, 'paint')
  const netOf = (kg: number) => Math.round(kg * 9.6) / 10
  const net = lines.reduce((sum, line) => sum + netOf(line.kg), 0)
  const gross = Math.round(lines.reduce((sum, line) => sum + line.kg, palletKg) * 10) / 10
  return {
    expectedKg: gross,
    draw(sheet) {
      sheet.write(who.supplier.toUpperCase(), 297, 30, { face: 'bookBold', size: 18, align: 'center', color: '#1b4d89' })
      sheet.write(`${who.street} – ${who.town} – ${who.phone}`, 297, 56, { face: 'book', size: 8.5, align: 'center' })
      ;['#e63946', '#f4a261', '#e9c46a', '#2a9d8f', '#264653'].forEach((color, at) => sheet.box(40 + at * 103, 72, 103, 5, color, color))
      sheet.write(`Avis d’expédition ${who.slip}`, 40, 94, { face: 'bookBold', size: 13 })
      writtenLines(sheet, [`Expédié le ${who.date}`, `Commande web ${who.order}`, 'Transport : messagerie palette'], 40, 116, 14, { face: 'book', size: 9 })
      writtenLines(sheet, [who.client, who.clientStreet, who.clientTown], 360, 100, 14, { face: 'book', size: 9.5 }, { face: 'bookBold', size: 10 })
      const under = table(sheet, {
        x: 40, y: 176, lines: 'rows', style: { face: 'book', size: 8.5 }, headStyle: { face: 'bookBold', size: 8.5 }, zebra: '#f3f6fa', rowHeight: 19, headHeight: 28,
        columns: [
          { title: 'Code', width: 60 }, { title: 'Produit', width: 235 }, { title: 'Qté', width: 45, align: 'right' }, { title: 'Cond.', width: 55, align: 'center' },
          { title: 'Poids net\n(kg)', width: 60, align: 'right' }, { title: 'Poids brut\n(kg)', width: 60, align: 'right' },
        ],
        rows: [
          ...lines.map((line) => [line.code, line.words, String(line.count), line.unit, figure(netOf(line.kg), 1), figure(line.kg, 1)]),
          ['PALEU', 'Palette Europe 80 × 120', '1', 'U', '', figure(palletKg, 1)],
        ],
      })
      sheet.write('Totaux', 335, under + 8, { face: 'bookBold', size: 9.5, align: 'right' })
      sheet.write(figure(net, 1), 491, under + 8, { face: 'bookBold', size: 9.5, align: 'right' })
      sheet.write(figure(gross, 1), 551, under + 8, { face: 'bookBold', size: 9.5, align: 'right' })
      sheet.rule(431, under + 24, 555, under + 24, 1)
      writtenLines(sheet, ['Produits en phase aqueuse, non soumis à l’ADR.', 'Stocker entre 5 et 30 °C. Densité moyenne des peintures : 1,45.', 'Classe COV : voir l’étiquette de chaque emballage.'], 40, under + 48, 13, { face: 'book', size: 8, color: '#444' })
      sheet.box(40, 700, 240, 74, undefined, '#999')
      sheet.write('Émargement du réceptionnaire', 46, 706, { face: 'book', size: 8, color: '#444' })
    },
  }
})
