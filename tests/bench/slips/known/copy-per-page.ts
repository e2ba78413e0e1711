import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['CH-1001', 'Poêle à granulés 8 kW', 'U', 104, 0],
  ['CH-2040', 'Conduit double paroi 1 m Ø80', 'U', 2.9, 0],
  ['CH-2051', 'Té de purge Ø80', 'U', 1.4, 0],
  ['CH-9900', 'Plaque de sol verre', 'U', 14.5, 0],
  ['CH-3070', 'Insert bois 7 kW', 'U', 138, 0],
]

const copies = ['EXEMPLAIRE CLIENT', 'EXEMPLAIRE TRANSPORTEUR', 'EXEMPLAIRE À RETOURNER SIGNÉ']

/** The same slip printed once for each holder, a page each: one load, told several times. */
export const copyPerPage = layout('copy-per-page', [
  { seed: 7301, take: [[0, 2], [1, 10], [2, 2], [3, 2]] as Take, count: 2 },
  { seed: 7302, take: [[4, 1], [3, 1]] as Take, count: 3 },
], ({ seed, take, count }) => {
  const { lines, kg } = consigned(wares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, street, town, number, day, order, phone } = parties(seed)
      const text = { face: 'narrow', size: 10.5 } as const
      copies.slice(0, count).forEach((copy, at) => {
        if (at > 0) sheet.nextPage()
        sheet.write('CHAUFFAGE SPÉCIMEN DISTRIBUTION', 40, 36, { face: 'narrowBold', size: 16 })
        sheet.write(copy, 555, 36, { face: 'narrowBold', size: 10, align: 'right', color: '#777' })
        sheet.write(`Bon de livraison n° ${number}`, 40, 62, { face: 'narrowBold', size: 13 })
        writtenLines(sheet, [client, street, town, `Tél. ${phone}`], 330, 84, 14, text, { face: 'narrowBold', size: 11 })
        const y = captionedBoxes(sheet, [['Date', day], ['Commande', order], ['Colis', String(lines.length)], ['Poids (kg)', fr(kg, 1)], ['Hayon', 'Oui']], 40, 156, [110, 110, 90, 110, 95], { face: 'narrow', size: 10.5 })
        const under = table(sheet, {
          x: 40, y: y + 14, lines: 'columns', downTo: 420, style: text, headStyle: { face: 'narrowBold', size: 10.5 },
          columns: [{ title: 'Référence', width: 90 }, { title: 'Désignation', width: 325 }, { title: 'Quantité', width: 100, align: 'right' }],
          rows: lines.map((line) => [line.code, line.words, String(line.count)]),
        })
        sheet.write('Appareils à transporter debout. Ne pas gerber plus de 2 palettes.', 40, under + 14, text)
        sheet.write('Réserves éventuelles :', 40, under + 40, text)
        sheet.write('Signature et cachet :', 360, under + 40, text)
      })
    },
  }
})
