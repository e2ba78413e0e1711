import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'

const wares: readonly Ware[] = [
  ['3760001002147', 'Bloc-porte isoplane 83 cm', 'PCE', 22.4, 79],
  ['3760001003311', 'Plinthe MDF 2,44 m', 'PCE', 2.1, 6.9],
  ['3760001004479', 'Plaque BA13 250 × 120', 'PCE', 25.8, 8.7],
  ['3760001005582', 'Rail 48 – 3 m', 'PCE', 2.05, 3.9],
  ['3760001006695', 'Laine minérale 45 mm', 'RLX', 11.6, 41],
  ['3760001007708', 'Enduit joint 25 kg', 'SAC', 25.3, 21],
  ['3760001008811', 'Vis TTPC 25 – boîte 1000', 'BTE', 1.3, 9.8],
]

/** The common program of a buying group: unit and line weight, and a small block of sums at the right. */
export const buyingGroup = layout('buying-group', [
  { seed: 9181, take: [[2, 20], [3, 12], [5, 2], [6, 1]] as Take },
  { seed: 9182, take: [[0, 6], [1, 30]] as Take },
  { seed: 9183, take: [[2, 60], [3, 40], [4, 8], [5, 10], [6, 4]] as Take },
], ({ seed, take }) => {
  const { lines, kg, count } = consigned(wares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, account, date, street, town } = marks(seed)
      const face = { face: 'sans', size: 8.5 } as const
      sheet.box(40, 30, 60, 40, '#c62828', '#c62828', 6)
      sheet.write('EX', 70, 41, { face: 'sansBold', size: 18, color: '#fff', align: 'center' })
      writtenLines(sheet, ['Adhérent Exemple Matériaux', street, town], 110, 32, 13, face, { face: 'sansBold', size: 12 })
      sheet.write('BORDEREAU DE LIVRAISON', 555, 32, { face: 'sansBold', size: 13, align: 'right' })
      table(sheet, {
        x: 300, y: 52, lines: 'grid', headHeight: 16, rowHeight: 18, style: face, headStyle: { face: 'sansBold', size: 7.5 },
        columns: [{ title: 'Numéro', width: 70, align: 'center' }, { title: 'Date', width: 65, align: 'center' }, { title: 'Client', width: 60, align: 'center' }, { title: 'Page', width: 60, align: 'center' }],
        rows: [[slip, date, account, '1 sur 1']],
      })
      writtenLines(sheet, ['LIVRÉ À', client, site, siteTown], 300, 104, 13, { face: 'sans', size: 9.5 }, { face: 'sansBold', size: 8 })
      sheet.write(`Commande ${order} – Tournée du matin`, 40, 150, face)
      const y = table(sheet, {
        x: 40, y: 172, lines: 'rows', headHeight: 26, style: face, headStyle: { face: 'sansBold', size: 8 }, headFill: '#f2f2f2',
        columns: [{ title: 'Gencod', width: 85 }, { title: 'Libellé', width: 180 }, { title: 'Qté\nlivrée', width: 50, align: 'right' }, { title: 'Unité', width: 45, align: 'center' }, { title: 'Reliquat', width: 45, align: 'right' }, { title: 'Poids\nunitaire', width: 55, align: 'right' }, { title: 'Poids', width: 55, align: 'right' }],
        rows: lines.map((line) => [line.code, line.words, String(line.count), line.unit, '0', fr(line.unitKg, 2), fr(line.kg, 2)]),
      })
      ;[['Nombre de lignes', String(lines.length)], ['Nombre d’unités', String(count)], ['Poids total en kg', fr(kg, 2, ' ')]].forEach(([name, value], at) => {
        sheet.box(375, y + 14 + at * 20, 110, 20, '#f2f2f2')
        sheet.box(485, y + 14 + at * 20, 70, 20)
        sheet.write(name!, 380, y + 20 + at * 20, { face: 'sansBold', size: 8.5 })
        sheet.write(value!, 550, y + 20 + at * 20, { ...face, size: 9.5, align: 'right' })
      })
      writtenLines(sheet, ['Contrôlé par : …………………', 'Chargé par : ……………………'], 40, y + 20, 22, face)
      sheet.flow('Conformément à l’article 121-95 du Code de commerce, il appartient au destinataire de vérifier les expéditions à l’arrivée et d’exercer, s’il y a lieu, les recours contre le transporteur.', 40, y + 92, 515, { face: 'sans', size: 7.5, color: '#555' })
    },
  }
})
