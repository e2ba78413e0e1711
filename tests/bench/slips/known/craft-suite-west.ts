import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { insulating, tiling } from './west-wares.ts'

const variants: readonly { seed: number; wares: readonly Ware[]; take: Take; says: (kg: number, count: number) => string }[] = [
  { seed: 9691, wares: tiling, take: [[1, 18], [5, 5], [8, 1]], says: (kg, count) => `Total quantités : ${fr(count, 2)}     Total poids : ${fr(kg, 2)} kg` },
  { seed: 9692, wares: insulating, take: [[7, 16], [1, 8], [10, 3]], says: (kg, count) => `Quantité totale : ${fr(count, 2)}   -   Poids total : ${fr(kg, 3)} Kg` },
]

/** A craft billing suite's rounded note: sections, and one line of totals under the table. */
export const craftSuite = layout('craft-suite-west', variants, ({ seed, wares, take, says }) => {
  const { lines, kg, count } = consigned(wares, take)
  const who = partiesOf(seed)
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.box(36, 30, 240, 90, undefined, '#3b6ea5', 8)
      sheet.write('EXEMPLE FOURNITURES', 48, 38, { face: 'narrowBold', size: 13, color: '#3b6ea5' })
      writtenLines(sheet, [who.street, who.town, `Tél : ${who.phone}`, `SIRET : ${who.siret}`], 48, 58, 14, { face: 'narrow', size: 10 })
      sheet.box(320, 60, 240, 76, undefined, '#3b6ea5', 8)
      writtenLines(sheet, [who.client, who.clientStreet, who.clientTown], 332, 74, 17, { face: 'narrow', size: 11 }, { face: 'narrowBold', size: 11 })
      sheet.write(`BON DE LIVRAISON N° BL${who.slip}`, 36, 140, { face: 'narrowBold', size: 14, color: '#3b6ea5' })
      sheet.write(`Date : ${who.date}   Devis : DE${who.order}   Chantier : ${who.site.replace('Chantier ', '')}`, 36, 162, { face: 'narrow', size: 10 })
      const rows: string[][] = [['1', 'FOURNITURES', '', '']]
      lines.forEach(({ words, count: many, unit }, at) => rows.push([`1.${at + 1}`, words, fr(many, 2), unit]))
      rows.push(['2', 'LIVRAISON', '', ''], ['2.1', 'Forfait livraison zone 2', '1,00', 'FT'])
      const foot = table(sheet, {
        x: 36, y: 186, rows, lines: 'columns', rowHeight: 22, headFill: '#dbe7f3', downTo: 560, style: { face: 'narrow', size: 10.5 }, headStyle: { face: 'narrowBold', size: 10.5 },
        columns: [{ title: 'N°', width: 44 }, { title: 'Désignation', width: 340 }, { title: 'Quantité', width: 80, align: 'right' }, { title: 'Unité', width: 60, align: 'center' }],
      })
      sheet.write(says(kg, Number((count + 1).toFixed(2))), 560, foot + 10, { face: 'narrowBold', size: 11, align: 'right' })
      sheet.box(36, foot + 36, 524, 90, undefined, '#3b6ea5', 8)
      sheet.write('Le client reconnaît avoir reçu les fournitures ci-dessus en bon état.', 48, foot + 44, { face: 'narrow', size: 10 })
      sheet.write('Le :              Signature :', 340, foot + 44, { face: 'narrow', size: 10 })
      sheet.write('SARL au capital de 1 000 € – assurance décennale Exemple – TVA FR00 000000000', 297, 800, { face: 'narrow', size: 8.5, align: 'center', color: '#555' })
    },
  }
})
