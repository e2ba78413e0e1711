import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { layout } from '../layout.ts'
import { addressOf, captionsAndValues } from './form-parts.ts'

const wares: readonly Ware[] = [
  ['BC20', 'Bloc creux 20 × 20 × 50', 'PAL 60', 1068, 0],
  ['BAN20', 'Bloc à bancher 20 × 20 × 50', 'PAL 60', 1110, 0],
  ['CIM35', 'Ciment 35 kg', 'PAL 40', 1400, 0],
  ['MTJ', 'Mortier-colle joint mince 25 kg', 'PAL 48', 1200, 0],
]

export const palletsBalance = layout(
  'pallets-balance',
  [
    { seed: 11_301, take: [[0, 2], [3, 1]] as Take, back: 2 },
    { seed: 11_302, take: [[1, 4], [2, 1]] as Take, back: 5 },
  ],
  ({ seed, take, back }) => {
    const { lines, kg, count } = consigned(wares, take, 0)
    const gross = kg + count * 22
    return {
      expectedKg: gross,
      draw(sheet) {
        const { date, slip, account } = marks(seed)
        const face = 'sans'
        const bold = 'sansBold'
        sheet.write('Blocs & Ciments Exemple', 40, 38, { face: bold, size: 16, color: '#3d5a80' })
        sheet.box(365, 32, 190, 44, '#3d5a80', '#3d5a80')
        sheet.write('BON DE LIVRAISON', 460, 39, { face: bold, size: 12, color: '#fff', align: 'center' })
        sheet.write(`${slip} – ${date}`, 460, 57, { face, size: 9.5, color: '#fff', align: 'center' })
        const [client, site, siteTown] = addressOf(seed)
        captionsAndValues(sheet, [['Compte', account], ['Client', client], ['Livraison', site], ['', siteTown]], 40, 105, 92, 15, { face, size: 9.5 })
        const columns = [{ title: 'Code', width: 60 }, { title: 'Produit', width: 235 }, { title: 'Palettes', width: 60, align: 'right' }, { title: 'Cond.', width: 70, align: 'center' }, { title: 'Poids net kg', width: 90, align: 'right' }] as const
        const foot = table(sheet, { x: 40, y: 172, columns, rows: lines.map((line) => [line.code, line.words, String(line.count), line.unit, fr(line.kg, 0, ' ')]), style: { face, size: 9.5 }, headStyle: { face: bold, size: 9 }, headFill: '#e0e8f0', rowHeight: 20 })
        captionsAndValues(sheet, [['Poids net marchandises', `${fr(kg, 0, ' ')} kg`], [`Palettes bois (${count} × 22 kg)`, `${fr(count * 22, 0, ' ')} kg`], ['Poids brut chargé', `${fr(gross, 0, ' ')} kg`]], 345, 551, foot + 14, 17, { face: bold, size: 9.5 }, { face, size: 9.5, align: 'right' })
        sheet.write('Compte palettes consignées', 40, foot + 96, { face: bold, size: 10 })
        const balance = [{ title: 'Mouvement', width: 170 }, { title: 'Nombre', width: 70, align: 'right' }, { title: 'Consigne unit.', width: 90, align: 'right' }, { title: 'Montant', width: 90, align: 'right' }] as const
        table(sheet, { x: 40, y: foot + 112, columns: balance, rows: [['Livrées ce jour', String(count), '14,00 €', `${fr(count * 14, 2)} €`], ['Reprises ce jour', String(back), '-12,00 €', `-${fr(back * 12, 2)} €`]], style: { face, size: 9.5 }, headStyle: { face, size: 8.5, color: '#555' } })
        sheet.write('Déchargement grue auxiliaire : oui – portée 8 m, 1 500 kg', 40, foot + 200, { face, size: 9 })
        sheet.write('Signature client :', 360, foot + 200, { face, size: 9 })
      },
    }
  },
)
