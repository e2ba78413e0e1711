import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk } from './lowland-desk.ts'
import { barCode, figure } from './lowland-print.ts'
import { shelves } from './lowland-shelves.ts'

interface Variant { readonly seed: number; readonly take: Take; readonly foot: string }

const variants: readonly Variant[] = [
  { seed: 9511, take: [[3, 1], [4, 24], [5, 4], [0, 3], [2, 6], [9, 2]], foot: 'Poids total livré' },
  { seed: 9512, take: [[11, 5], [12, 3], [7, 36], [8, 12], [0, 8], [2, 10], [6, 14], [10, 1]], foot: 'Poids total du BL' },
]

/** An electrical depot: condensed type, unit and line weights in kg, the total right under its column. */
export const breakerDepotColumns = layout('breaker-depot-columns-lowland', variants, ({ seed, take, foot }) => {
  const { lines, kg } = consigned(shelves.electric, take)
  const who = desk(seed, 'electric')
  return {
    expectedKg: kg,
    draw(sheet) {
      const face = 'condensed'
      sheet.box(0, 0, 595, 8, '#c8102e', '#c8102e')
      sheet.write(who.supplier, 36, 24, { face: 'condensedBold', size: 20, color: '#c8102e' })
      sheet.write(`Agence ${who.town} – ${who.phone}`, 36, 48, { face, size: 9.5 })
      sheet.write(`Bon de livraison ${who.slip}-01`, 559, 26, { face: 'condensedBold', size: 14, align: 'right' })
      barCode(sheet, 429, 46, 130, 24, seed)
      writtenLines(sheet, ['Facturé à', who.client, who.clientStreet, who.clientTown], 36, 84, 13, { face, size: 10 }, { face: 'condensedBold', size: 9, color: '#c8102e' })
      writtenLines(sheet, ['Livré à', `${who.client} – ${who.site}`, who.siteStreet, who.siteTown], 300, 84, 13, { face, size: 10 }, { face: 'condensedBold', size: 9, color: '#c8102e' })
      sheet.write(`Commande ${who.order} du ${who.date}     Compte ${who.account}     Vendeur : comptoir     Départ le ${who.later} – matin`, 36, 148, { face, size: 9.5 })
      const under = table(sheet, {
        x: 36, y: 168, lines: 'rows', style: { face, size: 10 }, headStyle: { face: 'condensedBold', size: 9.5, color: '#fff' }, headFill: '#444',
        columns: [
          { title: 'Pos.', width: 30 }, { title: 'Référence', width: 65 }, { title: 'Désignation', width: 238 }, { title: 'Qté', width: 45, align: 'right' },
          { title: 'UV', width: 40, align: 'center' }, { title: 'Poids U.', width: 50, align: 'right' }, { title: 'Poids kg', width: 55, align: 'right' },
        ],
        rows: lines.map((line, at) => [String((at + 1) * 10), line.code, line.words, String(line.count), line.unit, figure(line.unitKg, 2), figure(line.kg, 2)]),
      })
      sheet.write(`${foot} :`, 495, under + 8, { face: 'condensedBold', size: 11, align: 'right' })
      sheet.write(figure(kg, 2), 555, under + 8, { face: 'condensedBold', size: 11, align: 'right' })
      sheet.write(`${lines.length} lignes – ${Math.ceil(kg / 30)} colis`, 36, under + 8, { face, size: 10 })
      writtenLines(sheet, ['DEEE : l’éco-participation est comprise dans nos prix.', 'Les tourets sont consignés ; reprise gratuite au-delà de trois tourets vides.'], 36, 760, 11, { face, size: 8.5, color: '#555' })
      sheet.write('Page 1/1', 559, 800, { face, size: 8.5, align: 'right' })
    },
  }
})
