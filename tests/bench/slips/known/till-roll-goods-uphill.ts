import { fr } from '../drawing/french-number.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { masonry, plumbing } from './uphill-wares.ts'

interface Filled {
  readonly seed: number
  readonly shelf: 'masonry' | 'plumbing'
  readonly take: Take
}

/** A narrow ticket of the trade counter. */
export const tillRollGoods = layout<Filled>(
  'till-roll-goods-uphill',
  [
    { seed: 9691, shelf: 'masonry', take: [[0, 10], [7, 6], [11, 1]] },
    { seed: 9692, shelf: 'plumbing', take: [[1, 1], [6, 8], [9, 2], [7, 1]] },
  ],
  ({ seed, shelf, take }) => {
    const { lines, kg, total } = consigned({ masonry, plumbing }[shelf], take, 1)
    const { client, number, account, day, time, phone } = uphillParties(seed)
    return {
      expectedKg: kg,
      paper: { size: [227, 430] },
      draw(sheet) {
        let y = 16
        const print = (words: string, align: 'left' | 'center' = 'left', bold = false) => {
          sheet.write(words, align === 'center' ? 113 : 10, y, { face: bold ? 'printerBold' : 'printer', size: 8, align })
          y += 12
        }
        const pair = (left: string, right: string, bold = false) => {
          sheet.write(right, 217, y, { face: bold ? 'printerBold' : 'printer', size: 8, align: 'right' })
          print(left, 'left', bold)
        }
        print('DÉPÔT MODÈLE PRO', 'center', true)
        print('ZA de l’Exemple – 38170 SEYSSINET', 'center')
        print(`Tél. ${phone}`, 'center')
        y += 6
        print('BON D’ENLÈVEMENT', 'center', true)
        pair(`N° ${number}`, `${day} ${time}`)
        print(`Compte ${account}`)
        print(client)
        print('-'.repeat(42))
        for (const { words, count, unit, price, total: amount } of lines) {
          print(words.slice(0, 42))
          pair(`   ${count} ${unit} x ${fr(price, 2)}`, fr(amount, 2, ' '))
        }
        print('-'.repeat(42))
        pair('TOTAL HT', `${fr(total, 2, ' ')} EUR`)
        pair('TOTAL TTC', `${fr(total * 1.2, 2, ' ')} EUR`, true)
        y += 4
        pair('NB ARTICLES', fr(lines.reduce((sum, line) => sum + line.count, 0)))
        pair('POIDS TOTAL', `${fr(kg, 1)} KG`)
        y += 8
        print('Vérifiez la charge utile du véhicule.', 'center')
        print('Porté au compte – merci de votre visite', 'center')
        print('*** SPÉCIMEN ***', 'center')
      },
    }
  },
)
