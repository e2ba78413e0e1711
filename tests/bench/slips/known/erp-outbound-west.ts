import { fr } from '../drawing/french-number.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { twoColumns } from './west-print.ts'
import { insulating, painting, tiling } from './west-wares.ts'

const variants: readonly { seed: number; wares: readonly Ware[]; take: Take; netPart: number; decimals: number }[] = [
  { seed: 9681, wares: painting, take: [[0, 48], [3, 24], [7, 20]], netPart: 0.94, decimals: 3 },
  { seed: 9682, wares: insulating, take: [[5, 36], [4, 30], [1, 12]], netPart: 0.97, decimals: 1 },
  { seed: 9683, wares: tiling, take: [[0, 60], [5, 20], [6, 8]], netPart: 0, decimals: 2 },
]

/** A manufacturer's delivery as a group ERP prints it: items by tens, weights in a block of header data. */
export const erpOutbound = layout('erp-outbound-west', variants, ({ seed, wares, take, netPart, decimals }) => {
  const { lines, kg } = consigned(wares, take)
  const gross = Number((kg + 44).toFixed(2))
  const who = partiesOf(seed)
  const kilos = (value: number) => `${fr(value, decimals, '.')} KG`
  return {
    expectedKg: Number(gross.toFixed(decimals)),
    draw(sheet) {
      sheet.write('Spécimen Industries France SAS', 56, 40, { face: 'sansBold', size: 12 })
      sheet.write(`${who.street}, ${who.town}`, 56, 56, { size: 8 })
      writtenLines(sheet, [who.client, who.siteStreet, who.siteTown, 'FRANCE'], 56, 112, 14, { size: 10 })
      sheet.write('Bon de livraison', 330, 96, { face: 'sansBold', size: 15 })
      const block: (readonly [string, string])[] = [['Numéro / Date', `80${who.slip} / ${who.day}.${who.month}.2026`], ['Commande client', who.order], ['N° client', `10${who.account}`], ['Conditions', 'CPT Port payé'], ['Poids brut', kilos(gross)]]
      if (netPart > 0) block.push(['Poids net', kilos(Number((kg * netPart).toFixed(2)))])
      block.push(['Volume', `${fr(who.luck.between(1, 4), 3)} M3`])
      twoColumns(sheet, block, 330, 122, 96, 14, { size: 9 })
      sheet.write(`Livraison à : ${who.site}`, 56, 206, { size: 9 })
      sheet.rule(56, 246, 540, 246)
      ;[['Poste', 56], ['Article', 100], ['Désignation', 180]].forEach(([words, x]) => sheet.write(String(words), Number(x), 251, { face: 'sansBold', size: 9 }))
      sheet.write('Quantité', 540, 251, { face: 'sansBold', size: 9, align: 'right' })
      sheet.rule(56, 266, 540, 266)
      lines.forEach(({ code, words, unit, count }, at) => {
        const y = 276 + at * 46
        sheet.write(`0000${at + 1}0`, 56, y, { size: 9 })
        sheet.write(code, 100, y, { size: 9 })
        sheet.write(words, 180, y, { size: 9 })
        sheet.write(`${count} ${unit}`, 540, y, { size: 9, align: 'right' })
        sheet.write(`Lot : ${who.luck.digits(8)}`, 180, y + 13, { size: 8 })
        sheet.write(`Code douanier : 3${who.luck.digits(7)}   Origine : FR`, 180, y + 25, { size: 8 })
      })
      sheet.rule(56, 276 + lines.length * 46, 540, 276 + lines.length * 46)
      sheet.write('Unités de manutention : 2 palettes Europe (tare 22 KG)', 56, 286 + lines.length * 46, { size: 9 })
      sheet.write('Nos conditions générales de vente s’appliquent. Marchandise vendue sous réserve de propriété.', 56, 780, { size: 7.5 })
      sheet.write('Page 1 / 1', 540, 800, { size: 8, align: 'right' })
    },
  }
})
