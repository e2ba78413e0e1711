import { fr } from '../drawing/french-number.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { garden, tiling } from './west-wares.ts'

const variants: readonly { seed: number; wares: readonly Ware[]; take: Take; sentence: (kg: number) => string; expected: (kg: number) => number | null }[] = [
  { seed: 9741, wares: tiling, take: [[3, 17.28], [5, 4], [6, 2]], sentence: (kg) => `Elle est conditionnée sur une palette et pèse ${fr(kg, 1)} kg au total.`, expected: (kg) => Number(kg.toFixed(1)) },
  { seed: 9743, wares: tiling, take: [[0, 20.16], [7, 2], [8, 1]], sentence: () => 'Elle est conditionnée sur une palette. Son poids figure sur le récépissé du transporteur.', expected: () => null },
  { seed: 9742, wares: garden, take: [[2, 40], [9, 1], [4, 12]], sentence: (kg) => `Poids total de l’expédition : environ ${fr(Math.round(kg / 5) * 5)} kg sur 1 palette perdue.`, expected: (kg) => Math.round(kg / 5) * 5 },
]

/** The mail a web shop sends when the pallet leaves, printed from a mail program. */
export const shippedMail = layout('shipped-mail-west', variants, ({ seed, wares, take, sentence, expected }) => {
  const { lines, kg } = consigned(wares, take)
  const who = partiesOf(seed)
  return {
    expectedKg: expected(kg),
    draw(sheet) {
      sheet.write(`${who.date} ${who.time}`, 40, 28, { face: 'sans', size: 7.5 })
      sheet.write(`Votre commande ${who.order} est en route`, 297, 28, { face: 'sans', size: 7.5, align: 'center' })
      writtenLines(sheet, ['De : commandes@boutique.example', 'À : chantier@client.example', `Objet : Votre commande ${who.order} est en route`], 50, 52, 14, { size: 9 })
      sheet.rule(50, 100, 545, 100, 0.6, '#999')
      sheet.write('Carré Modèle', 297, 122, { face: 'modernBold', size: 18, color: '#c2410c', align: 'center' })
      writtenLines(sheet, ['Bonjour,', `Votre commande n° ${who.order} a quitté notre entrepôt ce jour.`, sentence(kg)], 70, 168, 20, { face: 'modern', size: 10 })
      sheet.write('Contenu de la livraison', 70, 244, { face: 'modernBold', size: 11 })
      lines.forEach(({ words, count, unit }, at) => {
        sheet.write(`${fr(count, unit === 'M2' ? 2 : 0)} ${unit === 'M2' ? 'm²' : 'x'}`, 132, 268 + at * 22, { face: 'modern', size: 9.5, align: 'right' })
        sheet.write(words, 144, 268 + at * 22, { face: 'modern', size: 9.5 })
      })
      const y = 284 + lines.length * 22
      sheet.write('Adresse de livraison', 70, y, { face: 'modernBold', size: 11 })
      writtenLines(sheet, [who.client, who.siteStreet, who.siteTown], 70, y + 20, 16, { face: 'modern', size: 9.5 })
      sheet.box(190, y + 90, 214, 32, '#c2410c', '#c2410c', 6)
      sheet.write('Suivre ma livraison', 297, y + 99, { face: 'modernBold', size: 11, color: '#fff', align: 'center' })
      sheet.flow('Le transporteur vous appellera pour convenir d’un rendez-vous. La livraison se fait au pied du camion avec hayon (palette de 900 kg maximum). Pensez à noter vos réserves sur le récépissé.', 70, y + 150, 455, { face: 'modern', size: 9, color: '#555' })
      sheet.write('1 / 1', 555, 815, { size: 7.5, align: 'right' })
    },
  }
})
