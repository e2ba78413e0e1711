import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { rubberStamp, headed } from './moor-print.ts'
import { insulationWares } from './moor-wares.ts'

const variants = [
  { seed: 14106, take: [[2, 40], [3, 10], [5, 4], [8, 3], [7, 6]] },
  { seed: 14107, take: [[0, 9], [1, 6], [6, 2], [4, 14]] },
] as const

/** A partition merchant's printed slip: kilos on every line and on the total row, prices too. */
export const buildersLineKilos = layout('builders-line-kilos-moor', variants, ({ seed, take }) => {
  const goods = consigned(insulationWares, take, 1)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const who = moorParties(seed, ['Plaques & Isolants Modèle', 'Exemple Isolation Distribution'])
      sheet.box(30, 28, 6, 60, '#b3541e', '#b3541e')
      headed(sheet, [who.sender, `${who.street} – ${who.town}`, `Tél. ${who.phone} – SIRET ${who.siret}`], 46, 32, 16, { face: 'modern', size: 8 }, { face: 'modernBold', size: 14 })
      sheet.write('Bon de livraison valorisé', 565, 32, { face: 'modernBold', size: 13, color: '#b3541e', align: 'right' })
      headed(sheet, [`BL n° LV-${who.slip}`, `Date : ${who.date}`, `Compte : ${who.account}   Commande : ${who.order}`], 400, 54, 13, { face: 'modern', size: 8 })
      headed(sheet, ['Livré à', ...shipTo(who)], 46, 112, 13, { face: 'modern', size: 9 }, { face: 'modernBold', size: 8, color: '#b3541e' })
      const rows = goods.lines.map(({ code, words, unit, count, kg, price, total }) => [code, words, String(count), unit, fr(kg, 1, ' '), fr(price, 2), fr(total, 2, ' ')])
      const end = table(sheet, {
        x: 30, y: 200, rows, zebra: '#f6f0ec', headFill: '#ecd9cd', style: { face: 'modern', size: 8 }, headStyle: { face: 'modernBold', size: 8 }, rowHeight: 19,
        columns: [{ title: 'Article', width: 58 }, { title: 'Libellé', width: 215 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'Un.', width: 40, align: 'center' }, { title: 'Poids kg', width: 62, align: 'right' }, { title: 'P.U. HT', width: 55, align: 'right' }, { title: 'Mt HT', width: 65, align: 'right' }],
      })
      sheet.box(30, end, 535, 20, '#ecd9cd', '#b3541e')
      sheet.write('TOTAL', 92, end + 5, { face: 'modernBold', size: 9 })
      sheet.write(fr(goods.kg, 1, ' '), 441, end + 5, { face: 'modernBold', size: 9, align: 'right' })
      sheet.write(`${fr(goods.total, 2, ' ')} €`, 561, end + 5, { face: 'modernBold', size: 9, align: 'right' })
      sheet.write('Prix hors taxes, remise déduite. Ce document n’est pas une facture.', 30, end + 32, { face: 'modern', size: 7, color: '#666' })
      sheet.box(330, 690, 235, 70, undefined, '#999')
      sheet.write('Cachet et signature du client', 336, 695, { face: 'modern', size: 7, color: '#555' })
      if (seed % 2 === 0) rubberStamp(sheet, [who.client.toUpperCase(), `REÇU LE ${who.date}`], 352, 732, 190)
      sheet.write(`${who.sender} – document édité le ${who.date} à ${who.hour} – page 1/1`, 297, 806, { face: 'modern', size: 7, color: '#666', align: 'center' })
    },
  }
})
