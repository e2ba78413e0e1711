import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'
import { insulation } from './south-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
  /** Older settings of the program print no total. */
  readonly stars: boolean
}

/** A regional merchant's listing from a program of the eighties, still running. */
export const listingStarsSouth = layout<Variant>(
  'listing-stars-south',
  [
    { seed: 9761, take: [[8, 24], [9, 40], [10, 60], [11, 4]], stars: true },
    { seed: 9762, take: [[4, 80], [7, 6], [6, 12], [3, 20]], stars: true },
    { seed: 9763, take: [[1, 10], [12, 8], [2, 15]], stars: false },
  ],
  ({ seed, take, stars }) => {
    const { lines, kg } = consigned(insulation, take)
    const { client, place, town, number, account, date } = parties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        const style = { face: 'mono', size: 9 } as const
        let row = 0
        const print = (words: string) => {
          sheet.write(words, 40, 40 + row * 13, style)
          row += 1
        }
        const cells = (code: string, words: string, count: string, unit: string, price: string, weight: string) =>
          `${code.padEnd(9)}${words.slice(0, 36).padEnd(38)}${count.padStart(6)} ${unit.padEnd(5)}${price.padStart(10)}${weight.padStart(12)}`
        print(`NEGOCE MODELE ET FILS${' '.repeat(28)}BORDEREAU LIVRAISON`)
        print(`84200 CARPENTRAS${' '.repeat(33)}NO ${number}   ${date}`)
        print('')
        ;[`CLIENT ${account}`, client.toUpperCase(), place.toUpperCase(), town].forEach((words) => print(`${' '.repeat(49)}${words}`))
        print('')
        print('-'.repeat(81))
        print(cells('ARTICLE', 'DESIGNATION', 'QTE', 'UN', 'PRIX HT', 'POIDS KGS'))
        print('-'.repeat(81))
        lines.forEach((line) => {
          print(cells(line.code, line.words.toUpperCase(), String(line.count), line.unit, figure(line.price), figure(line.kg, 2, '.')))
          print('')
        })
        print('-'.repeat(81))
        if (stars) print(`*** TOTAL POIDS : ${figure(kg, 2, '.')} KGS ***`.padStart(81))
        print('')
        print('TRANSPORT  : NOTRE CAMION      REGLEMENT : 30 JOURS FIN DE MOIS')
        print('EMBALLAGES : PALETTES PERDUES')
        print('')
        print('RECU LE :                      SIGNATURE :')
      },
    }
  },
)
