import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, stacked } from './delta-print.ts'
import { plumbing } from './delta-wares.ts'

const columns = columnsOf(['Produit', 336], ['Commandé', 80, 'r'], ['Livré', 100, 'r'])
const units: Readonly<Record<string, string>> = { U: 'Unité(s)', BAR: 'Barre(s)', CRN: 'Couronne(s)' }

/** An open management suite's delivery slip: four facts over a plain table, the shipping weight among them. */
export const openShippingPlumber = layout(
  'open-shipping-plumber-delta',
  [
    { seed: 18840, take: [[1, 2], [0, 1], [10, 3], [11, 1]] as const },
    { seed: 18841, take: [[15, 1], [13, 1], [5, 4], [12, 1], [7, 8]] as const },
  ],
  ({ seed, take }) => {
    const goods = consigned(plumbing, take)
    const p = partiesOf(seed)
    const face = 'modern'
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        sheet.circle(62, 58, 18, '#875a7b', 5)
        sheet.write('Sanitaire Modèle', 90, 48, { face: 'modernBold', size: 15, color: '#875a7b' })
        stacked(sheet, ['Sanitaire Modèle SAS', p.street, p.town, 'France'], 40, 90, 12, { face, size: 8.5 })
        stacked(sheet, [p.client, p.clientStreet, p.clientTown, 'France', p.phone], 340, 130, 13, { face, size: 9.5 })
        sheet.write(`EX/OUT/${p.order}`, 40, 214, { face, size: 19, color: '#875a7b' })
        ;([['Commande', `S${p.order}`], ['Date d’expédition', `${p.date} ${p.hour}`], ['Transporteur', 'Tournée Exemple'], ['Poids', `${fr(goods.kg, 2)} kg`]] as const).forEach(([label, value], at) => {
          sheet.write(`${label} :`, 40 + at * 134, 250, { face: 'modernBold', size: 8.5 })
          sheet.write(value, 40 + at * 134, 264, { face, size: 9 })
        })
        const rows = goods.lines.map(({ code, words, unit, count }) => [`[${code}] ${words}`, `${fr(count, 2)} ${units[unit]}`, `${fr(count, 2)} ${units[unit]}`])
        const foot = table(sheet, { x: 40, y: 294, columns, rows, lines: 'rows', style: { face, size: 9 }, headStyle: { face: 'modernBold', size: 9 }, rowHeight: 21 })
        sheet.write('Signature', 460, foot + 30, { face: 'modernBold', size: 9 })
        sheet.rule(400, foot + 84, 556, foot + 84, 0.4, '#888')
        sheet.rule(40, 786, 556, 786, 0.6, '#875a7b')
        sheet.write(`contact@exemple.invalid | www.exemple.invalid | TVA FR00${p.account}0000`, 298, 794, { face, size: 7.5, color: '#666', align: 'center' })
        sheet.write('Page 1 / 1', 298, 806, { face, size: 7.5, color: '#666', align: 'center' })
      },
    }
  },
)
