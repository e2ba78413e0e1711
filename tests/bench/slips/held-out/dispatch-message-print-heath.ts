import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines } from './heath-print.ts'

const variants = [
  { seed: 413245, goods: ['2 x Douche complète 90 x 90', '1 x Meuble vasque 80 cm'], weight: 'Poids total : 142,5 kg', parcels: '1 palette', kg: 142.5 },
  { seed: 413246, goods: ['60 x Lame terrasse pin 27 x 145, 4 m', '4 x Boîte de 200 vis inox', '18 x Lambourde 45 x 70, 3 m'], weight: 'Poids total : 684 kg', parcels: '2 fardeaux', kg: 684 },
] as const

/** A shop's "your order has left" message, printed from a mailbox. */
export const dispatchMessagePrintHeath = layout('dispatch-message-print-heath', variants, ({ seed, goods, weight, parcels, kg }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { number, date, hour, client, site, siteTown, ordered } = heathParties(seed)
    const sans = { face: 'modern', size: 10 } as const
    sheet.write('Messagerie Exemple', 40, 30, { face: 'modernBold', size: 12, color: '#666' })
    sheet.rule(40, 52, 555, 52, 0.6, '#aaa')
    headLines(sheet, [`Votre commande n° ${number} est en route`, 'De : expedition@boutique-modele.example', 'À : chantier@specimen.example', `Date : ${date} ${hour}`], 40, 62, 17, { face: 'modern', size: 9, color: '#555' }, { face: 'modernBold', size: 13 })
    sheet.rule(40, 136, 555, 136, 0.6, '#aaa')
    sheet.box(90, 154, 415, 40, '#00838f', '#00838f')
    sheet.write('Boutique Modèle', 297, 166, { face: 'modernBold', size: 15, color: '#fff', align: 'center' })
    headLines(sheet, ['Bonjour,', `Votre commande du ${ordered} a été remise au transporteur.`], 100, 214, 20, sans)
    const y = headLines(sheet, ['Détail de l’envoi', ...goods], 100, 266, 19, sans, { face: 'modernBold', size: 10.5 })
    const next = headLines(sheet, ['Expédition', `Conditionnement : ${parcels}`, weight, 'Transporteur : Fret Exemple', 'Livraison prévue sous 48 h ouvrées'], 100, y + 16, 19, sans, { face: 'modernBold', size: 10.5 })
    headLines(sheet, ['Adresse de livraison', client, site, siteTown], 100, next + 16, 19, sans, { face: 'modernBold', size: 10.5 })
    sheet.write('Besoin d’aide ? Répondez simplement à ce message.', 100, next + 120, { face: 'modern', size: 9, color: '#777' })
    sheet.write('https://mail.example/impression        1/1', 40, 812, { face: 'modern', size: 7.5, color: '#777' })
  },
}))
