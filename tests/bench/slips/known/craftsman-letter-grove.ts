import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'

/** A craftsman's own letter, typed in a word processor: the weight, when given, in a sentence. */
export const craftsmanLetter = layout(
  'craftsman-letter-grove',
  [
    { seed: 307488, goods: ['1 escalier quart tournant hêtre, en deux volées', '1 garde-corps assorti, 4 m', '1 carton de quincaillerie'], weight: 'L’ensemble pèse environ 180 kg, prévoir deux personnes pour le déchargement.', kg: 180 },
    { seed: 307489, goods: ['6 volets battants mélèze peints', '12 pentures et gonds', '1 portillon bois 100 × 120'], weight: 'Poids de l’ensemble : 145 kgs.', kg: 145 },
    { seed: 307490, goods: ['Mortier colle en sacs de 25 kg, selon besoin du chantier', 'Seaux de primaire 5 kg', 'Croisillons et profils de finition'], weight: 'Le solde sera apporté par nos soins lors de la pose.', kg: null },
  ],
  ({ seed, goods, weight, kg }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { street, town, site, siteTown, date, number, phone } = particulars(seed)
      const style = { face: 'serif' as const, size: 12 }
      lines(sheet, ['Atelier Spécimen', 'artisan', street, town, phone], 60, 56, 16, style)
      lines(sheet, ['Exemple Construction', site, siteTown], 350, 140, 16, style)
      sheet.write(`Le ${date}`, 350, 206, style)
      sheet.write(`Objet : bon de livraison n° ${number.slice(3)}`, 60, 250, { face: 'serifBold', size: 12 })
      sheet.write('Bonjour,', 60, 290, style)
      sheet.write('Vous trouverez ci-dessous le détail de la livraison prévue sur votre chantier :', 60, 312, style)
      lines(sheet, goods.map((line) => `–  ${line}`), 80, 340, 20, style)
      const y = sheet.flow(weight, 60, 412, 475, style)
      sheet.flow('Merci de vérifier l’état des pièces avant de signer. Bonne réception.', 60, y + 16, 475, style)
      sheet.write('Signature du client :', 60, 540, style)
    },
  }),
)
