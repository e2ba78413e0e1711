import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'

const wares: readonly Ware[] = [
  ['TBC-23', 'Lame composite brun 23 × 138 – 4,00 m', 'lame', 12.4, 31],
  ['LAMB-40', 'Lambourde composite 40 × 60 – 2,40 m', 'u', 4.9, 14],
  ['CLIP', 'Clips inox et vis – boîte de 100', 'boîte', 1.2, 29],
  ['PLOT', 'Plot réglable 50/80', 'u', 0.34, 2.9],
  ['CORN', 'Cornière de finition 2,40 m', 'u', 1.7, 17],
]

/** A merchant of terraces: an airy modern sheet, the key figures in a column at the right of the articles. */
export const deckingMerchant = layout('decking-merchant', [
  { seed: 9341, take: [[0, 40], [1, 30], [2, 6], [4, 4]] as Take, parcels: 2 },
  { seed: 9342, take: [[3, 120], [1, 18], [2, 3]] as Take, parcels: 3 },
], ({ seed, take, parcels }) => {
  const { lines, kg } = consigned(wares, take, 1)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date } = marks(seed)
      const face = { face: 'modern', size: 9 } as const
      const bold = { face: 'modernBold', size: 9 } as const
      sheet.write('terrasse & exemple', 44, 44, { face: 'modernBold', size: 20, color: '#4e342e' })
      sheet.write('Bon de livraison', 44, 84, { face: 'modern', size: 16 })
      writtenLines(sheet, [client, site, siteTown], 44, 116, 14, face, bold)
      sheet.rule(44, 172, 380, 172, 0.8, '#4e342e')
      sheet.write('Article', 44, 178, bold)
      sheet.write('Quantité', 380, 178, { ...bold, align: 'right' })
      sheet.rule(44, 194, 380, 194, 0.8, '#4e342e')
      let y = 206
      for (const line of lines) {
        sheet.write(line.words, 44, y, face)
        sheet.write(line.code, 44, y + 13, { ...face, size: 7.5, color: '#777' })
        sheet.write(`${line.count} ${line.unit}`, 380, y, { ...face, align: 'right' })
        y += 36
      }
      sheet.box(410, 172, 145, 236, '#f5f0ec', '#f5f0ec', 6)
      ;[['Numéro', slip], ['Date', date], ['Commande', order], ['Colis', String(parcels)], ['Poids total', `${fr(kg, 1, ' ')} kg`], ['Transport', 'Camion avec hayon']].forEach(([name, value], at) => {
        sheet.write(name!, 422, 184 + at * 37, { ...face, size: 7.5, color: '#777' })
        sheet.write(value!, 422, 196 + at * 37, { ...bold, size: 10 })
      })
      sheet.flow('Laisser les lames s’acclimater 48 heures à plat avant la pose. Entraxe maximal des lambourdes : 400 mm. Jeu de dilatation : 5 mm par lame de 4 m.', 44, 430, 511, { ...face, size: 8, color: '#555' })
      sheet.write('Reçu en bon état le', 44, 480, face)
      sheet.write('Nom et signature', 300, 480, face)
    },
  }
})
