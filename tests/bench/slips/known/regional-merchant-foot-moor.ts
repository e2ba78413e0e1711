import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { addressFrame, footCases, scrawl, headed } from './moor-print.ts'
import { masonryWares } from './moor-wares.ts'

const variants = [
  { seed: 14101, take: [[0, 20], [1, 70], [5, 6], [9, 8]], weighed: true },
  { seed: 14102, take: [[6, 15], [4, 3], [3, 12], [7, 2], [11, 1]], weighed: true },
  { seed: 14103, take: [[0, 12], [1, 50], [7, 2], [11, 1]], weighed: false },
] as const

/** A regional merchant's accounting program: cases at the foot, the weight's one left empty by the agencies that do not weigh. */
export const regionalMerchantFoot = layout('regional-merchant-foot-moor', variants, ({ seed, take, weighed }) => {
  const goods = consigned(masonryWares, take)
  return {
    expectedKg: weighed ? goods.kg : null,
    draw(sheet) {
      const who = moorParties(seed, ['NÉGOCE MODÈLE OUEST', 'MATÉRIAUX EXEMPLE S.A.S.'])
      headed(sheet, [who.sender, 'Matériaux – Carrelage – Outillage', who.street, who.town, `Tél. ${who.phone}`], 36, 34, 12, { size: 8.5 }, { face: 'sansBold', size: 13 })
      sheet.box(330, 32, 229, 46, '#efefef')
      sheet.write('BON DE LIVRAISON', 444, 38, { face: 'sansBold', size: 13, align: 'center' })
      sheet.write(`N° ${who.slip}   du   ${who.date}`, 444, 59, { size: 9.5, align: 'center' })
      addressFrame(sheet, 'Adresse de livraison', shipTo(who), [330, 92, 229, 78])
      footCases(sheet, [['Client', who.account, 70], ['V/Commande', who.order, 90], ['Vendeur', 'AG 04', 60]], 36, 122)
      table(sheet, {
        x: 36, y: 190, lines: 'columns', downTo: 630, headFill: '#e6e6e6', style: { size: 8.5 },
        columns: [{ title: 'Référence', width: 70 }, { title: 'Désignation', width: 263 }, { title: 'Unité', width: 45, align: 'center' }, { title: 'Qté cdée', width: 70, align: 'right' }, { title: 'Qté livrée', width: 75, align: 'right' }],
        rows: goods.lines.map(({ code, words, unit, count }) => [code, words, unit, fr(count, 2), fr(count, 2)]),
      })
      const end = footCases(sheet, [['Nb lignes', String(goods.lines.length), 70], ['Colis', '', 60], ['Palettes', String(who.luck.whole(1, 3)), 70], ['Poids (kg)', weighed ? fr(goods.kg, 2, ' ') : '', 105], ['Volume (m3)', '', 80], ['Mode de transport', 'Notre camion', 138]], 36, 642)
      sheet.write('Reçu conforme, le', 36, end + 14)
      sheet.write('Nom et signature du réceptionnaire :', 300, end + 14)
      if (seed % 2 === 0) scrawl(sheet, 400, end + 36)
      sheet.flow('Réserve de propriété : les marchandises restent la propriété du vendeur jusqu’au paiement intégral. Les palettes consignées sont reprises en bon état sous 90 jours. Camion grue : portée 9 m, 1 200 kg au bout de flèche.', 36, 780, 523, { size: 6.5, color: '#555' })
    },
  }
})
