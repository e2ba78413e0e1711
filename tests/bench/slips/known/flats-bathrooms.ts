import { chance } from '../drawing/chance.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'

/** Sanitary ware packed flat by flat: a row for each flat with its parcels and weight, the totals in a dark row. */
export const flatsBathrooms = layout('flats-bathrooms', [{ seed: 11_501, flats: 5 }, { seed: 11_502, flats: 12 }], ({ seed, flats }) => {
  const luck = chance(seed)
  const rows = Array.from({ length: flats }, (_, at) => {
    const kind = luck.pick(['T2', 'T3', 'T4'])
    return { flat: `${luck.pick(['A', 'B'])}${101 + at}`, kind, parcels: luck.whole(3, 7), kg: Math.round(luck.between(92, 188) * 2) / 2 }
  })
  const kg = rows.reduce((sum, row) => sum + row.kg, 0)
  const parcels = rows.reduce((sum, row) => sum + row.parcels, 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, order, date } = marks(seed)
      sheet.write('Sanitaire Exemple', 44, 34, { face: 'modernBold', size: 17, color: '#0369a1' })
      sheet.write('livraison par logement', 44, 58, { face: 'modern', size: 9, color: '#0369a1' })
      block(sheet, [`BL ${slip}`, date, `Marché ${order}`, 'Lot 12 – plomberie'], 551, 34, 13, { face: 'modern', size: 9, align: 'right' })
      block(sheet, [`De : plateforme, ${street}, ${town}`, `À : ${client}, ${site}, ${siteTown}`], 44, 96, 14, { face: 'modern', size: 9 })
      const y = table(sheet, { x: 44, y: 140, lines: 'rows', rowHeight: 22, headStyle: { face: 'modernBold', size: 8.5 }, style: { face: 'modern', size: 9 }, columns: [{ title: 'Logement', width: 75 }, { title: 'Type', width: 50 }, { title: 'Contenu', width: 220 }, { title: 'Colis', width: 60, align: 'right' }, { title: 'Poids kg', width: 102, align: 'right' }], rows: rows.map((row) => [row.flat, row.kind, row.kind === 'T2' ? 'Douche 90, WC, meuble 60' : 'Baignoire 170, WC, meuble 80, sèche-serv.', `${row.parcels}`, fr(row.kg, 1)]) })
      sheet.box(44, y, 507, 24, '#0c4a6e', '#0c4a6e')
      const white = { face: 'modernBold', size: 9.5, color: '#fff' } as const
      sheet.write(`Total ${flats} logements`, 48, y + 7, white)
      sheet.write(`${parcels}`, 445, y + 7, { ...white, align: 'right' })
      sheet.write(fr(kg, 1, ' '), 547, y + 7, { ...white, align: 'right' })
      sheet.flow('Chaque colis porte le numéro du logement. Mise en cellule non comprise. Robinetterie livrée séparément avant la réception des cloisons.', 44, y + 40, 507, { face: 'modern', size: 8 })
      sheet.write('Reçu le ............ par ........................', 44, y + 84, { face: 'modern', size: 9 })
    },
  }
})
