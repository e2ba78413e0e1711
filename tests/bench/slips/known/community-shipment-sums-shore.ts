import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { cols } from './shore-print.ts'
import { shore } from './shore-parties.ts'
import { electrics } from './shore-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take; readonly ordered: readonly number[] }[] = [
  { seed: 11530, take: [[3, 4], [4, 6], [6, 3], [13, 2]], ordered: [4, 6, 3, 2] },
  { seed: 11531, take: [[11, 5], [10, 10], [9, 8]], ordered: [7, 10, 8] },
]

const short = (kg: number) => `${String(Number(kg.toFixed(2))).replace('.', ',')} kg`

/** A community program's shipment sheet: a weight and volume column, the sums in the last lines. */
export const communityShipmentSums = layout('community-shipment-sums-shore', variants, ({ seed, take, ordered }) => {
  const { lines, kg } = consigned(electrics, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { street, town, client, site, siteStreet, siteTown, slip, order, date, after, phone } = shore(seed)
      sheet.write('Modèle Élec Négoce', 36, 36, { face: 'sansBold', size: 14 })
      ;[['Fiche expédition', 13], [`Réf. : SH2606-${slip.slice(2)}`, 10], [`Date prévue de livraison : ${after}`, 8.5], [`Réf. commande : CO2606-${order}`, 8.5], [`Date de commande : ${date}`, 8.5]].forEach(([words, size], at) =>
        sheet.write(words as string, 559, [32, 50, 65, 77, 89][at]!, { face: at < 2 ? 'sansBold' : 'sans', size: size as number, color: '#1a1a66', align: 'right' }))
      sheet.write('Émetteur :', 36, 108, { size: 8 })
      sheet.box(36, 120, 240, 78, '#e6e6e6', '#e6e6e6')
      writtenLines(sheet, ['Modèle Élec Négoce', street, town, `Tél. : ${phone}`], 42, 126, 14, { size: 9 }, { face: 'sansBold', size: 9 })
      sheet.write('Destinataire :', 305, 108, { size: 8 })
      sheet.box(305, 120, 254, 78)
      writtenLines(sheet, [client, site, siteStreet, siteTown], 311, 126, 14, { size: 9 }, { face: 'sansBold', size: 9 })
      sheet.write('Transporteur : Messagerie Exemple', 36, 208, { size: 8.5 })
      const sums = [['', 'Total', short(kg), String(ordered.reduce((sum, one) => sum + one, 0)), String(take.reduce((sum, [, count]) => sum + count, 0))]]
      const foot = table(sheet, {
        x: 36, y: 226, style: { size: 8.5 }, headStyle: { size: 8.5 }, lines: 'columns', headHeight: 18, downTo: 640,
        columns: cols(['Réf.', 60], ['Description', 233], ['Poids/Vol.', 80, 'center'], ['Qté cdée', 75, 'center'], ['Qté à expédier', 75, 'center']),
        rows: lines.map(({ code, words, kg: weight, count }, at) => [code, words, short(weight), String(ordered[at]!), String(count)]),
      })
      table(sheet, { x: 36, y: foot + 6, columns: cols(['', 60], ['', 233], ['', 80, 'center'], ['', 75, 'center'], ['', 75, 'center']), rows: sums, headHeight: 0, style: { face: 'sansBold', size: 8.5 }, lines: 'rows' })
      sheet.write('SIRET 000 000 000 00000 – NAF 4669A – capital de 8 000 €', sheet.width / 2, 800, { size: 7, color: '#555', align: 'center' })
      sheet.write('1/1', 559, 812, { size: 7, align: 'right' })
    },
  }
})
