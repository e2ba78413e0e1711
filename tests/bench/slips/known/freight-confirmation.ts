import { marks } from '../drawing/letterheads.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf, captionsAndValues } from './form-parts.ts'

export const freightConfirmation = layout(
  'freight-confirmation',
  [
    { seed: 11_211, kg: 12_600, weight: '12,6 t', goods: '14 palettes de blocs béton', length: '6,40 ml' },
    { seed: 11_212, kg: 5_800, weight: '5,8 t', goods: '9 palettes de tuiles', length: '3,80 ml' },
  ],
  ({ seed, kg, weight, goods, length }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { supplier, street, town, date, order } = marks(seed)
      const face = 'sans'
      const bold = 'sansBold'
      sheet.write('AFFRÈTEMENT SPÉCIMEN', 50, 44, { face: bold, size: 14 })
      sheet.write('Commissionnaire de transport', 50, 62, { face, size: 9 })
      sheet.box(50, 84, 495, 26, '#2b2d42', '#2b2d42')
      sheet.write(`CONFIRMATION D’AFFRÈTEMENT N° ${order.slice(3)}`, 60, 91, { face: bold, size: 12, color: '#fff' })
      sheet.write('À joindre à votre facture', 535, 93, { face, size: 9, color: '#fff', align: 'right' })
      const block = (title: string, words: readonly string[], when: string, x: number) => {
        sheet.write(title, x, 126, { face: bold, size: 10 })
        writtenLines(sheet, words, x, 142, 14, { face, size: 9.5 })
        sheet.write(when, x, 190, { face, size: 9.5 })
      }
      block('CHARGEMENT', [supplier, street, town], `Le ${date} de 7 h à 10 h`, 50)
      block('LIVRAISON', addressOf(seed), `Le ${date} avant 16 h`, 305)
      sheet.rule(50, 212, 545, 212)
      captionsAndValues(sheet, [['Marchandise', goods], ['Poids', weight], ['Métrage', length], ['Véhicule demandé', 'Porteur 19 t ou semi plateau, sangles obligatoires'], ['Palettes', 'Échange Europe : non'], ['Prix convenu', '420,00 € HT, gasoil compris'], ['Paiement', '30 jours date de facture']], 50, 180, 226, 20, { face: bold, size: 10 }, { face, size: 10 })
      sheet.rule(50, 372, 545, 372)
      sheet.flow('Conditions : le transporteur déclare disposer d’une assurance marchandises transportées d’au moins 150 000 €. Sous-traitance interdite. Tout retard est signalé sans délai. En cas de surcharge constatée au chargement (au-delà de 24 t utiles), appeler avant le départ.', 50, 384, 495, { face, size: 8.5 })
      sheet.write('Bon pour accord, cachet du transporteur', 50, 460, { face, size: 9.5 })
    },
  }),
)
