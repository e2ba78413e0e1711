import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { moorParties } from './moor-parties.ts'
import { headed, pairs } from './moor-print.ts'

const variants = [
  { seed: 14256, goods: ['12 × Radiateur acier T22 600x1000', '12 × Jeu de consoles', '1 × Pot à boues DN 50'], kg: 436.4, pallets: 1 },
  { seed: 14257, goods: ['28 × Dalle podotactile 40x80', '6 × Mortier de scellement rapide 25 kg'], kg: 742, pallets: 2 },
] as const

/** A shipping advice printed out of the mail program: running sentences, the kilos among the facts. */
export const shippingAdvicePrint = layout('shipping-advice-print-moor', variants, ({ seed, goods, kg, pallets }) => ({
  expectedKg: kg,
  draw(sheet) {
    const who = moorParties(seed, ['Modèle Fournitures', 'Spécimen Distribution Pro'])
    const host = 'modele-pro.example'
    sheet.write(`${who.date} ${who.hour}`, 40, 24, { size: 7.5, color: '#555' })
    sheet.write(`Messagerie – Votre commande ${who.order} est expédiée`, 297, 24, { size: 7.5, color: '#555', align: 'center' })
    sheet.write(`Votre commande ${who.order} est expédiée`, 40, 50, { face: 'sansBold', size: 14 })
    sheet.rule(40, 72, 555, 72, 0.5, '#bbb')
    pairs(sheet, [['De :', `${who.sender} <expeditions@${host}>`], ['À :', `commandes@${who.client.split(' ')[0]!.toLowerCase()}.example`], ['Date :', `${who.date} ${who.hour}`]], 40, 80, 40, 13, { size: 9, color: '#333' })
    sheet.rule(40, 124, 555, 124, 0.5, '#bbb')
    headed(sheet, ['Bonjour,', '', `Votre commande ${who.order} a quitté notre entrepôt de ${who.town.slice(6)}. Elle vous sera livrée par ${who.carrier}`, `sous 24 à 48 h à l’adresse suivante : ${who.siteStreet}, ${who.siteTown}.`, '', 'Contenu de l’envoi :', ...goods.map((line) => `   •  ${line}`)], 40, 140, 15, { size: 10 })
    const under = 140 + (6 + goods.length) * 15 + 14
    pairs(sheet, [['N° d’expédition', who.slip], ['Colisage', `${pallets} palette${pallets > 1 ? 's' : ''} filmée${pallets > 1 ? 's' : ''}`], ['Poids de l’envoi', `${fr(kg, Number.isInteger(kg) ? 0 : 1)} kg`], ['Créneau', 'entre 8 h et 12 h']], 60, under, 120, 15, { size: 10 }, { face: 'sansBold', size: 10 })
    headed(sheet, ['Le chauffeur vous appellera une heure avant son passage. Pensez à prévoir un moyen de déchargement', 'pour toute palette de plus de 500 kg (hayon limité à 750 kg).', '', 'Cordialement,', 'Le service expéditions', who.sender], 40, under + 80, 15, { size: 10 })
    sheet.write(`https://${host}/suivi/${who.slip}`, 40, 812, { size: 7.5, color: '#555' })
    sheet.write('1/1', 555, 812, { size: 7.5, color: '#555', align: 'right' })
  },
}))
