import { fr } from '../drawing/french-number.ts'
import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { consignment, rounded } from './consignment.ts'
import { stack } from './stack.ts'

/** A sheet made by a merchant's delivery application: round cards of figures on top, the goods below as a plain list. */
export const proofOfDelivery = layout('proof-of-delivery', [
  { seed: 8421, nearKg: 128, lines: 4, shelf: 'wood' },
  { seed: 8422, nearKg: 2310, lines: 6, shelf: 'masonry' },
  { seed: 8423, nearKg: 507, lines: 5, shelf: 'tiles' },
] as const, ({ seed, nearKg, lines, shelf }) => {
  const goods = consignment(seed, shelf, { lines, nearKg })
  const kg = rounded(goods.kg, 1)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, phone } = marks(seed)
      const luck = chance(seed)
      const set = { face: 'modern', size: 9.5, color: '#23303b' } as const
      sheet.box(0, 0, sheet.width, 84, '#23303b', '#23303b')
      sheet.write('Livraison de matériaux', 40, 24, { face: 'modernBold', size: 18, color: '#fff' })
      sheet.write(`Bon ${slip} • prévu le ${date} • Matériaux Exemple`, 40, 52, { ...set, color: '#dfe7ee' })
      const cards = [['Poids total', `${fr(kg, 1, '\u00a0')} kg`], ['Articles', String(goods.lines.reduce((sum, line) => sum + line.count, 0))], ['Distance', `${luck.whole(4, 38)} km`], ['Créneau', '7 h – 12 h']] as const
      cards.forEach(([words, value], at) => {
        sheet.box(40 + at * 131, 104, 121, 62, '#eef3f7', '#eef3f7', 10)
        sheet.write(value, 100.5 + at * 131, 116, { face: 'modernBold', size: 15, color: '#23303b', align: 'center' })
        sheet.write(words, 100.5 + at * 131, 142, { ...set, size: 8.5, color: '#5b6b78', align: 'center' })
      })
      stack(sheet, ['Destinataire', client, site, siteTown, phone], 40, 190, { ...set, step: 15, first: { face: 'modernBold' } })
      stack(sheet, ['Consignes', 'Hayon nécessaire', 'Appeler 15 min avant', 'Dépose en rez-de-chaussée'], 310, 190, { ...set, step: 15, first: { face: 'modernBold' } })
      goods.lines.forEach((line, at) => {
        sheet.write(`${line.count} ×`, 74, 296 + at * 30, { ...set, face: 'modernBold', align: 'right' })
        sheet.write(line.words, 84, 296 + at * 30, set)
        sheet.write(`Réf. ${line.code}`, 555, 296 + at * 30, { ...set, size: 8, color: '#5b6b78', align: 'right' })
        sheet.rule(40, 316 + at * 30, 555, 316 + at * 30, 0.4, '#d5dde4')
      })
      sheet.write('Signé sur l’appareil du chauffeur, position 43,7° N 7,1° E', 40, 700, { ...set, size: 8 })
      sheet.write('Document généré automatiquement – version 4.2', 297, 812, { ...set, size: 7.5, align: 'center' })
    },
  }
})
