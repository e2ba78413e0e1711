import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { writtenLines } from './written-lines.ts'

/** A merchant of lifting gear: what each article can carry is in its name, what it weighs is not. */
export const liftingGear = layout('lifting-gear', [
  { seed: 9291, kg: 48.6, rows: [['ELI2-4', 'Élingue chaîne 2 brins 4 m CMU 2 800 kg', '1', 186], ['MAN15', 'Manille lyre CMU 1 500 kg', '8', 9.4], ['PAL1', 'Palan à levier CMU 750 kg', '2', 164]] },
  { seed: 9292, kg: null, rows: [['SANG5', 'Sangle d’arrimage 9 m – résistance 5 000 kg', '10', 14.8], ['ELT2', 'Élingue tubulaire 2 m CMU 1 000 kg', '6', 8.9]] },
  { seed: 9293, kg: 132, rows: [['TPAL', 'Transpalette manuel capacité 2 500 kg', '1', 390], ['DIAB', 'Diable acier capacité 250 kg', '2', 98], ['SANG3', 'Sangle à cliquet – résistance 2 000 kg', '4', 9.9]] },
] as const, ({ seed, kg, rows }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { client, site, siteTown, slip, order, account, date } = marks(seed)
    const face = { face: 'sans', size: 9 } as const
    const bold = { face: 'sansBold', size: 9 } as const
    sheet.write('LEVAGE EXEMPLE', 40, 36, { face: 'sansBold', size: 20, color: '#e65100' })
    sheet.write('Élingues – Palans – Arrimage – Contrôle périodique', 40, 62, face)
    writtenLines(sheet, ['Bon de livraison', `N° ${slip}`, `du ${date}`, `Client n° ${account}`, `V/cde ${order}`], 400, 36, 13, face, { ...bold, size: 12 })
    writtenLines(sheet, ['Adresse de livraison', client, site, siteTown], 40, 96, 13, face, bold)
    const y = table(sheet, {
      x: 40, y: 168, lines: 'grid', rowHeight: 19, style: face, headStyle: { ...bold, color: '#fff' }, headFill: '#424242',
      columns: [{ title: 'Réf.', width: 60 }, { title: 'Désignation', width: 275 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'P.U. HT', width: 65, align: 'right' }, { title: 'Total HT', width: 75, align: 'right' }],
      rows: rows.map(([code, words, count, price]) => [code, words, count, fr(price, 2), fr(price * Number(count), 2, ' ')]),
    })
    const total = rows.reduce((all, [, , count, price]) => all + price * Number(count), 0)
    sheet.write(`Total HT : ${fr(total, 2, ' ')} €`, 555, y + 12, { ...bold, align: 'right' })
    sheet.write('Colis : 1', 40, y + 12, face)
    if (kg !== null) sheet.write(`Poids total : ${fr(kg, 2)} kg`, 110, y + 12, bold)
    sheet.flow('CMU : charge maximale d’utilisation. Certificats CE et déclarations de conformité joints. Vérification périodique obligatoire tous les 12 mois (arrêté du 1er mars 2004).', 40, y + 44, 515, { ...face, size: 8, color: '#444' })
    sheet.box(360, y + 84, 195, 62)
    sheet.write('Cachet et signature', 368, y + 90, { ...face, size: 8 })
  },
}))
