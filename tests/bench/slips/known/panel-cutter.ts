import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { writtenLines } from './written-lines.ts'

/** A merchant of boards cuts to size: surface and weight of each cut, and a row of totals. */
export const panelCutter = layout('panel-cutter', [
  { seed: 9201, cuts: [['Contreplaqué peuplier 15', 1200, 600, 12, 6.9], ['MDF standard 19', 800, 400, 20, 14.1]] },
  { seed: 9202, cuts: [['Mélaminé blanc 19', 2070, 580, 10, 12.6], ['Mélaminé blanc 19', 1180, 580, 16, 12.6], ['Panneau de fond 3', 2050, 1180, 4, 2.5]] },
  { seed: 9203, cuts: [['OSB3 12', 2500, 625, 40, 7.6]] },
] as const, ({ seed, cuts }) => {
  const lines = cuts.map(([words, long, wide, count, perArea]) => {
    const area = Number(((long * wide * count) / 1e6).toFixed(2))
    return { words, long, wide, count, area, kg: Number((area * perArea).toFixed(1)) }
  })
  const sum = (what: 'count' | 'area' | 'kg') => Number(lines.reduce((all, line) => all + line[what], 0).toFixed(2))
  return {
    expectedKg: sum('kg'),
    draw(sheet) {
      const { client, site, siteTown, slip, order, date, phone } = marks(seed)
      const face = { face: 'sans', size: 9 } as const
      sheet.write('PANNEAUX EXEMPLE', 40, 36, { face: 'sansBold', size: 17 })
      sheet.write(`Débit à la demande – ${phone}`, 40, 58, face)
      sheet.box(40, 76, 515, 20, '#37474f', '#37474f')
      sheet.write(`BORDEREAU DE LIVRAISON N° ${slip} DU ${date}`, 48, 81, { face: 'sansBold', size: 10, color: '#fff' })
      writtenLines(sheet, ['Client :', client, site, siteTown], 40, 106, 13, face, { face: 'sansBold', size: 9 })
      writtenLines(sheet, [`Commande : ${order}`, 'Fiche de débit : jointe', 'Retrait / livraison : livraison'], 330, 106, 13, face)
      const y = table(sheet, {
        x: 40, y: 172, lines: 'grid', style: face, headStyle: { face: 'sansBold', size: 8.5 }, headFill: '#cfd8dc',
        columns: [{ title: 'Matière (ép. mm)', width: 185 }, { title: 'Long.', width: 60, align: 'right' }, { title: 'Larg.', width: 60, align: 'right' }, { title: 'Nb', width: 50, align: 'right' }, { title: 'm²', width: 70, align: 'right' }, { title: 'Poids kg', width: 90, align: 'right' }],
        rows: [
          ...lines.map((line) => [line.words, String(line.long), String(line.wide), String(line.count), fr(line.area, 2), fr(line.kg, 1)]),
          ['TOTAUX', '', '', String(sum('count')), fr(sum('area'), 2), fr(sum('kg'), 1)],
        ],
      })
      writtenLines(sheet, ['Tolérance de coupe ± 0,5 mm. Chants non plaqués sauf mention.', 'Les chutes sont conservées 8 jours puis détruites.'], 40, y + 14, 12, { ...face, size: 8 })
      ;['Préparateur', 'Client'].forEach((words, at) => {
        sheet.box(40 + at * 265, y + 56, 250, 60)
        sheet.write(words, 46 + at * 265, y + 61, { ...face, size: 8 })
      })
    },
  }
})
