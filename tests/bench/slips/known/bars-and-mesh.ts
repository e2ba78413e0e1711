import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf } from './form-parts.ts'

type Bar = readonly [words: string, count: number, metres: number, kgPerMetre: number]

const pricePerTonne = 1180

export const barsAndMesh = layout(
  'bars-and-mesh',
  [
    { seed: 11_221, bars: [['Rond HA Ø 10 FeE500', 60, 12, 0.617], ['Rond HA Ø 14 FeE500', 24, 12, 1.208], ['Rond HA Ø 8 FeE500', 80, 6, 0.395]] as readonly Bar[] },
    { seed: 11_222, bars: [['IPE 160 S275JR', 4, 6, 15.8], ['HEA 140 S275JR', 2, 8, 24.7], ['Tube carré 80x80x4', 6, 6, 9.22], ['Plat 60x8', 10, 6, 3.77]] as readonly Bar[] },
  ],
  ({ seed, bars }) => {
    const weighed = bars.map(([words, count, metres, kgPerMetre]) => ({ words, count, metres, kgPerMetre, kg: Number((count * metres * kgPerMetre).toFixed(2)) }))
    const kg = Number(weighed.reduce((sum, bar) => sum + bar.kg, 0).toFixed(2))
    return {
      expectedKg: kg,
      draw(sheet) {
        const { slip, date, order } = marks(seed)
        const face = 'printer'
        const bold = 'printerBold'
        sheet.write('ACIERS DU MODELE', 34, 34, { face: bold, size: 15 })
        sheet.write('Négoce de produits sidérurgiques', 34, 54, { face, size: 9 })
        sheet.write(`BL ${slip.slice(2)}`, 561, 34, { face: bold, size: 15, align: 'right' })
        sheet.write(`${date} - cde ${order}`, 561, 54, { face, size: 9, align: 'right' })
        writtenLines(sheet, addressOf(seed), 34, 84, 14, { face, size: 9.5 })
        const columns = [{ title: 'Produit', width: 170 }, { title: 'Nb', width: 35, align: 'right' }, { title: 'Long.', width: 50, align: 'right' }, { title: 'Kg/ml', width: 60, align: 'right' }, { title: 'Poids théo.', width: 80, align: 'right' }, { title: '€/T', width: 60, align: 'right' }, { title: 'Montant', width: 72, align: 'right' }] as const
        const rows = weighed.map((bar) => [bar.words, String(bar.count), fr(bar.metres, 2), fr(bar.kgPerMetre, 3), fr(bar.kg, 2, '.'), fr(pricePerTonne, 0), fr((bar.kg * pricePerTonne) / 1000, 2, '.')])
        const foot = table(sheet, { x: 34, y: 144, columns, rows, lines: 'columns', downTo: 380, style: { face, size: 8.5 }, headStyle: { face: bold, size: 8.5 } })
        sheet.write(`Poids théo. total : ${fr(kg, 2, '.')} Kgs`, 34, foot + 14, { face: bold, size: 11 })
        sheet.write('Chutes et coupes : néant   Nombre de bottes : 3', 34, foot + 36, { face, size: 9 })
        sheet.write('Tolérance de laminage +/- 4,5 %. Certificat 3.1 sur demande.', 34, foot + 54, { face, size: 8.5 })
        sheet.box(34, 520, 527, 70)
        sheet.write('Déchargement à la charge du client - Visa :', 42, 528, { face, size: 9 })
      },
    }
  },
)
