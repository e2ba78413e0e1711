import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, exact, stacked, underColumns } from './delta-print.ts'
import { electrical } from './delta-wares.ts'

const columns = columnsOf(['Description', 276], ['Poids/Vol.', 96, 'c'], ['Qté commandée', 74, 'c'], ['Qté à expédier', 74, 'c'])

/** A free suite's shipment sheet: weight and volume one above the other in a column, summed on the last line. */
export const freeSuiteExpedition = layout(
  'free-suite-expedition-delta',
  [
    { seed: 18844, take: [[11, 4], [15, 2], [0, 1], [8, 2]] as const },
    { seed: 18845, take: [[10, 24], [1, 3], [3, 5], [9, 8], [12, 2]] as const },
  ],
  ({ seed, take }) => {
    const goods = consigned(electrical, take)
    const p = partiesOf(seed)
    const cubic = goods.lines.map(({ kg }) => exact(kg / 210))
    const blue = '#00487a'
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        sheet.write('Lumière & Courant Exemple', 40, 40, { face: 'sansBold', size: 14, color: blue })
        sheet.write('Fiche expédition', 556, 30, { face: 'sansBold', size: 13, align: 'right', color: blue })
        stacked(sheet, [`Réf. : SH2605-${p.order}`, `Date prévue de livraison : ${p.nextDate}`, `Code client : CU${p.account}`, `Réf. commande : CO2605-${p.number} / ${p.date}`], 556, 50, 14, { size: 9, align: 'right', color: blue })
        sheet.write('Émetteur', 40, 122, { size: 8 })
        sheet.box(40, 134, 236, 84, '#e6e6ec', '#e6e6ec')
        stacked(sheet, ['Lumière & Courant Exemple', p.street, p.town, `Tél. : ${p.phone}`], 46, 140, 13, { size: 9 }, { face: 'sansBold', size: 9.5 })
        sheet.write('Adressé à', 320, 122, { size: 8 })
        sheet.box(320, 134, 236, 84)
        stacked(sheet, [p.client, p.clientStreet, p.clientTown], 326, 140, 13, { size: 9 }, { face: 'sansBold', size: 9.5 })
        sheet.write('Méthode d’expédition : Transporteur routier', 40, 230, { size: 8.5 })
        const rows = goods.lines.map(({ code, words, count, kg }, at) => [`${code} – ${words}`, `${fr(kg, 2)} kg / ${fr(cubic[at]!, 3)} m3`, fr(count), fr(count)])
        const foot = table(sheet, { x: 40, y: 248, columns, rows, lines: 'columns', style: { size: 8.5 }, headStyle: { size: 8.5 }, rowHeight: 20, downTo: 560 })
        sheet.box(40, foot, 520, 22, '#f0f0f4', '#111')
        underColumns(sheet, columns, 40, foot + 7, ['Total', `${fr(goods.kg, 2)} kg / ${fr(cubic.reduce((all, one) => all + one, 0), 3)} m3`, fr(goods.count), fr(goods.count)], { face: 'sansBold', size: 8.5 })
        sheet.write('Pour le client : nom, date et signature', 40, foot + 40, { size: 8.5 })
        sheet.box(40, foot + 54, 220, 60, undefined, '#777')
        sheet.write(`Exemple SAS – capital 1 000 € – SIRET ${p.siret}`, 298, 800, { size: 7, align: 'center', color: '#555' })
      },
    }
  },
)
