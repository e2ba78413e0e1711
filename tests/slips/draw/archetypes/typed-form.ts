import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { load } from '../load.ts'
import { layout } from '../layout.ts'

/**
 * A form filled with a typewriter: questions in a left column, answers in a right one, none on a common height to the
 * point.
 */
export const typedForm = layout(
  'typed-form',
  [
    { seed: 2210, question: 'Poids total du chargement', unit: ' kilos', decimals: 0 },
    { seed: 2220, question: 'Poids brut de l’envoi (en kg)', unit: '', decimals: 1 },
    { seed: 2230, question: 'Masse totale', unit: ' kg', decimals: 0 },
  ],
  ({ seed, question, unit, decimals }) => {
    const goods = load(seed, { lines: 3, decimals })
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const { supplier, client, siteTown, date, slip } = marks(seed)
        sheet.write('ORDRE DE LIVRAISON', 297, 50, { face: 'serifBold', size: 18, align: 'center' })
        sheet.write('(à remettre au destinataire)', 297, 74, { face: 'serif', size: 11, align: 'center' })
        const answers = [
          ['Fournisseur', supplier],
          ['Numéro du bon', slip],
          ['Date de remise', date],
          ['Destinataire', client],
          ['Adresse du chantier', siteTown],
          ...goods.lines.map(({ words, count, unit: each }, at) => [
            `Marchandise ${at + 1}`,
            `${count} ${each} ${words}`,
          ]),
          ['Nombre de colis', String(goods.parcels)],
          [question, `${fr(goods.kg, decimals)}${unit}`],
          ['Valeur déclarée', `${fr(goods.total, 2, ' ')} euros`],
          ['Observations', 'Accès par la cour'],
        ]
        answers.forEach(([name = '', value = ''], at) => {
          const y = 120 + at * 38
          sheet.box(50, y, 185, 38)
          sheet.box(235, y, 310, 38)
          sheet.write(name, 58, y + 8, { face: 'serif', size: 11 })
          sheet.write(value, 243, y + 17, { face: 'printer', size: 11 })
        })
      },
    }
  },
)
