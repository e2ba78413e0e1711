import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { headed, scrawl } from './moor-print.ts'

const variants = [
  { seed: 14326, goods: ['1 escalier quart tournant en hêtre, démonté', '1 rampe sur rampant avec balustres', '1 garde-corps d’étage de 2,80 m'], kg: 265, words: 'L’ensemble pèse environ' },
  { seed: 14327, goods: ['4 volets battants à barres et écharpe, peints', '2 portes de garage sur mesure', '1 carton de ferrures'], kg: 410, words: 'Poids de l’ensemble, emballage compris :' },
] as const

/** A joiner's own letter serving as slip: the weight told in a sentence. */
export const craftLetterWords = layout('craft-letter-words-moor', variants, ({ seed, goods, kg, words }) => ({
  expectedKg: kg,
  draw(sheet) {
    const face = 'book'
    const who = moorParties(seed, ['Menuiserie Exemple', 'Atelier Bois du Modèle'])
    headed(sheet, [who.sender, 'Menuiserie – Escaliers – Agencement', who.street, who.town, who.phone], 60, 48, 14, { face, size: 10 }, { face: 'bookBold', size: 15 })
    headed(sheet, shipTo(who), 340, 136, 15, { face, size: 10.5 })
    sheet.write(`${who.town.slice(6)}, le ${who.date}`, 340, 216, { face, size: 10.5 })
    sheet.write('Objet : bon de livraison', 60, 250, { face: 'bookBold', size: 11 })
    const under = headed(sheet, ['Madame, Monsieur,', '', 'Nous vous livrons ce jour, suivant votre commande, les ouvrages ci-après :', ''], 60, 282, 17, { face, size: 10.5 })
    const listed = headed(sheet, goods.map((line) => `–  ${line}`), 84, under, 18, { face, size: 10.5 })
    const told = sheet.flow(`${words} ${fr(kg)} kg ; prévoir deux personnes au déchargement. Merci de vérifier l’état des pièces avant de signer et de les stocker à l’abri de l’humidité.`, 60, listed + 16, 475, { face, size: 10.5 })
    headed(sheet, ['Bon pour réception,', 'le ..........................'], 60, told + 40, 18, { face, size: 10.5 })
    sheet.write(`Pour ${who.sender}`, 340, told + 40, { face, size: 10.5 })
    scrawl(sheet, 360, told + 64)
    sheet.write(`Entreprise artisanale – SIRET ${who.siret} – assurance décennale Exemple`, 297, 800, { face, size: 8, color: '#666', align: 'center' })
  },
}))
