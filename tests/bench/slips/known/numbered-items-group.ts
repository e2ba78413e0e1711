import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk } from './lowland-desk.ts'
import { figure } from './lowland-print.ts'
import { shelves } from './lowland-shelves.ts'

interface Variant { readonly seed: number; readonly take: Take; readonly incoterm: string }

const variants: readonly Variant[] = [
  { seed: 9561, take: [[5, 2], [10, 2], [12, 2], [11, 1]], incoterm: 'DAP' },
  { seed: 9562, take: [[6, 9], [12, 1], [10, 1]], incoterm: 'CPT' },
]

/** A manufacturer's group system: two lines an item, numbered by tens, the weights among the delivery's facts. */
export const numberedItemsGroup = layout('numbered-items-group-lowland', variants, ({ seed, take, incoterm }) => {
  const { lines, kg } = consigned(shelves.plumbing, take, 3)
  const who = desk(seed, 'plumbing')
  const net = kg * 0.93
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write('Bon de livraison', 50, 40, { face: 'sansBold', size: 16 })
      sheet.write('EXEMPLE THERMIQUE INDUSTRIE', 545, 42, { face: 'sansBold', size: 11, align: 'right' })
      writtenLines(sheet, ['Destinataire marchandises', who.client, who.clientStreet, who.clientTown, 'France'], 50, 84, 13, { size: 9.5 }, { size: 7.5, color: '#555' })
      const facts = [
        ['Bon de livraison / Date', `80${who.slip} / ${who.date.replaceAll('/', '.')}`], ['Commande client', `4500${who.order}`], ['Commande interne', `12${who.slip}`],
        ['N° client', `00${who.account}`], ['Conditions de livraison', `${incoterm} ${who.siteTown}`], ['Poids brut', `${figure(kg, 3, 'point')} KG`], ['Poids net', `${figure(net, 3, 'point')} KG`], ['Volume', `${figure(kg / 190, 3)} M3`],
      ] as const
      facts.forEach(([caption, words], at) => {
        sheet.write(caption, 310, 84 + at * 13.5, { size: 8.5 })
        sheet.write(words, 425, 84 + at * 13.5, { size: 8.5 })
      })
      sheet.box(302, 78, 266, 118)
      sheet.write(`Point d’expédition : ${who.town}`, 50, 206, { size: 8.5 })
      sheet.rule(50, 226, 545, 226, 1)
      ;[['Poste', 50], ['Article', 90], ['Désignation', 160], ['Quantité', 491]].forEach(([words, x]) => sheet.write(String(words), Number(x), 231, { face: 'sansBold', size: 9 }))
      sheet.rule(50, 246, 545, 246, 1)
      lines.forEach((line, at) => {
        const y = 254 + at * 44
        sheet.write(String((at + 1) * 10).padStart(6, '0'), 50, y, { size: 9 })
        sheet.write(line.code, 90, y, { size: 9 })
        sheet.write(line.words, 160, y, { size: 9 })
        sheet.write(`${line.count} ${line.unit === 'U' ? 'PCE' : line.unit}`, 530, y, { size: 9, align: 'right' })
        sheet.write(`Poids brut ${figure(line.kg, 3, 'point')} KG   Lot ${seed * 7 + at}   Pays d’origine : FR`, 160, y + 13, { size: 8, color: '#333' })
        sheet.write('N° de nomenclature douanière 8403 10 90', 160, y + 25, { size: 8, color: '#333' })
      })
      const foot = 262 + lines.length * 44
      sheet.rule(50, foot, 545, foot)
      writtenLines(sheet, ['Unités de manutention', `1 palette perdue 120 × 80 – SSCC 00 3 000000 ${who.slip}0 1`], 50, foot + 8, 14, { size: 9 }, { face: 'sansBold', size: 9 })
      sheet.flow('Contrôler les colis avant de signer. Toute avarie sera notée sur le récépissé du transporteur. Ce document ne vaut pas facture.', 50, foot + 50, 480, { size: 8 })
      sheet.write('Page 1 / 1', 545, 800, { size: 8, align: 'right' })
    },
  }
})
