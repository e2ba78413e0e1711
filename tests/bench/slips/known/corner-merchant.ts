import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'

const wares: readonly Ware[] = [
  ['CIM3235', 'CIMENT 32,5 SAC 35KG', 'SAC', 35, 9.2],
  ['SAB04BB', 'SABLE 0/4 BIG BAG', 'BB', 900, 62],
  ['PARP20', 'PARPAING CREUX 20X20X50', 'PCE', 18, 1.55],
  ['HOURDIS', 'HOURDIS BÉTON 16', 'PCE', 15.5, 2.3],
  ['TUBE100', 'TUBE PVC 100 NF 4M', 'BAR', 5.4, 13.6],
  ['PLATRE', 'PLÂTRE GROS SAC 33KG', 'SAC', 33, 12.1],
  ['COLLE', 'COLLE CARRELAGE C2 25KG', 'SAC', 25, 18.3],
]

/** A small merchant's priced slip: the weight is the last cell of the strip of totals. */
export const cornerMerchant = layout('corner-merchant', [
  { seed: 9151, take: [[0, 10], [2, 40], [4, 3]] as Take },
  { seed: 9152, take: [[5, 12], [6, 8]] as Take },
  { seed: 9153, take: [[1, 2], [0, 20], [3, 60]] as Take },
], ({ seed, take }) => {
  const { lines, kg, total } = consigned(wares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { supplier, street, town, phone, client, site, siteTown, slip, date, account } = marks(seed)
      const face = { face: 'sans', size: 8.5 } as const
      sheet.write(supplier, 32, 28, { face: 'sansBold', size: 14 })
      writtenLines(sheet, [street, town, `Tél : ${phone}`, 'Ouvert du lundi au samedi midi'], 32, 50, 12, face)
      sheet.box(330, 28, 233, 24, '#222')
      sheet.write('BON DE LIVRAISON CLIENT', 446, 34, { face: 'sansBold', size: 12, color: '#fff', align: 'center' })
      writtenLines(sheet, [`N° : ${slip}`, `Date : ${date}`, `Code client : ${account}`, 'Vendeur : 07'], 330, 60, 12, face)
      sheet.box(330, 112, 233, 54)
      writtenLines(sheet, [client, site, siteTown], 338, 120, 14, { face: 'sans', size: 9.5 }, { face: 'sansBold', size: 9.5 })
      const y = table(sheet, {
        x: 32, y: 180, lines: 'columns', downTo: 560, style: face, headStyle: { face: 'sansBold', size: 8 }, headFill: '#ddd',
        columns: [{ title: 'CODE', width: 62 }, { title: 'DÉSIGNATION', width: 206 }, { title: 'QTÉ', width: 50, align: 'right' }, { title: 'UN', width: 32, align: 'center' }, { title: 'PU HT', width: 58, align: 'right' }, { title: 'REM', width: 40, align: 'right' }, { title: 'MONTANT HT', width: 83, align: 'right' }],
        rows: lines.map((line) => [line.code, line.words, fr(line.count, 2), line.unit, fr(line.price, 2), '', fr(line.total, 2, ' ')]),
      })
      table(sheet, {
        x: 32, y: y + 8, lines: 'grid', rowHeight: 22, style: { face: 'sans', size: 9.5 }, headStyle: { face: 'sansBold', size: 8 }, headFill: '#ddd', headHeight: 18,
        columns: [{ title: 'TOTAL HT', width: 100, align: 'center' }, { title: 'ÉCO-PART.', width: 80, align: 'center' }, { title: 'TVA 20 %', width: 100, align: 'center' }, { title: 'TOTAL TTC', width: 120, align: 'center' }, { title: 'POIDS TOTAL (KG)', width: 131, align: 'center' }],
        rows: [[fr(total, 2, ' '), '0,00', fr(total * 0.2, 2, ' '), fr(total * 1.2, 2, ' '), fr(kg, 2, ' ')]],
      })
      writtenLines(sheet, ['Retour de marchandise accepté sous 15 jours, emballage intact, avec le présent bon.', 'Palette consignée 9,50 € HT. Règlement : 30 jours fin de mois.'], 32, y + 62, 12, { face: 'sans', size: 7.5 })
      sheet.write('Signature client', 400, y + 66, face)
      sheet.box(396, y + 62, 167, 62)
    },
  }
})
