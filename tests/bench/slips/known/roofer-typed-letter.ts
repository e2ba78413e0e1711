import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk } from './lowland-desk.ts'

interface Variant { readonly seed: number; readonly goods: readonly string[]; readonly said: string; readonly kg: number }

const variants: readonly Variant[] = [
  { seed: 9641, goods: ['14 feuilles de zinc naturel 0,65 mm, 2 m × 1 m', '9 longueurs de gouttière demi-ronde de 4 m', '6 tuyaux de descente Ø 100 de 2 m', '1 carton de crochets et de naissances'], said: 'L’ensemble pèse 214 kg, sur une palette longue de 4 m.', kg: 214 },
  { seed: 9642, goods: ['3 palettes d’ardoises naturelles 32 × 22 (4 500 pièces)', '2 boîtes de crochets inox', '1 rouleau de plomb'], said: 'Poids de l’envoi : 2,45 tonnes environ, répartis sur trois palettes.', kg: 2450 },
]

/** A roofer's or his depot's letter from a word processor: the weight is a sentence. */
export const rooferTypedLetter = layout('roofer-typed-letter-lowland', variants, ({ seed, goods, said, kg }) => {
  const who = desk(seed, 'roof')
  return {
    expectedKg: kg,
    draw(sheet) {
      const style = { face: 'serif', size: 11.5 } as const
      writtenLines(sheet, [who.supplier, who.street, who.town, `Tél. ${who.phone}`], 62, 56, 15, style, { face: 'serifBold', size: 13 })
      writtenLines(sheet, [who.client, who.clientStreet, who.clientTown], 340, 130, 15, style)
      sheet.write(`Le ${who.date}`, 340, 192, style)
      sheet.write(`Objet : bon de livraison n° ${who.order}, ${who.site}`, 62, 236, { face: 'serifBold', size: 11.5 })
      sheet.write('Madame, Monsieur,', 62, 274, style)
      let y = sheet.flow('Nous vous remettons ce jour par notre camion, à l’adresse du chantier, la marchandise suivante, conforme à votre commande :', 62, 304, 470, style)
      goods.forEach((words) => {
        y += 8
        sheet.write('–', 82, y, style)
        y = sheet.flow(words, 98, y, 430, style)
      })
      y = sheet.flow(said, 62, y + 18, 470, style)
      y = sheet.flow('Merci de prévoir une personne pour le déchargement et de nous retourner un exemplaire signé. Le bois de calage et les palettes sont repris à la livraison suivante.', 62, y + 12, 470, style)
      sheet.write('Avec nos salutations,', 62, y + 20, style)
      sheet.write('Le chef de dépôt', 380, y + 56, style)
      sheet.rule(62, y + 120, 250, y + 120, 0.5)
      sheet.write('Reçu le, signature', 62, y + 125, { face: 'serif', size: 9 })
    },
  }
})
