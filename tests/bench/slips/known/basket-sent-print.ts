import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk, type Trade } from './lowland-desk.ts'

interface Item { readonly words: string; readonly count: number; readonly price: string }
interface Variant { readonly seed: number; readonly trade: Trade; readonly items: readonly Item[]; readonly facts: readonly string[]; readonly kg: number | null }

const variants: readonly Variant[] = [
  {
    seed: 9701, trade: 'plumbing', kg: 43.2,
    items: [{ words: 'Receveur résine 90 × 90 – blanc', count: 1, price: '219,00 €' }, { words: 'Bonde extra-plate Ø 90', count: 1, price: '24,90 €' }],
    facts: ['Transporteur : Exemple Livraison Lourde', 'Nombre de colis : 2', 'Poids total de l’envoi : 43,2 kg', 'Suivi : EX 000 111 222 FR'],
  },
  {
    seed: 9702, trade: 'paint', kg: null,
    items: [{ words: 'Enduit de lissage sac 25 kg', count: 4, price: '92,00 €' }, { words: 'Rouleau anti-gouttes 180 mm', count: 3, price: '26,70 €' }, { words: 'Peinture façade 10 L ton pierre', count: 5, price: '445,00 €' }],
    facts: ['Transporteur : Exemple Palette', 'Livraison au pied du camion', 'Suivi : EX 000 333 444 FR'],
  },
  {
    seed: 9703, trade: 'electric', kg: 18.65,
    items: [{ words: 'Coffret 3 rangées pré-équipé', count: 1, price: '329,00 €' }, { words: 'Fil H07V-U 1,5 mm² bleu 100 m', count: 4, price: '92,00 €' }, { words: 'Prise 2P+T blanche', count: 20, price: '58,00 €' }],
    facts: ['Transporteur : Modèle Express', '1 colis – 18,65 kg', 'Suivi : EX 000 555 666 FR'],
  },
]

/** A web shop's « expédiée » message as its customer prints it. */
export const basketSentPrint = layout('basket-sent-print-lowland', variants, ({ seed, trade, items, facts, kg }) => {
  const who = desk(seed, trade)
  return {
    expectedKg: kg,
    draw(sheet) {
      const face = 'sans'
      sheet.write(`${who.date} 09:12`, 30, 20, { size: 8, color: '#555' })
      sheet.write('Messagerie – Votre commande est en route', 565, 20, { size: 8, color: '#555', align: 'right' })
      writtenLines(sheet, [`Objet : Votre commande n° ${who.slip} est en route !`, 'De : boutique@exemple.invalid', `À : ${who.client} <atelier@modele.invalid>`], 40, 46, 15, { face, size: 9.5 }, { face: 'sansBold', size: 12 })
      sheet.rule(40, 98, 555, 98, 0.5, '#bbb')
      sheet.box(90, 112, 415, 46, '#0f766e', '#0f766e')
      sheet.write('exemple-pro-boutique', 297, 127, { face: 'modernBold', size: 15, color: '#fff', align: 'center' })
      sheet.write('Bonne nouvelle, votre colis vient de partir.', 90, 176, { face: 'modern', size: 12 })
      items.forEach((item, at) => {
        const y = 210 + at * 52
        sheet.box(90, y, 40, 40, '#e5e7eb', '#cbd5e1')
        sheet.write(item.words, 142, y + 6, { face: 'modernBold', size: 10 })
        sheet.write(`Quantité : ${item.count}`, 142, y + 22, { face: 'modern', size: 9, color: '#555' })
        sheet.write(item.price, 505, y + 14, { face: 'modern', size: 10, align: 'right' })
      })
      const y = 222 + items.length * 52
      sheet.rule(90, y, 505, y, 0.5, '#bbb')
      const under = writtenLines(sheet, ['Votre expédition', ...facts], 90, y + 14, 17, { face: 'modern', size: 10 }, { face: 'modernBold', size: 11, color: '#0f766e' })
      writtenLines(sheet, ['Adresse de livraison', who.client, who.siteStreet, who.siteTown], 340, y + 14, 17, { face: 'modern', size: 10 }, { face: 'modernBold', size: 11, color: '#0f766e' })
      sheet.box(90, under + 24, 160, 30, '#0f766e', '#0f766e', 4)
      sheet.write('Suivre mon colis', 170, under + 33, { face: 'modernBold', size: 10, color: '#fff', align: 'center' })
      sheet.flow('Livraison offerte dès 300 € HT d’achats et jusqu’à 1 000 kg par commande. Message automatique, merci de ne pas y répondre.', 90, under + 76, 415, { face: 'modern', size: 8, color: '#777' })
    },
  }
})
