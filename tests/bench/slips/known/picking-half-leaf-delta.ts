import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, stacked } from './delta-print.ts'
import { plumbing } from './delta-wares.ts'

const columns = columnsOf(['Empl.', 48], ['Article', 52], ['Libellé', 172], ['À prép.', 40, 'r'], ['Prép.', 36, 'c'])

/** A warehouse's picking leaf, half a page: the theoretical weight of the preparation in the head. */
export const pickingHalfLeaf = layout(
  'picking-half-leaf-delta',
  [
    { seed: 18876, take: [[3, 2], [13, 1], [5, 2], [12, 2], [9, 4]] as const, words: 'Poids théorique' },
    { seed: 18877, take: [[2, 3], [10, 3], [6, 12], [1, 2]] as const, words: 'Pds prépa (kg)' },
  ],
  ({ seed, take, words }) => {
    const goods = consigned(plumbing, take, 1)
    const p = partiesOf(seed)
    return {
      expectedKg: goods.kg,
      paper: { size: 'A5' },
      draw(sheet) {
        sheet.write('BON DE PRÉPARATION', 28, 26, { face: 'printerBold', size: 13 })
        sheet.write(`${p.number}`, 392, 26, { face: 'printerBold', size: 13, align: 'right' })
        stacked(sheet, ['Dépôt Modèle Sanitaire', `Zone 0${p.page}   Vague ${p.order.slice(0, 3)}`, `Édité ${p.date} ${p.hour}`, `Départ ${p.nextDate}`], 28, 50, 13, { face: 'printer', size: 8.5 })
        stacked(sheet, [p.client, p.clientTown, words.includes('kg') ? `${words} ${fr(goods.kg, 1)}` : `${words} ${fr(goods.kg, 1)} kg`, `Lignes ${goods.lines.length}`], 210, 50, 13, { face: 'printer', size: 8.5 })
        const rows = goods.lines.map(({ code, words: name, count }, at) => [`${code.slice(0, 2)}.${at + 1}.0${p.page}`, code, name.slice(0, 36), fr(count), ''])
        const foot = table(sheet, { x: 28, y: 112, columns, rows, lines: 'grid', style: { face: 'printer', size: 7.2 }, headStyle: { face: 'printerBold', size: 7.5 }, rowHeight: 20 })
        stacked(sheet, ['Préparateur : ..............   Heure fin : ......', 'Supports : ...... palettes  ...... colis', 'Contrôle : ..............'], 28, foot + 18, 18, { face: 'printer', size: 8 })
        sheet.write('Colis > 25 kg : manutention à deux.', 28, foot + 84, { face: 'printer', size: 7.5 })
      },
    }
  },
)
