import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk, type Trade } from './lowland-desk.ts'
import { figure } from './lowland-print.ts'
import { shelves } from './lowland-shelves.ts'

interface Variant { readonly seed: number; readonly trade: Trade; readonly take: Take; readonly caption: string; readonly suffix: string; readonly weighed: boolean }

const variants: readonly Variant[] = [
  { seed: 9621, trade: 'tile', take: [[1, 22], [4, 7], [7, 6], [10, 2]], caption: 'Poids total', suffix: ' kg', weighed: true },
  { seed: 9622, trade: 'roof', take: [[3, 14], [2, 6], [7, 1], [8, 1]], caption: 'Poids (Kg)', suffix: '', weighed: true },
  { seed: 9623, trade: 'plumbing', take: [[3, 2], [7, 2], [8, 5], [2, 30]], caption: 'Poids total', suffix: ' kg', weighed: false },
]

/** A small firm's billing program: a strip of facts over the goods, the weight the last of them. */
export const craftBillingStrip = layout('craft-billing-strip-lowland', variants, ({ seed, trade, take, caption, suffix, weighed }) => {
  const { lines, kg } = consigned(shelves[trade], take)
  const who = desk(seed, trade)
  const printed = Math.round(kg * 100) / 100
  return {
    expectedKg: weighed ? printed : null,
    draw(sheet) {
      sheet.write(who.supplier, 40, 40, { face: 'sansBold', size: 16 })
      writtenLines(sheet, [who.street, who.town, `Tél. ${who.phone}`], 40, 62, 13, { size: 9 })
      sheet.box(310, 96, 245, 74, undefined, '#777', 8)
      writtenLines(sheet, [who.client, who.clientStreet, who.clientTown], 324, 110, 17, { size: 10.5 }, { face: 'sansBold', size: 11 })
      sheet.write('Bon de livraison', 40, 122, { face: 'sansBold', size: 18 })
      const strip = table(sheet, {
        x: 40, y: 190, lines: 'grid', headFill: '#c9d6e8', style: { size: 9 }, headStyle: { face: 'sansBold', size: 8.5 }, rowHeight: 18, headHeight: 18,
        columns: [{ title: 'Numéro', width: 85, align: 'center' }, { title: 'Date', width: 85, align: 'center' }, { title: 'Code client', width: 85, align: 'center' }, { title: 'Date livraison', width: 85, align: 'center' }, { title: 'Nb colis', width: 75, align: 'center' }, { title: caption, width: 100, align: 'center' }],
        rows: [[`BL0${who.order}`, who.date, `CL${who.account}`, who.later, String(lines.length), weighed ? `${figure(printed, 2, 'blank')}${suffix}` : '']],
      })
      table(sheet, {
        x: 40, y: strip + 14, lines: 'columns', headFill: '#c9d6e8', style: { size: 9 }, headStyle: { face: 'sansBold', size: 8.5 }, downTo: 660,
        columns: [{ title: 'Code', width: 75 }, { title: 'Description', width: 300 }, { title: 'Quantité', width: 70, align: 'right' }, { title: 'Unité', width: 70, align: 'center' }],
        rows: [...lines.map((line) => [line.code, line.words, figure(line.count, 2), line.unit]), ['', `Chantier : ${who.site}`, '', ''], ['', `${who.siteStreet}, ${who.siteTown}`, '', '']],
      })
      sheet.write('Bon pour accord, date et signature :', 300, 680, { size: 9 })
      sheet.box(300, 694, 255, 70)
      sheet.write(`Siret : ${who.siret} – APE : 4674B – Capital de 10 000 €`, 297, 796, { size: 7.5, align: 'center', color: '#555' })
    },
  }
})
