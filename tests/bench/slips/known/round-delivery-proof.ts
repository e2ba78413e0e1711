import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { pairs, under } from './corners.ts'
import { stock } from './stock-lines.ts'

/** A merchant's own lorry, sheet for one customer: the load's particulars in a frame at the right of the customer. */
export const roundDeliveryProof = layout('round-delivery-proof', [
  { seed: 8411, shelf: 'masonry', lines: 5, from: 300, upTo: 745 },
  { seed: 8412, shelf: 'insulation', lines: 6, from: 155, upTo: 440 },
  { seed: 8413, shelf: 'roof', lines: 7, from: 905, upTo: 1340 },
] as const, ({ seed, shelf, lines, from, upTo }) => {
  const goods = stock(shelf, seed, { lines, from, upTo, most: 60, decimals: 0 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { supplier, street, town, client, site, siteTown, slip, date, phone } = marks(seed)
      sheet.write(supplier, 40, 38, { face: 'modernBold', size: 14 })
      sheet.write(`${street}, ${town}`, 40, 58, { face: 'modern', size: 8.5 })
      sheet.write('ATTESTATION DE LIVRAISON', 555, 40, { face: 'modernBold', size: 13, align: 'right' })
      sheet.write(`${slip} – ${date}`, 555, 60, { face: 'modern', size: 9, align: 'right' })
      sheet.box(40, 84, 280, 92, undefined, '#90a4ae', 5)
      under(sheet, ['Client livré', client, site, siteTown, `Contact : ${phone}`], 50, 92, 16, { face: 'modern', size: 9 }, { face: 'modernBold', size: 8, color: '#546e7a' })
      sheet.box(330, 84, 225, 92, undefined, '#90a4ae', 5)
      sheet.write('Chargement', 340, 92, { face: 'modernBold', size: 8, color: '#546e7a' })
      pairs(sheet, [['Camion', 'Grue 2'], ['Palettes', String(1 + (seed % 4))], ['Poids total', `${fr(goods.kg, 0, ' ')} kg`], ['Ordre de passage', '3']], 340, 108, 110, 16, { face: 'modern', size: 9.5 })
      const y = table(sheet, {
        x: 40, y: 192, lines: 'rows', rowHeight: 22, headStyle: { face: 'modernBold', size: 8.5 }, style: { face: 'modern', size: 9 },
        columns: [{ title: 'Désignation', width: 300 }, { title: 'Livré', width: 90, align: 'right' }, { title: 'Manquant', width: 60, align: 'center' }, { title: 'Abîmé', width: 65, align: 'center' }],
        rows: goods.lines.map((line) => [line.words, `${line.count} ${line.unit}`, '', '']),
      })
      sheet.write('Heure d’arrivée : ____ h ____      Heure de départ : ____ h ____', 40, y + 22, { face: 'modern', size: 9.5 })
      sheet.box(40, y + 48, 515, 76, undefined, '#90a4ae', 5)
      sheet.write('Nom, qualité et signature de la personne présente', 50, y + 56, { face: 'modern', size: 8 })
    },
  }
})
