import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'

const variants = [
  { seed: 9771, list: ['1 escalier quart tournant hêtre en 3 parties', '2 garde-corps rampants', '1 colis de quincaillerie'], sentence: 'L’ensemble pèse 265 kg, merci de prévoir deux personnes au déchargement.', kg: 265 },
  { seed: 9772, list: ['18 chevrons douglas 63x175 de 5 m', '4 poutres lamellé-collé 120x300 de 6 m', '1 palette d’OSB 18 mm (45 panneaux)'], sentence: 'Poids total du chargement : 1,9 tonne environ.', kg: 1900 },
] as const

/** A small workshop's letter that goes with the goods, written in a word processor. */
export const joinerLetter = layout('joiner-letter-west', variants, ({ seed, list, sentence, kg }) => {
  const who = partiesOf(seed)
  return {
    expectedKg: kg,
    draw(sheet) {
      writtenLines(sheet, ['Atelier bois Modèle', who.street, who.town, `Tél : ${who.phone}`], 70, 60, 15, { face: 'serif', size: 11 }, { face: 'serifBold', size: 13 })
      writtenLines(sheet, [who.client, who.clientStreet, who.clientTown], 350, 130, 15, { face: 'serif', size: 11 })
      sheet.write(`${who.town.slice(6)}, le ${who.date}`, 350, 200, { face: 'serif', size: 11 })
      sheet.write(`BON DE LIVRAISON N° 2026-${who.order.slice(2)}`, 297, 250, { face: 'serifBold', size: 14, align: 'center' })
      writtenLines(sheet, [`Nous livrons ce jour sur le ${who.site.replace('Chantier', 'chantier')},`, `${who.siteStreet}, ${who.siteTown} :`], 70, 286, 15, { face: 'serif', size: 11 })
      list.forEach((words, at) => sheet.write(`–   ${words}`, 96, 322 + at * 20, { face: 'serif', size: 11 }))
      sheet.write(sentence, 70, 400, { face: 'serif', size: 11 })
      sheet.flow('Les pièces sont à stocker à plat et à l’abri pendant 48 h avant la pose. Pour toute question, merci de nous joindre à l’atelier.', 70, 428, 455, { face: 'serif', size: 11 })
      sheet.write('Pour l’atelier', 100, 540, { face: 'serif', size: 11 })
      sheet.write('Reçu le …………………… par ……………………', 310, 540, { face: 'serif', size: 11 })
      sheet.write(`Atelier bois Modèle – SIRET ${who.siret} – exemplaire à conserver`, 297, 790, { face: 'serif', size: 8.5, align: 'center' })
    },
  }
})
