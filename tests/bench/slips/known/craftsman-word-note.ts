import { marks } from '../drawing/letterheads.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf } from './form-parts.ts'

export const craftsmanWordNote = layout(
  'craftsman-word-note',
  [
    { seed: 11_101, goods: ['1 portail coulissant acier 4 m, thermolaqué gris', '1 rail au sol en 2 longueurs de 3 m', '2 poteaux 120 x 120 avec platines'], kg: 280, said: 'Poids de l’ensemble : 280 kg environ, prévoir deux personnes au déchargement.' },
    { seed: 11_102, goods: ['3 garde-corps de balcon de 2,40 m', '1 escalier quart tournant démonté', '1 caisse de visserie inox'], kg: 415, said: 'L’ensemble pèse 415 kg, merci de prévoir un moyen de levage.' },
  ],
  ({ seed, goods, kg, said }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { date, street, town, phone } = marks(seed)
      const face = 'serif'
      writtenLines(sheet, ['Ferronnerie Spécimen', street, town, `Tél. ${phone}`], 70, 60, 15, { face, size: 11 }, { face: 'serifBold', size: 14 })
      writtenLines(sheet, addressOf(seed), 330, 150, 15, { face, size: 11 })
      sheet.write(`Le ${date}`, 330, 215, { face, size: 11 })
      sheet.write('BON DE LIVRAISON', 297, 260, { face: 'serifBold', size: 16, align: 'center' })
      sheet.write('Nous vous livrons ce jour :', 70, 310, { face, size: 12 })
      goods.forEach((line, at) => sheet.write(`–   ${line}`, 90, 340 + at * 22, { face, size: 12 }))
      const y = sheet.flow(said, 70, 425, 455, { face, size: 12 })
      sheet.flow('Merci de vérifier l’état des ouvrages avant de signer. Aucune réclamation ne sera admise passé un délai de 3 jours.', 70, y + 14, 455, { face, size: 12 })
      sheet.write('Le client (nom et signature)', 90, 560, { face, size: 12 })
      sheet.write('Le livreur', 400, 560, { face, size: 12 })
    },
  }),
)
