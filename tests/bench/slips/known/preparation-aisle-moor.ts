import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { bars, headed } from './moor-print.ts'
import { insulationWares, masonryWares } from './moor-wares.ts'

const wares = [...masonryWares, ...insulationWares]
const variants = [
  { seed: 14311, take: [[0, 8], [14, 30], [16, 12], [18, 4], [20, 5]] },
  { seed: 14312, take: [[11, 2], [4, 6], [15, 14], [17, 6], [6, 10], [19, 4]] },
] as const

/** A depot's preparation slip by aisle: unit kilos and line kilos, the theoretical weight of the whole at the end. */
export const preparationAisle = layout('preparation-aisle-moor', variants, ({ seed, take }) => {
  const goods = consigned(wares, take, 1)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const face = 'narrow'
      const who = moorParties(seed, ['Dépôt Exemple Nord', 'Plateforme Modèle'])
      sheet.write('BON DE PRÉPARATION', 36, 30, { face: 'narrowBold', size: 18 })
      sheet.write(`${who.sender} – zone 2 – impression ${who.date} ${who.hour}`, 36, 54, { face, size: 9.5 })
      bars(sheet, 400, 30, 159, 28)
      sheet.write(`P${who.slip}`, 479, 62, { face: 'mono', size: 9, align: 'center' })
      headed(sheet, ['Pour', ...shipTo(who)], 36, 82, 13, { face, size: 10.5 }, { face, size: 8, color: '#666' })
      headed(sheet, ['Livraison', `${who.date} – matin`, `Commande ${who.order}`, 'Véhicule : 19 t grue'], 330, 82, 13, { face, size: 10.5 }, { face, size: 8, color: '#666' })
      const end = table(sheet, {
        x: 36, y: 160, lines: 'grid', rowHeight: 25, style: { face, size: 10.5 }, headStyle: { face: 'narrowBold', size: 9.5 }, headHeight: 26, headFill: '#ddd',
        columns: [{ title: 'Empl.', width: 58 }, { title: 'Article', width: 60 }, { title: 'Désignation', width: 200 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'Kg/U', width: 45, align: 'right' }, { title: 'Poids', width: 55, align: 'right' }, { title: 'Préparé', width: 65 }],
        rows: goods.lines.map(({ code, words, count, unitKg, kg }, at) => [`${'ABCD'[at % 4]}-${10 + at * 3}-0${1 + (at % 3)}`, code, words, String(count), fr(unitKg, 1), fr(kg, 1), '']),
      })
      sheet.write('Poids théorique', 380, end + 12, { face: 'narrowBold', size: 12, align: 'right' })
      sheet.write(`${fr(goods.kg, 1)} kg`, 490, end + 12, { face: 'narrowBold', size: 12, align: 'right' })
      sheet.write(`Lignes : ${goods.lines.length}`, 36, end + 12, { face, size: 10.5 })
      headed(sheet, ['Préparateur : ..............................', 'Contrôle :     ..............................', 'Nombre de palettes : ........'], 36, end + 50, 20, { face, size: 10.5 })
    },
  }
})
