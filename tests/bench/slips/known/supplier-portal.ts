import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { truckload } from './truckload.ts'

/** A maker's customer portal printed from a browser: cards of names and values, the goods as a plain list. */
export const supplierPortal = layout('supplier-portal', [
  { seed: 9201, shelf: 'insulation', lines: 3 },
  { seed: 9202, shelf: 'roofing', lines: 4 },
] as const, ({ seed, shelf, lines }) => {
  const goods = truckload(shelf, seed, lines, 0)
  const gross = goods.kg + lines * 25
  return {
    expectedKg: gross,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date } = marks(seed)
      const set = { face: 'modern', size: 9, color: '#222' } as const
      const grey = { face: 'modern', size: 8, color: '#6b7280' } as const
      sheet.write(`${date}, 09:14`, 24, 16, { ...grey, size: 7 })
      sheet.write('Portail Pro Exemple – Détail de la livraison', 297, 16, { ...grey, size: 7, align: 'center' })
      sheet.write(`Livraison ${slip}`, 48, 48, { face: 'modernBold', size: 18 })
      sheet.box(48, 78, 74, 18, '#e0f2e9', '#e0f2e9', 9)
      sheet.write('Expédiée', 85, 82, { face: 'modernBold', size: 8, color: '#14713f', align: 'center' })
      const facts = [['Commande', order], ['Expédiée le', date], ['Transporteur', 'Affrètement usine'], ['Nombre de palettes', String(lines)], ['Poids brut de la livraison', `${fr(gross, 0, ' ')} KG`], ['Incoterm', 'DAP']] as const
      sheet.box(48, 108, 500, 132, '#f9fafb', '#e5e7eb', 8)
      facts.forEach(([words, value], at) => {
        const x = 62 + (at % 2) * 250
        const y = 120 + Math.floor(at / 2) * 40
        sheet.write(words, x, y, grey)
        sheet.write(value, x, y + 13, { face: 'modernBold', size: 10 })
      })
      sheet.write('Adresse de livraison', 48, 258, { face: 'modernBold', size: 11 })
      down(sheet, [client, site, siteTown], 48, 276, 14, set)
      sheet.write(`Articles (${lines})`, 48, 336, { face: 'modernBold', size: 11 })
      goods.lines.forEach((line, at) => {
        const y = 360 + at * 40
        sheet.write(line.words, 48, y, { face: 'modernBold', size: 9 })
        sheet.write(`Réf. ${line.code} · EAN 30000${slip.slice(2)}${at}1`, 48, y + 13, grey)
        sheet.write(`${line.count} ${line.unit}`, 548, y + 4, { ...set, align: 'right' })
        sheet.rule(48, y + 30, 548, y + 30, 0.4, '#e5e7eb')
      })
      sheet.write('https://portail.exemple/livraisons/' + slip, 24, 818, { ...grey, size: 7 })
      sheet.write('1/1', 571, 818, { ...grey, size: 7, align: 'right' })
    },
  }
})
