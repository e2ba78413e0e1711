import { chance } from '../drawing/chance.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'

/** Roller shutters made to measure: one parcel a line with its mark, size and weight; three figures in a column at the foot. */
export const shutterWorks = layout('shutter-works', [{ seed: 9702, parcels: 4 }, { seed: 9708, parcels: 9 }], ({ seed, parcels }) => {
  const luck = chance(seed)
  const made = Array.from({ length: parcels }, (_, at) => {
    const [width, height] = [luck.whole(70, 240) * 10, luck.whole(95, 235) * 10]
    return { mark: `${luck.pick(['Cuisine', 'Séjour', 'Ch. 1', 'Ch. 2', 'SDB', 'Bureau'])} ${at + 1}`, width, height, kg: Math.round(80 + (width * height) / 20_000) / 10 }
  })
  const kg = Number(made.reduce((sum, one) => sum + one.kg, 0).toFixed(1))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, order, date, phone } = marks(seed)
      sheet.write('EXEMPLE', 40, 30, { face: 'modernBold', size: 22, color: '#7c2d12', spacing: 3 })
      sheet.write('volets · stores · portes de garage', 40, 56, { face: 'modern', size: 8, color: '#7c2d12' })
      block(sheet, [street, town, phone], 40, 72, 11, { face: 'modern', size: 8 })
      sheet.write('BORDEREAU DE LIVRAISON', 555, 34, { face: 'modernBold', size: 13, align: 'right' })
      block(sheet, [`${slip} – ${date}`, `Affaire : ${order}`, `Semaine de fabrication : S${luck.whole(10, 48)}`], 555, 54, 12, { face: 'modern', size: 8.5, align: 'right' })
      block(sheet, [client, site, siteTown], 340, 100, 13, { face: 'modern', size: 9.5 })
      const y = table(sheet, { x: 40, y: 156, zebra: '#faf3ee', lines: 'none', rowHeight: 19, style: { face: 'modern', size: 8.5 }, headStyle: { face: 'modernBold', size: 8.5 }, columns: [{ title: 'Colis', width: 50 }, { title: 'Repère', width: 80 }, { title: 'Produit', width: 145 }, { title: 'Larg. × Haut. (mm)', width: 100, align: 'center' }, { title: 'Coloris', width: 70 }, { title: 'Poids', width: 70, align: 'right' }], rows: made.map((one, at) => [`${at + 1}/${parcels}`, one.mark, 'Volet rénovation alu solaire', `${one.width} × ${one.height}`, 'RAL 7016', `${fr(one.kg, 1)} kg`]) })
      sheet.rule(40, y + 6, 555, y + 6, 1.2, '#7c2d12')
      ;[['Nombre de colis', `${parcels}`], ['Poids total', `${fr(kg, 1)} kg`], ['Surface totale', `${fr(made.reduce((sum, one) => sum + (one.width * one.height) / 1e6, 0), 2)} m²`]].forEach(([words, value], at) => {
        sheet.write(words!, 380, y + 16 + at * 16, { face: 'modern', size: 9 })
        sheet.write(value!, 551, y + 16 + at * 16, { face: 'modernBold', size: 9, align: 'right' })
      })
      sheet.flow('Vérifier l\'état des colis en présence du livreur. Toute réserve non portée sur ce bordereau ne pourra être prise en compte. Télécommandes dans le colis n° 1.', 40, y + 16, 300, { face: 'modern', size: 8 })
    },
  }
})
