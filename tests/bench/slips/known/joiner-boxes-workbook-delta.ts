import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, exact, stacked, underColumns } from './delta-print.ts'

const columns = columnsOf(['N°', 30, 'c'], ['Repère', 62], ['Désignation', 190], ['Long.', 48, 'r'], ['Larg.', 48, 'r'], ['Qté', 34, 'r'], ['kg / u', 48, 'r'], ['kg', 54, 'r'])

/** A joiner's own spreadsheet, printed with its grid: fitted cupboards by room. */
export const joinerBoxesWorkbook = layout(
  'joiner-boxes-workbook-delta',
  [
    {
      seed: 18864,
      goods: [['CH1', 'Caisson dressing mélaminé', 2350, 900, 2, 61], ['CH1', 'Façade coulissante', 2300, 920, 2, 34.5], ['CH2', 'Caisson dressing mélaminé', 2350, 600, 3, 46], ['SDB', 'Plan vasque stratifié', 1400, 520, 1, 18.5], ['Divers', 'Carton quincaillerie', 600, 400, 1, 12]] as const,
      label: 'TOTAL kg', floors: 'RDC et 1er étage',
    },
    {
      seed: 18865,
      goods: [['ENT', 'Bibliothèque – montants', 2500, 400, 6, 14.5], ['ENT', 'Bibliothèque – tablettes', 900, 380, 30, 4.2], ['SAL', 'Meuble TV assemblé', 2400, 480, 1, 78], ['SAL', 'Panneaux plaqués chêne', 2500, 1220, 4, 29.5]] as const,
      label: 'Poids total', floors: '3e étage ascenseur',
    },
  ],
  ({ seed, goods, label, floors }) => {
    const p = partiesOf(seed)
    const kg = exact(goods.reduce((all, [, , , , count, one]) => all + count * one, 0))
    const face = 'modern'
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('Atelier Exemple – Agencement', 40, 40, { face: 'modernBold', size: 12 })
        sheet.write('BL / liste colis', 556, 40, { face: 'modernBold', size: 12, align: 'right' })
        const cells = [['Client', p.client, 'BL n°', p.number.slice(2)], ['Chantier', p.site.replace('Chantier ', ''), 'Date', p.date], ['Adresse', `${p.clientStreet}, ${p.clientTown}`, 'Étage', floors]]
        cells.forEach((row, line) => {
          const y = 62 + line * 17
          sheet.rule(40, y, 554, y, 0.4, '#999')
          row.forEach((words, at) => sheet.write(words, [44, 110, 370, 424][at]!, y + 4, { face: at % 2 === 0 ? 'modernBold' : face, size: 8.5 }))
        })
        sheet.box(40, 62, 514, 51, undefined, '#999')
        const rows = goods.map(([mark, words, long, wide, count, one], at) => [String(at + 1), mark, words, fr(long), fr(wide), fr(count), fr(one, 1), fr(count * one, 1)])
        const foot = table(sheet, { x: 40, y: 130, columns, rows, lines: 'grid', style: { face, size: 8.5 }, headStyle: { face: 'modernBold', size: 8.5 }, headFill: '#d9ead3', headHeight: 18 })
        sheet.box(40, foot, 514, 18, '#fff2cc', '#111')
        underColumns(sheet, columns, 40, foot + 5, ['', '', label, '', '', fr(goods.reduce((all, one) => all + one[4], 0)), '', fr(kg, 1, ' ')], { face: 'modernBold', size: 8.5 })
        stacked(sheet, ['Prévoir 2 personnes + diable.', 'Panneaux 19 mm : 13,5 kg/m² (pour info).', 'Emballage repris par nos soins.'], 40, foot + 36, 15, { face, size: 8.5 })
        sheet.write('Reçu par :', 360, foot + 36, { face, size: 8.5 })
        sheet.rule(420, foot + 46, 554, foot + 46, 0.5, '#666')
      },
    }
  },
)
