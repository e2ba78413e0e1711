import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, facts, stacked, underColumns } from './delta-print.ts'
import { electrical } from './delta-wares.ts'

const columns = columnsOf(['Ligne', 34, 'c'], ['Code article', 70], ['Libellé', 214], ['Qté', 40, 'r'], ['UV', 34, 'c'], ['Poids unit.', 58, 'r'], ['Poids', 62, 'r'])

/** An electrical wholesaler: unit weight and line weight, the sum on the line under the table. */
export const electricalLineKilos = layout(
  'electrical-line-kilos-delta',
  [
    { seed: 18804, take: [[1, 6], [3, 8], [4, 4], [8, 3], [0, 2], [5, 24], [7, 60]] as const, words: 'Total poids de l’expédition (kg)' },
    { seed: 18805, take: [[2, 1], [9, 12], [13, 2], [12, 4], [14, 1], [10, 16]] as const, words: 'POIDS TOTAL KG' },
  ],
  ({ seed, take, words }) => {
    const goods = consigned(electrical, take)
    const p = partiesOf(seed)
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        sheet.write('EXEMPLE ÉLEC DISTRIBUTION', 36, 26, { face: 'narrowBold', size: 13 })
        stacked(sheet, ['Matériel électrique – agence Spécimen', `${p.street} – ${p.town}`, `Téléphone ${p.phone}`], 36, 45, 12, { face: 'narrow', size: 9 })
        sheet.rule(36, 86, 559, 86, 1.6, '#d35400')
        sheet.write(`Bon d’expédition n° ${p.number}`, 36, 96, { face: 'narrowBold', size: 14 })
        facts(sheet, [['Date d’édition :', `${p.date} ${p.hour}`], ['Livraison prévue :', p.nextDate], ['Votre commande :', `TEL ${p.order}`], ['Client :', `${p.account} – ${p.client}`]], 36, 120, 13, 86, { face: 'narrow', size: 9 })
        stacked(sheet, ['ADRESSE DE LIVRAISON', p.client, p.site, p.clientStreet, p.clientTown], 350, 96, 13, { face: 'narrow', size: 9.5 }, { face: 'narrowBold', size: 8, color: '#d35400' })
        const rows = goods.lines.map(({ code, words: name, unit, count, unitKg, kg }, at) => [String((at + 1) * 10), code, name, fr(count), unit, fr(unitKg, 2), fr(kg, 2)])
        const foot = table(sheet, { x: 36, y: 190, columns, rows, lines: 'rows', headFill: '#f7e3d4', style: { face: 'narrow', size: 9 }, headStyle: { face: 'narrowBold', size: 9 } })
        sheet.box(36, foot + 4, 512, 20, '#f7e3d4', '#f7e3d4')
        sheet.write(words, 420, foot + 9, { face: 'narrowBold', size: 9.5, align: 'right' })
        underColumns(sheet, columns, 36, foot + 9, ['', '', '', '', '', '', fr(goods.kg, 2, ' ')], { face: 'narrowBold', size: 9.5 })
        stacked(sheet, [`Nombre de lignes : ${goods.lines.length}    Nombre d’unités : ${fr(goods.count)}`, 'Tourets et palettes Europe restent notre propriété.', 'Marchandise à contrôler en présence du livreur.'], 36, foot + 44, 12, { face: 'narrow', size: 8.5 })
        sheet.box(320, foot + 44, 228, 60, undefined, '#999')
        sheet.write('Signature et cachet du client', 326, foot + 49, { face: 'narrow', size: 8, color: '#666' })
        sheet.write('Page 1 / 1', 559, 812, { face: 'narrow', size: 8, align: 'right' })
      },
    }
  },
)
