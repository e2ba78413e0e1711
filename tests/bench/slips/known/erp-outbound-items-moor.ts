import { fr } from '../drawing/french-number.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { headed, pairs } from './moor-print.ts'
import { finishWares, plumbingWares } from './moor-wares.ts'

const variants = [
  { seed: 14201, wares: finishWares, take: [[0, 24], [1, 18], [2, 16], [5, 6]] },
  { seed: 14202, wares: plumbingWares, take: [[3, 6], [6, 14], [5, 5]] },
] as const

/** A group's outbound delivery: items in tens, each with its gross weight; dots between thousands, totals at the end. */
export const erpOutboundItems = layout('erp-outbound-items-moor', variants, ({ seed, wares, take }) => {
  const goods = consigned(wares, take)
  const dotted = (kg: number) => `${fr(kg, 3, '.')} KG`
  const nets = goods.lines.map(({ kg }) => Number((kg * 0.94).toFixed(2)))
  const net = nets.reduce((sum, kg) => sum + kg, 0)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const who = moorParties(seed, ['Groupe Modèle Production France', 'Spécimen Industrie Europe'])
      sheet.write(who.sender, 555, 34, { face: 'sansBold', size: 12, align: 'right' })
      headed(sheet, ['Adresse de livraison', ...shipTo(who)], 50, 90, 13, { size: 9.5 }, { size: 7 })
      sheet.write('Bon de livraison', 320, 88, { face: 'sansBold', size: 14 })
      pairs(sheet, [['Numéro de livraison', `80${who.slip}`], ['Date du document', who.shortDate], ['N° de commande client', who.order], ['Numéro de client', `1000${who.account}`], ['Incoterms', 'DAP – rendu au lieu'], ['Point d’expédition', '0120']], 320, 112, 120, 12.5)
      sheet.rule(50, 212, 555, 212)
      ;[['Poste', 50], ['Article', 90], ['Désignation', 170]].forEach(([words, x]) => sheet.write(String(words), Number(x), 218, { face: 'sansBold' }))
      sheet.write('Quantité', 445, 218, { face: 'sansBold', align: 'right' })
      sheet.write('Poids brut', 555, 218, { face: 'sansBold', align: 'right' })
      sheet.rule(50, 232, 555, 232)
      goods.lines.forEach(({ code, words, unit, count, kg }, at) => {
        const y = 240 + at * 30
        sheet.write(String((at + 1) * 10).padStart(6, '0'), 50, y)
        sheet.write(code, 90, y)
        sheet.write(words, 170, y)
        sheet.write(`${count} ${unit}`, 445, y, { align: 'right' })
        sheet.write(dotted(kg), 555, y, { align: 'right' })
        sheet.write(`Lot ${who.luck.digits(8)}   Poids net ${dotted(nets[at]!)}`, 170, y + 12, { size: 8, color: '#444' })
      })
      const foot = 252 + goods.lines.length * 30
      sheet.rule(50, foot, 555, foot)
      ;[['Poids total net', dotted(net)], ['Poids total brut', dotted(goods.kg)], ['Volume total', `${fr(goods.kg / 410, 3)} M3`]].forEach(([caption, value], at) => {
        sheet.write(caption!, 320, foot + 10 + at * 14, { face: at === 1 ? 'sansBold' : 'sans' })
        sheet.write(value!, 555, foot + 10 + at * 14, { face: at === 1 ? 'sansBold' : 'sans', align: 'right' })
      })
      sheet.flow('Marchandises soumises à l’ADR : exemptées selon 1.1.3.6, quantité totale calculée 0 point. Emballages perdus.', 50, foot + 70, 505, { size: 8 })
      sheet.write('1 / 1', 555, 806, { size: 8, align: 'right' })
    },
  }
})
