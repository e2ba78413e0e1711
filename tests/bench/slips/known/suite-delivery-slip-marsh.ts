import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { timberWares } from './marsh-wares.ts'

/** A web suite's delivery slip: the shipping weight among three facts over the table, what is left to send under it. */
export const suiteDeliverySlip = layout<{ seed: number; take: Take; left: readonly (readonly [string, string])[]; decimals: number }>('suite-delivery-slip-marsh', [
  { seed: 303470, take: [[0, 8], [3, 10], [2, 2]], left: [['[LC1020] Lamellé-collé 100 × 200 GL24 5,00 m', '2,00 Unité(s)']], decimals: 2 },
  { seed: 303471, take: [[5, 60], [1, 25]], left: [], decimals: 1 },
], ({ seed, take, left, decimals }) => {
  const { lines, kg } = consigned(timberWares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const who = marshParties(seed)
      const face = 'modern'
      sheet.write('Bois Spécimen', 40, 34, { face: 'modernBold', size: 17, color: '#714b67' })
      sheet.rule(40, 62, 555, 62, 1.4, '#714b67')
      writtenLines(sheet, ['Bois Spécimen SAS', 'Chemin du Modèle', '06620 LE BAR-SUR-LOUP', 'France'], 40, 72, 12, { face, size: 8 })
      writtenLines(sheet, [who.client, who.siteStreet, who.siteTown, 'France'], 350, 84, 13, { face, size: 9 })
      sheet.write(`Bon de livraison WH/OUT/${who.account}`, 40, 158, { face, size: 17, color: '#714b67' })
      const facts = [['Commande', `S${who.order}`], ['Date d’expédition', `${who.day} ${who.hour}:00`], ['Poids d’expédition', `${fr(kg, decimals)} kg`]] as const
      facts.forEach(([caption, value], at) => {
        sheet.write(caption, 40 + at * 175, 194, { face: 'modernBold', size: 9 })
        sheet.write(value, 40 + at * 175, 208, { face, size: 9 })
      })
      const columns = [{ title: 'Produit', width: 315 }, { title: 'Commandé', width: 100, align: 'right' as const }, { title: 'Livré', width: 100, align: 'right' as const }]
      const rows = lines.map((line) => [`[${line.code}] ${line.words}`, `${fr(line.count, 2)} Unité(s)`, `${fr(line.count, 2)} Unité(s)`])
      const foot = table(sheet, { x: 40, y: 236, columns, rows, rowHeight: 22, style: { face, size: 8.5 }, headStyle: { face: 'modernBold', size: 9 } })
      if (left.length > 0) {
        sheet.write('Quantités restantes non encore livrées :', 40, foot + 22, { face: 'modernBold', size: 9 })
        table(sheet, { x: 40, y: foot + 36, columns: [{ title: 'Produit', width: 315 }, { title: 'Quantité', width: 200, align: 'right' }], rows: left, style: { face, size: 8.5 }, headStyle: { face: 'modernBold', size: 9 } })
      }
      sheet.write('Page 1 / 1', 297, 806, { face, size: 8, color: '#666', align: 'center' })
    },
  }
})
