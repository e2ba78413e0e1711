import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { stacked } from './uphill-print.ts'

interface Filled {
  readonly seed: number
  readonly shop: string
  readonly parcels: readonly (readonly [words: string, kg: number])[]
  readonly summed: boolean
}

/** A printed message: the order has left, parcel by parcel. */
export const despatchMessageParcels = layout<Filled>(
  'despatch-message-parcels-uphill',
  [
    { seed: 9631, shop: 'Quincaillerie Modèle en ligne', parcels: [['Serrure 3 points, cylindres', 9.2], ['Ferme-portes (4)', 14.6], ['Visserie inox', 21.3]], summed: true },
    { seed: 9632, shop: 'Chauffage Exemple Direct', parcels: [['Poêle à bûches 7 kW', 128], ['Conduit double paroi, 6 éléments', 47.5]], summed: false },
  ],
  ({ seed, shop, parcels, summed }) => {
    const kg = Number(parcels.reduce((sum, parcel) => sum + parcel[1], 0).toFixed(1))
    const { client, siteStreet, siteTown, number, order, day, time } = uphillParties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        const plain = { face: 'sans', size: 10 } as const
        sheet.write(`Votre commande ${order} a été expédiée`, 40, 36, { face: 'sansBold', size: 14 })
        sheet.rule(40, 58, 555, 58, 0.5, '#999')
        stacked(sheet, [`De : ${shop} <expedition@exemple.example>`, `À : ${client} <achats@modele.example>`, `Date : ${day} ${time}`], 40, 66, 14, { size: 9, color: '#444' })
        sheet.rule(40, 112, 555, 112, 0.5, '#999')
        let y = stacked(sheet, ['Bonjour,', '', `Votre commande ${order} vient de quitter notre entrepôt. Elle vous sera livrée sous 48 heures`, 'à l’adresse suivante :', '', `     ${client}`, `     ${siteStreet}`, `     ${siteTown}`, '', `Votre expédition comprend ${parcels.length} colis :`], 40, 128, 16, plain)
        parcels.forEach(([words, weight], at) => {
          sheet.box(40, y + 4, 515, 36, '#f6f6f6', '#ddd', 4)
          sheet.write(`Colis ${at + 1}/${parcels.length}`, 50, y + 11, { face: 'sansBold', size: 10 })
          sheet.write(`Suivi EX0${number}${at + 1}FR`, 50, y + 25, { size: 8, color: '#666' })
          sheet.write(words, 190, y + 16, plain)
          sheet.write(`${fr(weight, 1)} kg`, 545, y + 16, { ...plain, align: 'right' })
          y += 42
        })
        if (summed) {
          sheet.write(`Poids de l’expédition : ${fr(kg, 1)} kg`, 545, y + 10, { face: 'sansBold', size: 10, align: 'right' })
          y += 22
        }
        y = stacked(sheet, ['Pensez à contrôler l’état des colis avant de signer le bordereau du transporteur.', 'Passé 3 jours, aucune réserve ne pourra être prise en compte.', '', 'Cordialement,', `Le service expédition – ${shop}`], 40, y + 24, 16, plain)
        sheet.rule(40, y + 14, 555, y + 14, 0.5, '#999')
        sheet.flow('Livraison offerte dès 300 € d’achat (hors colis de plus de 150 kg). Message automatique d’exemple, merci de ne pas y répondre.', 40, y + 22, 515, { size: 8, color: '#777' })
      },
    }
  },
)
