import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk, type Trade } from './lowland-desk.ts'
import { figure } from './lowland-print.ts'
import { shelves } from './lowland-shelves.ts'

interface Variant { readonly seed: number; readonly trade: Trade; readonly take: Take; readonly weighed: boolean }

const variants: readonly Variant[] = [
  { seed: 9571, trade: 'electric', take: [[8, 24], [7, 40], [9, 3], [3, 2]], weighed: true },
  { seed: 9572, trade: 'paint', take: [[7, 6], [10, 2], [9, 4], [8, 3]], weighed: true },
  { seed: 9573, trade: 'joinery', take: [[6, 12], [7, 3], [9, 2]], weighed: false },
]

/** A web program of modules: airy, with ordered and delivered quantities; the weight only where the module is on. */
export const moduleTransferOrder = layout('module-transfer-order-lowland', variants, ({ seed, trade, take, weighed }) => {
  const { lines, kg } = consigned(shelves[trade], take)
  const who = desk(seed, trade)
  return {
    expectedKg: weighed ? kg : null,
    draw(sheet) {
      const face = 'modern'
      sheet.circle(62, 56, 20, '#714b67', 3)
      sheet.write('EX', 62, 49, { face: 'modernBold', size: 13, color: '#714b67', align: 'center' })
      writtenLines(sheet, [who.supplier, who.street, who.town, 'France'], 540, 36, 13, { face, size: 8.5, align: 'right' }, { face: 'modernBold', size: 9, align: 'right' })
      sheet.rule(45, 96, 550, 96, 0.5, '#bbb')
      writtenLines(sheet, ['Adresse de livraison', `${who.client}, ${who.site}`, who.siteStreet, who.siteTown], 330, 108, 13, { face, size: 9 }, { face: 'modernBold', size: 9 })
      sheet.write(`WH/OUT/0${who.order}`, 45, 186, { face, size: 21, color: '#714b67' })
      const facts = [['Commande', `S0${who.order}`], ['Date d’expédition', `${who.date} 08:15:00`], ['Transporteur', 'Livraison standard'], ...(weighed ? [['Poids', `${figure(kg, 2)} kg`]] : [])] as const
      facts.forEach(([caption, words], at) => {
        sheet.write(`${caption} :`, 45 + at * 128, 226, { face: 'modernBold', size: 9 })
        sheet.write(words!, 45 + at * 128, 240, { face, size: 9 })
      })
      const under = table(sheet, {
        x: 45, y: 272, lines: 'rows', style: { face, size: 9 }, headStyle: { face: 'modernBold', size: 9 }, rowHeight: 24,
        columns: [{ title: 'Produit', width: 325 }, { title: 'Commandé', width: 90, align: 'right' }, { title: 'Livré', width: 90, align: 'right' }],
        rows: lines.map((line, at) => [`[${line.code}] ${line.words}`, `${figure(line.count + (at === 1 ? 2 : 0), 2)} Unité(s)`, `${figure(line.count, 2)} Unité(s)`]),
      })
      const late = lines[1]!
      sheet.write('Quantités restantes pas encore livrées :', 45, under + 18, { face: 'modernBold', size: 9 })
      table(sheet, {
        x: 45, y: under + 34, lines: 'rows', style: { face, size: 9 }, headStyle: { face: 'modernBold', size: 9 },
        columns: [{ title: 'Produit', width: 415 }, { title: 'Quantité', width: 90, align: 'right' }], rows: [[`[${late.code}] ${late.words}`, '2,00 Unité(s)']],
      })
      sheet.rule(45, 780, 550, 780, 0.5, '#bbb')
      sheet.write(`${who.phone}  |  contact@exemple.invalid  |  SIRET ${who.siret}`, 297, 787, { face, size: 7.5, align: 'center', color: '#666' })
    },
  }
})
