import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './south-print.ts'

interface Variant {
  readonly seed: number
  readonly goods: readonly string[]
  readonly kg: number | null
  readonly words: string
}

/** A joiner's note made with a word processor: bullets, then a sentence. */
export const joinerWordLetterSouth = layout<Variant>(
  'joiner-word-letter-south',
  [
    { seed: 9651, kg: 380, goods: ['1 escalier quart tournant en hêtre, démonté (limons, marches, contremarches)', '1 garde-corps assorti, 3,20 m', '1 carton de quincaillerie'], words: 'L’ensemble, emballé et filmé, pèse environ 380 kg. Merci de prévoir deux personnes pour le déchargement.' },
    { seed: 9652, kg: 145, goods: ['3 blocs-portes stratifiés chêne, 83 cm, huisserie 74 mm', '2 portes coulissantes avec rail', '6 barres de plinthe 2,40 m'], words: 'Poids total du chargement : 145 kg, sur une palette perdue.' },
    { seed: 9653, kg: null, goods: ['4 façades de placard 2,50 m', '1 habillage de baie', '12 m de champlat pré-peint'], words: 'Le monte-meubles réservé par vos soins doit accepter 300 kg au moins. Reste à livrer : les poignées, en attente de notre fournisseur.' },
  ],
  ({ seed, goods, kg, words }) => {
    const { client, place, town, site, number, date, phone, siret } = parties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('Menuiserie du Modèle', 70, 60, { face: 'bookBold', size: 17 })
        writtenLines(sheet, ['Artisan menuisier – agencement', '6 impasse de l’Exemple, 04100 MANOSQUE', `Tél. ${phone}`], 70, 84, 14, { face: 'book', size: 10 })
        writtenLines(sheet, [client, site, place, town], 340, 150, 15, { face: 'book', size: 11 })
        sheet.write(`Manosque, le ${date}`, 340, 224, { face: 'book', size: 11 })
        sheet.write(`Bon de livraison n° ${number.slice(3)}`, 297, 268, { face: 'bookBold', size: 15, align: 'center' })
        let y = sheet.flow('Nous vous livrons ce jour, suivant votre devis accepté :', 70, 312, 455, { face: 'book', size: 11 })
        goods.forEach((item) => {
          sheet.write('•', 84, y + 8, { face: 'book', size: 11 })
          y = sheet.flow(item, 98, y + 8, 427, { face: 'book', size: 11 })
        })
        y = sheet.flow(words, 70, y + 20, 455, { face: 'book', size: 11 })
        y = sheet.flow('Nous vous remercions de vérifier l’état des colis en présence du chauffeur et de nous retourner un exemplaire signé.', 70, y + 14, 455, { face: 'book', size: 11 })
        sheet.write('Bon pour réception, date et signature :', 70, y + 40, { face: 'book', size: 11 })
        sheet.write(`Menuiserie du Modèle – SIRET ${siret} – dispensé d’immatriculation (spécimen)`, 297, 794, { face: 'book', size: 8, align: 'center', color: '#555' })
      },
    }
  },
)
