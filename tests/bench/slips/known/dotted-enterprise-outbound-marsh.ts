import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { dotted, rounded } from './marsh-print.ts'
import { finishingWares, masonryWares } from './marsh-wares.ts'

const column = [{ title: 'Poste', width: 48 }, { title: 'Article', width: 70 }, { title: 'Désignation', width: 225 }, { title: 'Quantité', width: 60, align: 'right' as const }, { title: 'UQ', width: 34, align: 'center' as const }, { title: 'Poids net', width: 84, align: 'right' as const }]

/** A maker's enterprise system: positions by tens, three decimals, the weights said in the general data above. */
export const dottedEnterpriseOutbound = layout<{ seed: number; wares: readonly Ware[]; take: Take; packing: number }>('dotted-enterprise-outbound-marsh', [
  { seed: 303450, wares: finishingWares, take: [[5, 96], [9, 144]], packing: 110 },
  { seed: 303451, wares: masonryWares, take: [[5, 64], [0, 192], [9, 3]], packing: 138.5 },
  { seed: 303452, wares: finishingWares, take: [[4, 40], [6, 12], [7, 20]], packing: 54 },
], ({ seed, wares, take, packing }) => {
  const { lines, kg } = consigned(wares, take, 3)
  const gross = rounded(kg + packing, 3)
  return {
    expectedKg: gross,
    draw(sheet) {
      const who = marshParties(seed)
      sheet.write('Spécimen Industrie SAS', 559, 36, { face: 'modernBold', size: 14, align: 'right' })
      sheet.write('Usine de l’Exemple – 13400 AUBAGNE', 559, 56, { face: 'modern', size: 8, align: 'right' })
      writtenLines(sheet, ['Réceptionnaire', who.client, who.siteStreet, who.siteTown, 'FRANCE'], 36, 92, 12, { face: 'modern', size: 9 }, { face: 'modern', size: 7, color: '#666' })
      sheet.write('Bon de livraison', 36, 176, { face: 'modernBold', size: 15 })
      const facts = [['Numéro de livraison', `80${who.number}`], ['Date', who.shortDay], ['Commande client', `45000${who.order}`], ['Poids total', `${dotted(gross, 3)} KG`], ['Poids net', `${dotted(kg, 3)} KG`], ['Condition d’expédition', 'Franco chantier']] as const
      facts.forEach(([caption, value], at) => {
        sheet.write(caption, 300, 92 + at * 14, { face: 'modern', size: 8.5, color: '#444' })
        sheet.write(value, 559, 92 + at * 14, { face: 'modern', size: 8.5, align: 'right' })
      })
      sheet.box(292, 86, 271, 90, undefined, '#888')
      const rows = lines.map((line, at) => [String((at + 1) * 10).padStart(6, '0'), line.code, line.words, dotted(line.count, 0), line.unit, `${dotted(line.kg, 3)} KG`])
      const foot = table(sheet, { x: 36, y: 208, columns: column, rows, rowHeight: 26, lines: 'none', style: { face: 'modern', size: 8 }, headStyle: { face: 'modernBold', size: 8 } })
      sheet.rule(36, foot + 6, 557, foot + 6)
      sheet.write('Palettes Europe livrées et à rendre : voir bon d’échange joint. Gerbage maxi : 2 niveaux.', 36, foot + 14, { face: 'modern', size: 8 })
      sheet.write('Édité automatiquement – page 1 de 1', 36, 806, { face: 'modern', size: 7, color: '#666' })
    },
  }
})
