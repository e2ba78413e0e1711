import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { strip } from './east-print.ts'
import { yardWares } from './east-wares.ts'

/** Goods and the pallets under them weighed together; the returned pallets stand in a table of their own. */
export const returnsCredited = layout(
  'returns-credited-east',
  [
    { seed: 9538, take: [[2, 180], [0, 40], [1, 12]] as const, pallets: 4, back: 6 },
    { seed: 9539, take: [[5, 60], [8, 12], [3, 30]] as const, pallets: 3, back: 0 },
  ],
  ({ seed, take, pallets, back }) => {
    const goods = consigned(yardWares, take, 1)
    const wood = pallets * 22
    const { client, site, siteStreet, siteTown, number, account, date, hour, plate, phone, street, town } = parties(seed)
    return {
      expectedKg: Number((goods.kg + wood).toFixed(1)),
      draw(sheet) {
        const plain = { face: 'condensed', size: 10.5 } as const
        const bold = { face: 'condensedBold', size: 10.5 } as const
        sheet.box(0, 0, 18, sheet.height, '#2a6f97', '#2a6f97')
        sheet.write('MATÉRIAUX SPÉCIMEN', 36, 28, { face: 'condensedBold', size: 20, color: '#2a6f97' })
        sheet.write(`${street} – ${town} – ${phone}`, 36, 54, plain)
        sheet.write(`Livraison n° ${number}`, 565, 30, { face: 'condensedBold', size: 15, align: 'right' })
        sheet.write(`${date} – départ ${hour} – ${plate}`, 565, 52, { ...plain, align: 'right' })
        writtenLines(sheet, [`Client ${account}`, client], 36, 86, 14, plain, bold)
        writtenLines(sheet, ['Livré chantier', site, siteStreet, siteTown], 330, 86, 14, plain, bold)
        const columns = [{ title: 'Code', width: 70 }, { title: 'Désignation', width: 259 }, { title: 'Qté', width: 60, align: 'right' }, { title: 'Unité', width: 60, align: 'center' }, { title: 'Poids (kg)', width: 80, align: 'right' }] as const
        const foot = table(sheet, {
          x: 36, y: 158, lines: 'rows', style: plain, headStyle: bold, rowHeight: 20, columns,
          rows: [...goods.lines.map(({ code, words, unit, count, kg }) => [code, words, String(count), unit, fr(kg, 1, ' ')]), ['PALC', 'Palette consignée', String(pallets), 'PCE', fr(wood, 1)]],
        })
        const under = strip(sheet, [['Lignes', String(goods.lines.length + 1), 90], ['Palettes sorties', String(pallets), 130], ['Poids total du chargement', `${fr(goods.kg + wood, 1, ' ')} kg`, 309]], { x: 36, y: foot + 14, style: plain, bold, fill: '#dcebf3' })
        sheet.write('Retours repris au client', 36, under + 30, bold)
        table(sheet, { x: 36, y: under + 46, lines: 'rows', style: plain, headStyle: bold, rowHeight: 20, columns: columns.slice(0, 4), rows: [['PALC', 'Palette consignée rendue', back > 0 ? `-${back}` : '', 'PCE'], ['', '', '', '']] })
        sheet.write('Signature du client', 36, 640, plain)
        sheet.box(36, 658, 220, 80)
        sheet.write('Signature du chauffeur', 345, 640, plain)
        sheet.box(345, 658, 220, 80)
      },
    }
  },
)
