import { layout } from '../layout.ts'
import { partiesOf } from './delta-parties.ts'
import { stacked } from './delta-print.ts'

/** A zinc worker's word-processor letter: what is brought, and the weight in a sentence. */
export const zincWorkshopProse = layout(
  'zinc-workshop-prose-delta',
  [
    {
      seed: 18868, kg: 265,
      goods: ['– 18 bavettes zinc prépatiné dév. 333, longueur 2 m', '– 6 noues pliées dév. 500, longueur 3 m', '– 2 lucarnes rampantes préfabriquées avec habillage', '– 1 carton de pattes et crochets'],
      sentence: 'L’ensemble représente environ 265 kg, sur une palette longue de 3,20 m. Merci de prévoir deux personnes au déchargement.',
    },
    {
      seed: 18869, kg: 418.5,
      goods: ['– 40 feuilles joint debout 0,70 mm, longueur 4,50 m', '– 12 rives et faîtages assortis', '– 3 chéneaux soudés'],
      sentence: 'Poids du chargement : 418,5 kg (pesé à l’atelier). Les éléments sont protégés par film ; nous reprenons les chevalets.',
    },
    {
      seed: 18870, kg: null,
      goods: ['– 2 chapeaux de cheminée cuivre', '– 8 m de gouttière havraise', '– naissances et coudes selon votre croquis'],
      sentence: 'Aucun moyen de levage n’est nécessaire. La nacelle que vous mettez à disposition doit admettre 230 kg au moins.',
    },
  ],
  ({ seed, kg, goods, sentence }) => {
    const p = partiesOf(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        stacked(sheet, ['Zinguerie Exemple', 'Atelier de pliage et façonnage', p.street, p.town, p.phone], 70, 60, 15, { face: 'book', size: 10 }, { face: 'bookBold', size: 12 })
        stacked(sheet, [p.client, p.clientStreet, p.clientTown], 340, 150, 15, { face: 'book', size: 10.5 })
        sheet.write(`Le ${p.date}`, 340, 214, { face: 'book', size: 10.5 })
        sheet.write(`Objet : bon de livraison n° ${p.order} – ${p.site}`, 70, 256, { face: 'bookBold', size: 10.5 })
        sheet.write('Madame, Monsieur,', 70, 290, { face: 'book', size: 10.5 })
        let y = sheet.flow(`Suite à votre commande ${p.account}, nous livrons le ${p.nextDate} au matin sur votre chantier les éléments suivants :`, 70, 312, 460, { face: 'book', size: 10.5 })
        y = stacked(sheet, goods, 90, y + 8, 18, { face: 'book', size: 10.5 })
        y = sheet.flow(sentence, 70, y + 8, 460, { face: 'book', size: 10.5 })
        y = sheet.flow('Nous vous remercions de nous retourner un exemplaire de ce bon daté et signé.', 70, y + 10, 460, { face: 'book', size: 10.5 })
        sheet.write('L’atelier', 400, y + 30, { face: 'book', size: 10.5 })
        sheet.rule(70, y + 110, 530, y + 110, 0.4, '#777')
        sheet.write('Bon pour réception (date et signature) :', 70, y + 120, { face: 'book', size: 9.5 })
      },
    }
  },
)
