import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { load } from '../load.ts'
import { layout } from '../layout.ts'

/** A slip as a letter: the weight stands inside a sentence. */
export const letter = layout(
  'letter',
  [
    {
      seed: 1310,
      sentence: (kg: number, parcels: number) =>
        `Nous vous livrons ce jour ${parcels} colis pour un poids total de ${fr(kg, 0, ' ')} kg, à décharger par vos soins.`,
    },
    {
      seed: 1320,
      sentence: (kg: number, parcels: number) =>
        `L’ensemble représente ${parcels} palettes et pèse au total ${fr(kg, 1)} kg, emballages compris.`,
    },
    {
      seed: 1330,
      sentence: (kg: number, parcels: number) =>
        `Cet envoi compte ${parcels} colis (poids total : ${fr(kg / 1000, 3)} tonne) et voyage en port payé.`,
    },
  ],
  ({ seed, sentence }) => {
    const goods = load(seed, { lines: 4, decimals: seed === 1320 ? 1 : 0 })
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const { supplier, street, town, client, site, siteTown, date, order } = marks(seed)
        const style = { face: 'serif', size: 12 } as const
        ;[supplier, street, town].forEach((line, at) => sheet.write(line, 60, 60 + at * 16, style))
        ;[client, site, siteTown].forEach((line, at) => sheet.write(line, 330, 130 + at * 16, style))
        sheet.write(`Le ${date}`, 330, 200, style)
        sheet.write(`Objet : livraison de votre commande ${order}`, 60, 240, { ...style, face: 'serifBold' })
        let y = sheet.flow('Bonjour,', 60, 280, 470, style) + 8
        y =
          sheet.flow(
            `Suite à votre commande ${order}, vous trouverez avec la présente les marchandises suivantes :`,
            60,
            y,
            470,
            style,
          ) + 8
        for (const { words, count, unit } of goods.lines)
          y = sheet.flow(`– ${words} : ${count} ${unit}`, 80, y, 450, style) + 3
        y = sheet.flow(sentence(goods.kg, goods.parcels), 60, y + 8, 470, style) + 8
        sheet.flow(
          'Nous vous remercions de vérifier les marchandises en présence du chauffeur et de nous retourner un exemplaire signé.',
          60,
          y,
          470,
          style,
        )
        sheet.write('Le service expédition', 330, y + 70, style)
      },
    }
  },
)
