import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { stacked } from './uphill-print.ts'
import { plumbing, roofing } from './uphill-wares.ts'

interface Filled {
  readonly seed: number
  readonly shelf: 'plumbing' | 'roofing'
  readonly take: Take
  readonly weighed: boolean
}

/** The same slip twice on a sheet: for the customer, and to bring back. */
export const twinCopiesStores = layout<Filled>(
  'twin-copies-stores-uphill',
  [
    { seed: 9781, shelf: 'roofing', take: [[6, 10], [4, 50], [5, 2]], weighed: true },
    { seed: 9782, shelf: 'plumbing', take: [[2, 2], [0, 3], [8, 3]], weighed: true },
    { seed: 9783, shelf: 'roofing', take: [[7, 2], [6, 4]], weighed: false },
  ],
  ({ seed, shelf, take, weighed }) => {
    const { lines, kg } = consigned({ plumbing, roofing }[shelf], take, 1)
    const { client, siteStreet, siteTown, number, order, account, day, depotTown } = uphillParties(seed)
    const copy = (sheet: Sheet, top: number, whose: string) => {
      stacked(sheet, ['Magasin Spécimen', `Agence ${depotTown}`], 36, top, 13, { size: 9 }, { face: 'sansBold', size: 13 })
      sheet.write(`Bon de livraison ${number}`, 559, top, { face: 'sansBold', size: 12, align: 'right' })
      sheet.write(whose, 559, top + 18, { size: 8.5, color: '#555', align: 'right' })
      sheet.write(`${client} (${account}) – ${siteStreet}, ${siteTown}`, 36, top + 42, { size: 9.5 })
      sheet.write(`Date ${day}    Commande ${order}`, 36, top + 57, { size: 9.5 })
      const foot = table(sheet, {
        x: 36,
        y: top + 76,
        columns: [
          { title: 'Code', width: 90 },
          { title: 'Article', width: 293 },
          { title: 'Qté', width: 70, align: 'right' },
          { title: 'Unité', width: 70, align: 'center' },
        ],
        rows: lines.map(({ code, words, count, unit }) => [code, words, fr(count), unit]),
        style: { size: 9.5 },
        headFill: '#e8e8e8',
        rowHeight: 18,
      })
      sheet.write(`${weighed ? `Poids : ${fr(kg, 1)} kg` : 'Poids : ............ kg'}        Colis : ${lines.length}`, 36, foot + 12, { face: 'sansBold', size: 10 })
      sheet.write('Nom, date et signature :', 330, foot + 12, { size: 9 })
      sheet.write('Magasin Spécimen – exemple – échange ou avoir sous 15 jours, articles en parfait état', 36, top + 352, { size: 7.5, color: '#777' })
    }
    return {
      expectedKg: weighed ? kg : null,
      draw(sheet) {
        copy(sheet, 34, 'Exemplaire client')
        sheet.rule(20, 421, 575, 421, 0.6, '#888', 4)
        copy(sheet, 450, 'Exemplaire à rendre au magasin')
      },
    }
  },
)
