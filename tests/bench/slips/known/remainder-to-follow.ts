import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { addressOf, captionsAndValues } from './form-parts.ts'

type Line = readonly [code: string, words: string, ordered: number, delivered: number, kg: number]

export const remainderToFollow = layout(
  'remainder-to-follow',
  [
    { seed: 11_171, lines: [['TUI-RM', 'Tuile romane terre cuite', 240, 240, 3.4], ['FAI-RM', 'Faîtière à emboîtement', 18, 10, 4.1], ['LIT-27', 'Liteau 27x40 – 4 m', 60, 60, 1.9]] as readonly Line[] },
    { seed: 11_172, lines: [['ECR-HP', 'Écran sous-toiture HPV 75 m²', 4, 2, 13.5], ['TUI-CN', 'Tuile canal 45 cm', 300, 180, 1.7], ['CLOSO', 'Closoir ventilé 5 m', 6, 6, 2.4]] as readonly Line[] },
    { seed: 11_173, lines: [['RIV-IX', 'Rive inox 2 m', 20, 0, 3.2], ['NOUE-Z', 'Noue zinc 2 m', 8, 8, 5.6]] as readonly Line[] },
  ],
  ({ seed, lines }) => {
    const sum = (of: (line: Line) => number) => Number(lines.reduce((all, line) => all + of(line) * line[4], 0).toFixed(1))
    const kg = sum((line) => line[3])
    return {
      expectedKg: kg,
      draw(sheet) {
        const { slip, date, order, account } = marks(seed)
        const face = 'narrow'
        const bold = 'narrowBold'
        sheet.write('COUVERTURE MODÈLE DISTRIBUTION', 36, 36, { face: bold, size: 15 })
        sheet.write('BON DE LIVRAISON – livraison partielle', 36, 58, { face: bold, size: 12, color: '#7a1f5c' })
        const [client, site, siteTown] = addressOf(seed)
        captionsAndValues(sheet, [['N° BL', slip], ['Date', date], ['Commande', order], ['Code tiers', account]], 36, 96, 86, 15, { face, size: 10 }, { face: bold, size: 10 })
        captionsAndValues(sheet, [['Client', client], ['Lieu', site], ['', siteTown]], 290, 330, 86, 15, { face, size: 10 }, { face: bold, size: 10 })
        const columns = [{ title: 'Réf.', width: 65 }, { title: 'Désignation', width: 178 }, { title: 'Qté\ncommandée', width: 65, align: 'right' }, { title: 'Qté\nlivrée', width: 55, align: 'right' }, { title: 'Reliquat', width: 55, align: 'right' }, { title: 'Poids\nunitaire', width: 50, align: 'right' }, { title: 'Poids livré\nkg', width: 55, align: 'right' }] as const
        const foot = table(sheet, { x: 36, y: 164, columns, rows: lines.map(([code, words, ordered, delivered, each]) => [code, words, String(ordered), String(delivered), String(ordered - delivered), fr(each, 2), fr(delivered * each, 1)]), headHeight: 30, rowHeight: 20, style: { face, size: 10 }, headStyle: { face: bold, size: 9 }, lines: 'grid', headFill: '#efe3eb' })
        captionsAndValues(sheet, [['Poids total livré', `${fr(kg, 1, ' ')} kg`], ['Poids restant à livrer', `${fr(sum((line) => line[2] - line[3]), 1, ' ')} kg`]], 340, 559, foot + 14, 18, { face: bold, size: 10.5 }, { face, size: 10.5, align: 'right' })
        sheet.flow('Le reliquat sera livré dès réapprovisionnement, sans nouvelle commande de votre part.', 36, foot + 16, 270, { face, size: 9.5 })
        sheet.box(36, 700, 523, 74)
        sheet.write('Date et heure de réception, nom, signature, cachet', 44, 706, { face, size: 9 })
      },
    }
  },
)
