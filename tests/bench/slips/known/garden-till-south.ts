import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'
import { garden } from './south-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly tonnes: boolean
}

/** A garden centre's till roll for what its lorry takes along. */
export const gardenTillSouth = layout<Variant>(
  'garden-till-south',
  [
    { seed: 9641, take: [[1, 40], [12, 6], [2, 10]], tonnes: true },
    { seed: 9642, take: [[0, 8], [11, 1], [13, 1]], tonnes: false },
  ],
  ({ seed, take, tonnes }) => {
    const { lines, kg, total } = consigned(garden, take)
    const { number, date, hour, account, town } = parties(seed)
    return {
      expectedKg: kg,
      paper: { size: [226, 320 + lines.length * 28] },
      draw(sheet) {
        const style = { face: 'printer', size: 8 } as const
        const bold = { face: 'printerBold', size: 8.5 } as const
        sheet.write('JARDIN EXEMPLE', 113, 16, { face: 'printerBold', size: 14, align: 'center' })
        sheet.write('Rte du Modèle - 06370 MOUANS', 113, 36, { ...style, align: 'center' })
        sheet.write('BON A LIVRER', 113, 54, { face: 'printerBold', size: 11, align: 'center' })
        sheet.rule(12, 72, 214, 72, 0.6, '#111', 2)
        ;[`Ticket ${number}  Caisse 3`, `${date} ${hour}`, `Carte client ${account}`, town].forEach((line, at) => sheet.write(line, 12, 80 + at * 12, style))
        sheet.rule(12, 132, 214, 132, 0.6, '#111', 2)
        lines.forEach((line, at) => {
          const y = 140 + at * 28
          sheet.write(line.words.toUpperCase().slice(0, 38), 12, y, style)
          sheet.write(`${line.count} x ${figure(line.price)}`, 24, y + 12, style)
          sheet.write(figure(line.total), 214, y + 12, { ...style, align: 'right' })
        })
        const y = 144 + lines.length * 28
        sheet.rule(12, y, 214, y, 0.6, '#111', 2)
        ;[['TOTAL TTC EUR', figure(total)], ['DONT TVA 20%', figure(total - total / 1.2)], ['CB', figure(total)]].forEach(([caption, value], at) => {
          sheet.write(caption!, 12, y + 8 + at * 13, at === 0 ? bold : style)
          sheet.write(value!, 214, y + 8 + at * 13, { ...(at === 0 ? bold : style), align: 'right' })
        })
        sheet.rule(12, y + 52, 214, y + 52, 0.6, '#111', 2)
        sheet.write('POIDS CHARGÉ', 12, y + 60, bold)
        sheet.write(tonnes ? `${figure(kg / 1000, 3)} T` : `${figure(kg, 1)} KG`, 214, y + 60, { ...bold, align: 'right' })
        sheet.write('A LIVRER SOUS 48 H', 12, y + 78, style)
        sheet.write('Le client est tenu de vérifier', 113, y + 106, { ...style, align: 'center' })
        sheet.write('l’accès pour un camion de 19 T', 113, y + 118, { ...style, align: 'center' })
        sheet.write('Merci de votre visite', 113, y + 140, { ...style, align: 'center' })
      },
    }
  },
)
