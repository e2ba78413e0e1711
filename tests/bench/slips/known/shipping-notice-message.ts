import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { captioned, stacked } from './furniture.ts'

interface Variant {
  readonly seed: number
  readonly body: (kg: string) => readonly string[]
  readonly kg: number | null
}

/** A message of the supplier's sales desk, printed from the mailbox. */
export const shippingNoticeMessage = layout<Variant>(
  'shipping-notice-message',
  [
    { seed: 12291, kg: 742, body: (kg) => ['Bonjour,', '', 'Votre commande part demain matin de notre usine :', '', '  - 2 palettes de lames de volet (120 × 80 × 165 cm)', '  - 1 fagot de coulisses, longueur 3,20 m', '', `Le tout pèse ${kg} kg.`, '', 'Merci de prévoir un chariot ou un hayon au déchargement.'] },
    { seed: 12292, kg: null, body: () => ['Bonjour,', '', 'Nous vous confirmons l’expédition de ce jour :', '', '  - 3 colis de luminaires extérieurs', '  - 1 touret de câble U1000 R2V 3G2,5 (100 m)', '', 'Les colis de plus de 30 kg sont livrés au pied de l’immeuble.', '', 'Le suivi sera actif dès ce soir.'] },
    { seed: 12293, kg: 1865, body: (kg) => ['Bonjour,', '', 'Ci-dessous le détail du chargement de jeudi :', '', 'Palette 1 : receveurs pierre, 38 pièces', 'Palette 2 : parois et profilés', 'Palette 3 : meubles, fragile', '', `Poids total 3 palettes : ${kg} kg`, 'Hauteur maximale : 1,95 m'] },
  ],
  ({ seed, body, kg }) => {
    const { client, order, date } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('Messagerie – impression', 50, 34, { size: 8, color: '#666' })
        sheet.rule(50, 48, 545, 48, 0.6, '#bbb')
        sheet.write(`Avis d’expédition commande ${order}`, 50, 60, { face: 'sansBold', size: 14 })
        captioned(sheet, [['De :', 'Expéditions Exemple <expeditions@usine-exemple.example>'], ['À :', `${client} <chantier@client-exemple.example>`], ['Date :', `${date} 16:48`], ['Pièce jointe :', 'photo-palettes.jpg (312 Ko)']], [50, 88], 66, 15, { size: 9.5, color: '#666' }, { size: 9.5 })
        sheet.rule(50, 154, 545, 154, 0.6, '#bbb')
        const under = stacked(sheet, body(kg === null ? '' : fr(kg, 0, ' ')), 50, 170, 15, { size: 10.5 })
        stacked(sheet, ['Cordialement,', 'Service expéditions', 'Usine Exemple – 04 00 00 00 00'], 50, under + 16, 14, { size: 10 })
        sheet.flow('Ce message et ses pièces jointes sont confidentiels. Pensez à l’environnement avant d’imprimer.', 50, under + 84, 490, { size: 8, color: '#777' })
      },
    }
  },
)
