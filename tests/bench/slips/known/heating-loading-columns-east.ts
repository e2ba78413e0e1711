import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { facts, footLines } from './east-print.ts'
import { heatingWares } from './east-wares.ts'

/** A heating wholesaler: unit and line weights, the totals under their columns. */
export const heatingLoadingColumns = layout(
  'heating-loading-columns-east',
  [
    { seed: 9513, word: 'TOTAL', take: [[4, 8], [5, 4], [9, 12], [10, 3], [7, 1], [8, 2]] as const },
    { seed: 9514, word: 'Totaux', take: [[1, 1], [2, 1], [3, 1], [12, 2], [8, 1]] as const },
  ],
  ({ seed, word, take }) => {
    const goods = consigned(heatingWares, take, 1)
    const { client, clientTown, site, siteStreet, siteTown, number, order, date, phone, town } = parties(seed)
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const plain = { face: 'condensed', size: 10 } as const
        const bold = { face: 'condensedBold', size: 10 } as const
        sheet.circle(52, 50, 20, '#d35400', 3)
        sheet.write('CE', 52, 41, { face: 'condensedBold', size: 16, color: '#d35400', align: 'center' })
        sheet.write('Chauffage Exemple Distribution', 84, 34, { face: 'condensedBold', size: 18, color: '#d35400' })
        sheet.write(`${town} – ${phone} – 000 points de retrait`, 84, 56, plain)
        sheet.rule(30, 80, 565, 80, 1.5, '#d35400')
        facts(sheet, [['Bordereau de livraison', number], ['Du', date], ['Votre commande', order]], 30, 92, 110, 14, plain, bold)
        writtenLines(sheet, ['Facturé à', client, clientTown], 270, 92, 14, plain, { ...plain, color: '#d35400' })
        writtenLines(sheet, ['Livré à', site, siteStreet, siteTown], 420, 92, 14, plain, { ...plain, color: '#d35400' })
        const foot = table(sheet, {
          x: 30, y: 168, lines: 'rows', style: plain, headStyle: bold, headHeight: 30, rowHeight: 20,
          columns: [{ title: 'Réf.', width: 70 }, { title: 'Désignation', width: 235 }, { title: 'Qté', width: 45, align: 'right' }, { title: 'Unité', width: 45, align: 'center' }, { title: 'Poids unit.\nkg', width: 65, align: 'right' }, { title: 'Poids total\nkg', width: 75, align: 'right' }],
          rows: goods.lines.map(({ code, words, unit, count, unitKg, kg }) => [code, words, String(count), unit, fr(unitKg, 1), fr(kg, 1, ' ')]),
        })
        sheet.rule(30, foot + 3, 565, foot + 3, 1.2)
        sheet.write(word, 104, foot + 9, bold)
        sheet.write(String(goods.count), 376, foot + 9, { ...bold, align: 'right' })
        sheet.write(fr(goods.kg, 1, ' '), 561, foot + 9, { ...bold, align: 'right' })
        sheet.write('Contrôle à réception : compter les colis avant d’émarger. Réserves précises obligatoires.', 30, foot + 60, plain)
        sheet.box(30, foot + 80, 260, 60, undefined, '#aaa')
        sheet.write('Chauffeur', 36, foot + 84, plain)
        sheet.box(305, foot + 80, 260, 60, undefined, '#aaa')
        sheet.write('Client (nom lisible)', 311, foot + 84, plain)
        footLines(sheet, ['Fluides frigorigènes : R32, charge 1,15 kg par unité extérieure, PRG 675. Attestation de capacité exigée.', 'Chauffage Exemple Distribution – siret 000 000 000 00000'], { face: 'condensed', size: 8 })
      },
    }
  },
)
