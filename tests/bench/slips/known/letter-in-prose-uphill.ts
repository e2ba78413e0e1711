import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { stacked } from './uphill-print.ts'

interface Filled {
  readonly seed: number
  readonly firm: string
  readonly trade: string
  readonly goods: readonly string[]
  readonly sentence: string
  readonly note: string
  readonly kg: number | null
}

/** A craftsman's letter typed for the delivery: what it weighs is in a sentence, if anywhere. */
export const letterInProse = layout<Filled>(
  'letter-in-prose-uphill',
  [
    { seed: 9661, firm: 'Charpente du Modèle', trade: 'Charpente – ossature bois', goods: ['6 fermes assemblées en épicéa', '42 chevrons 60 x 80', '1 lot de connecteurs et boulonnerie'], sentence: 'L’ensemble représente un poids total de 1,85 tonne, à décharger à la grue.', note: 'Nous vous rappelons que la charge d’exploitation prise en compte est de 150 kg/m². Les pièces sont repérées suivant le plan joint.', kg: 1850 },
    { seed: 9662, firm: 'Menuiserie Spécimen', trade: 'Fenêtres – portes – agencement', goods: ['9 fenêtres bois-alu', '1 porte d’entrée et son imposte', '2 coulissants 3,00 m'], sentence: 'Le chargement complet pèse 940 kg ; merci de prévoir quatre personnes.', note: 'Les vitrages de plus de 50 kg se manipulent au palonnier à ventouses, que nous pouvons vous prêter.', kg: 940 },
    { seed: 9663, firm: 'Ferronnerie Exemple', trade: 'Métallerie', goods: ['1 escalier quart tournant en deux parties', '11 marches tôle larmée', '2 rampes'], sentence: 'Le poids vous sera communiqué par le transporteur avant son passage.', note: 'L’escalier est calculé pour une charge d’exploitation de 250 kg/m². Les pièces sont repérées suivant le plan joint.', kg: null },
  ],
  ({ seed, firm, trade, goods, sentence, note, kg }) => {
    const { client, site, siteStreet, siteTown, number, order, day, phone, depotTown } = uphillParties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write(firm, 70, 56, { face: 'serifBold', size: 18 })
        stacked(sheet, [trade, `Atelier : ${depotTown}`, `Tél. ${phone}`], 70, 80, 14, { face: 'serif', size: 11 })
        stacked(sheet, [client, site, siteStreet, siteTown], 330, 140, 15, { face: 'serif', size: 12 })
        sheet.write(`Le ${day}`, 330, 220, { face: 'serif', size: 12 })
        sheet.write(`Objet : bon de livraison n° ${number.slice(3)} – votre commande ${order}`, 70, 256, { face: 'serifBold', size: 12 })
        const plain = { face: 'serif', size: 12 } as const
        sheet.write('Madame, Monsieur,', 70, 290, plain)
        let y = sheet.flow('Nous vous livrons ce jour, sur votre chantier, les ouvrages suivants :', 70, 316, 455, plain) + 8
        goods.forEach((words, at) => sheet.write(`–  ${words}`, 92, y + at * 18, plain))
        y += goods.length * 18 + 10
        y = sheet.flow(sentence, 70, y, 455, plain) + 8
        y = sheet.flow(note, 70, y, 455, plain) + 8
        y = sheet.flow('Nous vous prions de bien vouloir nous retourner un exemplaire du présent document daté et signé.', 70, y, 455, plain) + 26
        sheet.write('Reçu le : ...............................', 70, y, plain)
        sheet.write('Signature :', 330, y, plain)
        sheet.write(`${firm} – entreprise d’exemple`, 297, 790, { face: 'serif', size: 9, color: '#666', align: 'center' })
      },
    }
  },
)
