import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { stack } from './stack.ts'

/** A dealer's e-mail printed from the mailbox: what leaves tomorrow, told in sentences. */
export const shippingMail = layout('shipping-mail', [
  { seed: 8371, kg: 742, told: 'Votre marchandise, d’un poids total de 742 kg, est répartie sur 2 palettes filmées.', goods: ['22 plaques de plâtre BA13', '14 rouleaux de laine minérale', '2 cartons de vis et suspentes'] },
  { seed: 8372, kg: 1260.5, told: 'L’ensemble de la livraison pèse 1 260,5 kg et tient sur 2 palettes Europe.', goods: ['44 m² de grès cérame 60 x 60', '8 sacs de colle de 25 kg', '12 plinthes assorties'] },
  { seed: 8373, kg: null, told: 'L’ensemble tient sur une palette 80 x 120, hauteur 1,10 m.', goods: ['6 sacs d’enduit de 25 kg', '3 seaux de sous-couche de 20 kg', '1 carton de profilés d’angle'] },
], ({ seed, kg, told, goods }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { supplier, client, site, siteTown, order, date, phone } = marks(seed)
    const set = { face: 'sans', size: 11 } as const
    sheet.write(`${date} 17:42`, 40, 20, { size: 8, color: '#555' })
    sheet.write('Boîte de réception – Courrier', 320, 20, { size: 8, color: '#555' })
    sheet.write(`Expédition de votre commande ${order}`, 50, 50, { face: 'sansBold', size: 15 })
    sheet.rule(50, 74, 545, 74, 0.6, '#999')
    stack(sheet, [`${supplier} <expedition@exemple.invalid>`, 'À : chantier@exemple.invalid', 'Cc : compta@exemple.invalid', '1 pièce jointe (conditions-generales.pdf, 84 Ko)'], 50, 84, { size: 9, step: 13, first: { face: 'sansBold', size: 9 } })
    let y = sheet.flow('Bonjour,', 50, 156, 495, set) + 8
    y = sheet.flow(`Nous vous confirmons le départ de votre commande ${order}. Ce message tient lieu de bordereau de livraison. Elle comprend :`, 50, y, 495, set) + 8
    for (const line of goods) y = sheet.flow(`•  ${line}`, 66, y, 470, set) + 3
    y = sheet.flow(told, 50, y + 8, 495, set) + 8
    y = sheet.flow(`Livraison prévue demain entre 8 h et 12 h pour ${client}, ${site}, ${siteTown}. Le chauffeur dispose d’un hayon et d’un transpalette ; il dépose au sol, en bord de rue.`, 50, y, 495, set) + 8
    y = sheet.flow('Merci de contrôler le nombre de palettes et de noter vos réserves sur le terminal du chauffeur.', 50, y, 495, set) + 14
    stack(sheet, ['Bien cordialement,', 'Le service expédition', supplier, `${phone} – poste 214`], 50, y, { ...set, step: 15 })
    sheet.write('Page 1 sur 1', 545, 815, { size: 8, color: '#555', align: 'right' })
  },
}))
