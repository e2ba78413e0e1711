import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'

/** A letter typed on a word processor; the weight stands in a sentence. */
export const boilerLetter = layout(
  'boiler-letter-east',
  [
    {
      seed: 9548, kg: 386,
      said: 'Nous vous prions de trouver ci-joint, livrés ce jour par nos soins, les matériels de votre commande. L’ensemble pèse 386 kg, emballages compris, et tient sur une palette perdue.',
      goods: ['1 chaudière sol fioul 30 kW, habillage monté', '1 ballon tampon 500 litres (volume en eau, livré vide)', '1 kit hydraulique et accessoires en carton'],
    },
    {
      seed: 9549, kg: 1240,
      said: 'Veuillez recevoir, pour le chantier cité en objet, la livraison suivante, conditionnée sur trois palettes. Le chargement représente 1,24 tonne au total ; merci de prévoir un chariot élévateur.',
      goods: ['22 radiateurs fonte rénovés, 4 à 12 éléments', '22 jeux de consoles et robinets', '1 vase d’expansion 80 litres'],
    },
  ],
  ({ seed, kg, said, goods }) => {
    const { client, clientStreet, clientTown, site, siteTown, number, date, phone, street, town, order } = parties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        const text = { face: 'serif', size: 11.5 } as const
        writtenLines(sheet, ['Chaudières & Radiateurs Exemple', street, town, `Téléphone : ${phone}`], 64, 56, 15, text, { face: 'serifBold', size: 14 })
        writtenLines(sheet, [client, clientStreet, clientTown], 340, 140, 15, text)
        sheet.write(`Le ${date}`, 340, 206, text)
        sheet.write(`Objet : bon de livraison ${number} – commande ${order}`, 64, 246, { face: 'serifBold', size: 11.5 })
        sheet.write(`Chantier : ${site}, ${siteTown}`, 64, 264, text)
        sheet.write('Madame, Monsieur,', 64, 304, text)
        let y = sheet.flow(said, 64, 330, 467, text) + 14
        goods.forEach((line) => {
          sheet.write(`–  ${line}`, 88, y, text)
          y += 18
        })
        y = sheet.flow('Merci de vérifier l’état de la marchandise en présence du chauffeur et de nous retourner un exemplaire daté et signé. Les réserves sont à confirmer sous 48 heures.', 64, y + 12, 467, text)
        sheet.write('Le service livraison', 340, y + 30, text)
        sheet.write('Bon pour réception, le ............................', 64, y + 90, text)
        sheet.rule(64, 790, 531, 790, 0.4)
        sheet.write('SARL au capital de 7 500 € – RCS 000 000 000', sheet.width / 2, 796, { face: 'serif', size: 8, align: 'center' })
      },
    }
  },
)
