import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { writtenLines } from '../known/written-lines.ts'
import { layout } from '../layout.ts'

type Item = readonly [material: string, words: string, count: number, netKg: number, grossKg: number]
const variants: readonly { seed: number; items: readonly Item[] }[] = [
  { seed: 412_601, items: [['7731004512', 'PAC air/eau 11 kW unité extérieure', 1, 96, 109.5], ['7731004530', 'Module hydraulique mural', 1, 41.2, 46.8], ['7716780184', 'Kit de raccordement', 2, 3.6, 4.1]] },
  { seed: 412_602, items: [['7731600288', 'Chaudière gaz condensation 24 kW', 3, 114, 126.6], ['7719002763', 'Ventouse horizontale Ø 60/100', 3, 6.3, 7.5]] },
]

/** A heating maker's delivery note from a big program: net and gross by item and in the closing block. */
export const heatPumpWorks = layout('heat-pump-works-creek', variants, ({ seed, items }) => {
  const net = Number(items.reduce((sum, item) => sum + item[3], 0).toFixed(2))
  const gross = Number(items.reduce((sum, item) => sum + item[4], 0).toFixed(2))
  const { client, site, siteTown, date, order, account } = marks(seed)
  return {
    expectedKg: gross,
    draw(sheet) {
      writtenLines(sheet, [client, site, siteTown, 'FRANCE'], 57, 120, 12, { size: 9.5 })
      sheet.write('Exemple Thermique SAS', 540, 40, { face: 'sansBold', size: 16, align: 'right', color: '#c1121f' })
      sheet.write('Bon de livraison', 57, 204, { face: 'sansBold', size: 14 })
      const facts = [['Numéro', `80${account.slice(1)}412`], ['Date', date.replaceAll('/', '.')], ['Commande client', order], ['Client', account], ['Incoterm', 'DAP chantier']]
      facts.forEach(([caption, value], at) => {
        sheet.write(caption!, 350, 120 + at * 13, { size: 8.5, color: '#444' })
        sheet.write(value!, 540, 120 + at * 13, { size: 8.5, align: 'right' })
      })
      sheet.rule(57, 232, 540, 232, 0.8)
      ;['Poste  Article / désignation', 'Quantité', 'Poids net', 'Poids brut'].forEach((words, at) => sheet.write(words, [57, 360, 450, 540][at]!, 236, { face: 'sansBold', size: 8.5, align: at === 0 ? 'left' : 'right' }))
      sheet.rule(57, 249, 540, 249, 0.8)
      items.forEach(([material, words, count, netKg, grossKg], at) => {
        const y = 258 + at * 34
        sheet.write(`0000${at + 1}0   ${material}`, 57, y, { size: 9 })
        sheet.write(words, 103, y + 12, { size: 9 })
        ;[`${count} PCE`, `${fr(netKg, 3, '.')} KG`, `${fr(grossKg, 3, '.')} KG`].forEach((value, column) => sheet.write(value, [360, 450, 540][column]!, y, { size: 9, align: 'right' }))
      })
      const y = 272 + items.length * 34
      sheet.rule(57, y, 540, y, 0.8)
      ;[['Poids brut total', `${fr(gross, 3, '.')} KG`], ['Poids net total', `${fr(net, 3, '.')} KG`], ['Nombre d’unités de manutention', String(items.length)]].forEach(([caption, value], at) => {
        sheet.write(caption!, 57, y + 8 + at * 13, { size: 9 })
        sheet.write(value!, 300, y + 8 + at * 13, { size: 9, align: 'right' })
      })
      sheet.flow('Contient du gaz fluoré R32 (1,65 kg par unité extérieure), PRP 675. Transporter debout. Manutention à deux personnes au-delà de 25 kg.', 57, 700, 483, { size: 8, color: '#444' })
      sheet.rule(57, 770, 540, 770, 0.5, '#999')
      sheet.write('Exemple Thermique SAS – Société par actions simplifiée – Page 1 / 1', 298, 776, { size: 7, align: 'center', color: '#555' })
    },
  }
})
