import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { facts } from './east-print.ts'
import { electricalWares, toolWares } from './east-wares.ts'

const shelf = [...toolWares, ...electricalWares]

/** A picking sheet: the supports it fills, the weight to load in the head of the sheet. */
export const depotWavePicking = layout(
  'depot-wave-picking-east',
  [
    { seed: 9555, take: [[0, 3], [6, 4], [8, 20], [9, 12], [12, 10], [15, 6]] as const, supports: 1 },
    { seed: 9556, take: [[2, 2], [3, 1], [7, 16], [13, 1], [16, 4], [18, 30], [23, 8]] as const, supports: 2 },
  ],
  ({ seed, take, supports }) => {
    const goods = consigned(shelf, take, 1)
    const { client, siteTown, number, order, date, nextDate, hour } = parties(seed)
    return {
      expectedKg: goods.kg,
      paper: { landscape: true },
      draw(sheet) {
        const plain = { face: 'condensed', size: 11 } as const
        const bold = { face: 'condensedBold', size: 11 } as const
        sheet.write('BON DE PRÉPARATION', 34, 28, { face: 'condensedBold', size: 22 })
        sheet.write('Entrepôt Spécimen Distribution', 34, 56, plain)
        sheet.box(560, 28, 248, 40, '#000', '#000')
        sheet.write(`PR ${number}`, 684, 37, { face: 'condensedBold', size: 20, color: '#fff', align: 'center' })
        facts(sheet, [['Commande', order], ['Client', client], ['Destination', siteTown]], 34, 84, 80, 15, plain, bold)
        facts(sheet, [['Vague', `${hour} du ${date}`], ['Livraison', nextDate], ['Quai', '4']], 320, 84, 80, 15, plain, bold)
        facts(sheet, [['Supports', String(supports)], ['Poids à charger', `${fr(goods.kg, 1)} kg`], ['Charge max. support', '900 kg']], 560, 84, 120, 15, plain, bold)
        const foot = table(sheet, {
          x: 34, y: 140, lines: 'grid', style: plain, headStyle: bold, headFill: '#ddd', rowHeight: 24,
          columns: [{ title: 'Adresse', width: 90 }, { title: 'Article', width: 110 }, { title: 'Libellé', width: 304 }, { title: 'À prélever', width: 80, align: 'right' }, { title: 'UC', width: 50, align: 'center' }, { title: 'Prélevé', width: 80 }, { title: 'Poids', width: 60, align: 'right' }],
          rows: goods.lines.map(({ code, words, unit, count, kg }, at) => [`${String.fromCodePoint(65 + at)}-${12 + at * 3}-0${(at % 4) + 1}`, code, words, String(count), unit, '', fr(kg, 1)]),
        })
        sheet.write('Préparateur : ....................    Contrôleur : ....................    Heure fin : ..........', 34, foot + 26, plain)
        sheet.write('Signaler toute rupture au chef de quai avant filmage. Port de charge manuel limité à 25 kg.', 34, foot + 50, { ...plain, size: 9, color: '#555' })
      },
    }
  },
)
