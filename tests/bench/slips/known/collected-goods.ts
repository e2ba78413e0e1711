import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { layout } from '../layout.ts'
import { addressOf } from './form-parts.ts'

const wares: readonly Ware[] = [
  ['102', 'Piquet châtaignier 1,80 m', 'pce', 4.5, 0],
  ['117', 'Grillage simple torsion 25 m', 'rlx', 27, 0],
  ['131', 'Panneau rigide 2,50 x 1,53', 'pce', 12.5, 0],
  ['140', 'Poteau à sceller 2,00 m', 'pce', 3.5, 0],
  ['155', 'Béton prêt à gâcher 30 kg', 'sac', 30, 0],
  ['162', 'Portillon 1,00 x 1,50', 'pce', 34, 0],
]

export const collectedGoods = layout(
  'collected-goods',
  [
    { seed: 11_351, take: [[2, 14], [3, 15], [4, 15], [5, 1]] as Take },
    { seed: 11_352, take: [[0, 60], [1, 5], [4, 4]] as Take },
  ],
  ({ seed, take }) => {
    const { lines, kg } = consigned(wares, take, 1)
    return {
      expectedKg: kg,
      paper: { landscape: true, size: 'A5' },
      draw(sheet) {
        const { date, slip } = marks(seed)
        const face = 'serif'
        const bold = 'serifBold'
        const copy = (left: number, words: string) => {
          sheet.write('Clôtures Modèle', left, 22, { face: bold, size: 14 })
          sheet.write(words, left + 262, 25, { face, size: 9, align: 'right' })
          sheet.write(`Bon de sortie dépôt n° ${slip.slice(3)} du ${date}`, left, 42, { face, size: 10 })
          addressOf(seed).forEach((line, at) => sheet.write(line, left, 60 + at * 12, { face, size: 9.5 }))
          const columns = [{ title: 'Art.', width: 32 }, { title: 'Libellé', width: 140 }, { title: 'Qté', width: 35, align: 'right' }, { title: 'Kilos', width: 55, align: 'right' }] as const
          const foot = table(sheet, { x: left, y: 104, columns, rows: lines.map((line) => [line.code, line.words, String(line.count), fr(line.kg, 1)]), lines: 'grid', style: { face, size: 9.5 }, headStyle: { face: bold, size: 9.5 } })
          sheet.write('Total kilos', left + 4, foot + 8, { face: bold, size: 11 })
          sheet.write(fr(kg, 1), left + 258, foot + 8, { face: bold, size: 11, align: 'right' })
          sheet.write('Chauffeur :', left, 320, { face, size: 9.5 })
          sheet.write('Client :', left + 140, 320, { face, size: 9.5 })
          sheet.write('Marchandise agréée au départ, non reprise.', left, 385, { face, size: 8.5, color: '#444' })
        }
        copy(22, 'Exemplaire client')
        sheet.rule(297, 14, 297, 406, 0.5, '#888', 4)
        copy(310, 'Exemplaire dépôt')
      },
    }
  },
)
