import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { headed, pairs } from './moor-print.ts'
import { finishWares } from './moor-wares.ts'

const variants = [
  { seed: 14251, take: [[0, 2], [2, 1], [3, 4]] },
  { seed: 14252, take: [[1, 3], [0, 4], [5, 1], [4, 2]] },
] as const

/** A web shop's packing slip: points for decimals, as its program was never told it is in France. */
export const webShopSlip = layout('web-shop-slip-moor', variants, ({ seed, take }) => {
  const goods = consigned(finishWares, take)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const face = 'modern'
      const who = moorParties(seed, ['exemple-bricopro.example', 'modele-peinture.example'])
      sheet.write(who.sender, 48, 44, { face: 'modernBold', size: 17, color: '#0a7d55' })
      sheet.write('Bon de livraison', 547, 46, { face, size: 14, color: '#444', align: 'right' })
      sheet.rule(48, 76, 547, 76, 0.8, '#ccc')
      headed(sheet, ['Adresse de livraison', ...shipTo(who)], 48, 92, 14, { face, size: 9 }, { face: 'modernBold', size: 9 })
      headed(sheet, ['Adresse de facturation', who.client, who.siteStreet, who.siteTown], 220, 92, 14, { face, size: 9 }, { face: 'modernBold', size: 9 })
      pairs(sheet, [['Commande', `#${who.order}`], ['Passée le', who.date], ['Paiement', 'Carte bancaire'], ['Livraison', who.carrier]], 390, 92, 58, 14, { face, size: 9 })
      const end = table(sheet, {
        x: 48, y: 182, lines: 'rows', rowHeight: 26, style: { face, size: 9 }, headStyle: { face: 'modernBold', size: 9 }, headFill: '#f2f5f4',
        columns: [{ title: 'SKU', width: 70 }, { title: 'Produit', width: 269 }, { title: 'Quantité', width: 70, align: 'center' }, { title: 'Poids', width: 90, align: 'right' }],
        rows: goods.lines.map(({ code, words, count, kg }) => [code, words, String(count), `${kg.toFixed(2)}kg`]),
      })
      ;[['Articles', String(goods.count)], ['Poids total', `${goods.kg.toFixed(2)}kg`]].forEach(([caption, value], at) => {
        sheet.write(caption!, 440, end + 14 + at * 18, { face: at === 1 ? 'modernBold' : face, size: 9.5, align: 'right' })
        sheet.write(value!, 543, end + 14 + at * 18, { face: at === 1 ? 'modernBold' : face, size: 9.5, align: 'right' })
      })
      sheet.write('Note du client :  livrer entre 8 h et 10 h, portail bleu.', 48, end + 70, { face, size: 9 })
      sheet.flow('Merci de votre commande. Vous disposez de 14 jours pour changer d’avis : glissez ce bon dans le colis de retour. Livraison offerte dès 300 € d’achat et jusqu’à 30 kg par colis.', 48, 740, 499, { face, size: 8, color: '#666' })
    },
  }
})
