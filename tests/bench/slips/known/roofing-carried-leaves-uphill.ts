import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { signing, stacked } from './uphill-print.ts'
import { roofing } from './uphill-wares.ts'

interface Filled {
  readonly seed: number
  readonly first: Take
  readonly second: Take
}

/** Two half leaves: the first carries its weight over, the second ends with the whole. */
export const roofingCarriedLeaves = layout<Filled>(
  'roofing-carried-leaves-uphill',
  [
    { seed: 9581, first: [[0, 960], [1, 42], [2, 36], [5, 3], [4, 120]], second: [[6, 9], [7, 2]] },
    { seed: 9582, first: [[8, 44], [5, 4], [6, 6], [7, 1], [4, 60]], second: [[3, 800], [1, 10], [2, 12]] },
  ],
  ({ seed, first, second }) => {
    const leaves = [consigned(roofing, first, 1), consigned(roofing, second, 1)] as const
    const kg = Number((leaves[0].kg + leaves[1].kg).toFixed(1))
    const amount = leaves[0].total + leaves[1].total
    const { client, site, siteStreet, siteTown, number, order, day, depot, depotTown, phone } = uphillParties(seed)
    const head = (sheet: Sheet, page: number) => {
      stacked(sheet, ['COUVERTURE EXEMPLE', 'Négoce toiture – bardage – zinguerie', `${depot}, ${depotTown}`, `Tél. ${phone}`], 40, 34, 12, { face: 'book', size: 8.5 }, { face: 'bookBold', size: 15 })
      sheet.write(`Bon de livraison n° ${number}`, 555, 34, { face: 'bookBold', size: 13, align: 'right' })
      sheet.write(`${day}   –   page ${page} sur 2`, 555, 52, { face: 'book', size: 9, align: 'right' })
      stacked(sheet, [client, site, siteStreet, siteTown], 330, 84, 13, { face: 'book', size: 9 }, { face: 'bookBold', size: 9.5 })
      sheet.write(`Votre commande : ${order}`, 40, 128, { face: 'book', size: 9 })
    }
    const body = (sheet: Sheet, at: 0 | 1, extra: readonly (readonly string[])[]) =>
      table(sheet, {
        x: 40,
        y: 152,
        columns: [
          { title: 'Code', width: 62 },
          { title: 'Désignation', width: 218 },
          { title: 'Quantité', width: 55, align: 'right' },
          { title: 'Prix net', width: 50, align: 'right' },
          { title: 'Total HT', width: 65, align: 'right' },
          { title: 'Poids kg', width: 65, align: 'right' },
        ],
        rows: [...extra, ...leaves[at].lines.map(({ code, words, count, price, total, kg: weight }) => [code, words, fr(count, 0, ' '), fr(price, 2), fr(total, 2, ' '), fr(weight, 1, ' ')])],
        style: { face: 'book', size: 8.5 },
        headStyle: { face: 'bookBold', size: 8.5 },
        headFill: '#efe7da',
        rowHeight: 20,
      })
    const closing = (sheet: Sheet, words: string, y: number, total: number, weight: number) => {
      sheet.box(40, y, 515, 22, '#efe7da', '#efe7da')
      sheet.write(words, 46, y + 6, { face: 'bookBold', size: 9 })
      sheet.write(fr(total, 2, ' '), 486, y + 6, { face: 'bookBold', size: 9, align: 'right' })
      sheet.write(fr(weight, 1, ' '), 551, y + 6, { face: 'bookBold', size: 9, align: 'right' })
    }
    return {
      expectedKg: kg,
      paper: { size: 'A5', landscape: true },
      draw(sheet) {
        head(sheet, 1)
        body(sheet, 0, [])
        closing(sheet, 'À reporter', 300, leaves[0].total, leaves[0].kg)
        sheet.nextPage()
        head(sheet, 2)
        const foot = body(sheet, 1, [['', 'Report page 1', '', '', fr(leaves[0].total, 2, ' '), fr(leaves[0].kg, 1, ' ')]])
        closing(sheet, 'Total de la livraison', foot + 12, amount, kg)
        sheet.write('Palettes Europe consignées : 4. Livraison par camion-grue, accès à vérifier par le client.', 40, foot + 48, { face: 'book', size: 8.5 })
        signing(sheet, 'Bon pour réception', 355, foot + 72, 200, 60, 'book')
        sheet.write('Document spécimen', 297, 402, { face: 'book', size: 7.5, color: '#777', align: 'center' })
      },
    }
  },
)
