import { fr } from '../drawing/french-number.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { insulating } from './west-wares.ts'

const variants: readonly { seed: number; take: Take; unit: string; last: (kg: string) => string }[] = [
  { seed: 9531, take: [[2, 14], [6, 40], [9, 2]], unit: 'Kg', last: (kg) => `Poids total du BL   ${kg} Kg` },
  { seed: 9532, take: [[5, 18], [3, 22], [7, 24], [8, 30], [10, 6]], unit: 'KGS', last: (kg) => `POIDS TOTAL BL : ${kg} KGS` },
]

/** An agency's note whose every article takes two lines, the weight on the second. */
export const insulationAgency = layout('insulation-agency-west', variants, ({ seed, take, unit, last }) => {
  const { lines, kg } = consigned(insulating, take)
  const who = partiesOf(seed)
  const lambda = ['R = 3,40', 'R = 5,70', 'R = 4,00', 'Lambda 0,031']
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write('ISO SPÉCIMEN DISTRIBUTION', 40, 36, { face: 'modernBold', size: 13, color: '#1b5e20' })
      sheet.write(`Agence ${who.account} – ${who.street} – ${who.town}`, 40, 54, { face: 'modern', size: 7.5 })
      sheet.box(380, 30, 175, 58, '#f1f8e9', '#1b5e20', 4)
      writtenLines(sheet, ['BON DE LIVRAISON', `N° ${who.slip} / 01`, `Expédié le ${who.date}`], 390, 38, 15, { face: 'modern', size: 9 }, { face: 'modernBold', size: 11 })
      writtenLines(sheet, [`Client ${who.account}`, who.client, who.clientTown], 40, 104, 13, { face: 'modern', size: 9 })
      writtenLines(sheet, ['Lieu de livraison', who.site, `${who.siteStreet}, ${who.siteTown}`], 250, 104, 13, { face: 'modern', size: 9 })
      sheet.rule(40, 156, 555, 156, 1.2, '#1b5e20')
      sheet.write('Article / Désignation', 40, 162, { face: 'modernBold', size: 8 })
      sheet.write('Commandé', 420, 162, { face: 'modernBold', size: 8, align: 'right' })
      sheet.write('Livré', 490, 162, { face: 'modernBold', size: 8, align: 'right' })
      sheet.write('Unité', 520, 162, { face: 'modernBold', size: 8 })
      sheet.rule(40, 176, 555, 176, 0.6, '#1b5e20')
      lines.forEach(({ code, words, count, unit: sold, kg: weight }, at) => {
        const y = 184 + at * 36
        sheet.write(`${code}   ${words}`, 40, y, { face: 'modernBold', size: 9 })
        sheet.write(String(count), 420, y, { face: 'modern', size: 9, align: 'right' })
        sheet.write(String(count), 490, y, { face: 'modern', size: 9, align: 'right' })
        sheet.write(sold, 520, y, { face: 'modern', size: 9 })
        sheet.write(`Emplacement ${'ABCD'[at % 4]}${at + 12}   ${at < 3 ? lambda[at] : 'sans palette'}   Poids ${fr(weight, 2, ' ')} ${unit}`, 56, y + 14, { face: 'modern', size: 8, color: '#555' })
        sheet.rule(40, y + 29, 555, y + 29, 0.3, '#aaa')
      })
      const foot = 184 + lines.length * 36
      sheet.write(last(fr(kg, 2, ' ')), 555, foot + 8, { face: 'modernBold', size: 10.5, align: 'right' })
      sheet.write('Palettes remises : 2   Palettes reprises : 0', 40, foot + 8, { face: 'modern', size: 9 })
      sheet.flow('Produits sensibles à l’humidité : à stocker sous abri. Ne pas superposer plus de deux palettes. Masse volumique et certificats disponibles sur demande.', 40, 740, 300, { face: 'modern', size: 7, color: '#555' })
      sheet.write('Reçu conforme, le', 380, 740, { face: 'modern', size: 8 })
    },
  }
})
