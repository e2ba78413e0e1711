import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines } from './heath-print.ts'
import { waterWares } from './heath-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take; readonly cubic: number }[] = [
  { seed: 413165, take: [[0, 1], [6, 2], [7, 3]], cubic: 0.62 },
  { seed: 413166, take: [[1, 8], [4, 4], [5, 30], [9, 6]], cubic: 1.15 },
]

/** A small firm's open-source shipment sheet: weight and volume per line, totals on the last row. */
export const openShipmentTotalsHeath = layout('open-shipment-totals-heath', variants, ({ seed, take, cubic }) => {
  const { lines, kg, count } = consigned(waterWares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { number, date, ordered, order, account, client, clientStreet, siteTown, zone, town, phone } = heathParties(seed)
      headLines(sheet, ['Chauffage Exemple Services'], 40, 40, 14, { face: 'sansBold', size: 15, color: '#00507d' })
      headLines(sheet, [`Fiche d’expédition : SH26-${number.slice(0, 4)}`, `Date prévue de livraison : ${date}`, `Code client : ${account}`, `Commande : CO${order} du ${ordered}`], 555, 40, 13, { size: 8.5, align: 'right', color: '#00507d' }, { face: 'sansBold', size: 11, align: 'right', color: '#00507d' })
      sheet.write('Émetteur', 40, 104, { size: 8 })
      sheet.box(40, 115, 235, 78, '#e6e6e6', '#e6e6e6')
      headLines(sheet, ['Chauffage Exemple Services', zone, town, '', `Téléphone : ${phone}`], 46, 121, 13, { size: 9, color: '#00507d' }, { face: 'sansBold', size: 9.5, color: '#00507d' })
      sheet.write('Adressé à', 300, 104, { size: 8 })
      sheet.box(300, 115, 255, 78)
      headLines(sheet, [client, clientStreet, siteTown], 306, 121, 14, { size: 9.5 }, { face: 'sansBold', size: 10 })
      sheet.write('Méthode d’expédition : Transporteur générique', 40, 206, { size: 9 })
      const foot = table(sheet, {
        x: 40, y: 224, lines: 'columns', downTo: 560, style: { size: 9 }, headStyle: { size: 9, color: '#00507d' }, rowHeight: 19,
        columns: [{ title: 'Description', width: 265 }, { title: 'Poids/Vol.', width: 90, align: 'right' }, { title: 'Qté commandée', width: 85, align: 'right' }, { title: 'Qté expédiée', width: 75, align: 'right' }],
        rows: lines.map(({ code, words, count: many, kg: heavy }) => [`${code} - ${words}`, `${fr(heavy, 2)} kg`, String(many), String(many)]),
      })
      sheet.box(40, foot, 515, 36, '#f4f4f4')
      sheet.write('Total', 46, foot + 7, { face: 'sansBold', size: 9.5 })
      sheet.write(`${fr(kg, 2)} kg`, 391, foot + 7, { face: 'sansBold', size: 9.5, align: 'right' })
      sheet.write(`${fr(cubic, 2)} m³`, 391, foot + 21, { size: 9, align: 'right' })
      ;[476, 551].forEach((x) => sheet.write(String(count), x, foot + 7, { size: 9.5, align: 'right' }))
    },
  }
})
