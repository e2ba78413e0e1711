import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { printed, stacked } from './coast-print.ts'

export const stairWorkshopLetter = layout(
  'stair-workshop-letter-coast',
  [
    { seed: 9661, trade: 'joiner', object: 'escalier quart tournant en hêtre', parts: ['2 limons en hêtre massif, 4,10 m', '14 marches de 33 mm', '1 garde-corps en 3 éléments'], kg: 385 },
    { seed: 9662, trade: 'tiler', object: 'plan vasque et tablettes en pierre', parts: ['1 plan vasque 1,80 × 0,55 m, épaisseur 3 cm', '4 tablettes de fenêtre 1,20 × 0,25 m', '6 m de plinthes assorties'], kg: 214 },
  ] as const,
  ({ seed, trade, object, parts, kg }) => {
    const { client, clientStreet, clientTown, site, siteTown, date, nextDay, order, phone } = coastParties(seed, trade)
    const style = { face: 'serif', size: 11 } as const
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('Atelier du Modèle', 70, 56, { face: 'serifBold', size: 14 })
        stacked(sheet, ['Façonnage et pose', 'Chemin de l’Exemple', '06620 LE BAR-SUR-LOUP', phone], 70, 76, 14, style)
        stacked(sheet, [client, clientStreet, clientTown], 340, 150, 14, style)
        sheet.write(`Le Bar-sur-Loup, le ${date}`, 340, 212, style)
        sheet.write(`Objet : bon de livraison n° ${order} – ${object}`, 70, 254, { face: 'serifBold', size: 11 })
        sheet.write('Madame, Monsieur,', 70, 286, style)
        let y = sheet.flow(`Nous vous livrons le ${nextDay}, sur ${site} à ${siteTown}, les éléments suivants :`, 70, 312, 455, style)
        y = stacked(sheet, parts.map((part) => `–  ${part}`), 94, y + 8, 18, style)
        y = sheet.flow(`L’ensemble est emballé sous couverture et film, sur une palette de 2,40 m. Le poids total à décharger est de ${printed(kg)} kg. Merci de prévoir deux personnes ainsi qu’un accès pour un fourgon de 3,5 t.`, 70, y + 12, 455, style)
        y = sheet.flow('Nous vous demandons de vérifier l’état des pièces à la réception et de nous retourner un exemplaire de ce bon daté et signé.', 70, y + 12, 455, style)
        sheet.write('Avec nos salutations les meilleures.', 70, y + 14, style)
        sheet.write('L’atelier', 380, y + 44, style)
        sheet.rule(70, y + 110, 525, y + 110, 0.5)
        sheet.write('Reçu le : ........................   Nom : ........................................   Signature :', 70, y + 118, { face: 'serif', size: 10 })
      },
    }
  },
)
