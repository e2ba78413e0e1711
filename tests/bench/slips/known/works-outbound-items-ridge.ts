import { layout } from '../layout.ts'
import { cents, stocked } from './ridge-load.ts'
import { ridgeParties } from './ridge-parties.ts'
import { figure, pairs } from './ridge-print.ts'
import { plumbingShelf } from './ridge-wares.ts'

/** A large maker's outbound delivery: weights at the head in the program's three decimals, items below. */
export const worksOutboundItemsRidge = layout('works-outbound-items-ridge', [{ seed: 16335, lines: 4 }, { seed: 16336, lines: 6 }], ({ seed, lines }) => {
  const goods = stocked(plumbingShelf, seed, lines, { times: 1.6 })
  const on = ridgeParties(seed)
  const gross = cents(goods.kg * 1.06 + 25)
  return {
    expectedKg: gross,
    draw(sheet) {
      const style = { face: 'sans', size: 9 } as const
      sheet.write('Spécimen Thermique Industrie', 50, 40, { face: 'sansBold', size: 14 })
      sheet.write('Bordereau de livraison', 50, 92, { face: 'sansBold', size: 16 })
      ;[on.client, on.street, on.town, 'FRANCE'].forEach((line, at) => sheet.write(line, 50, 130 + at * 13, style))
      sheet.box(320, 86, 225, 132)
      pairs(sheet, [['Numéro / date', `80${on.slip}00 / ${on.shortDate}`], ['Commande', `45000${on.order}`], ['N° client', `1000${on.account}`], ['Incoterm', 'DAP'], ['Poids total', `${figure(gross, 3, 'dot')} KG`], ['Poids net', `${figure(goods.kg, 3, 'dot')} KG`], ['Volume', `${figure(goods.kg / 210, 3, 'dot')} M3`]], 328, 418, 94, 17, style)
      sheet.write(`Réceptionnaire : ${on.site}, ${on.siteStreet}, ${on.siteTown}`, 50, 236, style)
      sheet.rule(50, 260, 545, 260, 1)
      ;[['Poste', 50], ['Article', 92], ['Désignation', 182]].forEach(([words, x]) => sheet.write(String(words), Number(x), 266, { face: 'sansBold', size: 9 }))
      sheet.write('Quantité', 545, 266, { face: 'sansBold', size: 9, align: 'right' })
      sheet.rule(50, 280, 545, 280, 1)
      goods.lines.forEach((line, at) => {
        const y = 288 + at * 34
        sheet.write(String((at + 1) * 10).padStart(6, '0'), 50, y, style)
        sheet.write(line.code, 92, y, style)
        sheet.write(line.words, 182, y, style)
        sheet.write(`${line.count} PCE`, 545, y, { ...style, align: 'right' })
        sheet.write(`Lot ${on.order}${at}   Poids net ${figure(line.kg, 3, 'dot')} KG`, 182, y + 13, { ...style, size: 8, color: '#444' })
      })
      const end = 292 + lines * 34
      sheet.rule(50, end, 545, end, 1)
      sheet.write('2 palettes EUR 800 x 1200, non gerbables', 50, end + 10, style)
      sheet.write('Marchandise contrôlée au départ de l’usine. Réserves : lettre recommandée au transporteur sous 3 jours.', 50, end + 26, { ...style, size: 8 })
      sheet.write('Page 1 de 1', 545, 800, { ...style, size: 8, align: 'right' })
    },
  }
})
