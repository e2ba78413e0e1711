import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { facts, stacked } from './uphill-print.ts'

type Item = readonly [material: string, words: string, count: number, unit: string, netKg: number, grossKg: number]

interface Filled {
  readonly seed: number
  readonly items: readonly Item[]
}

/** 1234.5 → '1.234,500', as a group's program prints for Germany and France alike. */
const dotted = (value: number) => {
  const [whole, rest] = value.toFixed(3).split('.') as [string, string]
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${rest}`
}

/** The outbound delivery of a manufacturer's group program, three decimals everywhere. */
export const outboundItemsWorks = layout<Filled>(
  'outbound-items-works-uphill',
  [
    { seed: 9791, items: [['20001874', 'PLAQUE STANDARD 13 2500X1200 BA', 192, 'PCE', 4896, 4968], ['20002210', 'RAIL R48 3000', 240, 'PCE', 446.4, 458]] },
    { seed: 9792, items: [['40110036', 'ISOLANT LAINE DE ROCHE 140', 48, 'PAQ', 652.8, 701.5], ['40110088', 'MEMBRANE HYGRO 40X1,5', 10, 'RLX', 98, 101.2], ['40119002', 'ADHÉSIF 60 MM', 36, 'PCE', 14.4, 15.1]] },
  ],
  ({ seed, items }) => {
    const net = Number(items.reduce((sum, item) => sum + item[4], 0).toFixed(3))
    const gross = Number(items.reduce((sum, item) => sum + item[5], 0).toFixed(3))
    const { client, siteStreet, siteTown, number, order, account, day } = uphillParties(seed)
    return {
      expectedKg: gross,
      draw(sheet) {
        const plain = { face: 'sans', size: 9.5 } as const
        const strong = { face: 'sansBold', size: 9.5 } as const
        stacked(sheet, ['EXEMPLE INDUSTRIES FRANCE', 'Usine du Modèle', '38000 GRENOBLE'], 50, 40, 13, plain, { face: 'sansBold', size: 12 })
        stacked(sheet, [client, siteStreet, siteTown, 'FRANCE'], 50, 118, 14, { ...plain, size: 10.5 })
        sheet.write('Bon de livraison', 330, 40, { face: 'sansBold', size: 15 })
        facts(sheet, [['Numéro / Date', `80${number} / ${day.replaceAll('/', '.')}`], ['Commande client', `45000${order}`], ['Donneur d’ordre', `10${account}`], ['Point d’expédition', '0100'], ['Conditions', 'CPT Franco'], ['Poids brut', `${dotted(gross)} KG`], ['Poids net', `${dotted(net)} KG`]], 330, 66, 95, 15, plain)
        sheet.rule(50, 196, 545, 196, 1)
        ;['Poste', 'Article', 'Désignation'].forEach((words, at) => sheet.write(words, [50, 96, 170][at]!, 202, strong))
        sheet.write('Quantité', 440, 202, { ...strong, align: 'right' })
        sheet.write('Poids brut', 545, 202, { ...strong, align: 'right' })
        sheet.rule(50, 218, 545, 218, 1)
        let y = 226
        items.forEach(([material, words, count, unit, netKg, grossKg], at) => {
          sheet.write(String((at + 1) * 10).padStart(6, '0'), 50, y, plain)
          sheet.write(material, 96, y, plain)
          sheet.write(words, 170, y, plain)
          sheet.write(`${count} ${unit}`, 440, y, { ...plain, align: 'right' })
          sheet.write(`${dotted(grossKg)} KG`, 545, y, { ...plain, align: 'right' })
          sheet.write(`Lot : 26${number.slice(0, 4)}${at}     Poids net : ${dotted(netKg)} KG`, 170, y + 14, { ...plain, size: 8.5, color: '#444' })
          y += 38
        })
        sheet.rule(50, y, 545, y, 1)
        stacked(sheet, ['Unités de manutention : 6 palettes filmées', 'Merci de signaler toute anomalie de livraison dans les 48 heures.', 'Stockage : 2 palettes superposées au maximum, sol plan.'], 50, y + 12, 15, { ...plain, size: 9 })
        sheet.write('Exemple Industries France – spécimen – page 1 / 1', 297, 800, { size: 8, color: '#777', align: 'center' })
      },
    }
  },
)
