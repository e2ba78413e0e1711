import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { plumbingWares, toolWares } from './east-wares.ts'

/** A strip from the till of a trade counter. */
export const counterStrip = layout(
  'counter-strip-east',
  [
    { seed: 9553, wares: toolWares, take: [[2, 1], [6, 1], [10, 2], [8, 3]] as const },
    { seed: 9554, wares: plumbingWares, take: [[12, 1], [13, 1], [6, 4], [11, 3], [8, 2]] as const },
  ],
  ({ seed, wares, take }) => {
    const goods = consigned(wares, take)
    const { number, date, hour, town, account, siret } = parties(seed)
    return {
      expectedKg: goods.kg,
      paper: { size: [226, 560] },
      draw(sheet) {
        const type = { face: 'mono', size: 8 } as const
        let y = 16
        const line = (left: string, right = '') => {
          sheet.write(left, 10, y, type)
          if (right !== '') sheet.write(right, 216, y, { ...type, align: 'right' })
          y += 12
        }
        ;['COMPTOIR PRO EXEMPLE', town, `SIRET ${siret}`].forEach((words) => {
          sheet.write(words, 113, y, { ...type, align: 'center' })
          y += 12
        })
        y += 8
        line('BON D’ENLEVEMENT', number)
        line(`${date} ${hour}`, `CAISSE 02`)
        line(`CLIENT ${account}`, 'EN COMPTE')
        line('-'.repeat(42))
        goods.lines.forEach(({ code, words, count, price, total }) => {
          line(words.slice(0, 40))
          line(` ${code}  ${count} x ${price.toFixed(2)}`, total.toFixed(2))
        })
        line('-'.repeat(42))
        line('NB ARTICLES', String(goods.count))
        line('POIDS TOTAL', `${goods.kg.toFixed(2)} KG`)
        line('TOTAL HT', goods.total.toFixed(2))
        line('TVA 20.00%', (goods.total * 0.2).toFixed(2))
        line('TOTAL TTC EUR', (goods.total * 1.2).toFixed(2))
        line('-'.repeat(42))
        y += 6
        line('RETIRE PAR :')
        y += 34
        line('CONSERVEZ CE BON POUR TOUT ECHANGE')
        line('SOUS 30 JOURS')
      },
    }
  },
)
