import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { facts, stacked } from './delta-print.ts'
import { tiling } from './delta-wares.ts'

/** A printed mail: the delivery announced for the morrow, its goods and its weight in a list of facts. */
export const deliveryAdviceLetterbox = layout(
  'delivery-advice-letterbox-delta',
  [
    { seed: 18884, take: [[0, 24], [3, 16], [5, 4]] as const, label: 'Poids total', pallets: 1 },
    { seed: 18885, take: [[1, 36], [4, 24], [9, 2], [6, 2]] as const, label: 'Poids de l’envoi', pallets: 2 },
  ],
  ({ seed, take, label, pallets }) => {
    const goods = consigned(tiling, take, 1)
    const p = partiesOf(seed)
    const face = 'modern'
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        sheet.write(`${p.date} ${p.hour}`, 40, 26, { face, size: 7, color: '#555' })
        sheet.write(`Votre livraison ${p.number} est prévue demain`, 298, 26, { face, size: 7, color: '#555', align: 'center' })
        sheet.write(`Votre livraison ${p.number} est prévue demain`, 40, 52, { face: 'modernBold', size: 14 })
        facts(sheet, [['De :', 'Livraisons Carreaux Exemple <livraison@exemple.invalid>'], ['À :', 'chantier@modele.invalid'], ['Date :', `${p.date} ${p.hour}`]], 40, 78, 14, 40, { face, size: 8.5 })
        sheet.rule(40, 126, 556, 126, 0.5, '#aaa')
        sheet.write('Bonjour,', 40, 142, { face, size: 9.5 })
        sheet.flow(`Votre commande ${p.order} quitte notre dépôt. Elle sera livrée le ${p.nextDate} entre 8 h et 12 h. Le chauffeur vous appelle 30 minutes avant son passage.`, 40, 160, 510, { face, size: 9.5 })
        sheet.box(40, 206, 516, 124, '#f4f6f8', '#d5dbe1', 6)
        facts(
          sheet,
          [['Bon de livraison', p.number], ['Destinataire', `${p.client}, ${p.clientStreet}, ${p.clientTown}`], ['Transporteur', 'Palettes Modèle Express'], ['Nombre de palettes', String(pallets)], [label, `${fr(goods.kg, 1)} kg`], ['Suivi', `EX${p.account}${p.order}FR`]],
          54, 218, 18, 130, { face, size: 9, color: '#444' }, { face: 'modernBold', size: 9 },
        )
        sheet.write('Contenu de la livraison', 40, 348, { face: 'modernBold', size: 10.5 })
        const y = stacked(sheet, goods.lines.map(({ words, count }) => `${fr(count)} × ${words}`), 54, 370, 17, { face, size: 9.5 })
        sheet.flow('Le camion est équipé d’un hayon (1 500 kg) : la marchandise est déposée au pied du camion. Pensez à vérifier l’état des palettes avant de signer.', 40, y + 12, 510, { face, size: 9.5 })
        stacked(sheet, ['À demain,', 'L’équipe Carreaux Exemple'], 40, y + 56, 15, { face, size: 9.5 })
        sheet.write('https://courrier.exemple.invalid/message', 40, 810, { face, size: 7, color: '#555' })
        sheet.write('1/1', 556, 810, { face, size: 7, color: '#555', align: 'right' })
      },
    }
  },
)
