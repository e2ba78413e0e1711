import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf } from './form-parts.ts'

type Frame = readonly [mark: string, words: string, size: string, kg: number, price: number]

export const framesAcknowledgement = layout(
  'frames-acknowledgement',
  [
    { seed: 11_151, frames: [['F1', 'Fenêtre alu 2 vantaux OB, gris 7016', '1400 × 1250', 58.4, 612], ['F2', 'Fenêtre alu 1 vantail, gris 7016', '600 × 950', 26.4, 388], ['P1', 'Coulissant 2 vantaux 2 rails', '2400 × 2150', 118.5, 1490]] as readonly Frame[] },
    { seed: 11_152, frames: [['A', 'Porte d’entrée PVC blanc, serrure 5 points', '900 × 2150', 64.8, 1120], ['B', 'Châssis fixe PVC blanc', '600 × 1350', 21.2, 305]] as readonly Frame[] },
  ],
  ({ seed, frames }) => {
    const kg = Number(frames.reduce((sum, frame) => sum + frame[3], 0).toFixed(1))
    return {
      expectedKg: kg,
      draw(sheet) {
        const { date, order, account } = marks(seed)
        const face = 'modern'
        const bold = 'modernBold'
        sheet.write('Fenêtres Exemple', 45, 42, { face: bold, size: 18, color: '#22577a' })
        sheet.write('Accusé de réception de commande', 45, 72, { face, size: 13 })
        sheet.write(`AR ${order.slice(3)}   |   ${date}   |   client ${account}`, 45, 92, { face, size: 8.5, color: '#555' })
        writtenLines(sheet, ['Livraison', ...addressOf(seed)], 340, 42, 14, { face, size: 9 }, { face: bold, size: 8.5 })
        sheet.write('Livraison prévue semaine 24, sur chantier, par nos soins.', 45, 118, { face, size: 9 })
        frames.forEach(([mark, words, size, each, price], at) => {
          const y = 145 + at * 92
          sheet.box(45, y, 505, 84, undefined, '#bbb', 4)
          sheet.box(57, y + 12, 46, 60, '#eaf2f7', '#22577a')
          sheet.rule(80, y + 12, 80, y + 72, 0.6, '#22577a')
          sheet.write(`Repère ${mark}`, 120, y + 10, { face: bold, size: 9.5 })
          writtenLines(sheet, [words, `L × H : ${size} mm`, 'Vitrage 4/16/4 FE argon, Uw 1,4', `Poids : ${fr(each, 1)} kg`], 120, y + 24, 13, { face, size: 8.5 })
          sheet.write('1 pce', 460, y + 34, { face, size: 8.5, align: 'right' })
          sheet.write(`${fr(price, 2, ' ')} €`, 540, y + 34, { face, size: 8.5, align: 'right' })
        })
        const foot = 145 + frames.length * 92 + 8
        const total = frames.reduce((sum, frame) => sum + frame[4], 0)
        sheet.write(`Total HT : ${fr(total, 2, ' ')} €`, 550, foot, { face: bold, size: 10.5, align: 'right' })
        sheet.write(`Poids total de la commande : ${fr(kg, 1)} kg`, 550, foot + 18, { face, size: 9.5, align: 'right' })
        sheet.flow('Sans remarque de votre part sous 48 heures, la fabrication est lancée. Les cotes sont en millimètres, vues de l’intérieur.', 45, foot + 50, 505, { face, size: 8.5, color: '#555' })
      },
    }
  },
)
