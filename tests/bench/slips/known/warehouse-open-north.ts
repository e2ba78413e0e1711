import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { barcode } from './paper-marks.ts'
import { roofingWares } from './structural-wares.ts'

interface Variant {
  readonly seed: number
  /** Which ware, how many ordered, how many sent. */
  readonly take: readonly (readonly [at: number, ordered: number, sent: number])[]
  /** The shop entered its articles' weights. */
  readonly known: boolean
}

const variants: readonly Variant[] = [
  { seed: 9653, known: true, take: [[0, 720, 720], [2, 24, 24], [4, 16, 12], [5, 3, 3]] },
  { seed: 9654, known: true, take: [[6, 18, 18], [7, 12, 12], [10, 2, 2]] },
  { seed: 9655, known: false, take: [[9, 20, 20], [10, 4, 4], [8, 10, 5]] },
]

/** An open business suite's delivery slip: facts in a row under the title, what is still to come at the end. */
export const warehouseOpen = layout('warehouse-open-north', variants, ({ seed, take, known }) => {
  const kg = Number(take.reduce((sum, [at, , sent]) => sum + roofingWares[at]![3] * sent, 0).toFixed(2))
  const missing = take.filter(([, ordered, sent]) => ordered > sent)
  return {
    expectedKg: known ? kg : null,
    draw(sheet) {
      const { client, site, siteTown, slip, date, order, phone } = marks(seed)
      const plain = { face: 'modern', size: 9 } as const
      const bold = { face: 'modernBold', size: 9 } as const
      sheet.write('Exemple Couverture', 44, 40, { face: 'modernBold', size: 16, color: '#714b67' })
      sheet.rule(44, 66, 551, 66, 0.8, '#714b67')
      writtenLines(sheet, ['Exemple Couverture SAS', 'Parc d’activités Exemple', `06370 EXEMPLE – ${phone}`], 44, 76, 14, plain)
      barcode(sheet, 400, 78, 150, 30, seed)
      writtenLines(sheet, ['Adresse de livraison', client, site, siteTown], 300, 128, 14, plain, bold)
      sheet.write(`DEPOT/OUT/${slip.slice(3)}`, 44, 200, { face: 'modern', size: 18, color: '#714b67' })
      const facts = [['Commande', order], ['Date d’envoi', `${date} 07:30`], ['Transporteur', 'Fret Exemple'], ...(known ? [['Poids', `${fr(kg, 2, ' ')} kg`]] : [])]
      facts.forEach(([caption, words], at) => {
        sheet.write(caption!, 44 + at * 128, 236, bold)
        sheet.write(words!, 44 + at * 128, 250, plain)
      })
      const columns = [{ title: 'Produit', width: 327 }, { title: 'Commandé', width: 90, align: 'right' }, { title: 'Livré', width: 90, align: 'right' }] as const
      const foot = table(sheet, {
        x: 44, y: 280, rowHeight: 22, lines: 'rows', style: plain, headStyle: bold, columns,
        rows: take.map(([at, ordered, sent]) => [`[${roofingWares[at]![0]}] ${roofingWares[at]![1]}`, `${fr(ordered, 2)}`, `${fr(sent, 2)}`]),
      })
      if (missing.length > 0) {
        sheet.write('Quantités restantes non encore livrées :', 44, foot + 24, bold)
        missing.forEach(([at, ordered, sent], line) => sheet.write(`[${roofingWares[at]![0]}] ${roofingWares[at]![1]} : ${fr(ordered - sent, 2)}`, 44, foot + 42 + line * 16, plain))
      }
      sheet.write('Signature', 470, foot + 110, plain)
      sheet.rule(420, foot + 170, 551, foot + 170, 0.5)
      sheet.write('contact@exemple.fr – www.exemple.fr – TVA FR00000000000', 297, 796, { face: 'modern', size: 8, align: 'center', color: '#666' })
      sheet.write('Page 1 / 1', 297, 810, { face: 'modern', size: 8, align: 'center', color: '#666' })
    },
  }
})
