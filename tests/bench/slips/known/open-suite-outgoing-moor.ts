import { table } from '../drawing/table.ts'
import { fr } from '../drawing/french-number.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { headed } from './moor-print.ts'
import { electricWares, timberWares } from './moor-wares.ts'

const variants = [
  { seed: 14316, wares: timberWares, take: [[6, 30], [7, 24]] },
  { seed: 14317, wares: electricWares, take: [[0, 2], [7, 12], [3, 1]] },
] as const

/** An open business suite's outgoing transfer: few lines, wide margins, the weight among the facts above the goods. */
export const openSuiteOutgoing = layout('open-suite-outgoing-moor', variants, ({ seed, wares, take }) => {
  const goods = consigned(wares, take)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const face = 'modern'
      const who = moorParties(seed, ['Exemple Terrasses & Bardages', 'Modèle Énergie Pro'])
      const ink = '#714b67'
      headed(sheet, [who.sender, who.street, who.town, 'France'], 44, 40, 13, { face, size: 8.5 }, { face: 'modernBold', size: 13, color: ink })
      sheet.rule(44, 106, 551, 106, 0.8, ink)
      headed(sheet, ['Adresse du destinataire', ...shipTo(who), 'France'], 44, 122, 13, { face, size: 9 }, { face: 'modernBold', size: 9 })
      sheet.write(`Bon de livraison  WH/OUT/${who.order}`, 44, 216, { face: 'modernBold', size: 17, color: ink })
      ;[['Commande', `S${who.order}`], ['Date d’expédition', who.date], ['Transporteur', who.carrier], ['Poids', `${fr(goods.kg, 2)} kg`]].forEach(([caption, value], at) => {
        sheet.write(caption!, 44 + at * 130, 252, { face: 'modernBold', size: 9 })
        sheet.write(value!, 44 + at * 130, 267, { face, size: 9 })
      })
      const end = table(sheet, {
        x: 44, y: 300, lines: 'rows', rowHeight: 24, style: { face, size: 9 }, headStyle: { face: 'modernBold', size: 9 },
        columns: [{ title: 'Produit', width: 307 }, { title: 'Commandé', width: 100, align: 'right' }, { title: 'Livré', width: 100, align: 'right' }],
        rows: goods.lines.map(({ code, words, count }) => [`[${code}] ${words}`, `${fr(count, 2)} Unités`, `${fr(count, 2)} Unités`]),
      })
      sheet.write('Reçu par : ______________________', 44, end + 40, { face, size: 9 })
      sheet.rule(44, 786, 551, 786, 0.6, ink)
      sheet.write(`${who.phone}   contact@exemple.example   SIRET ${who.siret}`, 297, 794, { face, size: 7.5, color: '#666', align: 'center' })
      sheet.write('Page 1 / 1', 297, 806, { face, size: 7.5, color: '#666', align: 'center' })
    },
  }
})
