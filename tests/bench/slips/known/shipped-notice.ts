import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { addressOf } from './form-parts.ts'

// The third tells what left and when, nothing of what it weighs.
export const shippedNotice = layout(
  'shipped-notice',
  [
    { seed: 11_241, kg: 1176, said: 'Poids total expédié : 1 176 kg, répartis sur 2 palettes.', goods: ['42 plaques de fibre-gypse 12,5 mm', '6 seaux de colle de joint'] },
    { seed: 11_242, kg: 342, said: 'Votre envoi comporte 1 palette et pèse 342 kg.', goods: ['1 poêle à granulés', '12 éléments de conduit double paroi'] },
    { seed: 11_243, kg: null, said: 'Votre envoi comporte 1 palette filmée de 120 x 80 cm.', goods: ['1 cuve de récupération 1 000 litres', '1 kit de raccordement'] },
  ],
  ({ seed, kg, said, goods }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { order, date, slip } = marks(seed)
      const face = 'sans'
      const bold = 'sansBold'
      sheet.write('Votre commande a quitté notre entrepôt', 60, 48, { face: bold, size: 15 })
      ;[['De :', 'expedition@modele-negoce.example'], ['À :', 'travaux@client.example'], ['Envoyé le :', `${date} 16:42`], ['Objet :', `Avis d’expédition – commande ${order}`]].forEach(([caption, value], at) => {
        sheet.write(caption!, 60, 78 + at * 14, { face: bold, size: 9 })
        sheet.write(value!, 125, 78 + at * 14, { face, size: 9 })
      })
      sheet.rule(60, 140, 535, 140, 0.5, '#999')
      const words = ['Bonjour,', `Votre commande ${order} est partie ce jour sous le bon ${slip}. Elle contient :`]
      words.forEach((line, at) => sheet.write(line, 60, 156 + at * 22, { face, size: 10.5 }))
      goods.forEach((line, at) => sheet.write(`•  ${line}`, 78, 204 + at * 18, { face, size: 10.5 }))
      sheet.write(said, 60, 252, { face, size: 10.5 })
      sheet.write('Adresse de livraison :', 60, 282, { face, size: 10.5 })
      addressOf(seed).forEach((line, at) => sheet.write(line, 78, 300 + at * 16, { face, size: 10.5 }))
      const y = sheet.flow('Le transporteur vous appellera la veille pour convenir d’un créneau. Prévoyez un accès pour un camion de 19 tonnes et une personne pour réceptionner.', 60, 366, 470, { face, size: 10.5 })
      sheet.write('Cordialement,', 60, y + 16, { face, size: 10.5 })
      sheet.write('Le service expéditions – Modèle Négoce', 60, y + 34, { face, size: 10.5 })
    },
  }),
)
