import { consigned, type Take, type Ware } from './consigned.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['110042', 'BETON PRET SAC 30KG', 'SAC', 30, 6.9],
  ['110077', 'PLATRE MANUEL 25KG', 'SAC', 25, 11.4],
  ['120310', 'CARREAU PLATRE 66X50X7', 'PCE', 22.5, 9.2],
  ['130008', 'COLLE CARREAU 25KG', 'SAC', 25, 14.1],
  ['140551', 'CORNIERE PERFOREE 3M', 'PCE', 0.9, 4.3],
  ['150020', 'BAC DE GACHAGE', 'PCE', 1.6, 7.8],
]

/** A yard's narrow till roll: points in the numbers, the weight between the number of articles and the thanks. */
export const counterThermal = layout('counter-thermal', [
  { seed: 7251, take: [[0, 7], [5, 1]] as Take },
  { seed: 7252, take: [[2, 26], [3, 3], [4, 4]] as Take },
  { seed: 7253, take: [[1, 8], [4, 12]] as Take },
], ({ seed, take }) => {
  const { lines, kg, total, count } = consigned(wares, take)
  return {
    expectedKg: kg,
    paper: { size: [226, 470] },
    draw(sheet) {
      const { number, day, hour, account } = parties(seed)
      const text = { face: 'printer', size: 8 } as const
      const middle = { ...text, align: 'center' } as const
      sheet.write('MAT’EXEMPLE', 113, 16, { face: 'printerBold', size: 15, align: 'center' })
      sheet.write('LIBRE-SERVICE DU BATIMENT', 113, 36, middle)
      sheet.write('83600 FREJUS', 113, 47, middle)
      sheet.write('BON D’ENLEVEMENT', 113, 66, { face: 'printerBold', size: 11, align: 'center' })
      sheet.write(`N.${number}  ${day} ${hour}`, 113, 82, middle)
      sheet.write(`COMPTE ${account}  CAISSE 3`, 113, 93, middle)
      sheet.rule(10, 108, 216, 108, 0.6, '#111', 2)
      let y = 114
      for (const line of lines) {
        sheet.write(line.words, 12, y, text)
        sheet.write(`${line.count} ${line.unit} x ${line.price.toFixed(2)}`, 22, y + 11, text)
        sheet.write(line.total.toFixed(2), 214, y + 11, { ...text, align: 'right' })
        y += 26
      }
      sheet.rule(10, y, 216, y, 0.6, '#111', 2)
      ;[['TOTAL HT EUR', total.toFixed(2)], ['ARTICLES', String(count)], ['POIDS TOTAL KG', kg.toFixed(1)]].forEach(([caption, value], at) => {
        sheet.write(caption!, 12, y + 8 + at * 14, { face: 'printerBold', size: 8.5 })
        sheet.write(value!, 214, y + 8 + at * 14, { face: 'printerBold', size: 8.5, align: 'right' })
      })
      sheet.rule(10, y + 56, 216, y + 56, 0.6, '#111', 2)
      ;['MARCHANDISE A CHARGER PAR LE CLIENT', 'VERIFIEZ LA CHARGE UTILE', 'DE VOTRE VEHICULE', '* MERCI DE VOTRE VISITE *'].forEach((words, at) => sheet.write(words, 113, y + 64 + at * 12, middle))
    },
  }
})
