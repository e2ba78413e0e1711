import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { layout } from '../layout.ts'

/** A depot's picking sheet that leaves with the goods: aisles on the left, and a grey margin on the right where the dock writes its figures. */
export const pickingMargin = layout('picking-margin', [
  { seed: 8210, notes: (kg: string) => ['Quai 3', 'Rang 2', '', 'Poids', `${kg} kg`, '', 'Palettes', '2'], gross: 0 },
  { seed: 8220, notes: (kg: string) => ['Quai 1', 'Départ 6 h 30', '', `Total : ${kg} kg`, '3 palettes', '4,2 m³'], gross: 0 },
  { seed: 8230, notes: (kg: string) => ['Quai 5', 'Camion 12 T', '', 'Poids brut', `${kg} kg`, 'palettes comprises', '', '2 supports'], gross: 44 },
], ({ seed, notes, gross }) => {
  const goods = load(seed, { lines: 8, decimals: 1, fromKg: 250, upToKg: 1100 })
  const kg = Number((goods.kg + gross).toFixed(1))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { supplier, client, site, siteTown, slip, order, date } = marks(seed)
      sheet.box(430, 0, 165, sheet.height, '#e4e4e4', '#e4e4e4')
      sheet.write('Bon de préparation et de livraison', 36, 40, { face: 'slabBold', size: 15 })
      sheet.write(`${slip} – commande ${order} – ${date}`, 36, 62, { face: 'slab', size: 10.5 })
      ;[supplier, `pour ${client}`, site, siteTown].forEach((words, at) => sheet.write(words, 36, 88 + at * 15, { face: 'slab', size: 10.5 }))
      goods.lines.forEach(({ words, code, count, unit }, at) => {
        const y = 170 + at * 44
        sheet.box(36, y, 48, 30, undefined, '#777', 3)
        sheet.write(`A${String(4 + at * 3).padStart(2, '0')}-${(at % 4) + 1}`, 60, y + 9, { face: 'printer', size: 10, align: 'center' })
        sheet.write(words, 94, y + 2, { face: 'slab', size: 10.5 })
        sheet.write(`Réf. ${code}   prélevé : ${count} ${unit}`, 94, y + 17, { face: 'slab', size: 9, color: '#555' })
      })
      notes(fr(kg, 1, ' ')).forEach((words, at) => sheet.write(words, 446, 120 + at * 22, { face: 'slabBold', size: 13 }))
      sheet.write('Contrôle : MB', 446, 420, { face: 'slab', size: 10 })
      sheet.write('Palette limitée à 1 200 kg', 446, 440, { face: 'slab', size: 10 })
      sheet.write('Reçu le                       Signature', 36, 560, { face: 'slab', size: 10.5 })
    },
  }
})
