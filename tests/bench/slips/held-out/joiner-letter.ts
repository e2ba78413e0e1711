import { layout } from '../layout.ts'
import { centredHead } from './creek-heads.ts'
import { writtenLines } from '../known/written-lines.ts'

const variants = [
  { seed: 412_627, kg: 265, goods: ['1 escalier droit en hêtre, 14 marches, en 3 éléments', '1 garde-corps assorti, 2,40 m', '1 carton de quincaillerie'], words: 'L’ensemble pèse environ 265 kg : prévoir deux personnes au déchargement.' },
  { seed: 412_628, kg: 480, goods: ['6 façades de placard plaquées chêne', '4 caissons montés', '1 plan de travail chêne massif 40 mm'], words: 'Poids total du chargement : 480 kg. Merci de dégager l’accès à l’étage.' },
  { seed: 412_629, kg: null, goods: ['2 portes d’entrée chêne, 1 vantail', '2 huisseries à sceller'], words: 'Les portes sont lourdes : prévoir deux personnes au déchargement.' },
]

/** A joiner's letter that goes with his goods; the weight, if said, in a sentence. */
export const joinerLetter = layout('joiner-letter-creek', variants, ({ seed, kg, goods, words }) => ({
  expectedKg: kg,
  draw(sheet) {
    const top = centredHead(sheet, { seed, name: 'Menuiserie du Modèle', trade: 'Escaliers – Agencement – Portes', title: 'Bon de livraison', face: 'book', bold: 'bookBold' })
    let y = sheet.flow('Madame, Monsieur, veuillez trouver ci-dessous le détail des ouvrages livrés ce jour sur votre chantier :', 50, top + 24, 495, { face: 'book', size: 10.5 }) + 12
    y = writtenLines(sheet, goods.map((line) => `–  ${line}`), 70, y, 20, { face: 'book', size: 10.5 }) + 10
    y = sheet.flow(words, 50, y, 495, { face: 'book', size: 10.5 }) + 12
    y = sheet.flow('Toute réserve doit être portée sur le présent bon à la livraison. Les ouvrages restent sous notre garantie jusqu’à la réception des travaux.', 50, y, 495, { face: 'book', size: 10.5 })
    sheet.write('Pour l’atelier', 90, y + 40, { face: 'book', size: 10.5 })
    sheet.write('Le client (bon pour réception)', 350, y + 40, { face: 'book', size: 10.5 })
  },
}))
