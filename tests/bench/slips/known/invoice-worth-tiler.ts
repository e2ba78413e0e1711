import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk } from './lowland-desk.ts'
import { captionedFigures, figure, smallPrint } from './lowland-print.ts'
import { shelves } from './lowland-shelves.ts'

interface Variant { readonly seed: number; readonly take: Take; readonly carriage: number }

const variants: readonly Variant[] = [
  { seed: 9741, take: [[0, 30], [4, 8], [5, 3], [9, 1]], carriage: 75 },
  { seed: 9742, take: [[7, 20], [10, 3], [6, 2]], carriage: 48 },
]

/** « Facture valant bon de livraison »: the kilos in a column between the quantity and the price. */
export const invoiceWorthTiler = layout('invoice-worth-tiler-lowland', variants, ({ seed, take, carriage }) => {
  const { lines, kg, total } = consigned(shelves.tile, take, 1)
  const who = desk(seed, 'tile')
  const ht = total + carriage
  return {
    expectedKg: kg,
    draw(sheet) {
      const style = { face: 'serif', size: 9.5 } as const
      sheet.write(who.supplier, 40, 32, { face: 'serifBold', size: 18 })
      writtenLines(sheet, [`${who.street}, ${who.town}`, `SIRET ${who.siret} – TVA FR 00 000000000`], 40, 56, 12, style)
      sheet.box(330, 92, 225, 62)
      writtenLines(sheet, [who.client, who.clientStreet, who.clientTown], 340, 100, 16, { ...style, size: 10.5 }, { face: 'serifBold', size: 10.5 })
      sheet.write(`FACTURE N° FA${who.slip}`, 40, 96, { face: 'serifBold', size: 14 })
      sheet.write('valant bon de livraison', 40, 115, { ...style, size: 11 })
      sheet.write(`Date : ${who.date}   Client : ${who.account}`, 40, 136, style)
      const under = table(sheet, {
        x: 40, y: 174, lines: 'grid', style, headStyle: { face: 'serifBold', size: 9 }, headFill: '#ededed', downTo: 520, rowHeight: 19,
        columns: [{ title: 'Réf', width: 55 }, { title: 'Désignation', width: 208 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'Un', width: 38, align: 'center' }, { title: 'Kg', width: 52, align: 'right' }, { title: 'PU HT', width: 52, align: 'right' }, { title: 'Total HT', width: 70, align: 'right' }],
        rows: [...lines.map((line) => [line.code, line.words, String(line.count), line.unit, figure(line.kg, 1), figure(line.price, 2), figure(line.total, 2, 'blank')]), ['PORT', 'Participation transport', '1', 'F', '', figure(carriage, 2), figure(carriage, 2)]],
      })
      captionedFigures(sheet, [['Total HT', figure(ht, 2, 'blank')], ['TVA 20 %', figure(ht * 0.2, 2, 'blank')], ['NET À PAYER (€)', figure(ht * 1.2, 2, 'blank')]], 365, under + 10, 190, 19)
      writtenLines(sheet, [`Poids total : ${figure(kg, 1, 'blank')} Kg`, `Lieu de livraison : ${who.siteStreet}, ${who.siteTown}`, 'Règlement par virement à 30 jours'], 46, under + 16, 17, style, { face: 'serifBold', size: 10.5 })
      sheet.box(40, under + 84, 515, 70)
      sheet.write('Marchandise reçue conforme (date, signature) :', 48, under + 90, { ...style, size: 8.5 })
      smallPrint(sheet, 'Pénalités de retard : trois fois le taux d’intérêt légal. Indemnité forfaitaire pour frais de recouvrement : 40 €. Modèle de document.', 790)
    },
  }
})
