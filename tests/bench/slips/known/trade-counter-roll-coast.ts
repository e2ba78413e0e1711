import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { printed } from './coast-print.ts'
import { electricWares, paintWares } from './coast-wares.ts'

export const tradeCounterRoll = layout(
  'trade-counter-roll-coast',
  [
    { seed: 9721, trade: 'painter', wares: paintWares, take: [[0, 3], [3, 4], [8, 1], [9, 5]] },
    { seed: 9722, trade: 'electrician', wares: electricWares, take: [[0, 2], [2, 2], [3, 1], [8, 10]] },
  ] as const,
  ({ seed, trade, wares, take }) => {
    const { lines, kg, total } = consigned(wares, take)
    const { client, date, hour, number, account } = coastParties(seed, trade)
    const plain = { face: 'printer', size: 8 } as const
    const strong = { face: 'printerBold', size: 9 } as const
    return {
      expectedKg: kg,
      paper: { size: [227, 440] as const },
      draw(sheet) {
        sheet.write('EXEMPLE PRO COMPTOIR', 113, 16, { face: 'printerBold', size: 11, align: 'center' })
        ;['Avenue du Modèle - 06300 NICE', 'BON D’ENLEVEMENT CLIENT EN COMPTE', `N. ${number}   ${date} ${hour}`, `Compte ${account}`, client].forEach((line, at) => sheet.write(line, 113, 34 + at * 12, { ...plain, align: 'center' }))
        sheet.rule(12, 98, 215, 98, 0.6, '#111', 2)
        let y = 104
        for (const line of lines) {
          sheet.write(line.words.slice(0, 40), 12, y, plain)
          sheet.write(`  ${line.count} x ${printed(line.price, 2, 'point')}`, 12, y + 11, plain)
          sheet.write(printed(line.total, 2, 'point'), 215, y + 11, { ...plain, align: 'right' })
          y += 26
        }
        sheet.rule(12, y, 215, y, 0.6, '#111', 2)
        const foot = [['ARTICLES', `${lines.reduce((sum, { count }) => sum + count, 0)}`], ['TOTAL HT EUR', printed(total, 2, 'point')], ['TVA 20%', printed(total * 0.2, 2, 'point')], ['TOTAL TTC EUR', printed(total * 1.2, 2, 'point')]] as const
        foot.forEach(([label, value], at) => {
          sheet.write(label, 12, y + 8 + at * 13, plain)
          sheet.write(value, 215, y + 8 + at * 13, { ...plain, align: 'right' })
        })
        sheet.write('POIDS TOTAL', 12, y + 66, strong)
        sheet.write(`${printed(kg, 2, 'point')} KG`, 215, y + 66, { ...strong, align: 'right' })
        ;['A CHARGER PAR LE CLIENT', 'Verifiez la charge utile du vehicule', 'Signature :'].forEach((line, at) => sheet.write(line, 12, y + 90 + at * 13, plain))
      },
    }
  },
)
