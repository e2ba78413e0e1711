import { fr } from '../drawing/french-number.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

/** A notice of delivery, printed from the mail: the weight is inside a sentence. */
export const deliveryNoticeMail = layout('delivery-notice-mail', [
  { seed: 7221, goods: ['38 panneaux OSB 3 – 18 mm', '60 chevrons 63 × 75 – 4 m'], kg: 1284, tonnes: false, when: 'entre 8 h et 10 h' },
  { seed: 7222, goods: ['4 palettes de briques de 20', '1 palette de mortier joint mince'], kg: 4150, tonnes: true, when: 'dans la matinée' },
], ({ seed, goods, kg, tonnes, when }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { client, site, siteStreet, siteTown, number, longDay, day, hour, order } = parties(seed)
    const text = { face: 'sans', size: 10.5 } as const
    sheet.write(`${day} ${hour}`, 50, 26, { size: 8 })
    sheet.write(`Votre livraison ${number}`, 300, 26, { size: 8, align: 'center' })
    sheet.write(`Objet : Votre livraison ${number} est programmée`, 50, 60, { face: 'sansBold', size: 13 })
    writtenLines(sheet, ['De : Livraisons – Négoce Exemple <livraisons@exemple.invalid>', `À : ${client}`, `Envoyé : ${day} à ${hour}`], 50, 84, 14, { size: 9.5, color: '#444' })
    sheet.rule(50, 132, 545, 132, 0.6, '#bbb')
    const weight = tonnes ? `${fr(kg / 1000, 2)} tonnes` : `${fr(kg, 0, ' ')} kg`
    let y = sheet.flow(`Bonjour,\n\nVotre commande n° ${order} sera livrée le ${longDay} ${when}, à l’adresse suivante :\n\n${site}\n${siteStreet}, ${siteTown}\n\nNotre chauffeur vous apportera :`, 50, 150, 480, text)
    goods.forEach((words, at) => sheet.write(`•  ${words}`, 66, y + 6 + at * 17, text))
    y += 20 + goods.length * 17
    y = sheet.flow(`soit un poids total de ${weight}. Le déchargement se fait à la grue auxiliaire, à moins de 6 mètres de la voie. Merci de prévoir un accès pour un camion de 19 t (largeur 3,50 m).\n\nVous pouvez modifier le créneau jusqu’à la veille 16 h en répondant à ce message.\n\nBien cordialement,\n\nLe service livraisons – Négoce Exemple\nTél. 04 00 00 70 70`, 50, y, 480, text)
    sheet.flow('Ce message et ses pièces jointes sont confidentiels. Pensez à l’environnement avant d’imprimer.', 50, y + 30, 480, { size: 7.5, color: '#888' })
    sheet.write('1/1', 545, 815, { size: 8, align: 'right' })
  },
}))
