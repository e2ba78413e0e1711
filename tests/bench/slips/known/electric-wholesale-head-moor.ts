import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { bars, pairs, headed } from './moor-print.ts'
import { electricWares } from './moor-wares.ts'

const variants = [
  { seed: 14115, take: [[0, 3], [2, 4], [3, 2], [4, 4], [5, 24]] },
  { seed: 14116, take: [[1, 5], [7, 18], [8, 2]] },
  { seed: 14117, take: [[6, 40], [0, 6], [2, 10], [3, 6], [5, 60], [4, 12]] },
] as const

/** An electrical wholesaler's hub: the shipment's facts in the head, three decimals for the weight, no weight under the goods. */
export const electricWholesaleHead = layout('electric-wholesale-head-moor', variants, ({ seed, take }) => {
  const goods = consigned(electricWares, take, 3)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const who = moorParties(seed, ['ÉLEC-MODÈLE', 'EXEMPLE ÉLECTRIC'])
      sheet.box(0, 0, sheet.width, 8, '#e0a100', '#e0a100')
      sheet.write(who.sender, 40, 26, { face: 'condensedBold', size: 22 })
      sheet.write('Plateforme logistique régionale', 40, 51, { face: 'condensed', size: 10, color: '#555' })
      bars(sheet, 400, 26, 155, 26)
      sheet.write(`EXP${who.slip}00`, 477, 55, { face: 'mono', size: 8, align: 'center' })
      sheet.write(`BON DE LIVRAISON  ${who.slip}/00`, 40, 84, { face: 'condensedBold', size: 16 })
      sheet.box(40, 110, 250, 96, '#faf5e4', '#e0a100')
      pairs(sheet, [['Date d’expédition', who.date], ['Transporteur', who.carrier], ['Nombre de colis', String(who.luck.whole(3, 9))], ['Poids brut', `${fr(goods.kg, 3, ' ')} kg`], ['Votre commande', who.order], ['Port', 'Franco']], 50, 117, 105, 14, { face: 'condensed', size: 10.5 }, { face: 'condensedBold', size: 10.5 })
      headed(sheet, ['Livrer à :', ...shipTo(who)], 330, 112, 15, { face: 'condensed', size: 11.5 }, { face: 'condensed', size: 9, color: '#777' })
      const end = table(sheet, {
        x: 40, y: 226, rowHeight: 18, style: { face: 'condensed', size: 10.5 }, headStyle: { face: 'condensedBold', size: 10.5, color: '#fff' }, headFill: '#333',
        columns: [{ title: 'Ln', width: 30 }, { title: 'Référence', width: 80 }, { title: 'Désignation', width: 245 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'UV', width: 45, align: 'center' }, { title: 'Colis n°', width: 65, align: 'center' }],
        rows: goods.lines.map(({ code, words, unit, count }, at) => [String((at + 1) * 10), code, words, String(count), unit, String(1 + (at % 3))]),
      })
      sheet.write('Cuivre : base 100 kg, cours du jour de la commande.', 40, end + 12, { face: 'condensed', size: 9, color: '#555' })
      sheet.write('Éco-participation DEEE incluse. Tourets consignés à rendre vides sous 6 mois.', 40, end + 25, { face: 'condensed', size: 9, color: '#555' })
      sheet.write('Page 1 / 1', 555, 812, { face: 'condensed', size: 9, align: 'right' })
    },
  }
})
