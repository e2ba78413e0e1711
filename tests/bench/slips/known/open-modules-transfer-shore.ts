import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { cols } from './shore-print.ts'
import { shore } from './shore-parties.ts'
import { tiling } from './shore-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take; readonly ordered: readonly number[] }[] = [
  { seed: 11528, take: [[0, 20], [5, 8], [6, 3]], ordered: [20, 8, 3] },
  { seed: 11529, take: [[1, 15], [4, 6], [11, 2], [10, 8]], ordered: [18, 6, 2, 10] },
]

/** An open suite's delivery sheet: order, date, carrier and weight in a row of facts above the products. */
export const openModulesTransfer = layout('open-modules-transfer-shore', variants, ({ seed, take, ordered }) => {
  const { lines, kg } = consigned(tiling, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { street, town, client, site, siteStreet, siteTown, slip, order, date, time } = shore(seed)
      const face = { face: 'modern', size: 9 } as const
      sheet.write('Atelier Carreaux Modèle', 40, 34, { face: 'modernBold', size: 13, color: '#714b67' })
      writtenLines(sheet, [street, town, 'France'], 40, 54, 12, { ...face, size: 8, color: '#555' })
      sheet.rule(40, 96, 555, 96, 0.8, '#714b67')
      writtenLines(sheet, ['Adresse de livraison', client, `${site}, ${siteStreet}`, siteTown, 'France'], 320, 108, 13, face, { face: 'modernBold', size: 9 })
      sheet.write(`DEP1/OUT/${slip.slice(1)}`, 40, 190, { face: 'modern', size: 18, color: '#714b67' })
      ;[['Commande', `S${order}`], ['Date d’expédition', `${date} ${time}`], ['Transporteur', 'Livraison dépôt'], ['Poids', `${fr(kg, 2)} kg`]].forEach(([caption, value], at) => {
        sheet.write(caption!, 40 + at * 132, 226, { face: 'modernBold', size: 8.5 })
        sheet.write(value!, 40 + at * 132, 240, { face: 'modern', size: 9, spacing: 0.2 })
      })
      const foot = table(sheet, {
        x: 40, y: 268, style: face, headStyle: { face: 'modernBold', size: 9 }, lines: 'rows', rowHeight: 20,
        columns: cols(['Produit', 315], ['Commandé', 100, 'right'], ['Livré', 100, 'right']),
        rows: lines.map(({ code, words, count }, at) => [`[${code}] ${words}`, `${ordered[at]!},00 Unités`, `${count},00 Unités`]),
      })
      if (ordered.some((wanted, at) => wanted > take[at]![1])) {
        sheet.write('Quantités restantes à livrer', 40, foot + 18, { face: 'modernBold', size: 9 })
        lines.filter(({ count }, at) => ordered[at]! > count).forEach(({ code, words }, at) => sheet.write(`[${code}] ${words} – reliquat à venir`, 40, foot + 33 + at * 13, { ...face, size: 8.5 }))
      }
      sheet.write('Téléphone 04 00 00 00 00 – bonjour@carreaux-modele.example – Page 1 / 1', sheet.width / 2, 800, { ...face, size: 7.5, color: '#777', align: 'center' })
    },
  }
})
