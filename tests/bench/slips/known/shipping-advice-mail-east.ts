import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'

/** A message of a carrier or a shop, printed from the mailbox. */
export const shippingAdviceMail = layout(
  'shipping-advice-mail-east',
  [
    { seed: 9566, kg: 318, from: 'suivi@fret-exemple.invalid', lines: ['Votre envoi est en cours d’acheminement.', '', 'Expéditeur : Carrelage et Bain Modèle', 'Nombre de supports : 2 palettes', 'Poids : 318 kg', 'Volume : 1,9 m3', 'Contenu déclaré : receveurs, parois'] },
    { seed: 9567, kg: 74.6, from: 'expeditions@lumiere-specimen.invalid', lines: ['Bonjour,', '', 'Votre commande vient de quitter notre entrepôt :', '  - 16 dalles LED 600x600', '  - 8 réglettes étanches 1500 mm', '  - 2 coffrets de chantier', '', 'Elle pèse 74,6 kg pour 6 cartons.', 'Montant : 1 386,00 € TTC, déjà réglé.'] },
  ],
  ({ seed, kg, from, lines }) => {
    const { client, siteStreet, siteTown, parcel, date, nextDate, hour } = parties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        const plain = { face: 'sans', size: 10 } as const
        sheet.write('Messagerie – Impression', 40, 24, { size: 8, color: '#777' })
        sheet.write(`${date} ${hour}`, 555, 24, { size: 8, color: '#777', align: 'right' })
        sheet.write(`Avis d’expédition ${parcel}`, 40, 50, { face: 'sansBold', size: 15 })
        writtenLines(sheet, [`De : ${from}`, 'À : commandes@exemple.invalid', `Date : ${date} ${hour}`], 40, 76, 14, { ...plain, color: '#444' })
        sheet.rule(40, 122, 555, 122, 0.6, '#aaa')
        const y = writtenLines(sheet, lines, 40, 138, 16, plain)
        writtenLines(sheet, ['Adresse de livraison :', client, siteStreet, siteTown], 40, y + 16, 15, plain, { ...plain, face: 'sansBold' })
        sheet.write(`Livraison prévue le ${nextDate} entre 8 h et 12 h.`, 40, y + 92, plain)
        sheet.box(40, y + 120, 150, 28, '#0a66c2', '#0a66c2', 5)
        sheet.write('Suivre mon envoi', 115, y + 129, { face: 'sansBold', size: 10, color: '#fff', align: 'center' })
        sheet.flow('Ce message est envoyé automatiquement, merci de ne pas y répondre. Les colis de plus de 30 kg sont livrés sur le trottoir.', 40, y + 170, 515, { size: 8, color: '#777' })
        sheet.write('https://suivi.exemple.invalid/imprimer     1/1', 40, 812, { size: 7.5, color: '#777' })
      },
    }
  },
)
