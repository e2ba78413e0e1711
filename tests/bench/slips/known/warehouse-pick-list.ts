import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { layout } from '../layout.ts'
import { labelValueRows } from './label-value-rows.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['B-04-12', 'Tube PVC évacuation Ø100 4 m', 'BAR', 5.9, 0],
  ['B-04-18', 'Tube PVC évacuation Ø125 4 m', 'BAR', 8.3, 0],
  ['C-11-02', 'Coude PVC 87°30 Ø100 MF', 'PCE', 0.31, 0],
  ['D-01-07', 'Regard PVC 30 × 30', 'PCE', 2.75, 0],
  ['E-20-01', 'Caniveau polymère 1 m grille acier', 'PCE', 12.4, 0],
  ['C-12-09', 'Colle PVC gel pot 1 L', 'POT', 1.05, 0],
]

/** A warehouse's picking order, shipped with the goods: the weight in the head, with the number of lines and the bay. */
export const warehousePickList = layout('warehouse-pick-list', [
  { seed: 7101, take: [[0, 25], [2, 40], [3, 4], [5, 2]] as Take, bay: 'Q3' },
  { seed: 7102, take: [[1, 12], [4, 15], [5, 1]] as Take, bay: 'Q1' },
], ({ seed, take, bay }) => {
  const { lines, kg } = consigned(wares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, number, day, hour, order } = parties(seed)
      const text = { face: 'mono', size: 9 } as const
      sheet.write('BON DE PREPARATION / EXPEDITION', 36, 36, { face: 'printerBold', size: 15 })
      sheet.write('PLATEFORME EXEMPLE ASSAINISSEMENT', 36, 58, text)
      sheet.box(36, 78, 523, 92)
      labelValueRows(sheet, [['N° BP', `P${number}`], ['COMMANDE', order], ['CLIENT', client], ['CHANTIER', site], ['EDITE LE', `${day} ${hour}`]], { x: 44, y: 86, step: 16, valueAt: 70, style: text })
      labelValueRows(sheet, [['QUAI', bay], ['NB LIGNES', String(lines.length)], ['POIDS (KG)', fr(kg, 3)], ['VOLUME (M3)', fr(kg / 310, 3)], ['PRIORITE', '2']], { x: 380, y: 86, step: 16, valueAt: 165, style: text, valueStyle: { ...text, align: 'right' } })
      table(sheet, {
        x: 36, y: 184, lines: 'rows', rowHeight: 24, style: text, headStyle: { face: 'printerBold', size: 9 },
        columns: [{ title: 'EMPL.', width: 70 }, { title: 'DESIGNATION', width: 238 }, { title: 'UV', width: 45, align: 'center' }, { title: 'A PREP.', width: 65, align: 'right' }, { title: 'PREPARE', width: 65, align: 'right' }, { title: 'OK', width: 40, align: 'center' }],
        rows: lines.map((line) => [line.code, line.words, line.unit, String(line.count), '____', '']),
      })
      lines.forEach((_line, at) => sheet.box(534, 184 + 22 + at * 24 + 5, 11, 11))
      sheet.write('PREPARATEUR : ........   CONTROLE : ........   NB PALETTES : ....', 36, 420, text)
    },
  }
})
