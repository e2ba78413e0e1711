import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { writtenLines } from './written-lines.ts'

/** A maker of wood varnish: net and gross columns, both added up. */
export const varnishMaker = layout('varnish-maker', [
  { seed: 9111, rows: [['VPM05', 'Vernis parquet mat aqua 5 L', 18, 5.2, 5.55], ['DUR01', 'Durcisseur 0,5 L', 18, 0.53, 0.61], ['HDT25', 'Huile de terrasse teck 2,5 L', 24, 2.3, 2.62]] },
  { seed: 9112, rows: [['LAS15', 'Lasure HP incolore 15 L', 10, 15.15, 16.2], ['SAT05', 'Saturateur chêne 5 L', 12, 4.85, 5.2], ['DGR05', 'Dégriseur gel 5 L', 6, 5.4, 5.8], ['PNC', 'Brosse spalter 100 mm', 20, 0.09, 0.1]] },
] as const, ({ seed, rows }) => {
  const lines = rows.map(([code, words, count, net, gross]) => ({ code, words, count, net: Number((count * net).toFixed(2)), gross: Number((count * gross).toFixed(2)) }))
  const sum = (what: 'count' | 'net' | 'gross') => Number(lines.reduce((all, line) => all + line[what], 0).toFixed(2))
  return {
    expectedKg: sum('gross'),
    draw(sheet) {
      const { client, site, siteTown, slip, order, date, account } = marks(seed)
      const face = { face: 'sans', size: 9 } as const
      sheet.write('Vernis Exemple', 44, 40, { face: 'serifBold', size: 24, color: '#6d4c41' })
      sheet.write('Fabricant depuis l’atelier', 44, 68, { face: 'serif', size: 10 })
      writtenLines(sheet, ['BORDEREAU DE LIVRAISON', `Référence : ${slip}`, `Date : ${date}`, `Client : ${account}`, `Commande : ${order}`], 551, 40, 13, { ...face, align: 'right' }, { face: 'sansBold', size: 12, align: 'right' })
      writtenLines(sheet, [client, site, siteTown], 44, 124, 13, { face: 'sans', size: 10 }, { face: 'sansBold', size: 10 })
      const y = table(sheet, {
        x: 44, y: 186, lines: 'rows', headHeight: 26, style: face, headStyle: { face: 'sansBold', size: 8.5 }, headFill: '#efebe9',
        columns: [{ title: 'Référence', width: 70 }, { title: 'Désignation', width: 197 }, { title: 'Quantité', width: 70, align: 'right' }, { title: 'Poids net\nkg', width: 85, align: 'right' }, { title: 'Poids brut\nkg', width: 85, align: 'right' }],
        rows: [
          ...lines.map((line) => [line.code, line.words, String(line.count), fr(line.net, 2), fr(line.gross, 2)]),
          ['', 'Total général', String(sum('count')), fr(sum('net'), 2), fr(sum('gross'), 2)],
        ],
      })
      writtenLines(sheet, ['Produits en phase aqueuse, craignent le gel. Teneur en COV < 30 g/L.', 'Emballages vides à déposer en déchèterie professionnelle.'], 44, y + 18, 12, { face: 'sans', size: 8 })
      writtenLines(sheet, ['Marchandises reçues en bon état', 'Nom :', 'Date et heure :', 'Signature :'], 330, y + 60, 18, face)
      sheet.write('Vernis Exemple SARL – 000 000 000 RCS Grasse – IBAN FR76 0000 0000 0000 0000 0000 000', 297, 805, { face: 'sans', size: 7, align: 'center' })
    },
  }
})
