import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { electricShelf } from './ridge-wares.ts'
import { cents, stocked } from './ridge-load.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, pairs } from './ridge-print.ts'

const list = columns(['Référence', 74], ['Désignation', 246], ['Marque', 76], ['Qté', 44, 'right'], ['Un.', 34, 'center'], ['Colis', 45, 'center'])

/** An electrical wholesaler: the weight stands among the shipping facts at the top right, or is not among them. */
export const cableHouseHeadFactsRidge = layout('cable-house-head-facts-ridge', [{ seed: 16215, lines: 8, told: true }, { seed: 16216, lines: 6, told: true }, { seed: 16217, lines: 7, told: false }], ({ seed, lines, told }) => {
  const goods = stocked(electricShelf, seed, lines, { times: 0.5 })
  const on = ridgeParties(seed)
  const gross = cents(goods.kg + 7.35)
  return {
    expectedKg: told ? gross : null,
    draw(sheet) {
      sheet.circle(62, 58, 22, '#f77f00', 5)
      sheet.write('SPÉCIMEN ÉLEC', 94, 42, { face: 'modernBold', size: 15 })
      sheet.write('Distribution de matériel électrique', 94, 62, { face: 'modern', size: 8, color: '#555' })
      sheet.box(338, 32, 219, 112, '#fff6ec', '#f77f00', 5)
      sheet.write(`Bon d’expédition ${on.slip}`, 348, 40, { face: 'modernBold', size: 11 })
      pairs(sheet, [['Date d’expédition', on.date], ['Mode de livraison', 'Navette J+1'], ['Nombre de colis', String(lines - 1)], told ? ['Poids brut total', `${gross.toFixed(3).replace('.', ',')} kg`] : ['Transporteur', 'Exemple Fret'], ['Commande web', `W${on.order}`]], 348, 452, 60, 16, { face: 'modern', size: 8.5 }, { face: 'modernBold', size: 8.5 })
      ;[on.client, on.street, on.town].forEach((line, at) => sheet.write(line, 40, 110 + at * 13, { face: at === 0 ? 'modernBold' : 'modern', size: 9 }))
      const rows = goods.lines.map((line, at) => [line.code, line.words, at % 2 === 0 ? 'Exemple' : 'Spécimen', String(line.count), line.unit, String((at % (lines - 1)) + 1)])
      const foot = table(sheet, { x: 38, y: 172, columns: list, rows, style: { face: 'modern', size: 8 }, headStyle: { face: 'modernBold', size: 7.5 }, zebra: '#f6f6f6', lines: 'none', rowHeight: 18 })
      sheet.rule(38, foot + 4, 557, foot + 4, 1, '#f77f00')
      sheet.write('Reliquat de commande', 40, foot + 16, { face: 'modernBold', size: 9 })
      sheet.write('DISJ32 – Disjoncteur PH+N 32 A courbe C – 4 pièces – livraison prévue sous 8 jours', 40, foot + 32, { face: 'modern', size: 8 })
      sheet.flow('Tourets consignés facturés s’ils ne sont pas rendus sous 6 mois. Charge admissible des chemins de câbles : 35 kg/m, portée 1,50 m.', 40, 772, 400, { face: 'modern', size: 7, color: '#666' })
    },
  }
})
