import type { Sheet } from '../drawing/sheet.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { inlandLoad } from './inland-load.ts'
import { parties } from './inland-parties.ts'
import { dotted, facts } from './inland-print.ts'
import { liningWares, tileWares } from './inland-wares.ts'

const variants = [{ seed: 15141, wares: liningWares, lines: 6, packing: 88, decimals: 3 }, { seed: 15142, wares: tileWares, lines: 4, packing: 44, decimals: 1 }]

/** A maker's large planning program: net and gross among the facts of the head, items numbered by tens. */
export const outboundItemInland = layout('outbound-item-inland', variants, ({ seed, wares, lines, packing, decimals }) => {
  const { client, clientStreet, clientTown, account, dottedDate, luck } = parties(seed)
  const goods = inlandLoad(wares, seed, { lines, lineKg: 700, upTo: 48, decimals: 1 })
  const delivery = `80${luck.digits(6)}`
  return {
    expectedKg: goods.kg + packing,
    draw(sheet) {
      sheet.write('Spécimen Industrie France S.A.', 50, 40, { face: 'narrowBold', size: 16 })
      sheet.rule(50, 62, 545, 62, 2, '#f2a900')
      writtenLines(sheet, ['Société', client, clientStreet, clientTown, 'FRANCE'], 50, 92, 13, { face: 'narrow', size: 10 })
      sheet.write('Bon de livraison', 330, 84, { face: 'narrowBold', size: 14 })
      const weight = (kg: number) => `${dotted(kg, decimals)} KG`
      facts(sheet, [['Livraison', delivery], ['Date', dottedDate], ['N° client', `1${account}`], ['Commande', `45${luck.digits(8)}`], ['Incoterm', 'DAP chantier'], ['Poids net', weight(goods.kg)], ['Poids brut', weight(goods.kg + packing)], ['Volume', `${dotted(luck.between(1, 6), 3)} M3`]], 330, 106, 80, { face: 'narrow', size: 10 }, 14)
      sheet.rule(50, 236, 545, 236)
      titles(sheet, 242)
      sheet.rule(50, 258, 545, 258)
      goods.lines.forEach(({ code, words, unit, count, kg }, at) => {
        const y = 268 + at * 44
        sheet.write(String((at + 1) * 10).padStart(6, '0'), 50, y, { face: 'narrow', size: 10 })
        writtenLines(sheet, [code, words, `Lot ${luck.digits(7)}`], 110, y, 13, { face: 'narrow', size: 9.5 }, { face: 'narrowBold', size: 9.5 })
        sheet.write(`${count} ${unit}`, 440, y, { face: 'narrow', size: 10, align: 'right' })
        sheet.write(`${dotted(kg, decimals)} KG`, 545, y, { face: 'narrow', size: 10, align: 'right' })
      })
      sheet.rule(50, 700, 545, 700, 0.4)
      sheet.flow('Emballages : palettes perdues. Stocker à plat et à l’abri ; ne pas gerber plus de 2 palettes, charge maximale au sol 1.500 kg/m². Les conditions générales de vente de l’exemple s’appliquent.', 50, 708, 495, { face: 'narrow', size: 8 })
    },
  }
})

function titles(sheet: Sheet, y: number): void {
  const style = { face: 'narrowBold', size: 9.5 } as const
  sheet.write('Poste', 50, y, style)
  sheet.write('Article / Désignation', 110, y, style)
  sheet.write('Quantité', 440, y, { ...style, align: 'right' })
  sheet.write('Poids net', 545, y, { ...style, align: 'right' })
}
