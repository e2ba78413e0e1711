import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { stacked } from './uphill-print.ts'
import { electric, plumbing, tiles } from './uphill-wares.ts'

interface Filled {
  readonly seed: number
  readonly shelf: 'tiles' | 'plumbing' | 'electric'
  readonly take: Take
  readonly cubic: number
  readonly whole: boolean
}

const shelves = { tiles, plumbing, electric }

/** The shipment sheet of a free program: weight and volume in a column and under it. */
export const openErpShipment = layout<Filled>(
  'open-erp-shipment-uphill',
  [
    { seed: 9641, shelf: 'tiles', take: [[0, 22], [4, 9], [5, 3]], cubic: 0.71, whole: true },
    { seed: 9642, shelf: 'plumbing', take: [[3, 5], [8, 2], [5, 3], [0, 2], [1, 1], [4, 10], [7, 2], [9, 1]], cubic: 2.36, whole: true },
    { seed: 9643, shelf: 'electric', take: [[3, 4], [4, 60], [6, 5]], cubic: 0.9, whole: false },
  ],
  ({ seed, shelf, take, cubic, whole }) => {
    const { lines, kg } = consigned(shelves[shelf], take)
    const { client, siteStreet, siteTown, number, order, day, depot, depotTown, phone } = uphillParties(seed)
    return {
      expectedKg: whole ? kg : null,
      draw(sheet) {
        sheet.write('Modèle Fournitures SARL', 30, 30, { face: 'sansBold', size: 13, color: '#00396b' })
        stacked(sheet, ['Fiche expédition', `Réf. : SH2609-${number.slice(0, 4)}`, `Date prévue de livraison : ${day}`, `Réf. commande : CO2608-${order}`], 565, 30, 13, { size: 9, color: '#00396b', align: 'right' }, { face: 'sansBold', size: 13, color: '#00396b', align: 'right' })
        sheet.write('Émetteur :', 30, 100, { size: 8 })
        sheet.box(30, 112, 250, 70, '#e6e6eb', '#e6e6eb')
        stacked(sheet, ['Modèle Fournitures SARL', depot, depotTown, `Tél. : ${phone}`], 36, 118, 14, { size: 9 }, { face: 'sansBold', size: 9.5 })
        sheet.write('Adressé à :', 300, 100, { size: 8 })
        sheet.box(300, 112, 265, 70, undefined, '#999')
        stacked(sheet, [client, siteStreet, siteTown], 306, 118, 14, { size: 9 }, { face: 'sansBold', size: 9.5 })
        const rows = lines.map(({ code, words, count, kg: weight }) => [`${code} – ${words}`, whole ? `${fr(weight, 2)} kg` : '', fr(count), fr(count)])
        const foot = table(sheet, {
          x: 30,
          y: 200,
          columns: [
            { title: 'Produits / services', width: 305 },
            { title: 'Poids/Vol.', width: 80, align: 'center' },
            { title: 'Qté commandée', width: 80, align: 'center' },
            { title: 'Qté à exp.', width: 70, align: 'center' },
          ],
          rows,
          style: { size: 9 },
          headStyle: { size: 8.5 },
          rowHeight: 19,
          lines: 'columns',
          downTo: 620,
        })
        const count = fr(lines.reduce((sum, line) => sum + line.count, 0))
        sheet.box(30, foot, 535, whole ? 32 : 20, '#f4f4f6', '#999')
        sheet.write('Total', 36, foot + 5, { face: 'sansBold', size: 9 })
        if (whole) {
          sheet.write(`${fr(kg, 2)} kg`, 375, foot + 5, { size: 9, align: 'center' })
          sheet.write(`${fr(cubic, 2)} m³`, 375, foot + 18, { size: 9, align: 'center' })
        }
        sheet.write(count, 455, foot + 5, { size: 9, align: 'center' })
        sheet.write(count, 530, foot + 5, { size: 9, align: 'center' })
        stacked(sheet, ['Méthode d’expédition : transporteur', 'Et le client déclare avoir reçu la marchandise en bon état.'], 30, foot + 46, 14, { size: 8.5 })
        sheet.write('Modèle Fournitures SARL – société fictive – 1/1', 297, 806, { size: 7, color: '#666', align: 'center' })
      },
    }
  },
)
