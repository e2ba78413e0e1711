import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'
import { cargo, type Stocked } from './cargo.ts'

const stock: readonly Stocked[] = [
  ['FAZ1210', 'Goujon d\'ancrage M12 × 110 zingué, boîte de 20', 'VPE', 2.415, 31, 6],
  ['SXR10', 'Cheville longue 10 × 100, boîte de 50', 'VPE', 1.18, 24, 6],
  ['INJ360', 'Mortier d\'injection vinylester 360 ml', 'ST', 0.742, 16, 20],
  ['TIGM16', 'Tige filetée M16 × 1000', 'ST', 1.31, 7, 15],
  ['VBS8', 'Vis à bois 8 × 240 T40, boîte de 50', 'VPE', 3.62, 38, 4],
  ['EQU90', 'Équerre renforcée 90 × 90 × 65, boîte de 25', 'VPE', 4.875, 29, 3],
  ['RAIL41', 'Rail de montage 41 × 41, 2 m', 'ST', 4.96, 17, 8],
]

/** A maker beyond the Rhine ships anchors and screws: titles in both languages, parcels and total weight under the lines. */
export const germanFixings = layout('german-fixings', [{ seed: 10_903, lines: 3 }, { seed: 10_912, lines: 6 }], ({ seed, lines }) => {
  const load = cargo(seed, stock, lines, 3)
  return {
    expectedKg: load.kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date, account } = marks(seed)
      sheet.write('Beispiel Befestigung GmbH', 50, 40, { face: 'sansBold', size: 15, color: '#b91c1c' })
      sheet.write('Musterstraße 12, D-00000 Musterstadt', 50, 100, { size: 6.5, color: '#555' })
      block(sheet, [client, site, siteTown, 'FRANKREICH'], 50, 114, 14, { size: 10 })
      sheet.write('LIEFERSCHEIN / BON DE LIVRAISON', 330, 100, { face: 'sansBold', size: 11 })
      block(sheet, ['Nr. / N°', 'Datum / Date', 'Kunden-Nr. / N° client', 'Bestellung / Commande', 'Versandart / Expédition'], 330, 120, 13, { size: 8 })
      block(sheet, [slip.replace('BL', '80'), date.replaceAll('/', '.'), account, order, 'Paketdienst'], 545, 120, 13, { size: 8.5, align: 'right' })
      const y = table(sheet, { x: 46, y: 216, headHeight: 28, rowHeight: 20, style: { size: 8.5 }, headStyle: { face: 'sansBold', size: 8 }, columns: [{ title: 'Pos.', width: 35 }, { title: 'Art.-Nr.\nRéférence', width: 85 }, { title: 'Bezeichnung\nDésignation', width: 250 }, { title: 'Menge\nQuantité', width: 65, align: 'right' }, { title: 'Gewicht\nPoids KG', width: 68, align: 'right' }], rows: load.lines.map(({ code, words, count, unit, kg }, at) => [`${at + 1}`, code, words, `${count} ${unit}`, fr(kg, 3)]) })
      ;[['Anzahl Packstücke / Nombre de colis', '2'], ['Gesamtgewicht / Poids total', `${fr(load.kg, 3)} KG`]].forEach(([words, value], at) => {
        sheet.write(words!, 330, y + 14 + at * 15, { size: 8.5 })
        sheet.write(value!, 545, y + 14 + at * 15, { face: 'sansBold', size: 9, align: 'right' })
      })
      sheet.flow('Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. La marchandise reste notre propriété jusqu\'au paiement intégral. Réclamations sous 8 jours.', 50, y + 66, 495, { size: 7.5 })
      sheet.write('Beispiel Befestigung GmbH · Amtsgericht Musterstadt HRB 000000 · USt-IdNr. DE000000000', 297, 806, { size: 6.5, color: '#666', align: 'center' })
    },
  }
})
