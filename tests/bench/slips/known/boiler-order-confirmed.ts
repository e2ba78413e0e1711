import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk, type Trade } from './lowland-desk.ts'
import { figure } from './lowland-print.ts'
import { shelves } from './lowland-shelves.ts'

interface Variant { readonly seed: number; readonly trade: Trade; readonly take: Take; readonly weighed: boolean }

const variants: readonly Variant[] = [
  { seed: 9731, trade: 'plumbing', take: [[5, 4], [12, 4], [11, 2], [10, 2]], weighed: true },
  { seed: 9732, trade: 'joinery', take: [[3, 8], [7, 2], [9, 4]], weighed: true },
  { seed: 9733, trade: 'electric', take: [[10, 2], [4, 6], [5, 2], [0, 1]], weighed: false },
]

/** A maker's confirmed order with its delivery week: prices, then one block of logistic facts. */
export const boilerOrderConfirmed = layout('boiler-order-confirmed-lowland', variants, ({ seed, trade, take, weighed }) => {
  const { lines, kg, total } = consigned(shelves[trade], take)
  const who = desk(seed, trade)
  const gross = Math.ceil(kg + 24)
  return {
    expectedKg: weighed ? gross : null,
    draw(sheet) {
      const style = { face: 'modern', size: 8.5 } as const
      sheet.write('EXEMPLE', 44, 34, { face: 'modernBold', size: 24, color: '#9a1b1e', spacing: 3 })
      sheet.write('Confirmation de commande', 551, 40, { face: 'modernBold', size: 15, align: 'right' })
      sheet.rule(44, 70, 551, 70, 2, '#9a1b1e')
      writtenLines(sheet, [who.client, who.clientStreet, who.clientTown], 44, 84, 14, { ...style, size: 9.5 }, { face: 'modernBold', size: 9.5 })
      writtenLines(sheet, [`Confirmation n° ${who.slip}`, `Date : ${who.date}`, `Votre commande : ${who.order}`, `Livraison prévue : ${who.later}`], 340, 84, 14, { ...style, size: 9 })
      const under = table(sheet, {
        x: 44, y: 156, lines: 'rows', style, headStyle: { face: 'modernBold', size: 8.5 }, headFill: '#f6e9e9', rowHeight: 22,
        columns: [{ title: 'Pos', width: 30 }, { title: 'Référence', width: 70 }, { title: 'Désignation', width: 222 }, { title: 'Qté', width: 35, align: 'right' }, { title: 'Prix net HT', width: 70, align: 'right' }, { title: 'Total HT', width: 80, align: 'right' }],
        rows: lines.map((line, at) => [String(at + 1), line.code, line.words, String(line.count), figure(line.price, 2, 'blank'), figure(line.total, 2, 'blank')]),
      })
      writtenLines(sheet, [`Total HT  ${figure(total, 2, 'blank')} €`, `TVA 20 %  ${figure(total * 0.2, 2, 'blank')} €`, `Net à payer  ${figure(total * 1.2, 2, 'blank')} €`], 547, under + 12, 15, { ...style, align: 'right' })
      sheet.box(44, under + 76, 507, 78, '#faf6f6', '#d8c4c4')
      sheet.write('Données logistiques', 54, under + 84, { face: 'modernBold', size: 9, color: '#9a1b1e' })
      ;[['Adresse', `${who.siteStreet}, ${who.siteTown}`], ['Emballage', '1 palette 120 × 80'], weighed ? ['Poids brut', `${figure(gross, 0, 'blank')} kg`] : ['Incoterm', 'DAP'], ['Hauteur', '165 cm']].forEach(([caption, words], at) => {
        sheet.write(`${caption} :`, 54 + (at % 2) * 280, under + 104 + Math.floor(at / 2) * 20, { face: 'modernBold', size: 8.5 })
        sheet.write(words!, 110 + (at % 2) * 280, under + 104 + Math.floor(at / 2) * 20, style)
      })
      sheet.flow('Merci de vérifier cette confirmation ; sans observation sous 24 heures, elle vaut accord. Livraison sur rendez-vous, hayon compris, au rez-de-chaussée. Les délais sont donnés à titre indicatif.', 44, under + 172, 507, { ...style, size: 8, color: '#555' })
      sheet.write('1/1', 551, 800, { ...style, align: 'right' })
    },
  }
})
