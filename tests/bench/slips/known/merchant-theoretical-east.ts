import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { facts } from './east-print.ts'
import { roofWares, yardWares } from './east-wares.ts'

const all = [...yardWares, ...roofWares]

/** A merchant's wide sheet, prices struck out of it, points for decimals, the theoretical weight at its foot. */
export const merchantTheoretical = layout(
  'merchant-theoretical-east',
  [
    { seed: 9532, take: [[2, 90], [0, 12], [17, 240], [18, 12], [22, 3]] as const },
    { seed: 9533, take: [[5, 40], [6, 30], [7, 60], [9, 8], [8, 10], [10, 4], [27, 1]] as const },
  ],
  ({ seed, take }) => {
    const goods = consigned(all, take, 1)
    const { client, clientTown, site, siteTown, number, order, account, date, nextDate, hour, plate, town } = parties(seed)
    return {
      expectedKg: goods.kg,
      paper: { landscape: true },
      draw(sheet) {
        const plain = { face: 'printer', size: 8.5 } as const
        const bold = { face: 'printerBold', size: 8.5 } as const
        sheet.write('NEGOCE MODELE', 30, 28, { face: 'printerBold', size: 14 })
        sheet.write(`Dépôt ${town}`, 30, 48, plain)
        sheet.write('BON DE LIVRAISON', 421, 28, { face: 'printerBold', size: 14, align: 'center' })
        sheet.write(`${number}  du ${date}`, 421, 48, { ...plain, align: 'center' })
        facts(sheet, [['Client', `${account} ${client}`], ['', clientTown], ['Chantier', site], ['', siteTown]], 30, 74, 60, 12, plain)
        facts(sheet, [['Commande', order], ['A livrer le', nextDate], ['Créneau', hour], ['Véhicule', plate]], 560, 74, 80, 12, plain)
        const foot = table(sheet, {
          x: 30, y: 134, lines: 'columns', style: plain, headStyle: bold, downTo: 400, rowHeight: 15,
          columns: [{ title: 'Ligne', width: 45, align: 'center' }, { title: 'Article', width: 75 }, { title: 'Désignation', width: 270 }, { title: 'Empl.', width: 65 }, { title: 'Qté cdée', width: 70, align: 'right' }, { title: 'Qté liv.', width: 70, align: 'right' }, { title: 'UV', width: 50, align: 'center' }, { title: 'Pds théo.', width: 75, align: 'right' }, { title: 'Vu', width: 60 }],
          rows: goods.lines.map(({ code, words, unit, count, kg }, at) => [String(at + 1), code, words, `A${at + 2}-0${at + 1}`, count.toFixed(2), count.toFixed(2), unit, kg.toFixed(1)]),
        })
        sheet.box(30, foot + 8, 780, 24)
        writtenLines(sheet, [`Nb lignes : ${goods.lines.length}`], 40, foot + 16, 12, plain)
        sheet.write('Volume : 0.00 m3', 200, foot + 16, plain)
        sheet.write(`Poids théorique : ${goods.kg.toFixed(1)} kg`, 800, foot + 16, { ...bold, align: 'right' })
        sheet.write('Visa préparateur :', 30, foot + 50, plain)
        sheet.write('Visa chauffeur :', 290, foot + 50, plain)
        sheet.write('Reçu par :', 560, foot + 50, plain)
        sheet.write('Consigne palette 12.00 EUR - Palettes rendues : ......   Sacs éventrés : ......', 30, foot + 120, plain)
      },
    }
  },
)
