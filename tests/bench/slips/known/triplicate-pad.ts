import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'

// The third was printed to be filled, and nobody has yet.
export const triplicatePad = layout(
  'triplicate-pad',
  [
    { seed: 11_251, kg: 640, goods: [['16', 'sacs mortier 25 kg'], ['12', 'bordures P1'], ['1', 'rouleau de grillage']], weight: '640 kg' },
    { seed: 11_252, kg: 1350, goods: [['1', 'big bag gravier 6/14'], ['10', 'sacs de ciment'], ['', '']], weight: '1350 kg' },
    { seed: 11_253, kg: null, goods: [], weight: '' },
  ],
  ({ seed, kg, goods, weight }) => ({
    expectedKg: kg,
    paper: { size: 'A5' },
    draw(sheet) {
      const { client, siteTown, date, order } = marks(seed)
      const pen = { face: 'hand', size: 17, color: '#1b2a80' } as const
      const ink = (words: string, x: number, y: number) => {
        if (kg !== null) sheet.write(words, x, y - 7, pen)
      }
      const dotted = (words: string, x: number, y: number, to: number) => {
        sheet.write(words, x, y, { size: 9 })
        sheet.rule(x + sheet.widthOf(words, { size: 9 }) + 4, y + 9, to, y + 9, 0.6, '#777', 1.5)
      }
      sheet.write('DÉPÔT SPÉCIMEN MATÉRIAUX', 26, 26, { face: 'sansBold', size: 12 })
      sheet.write(`N° 00${order.slice(3)}`, 394, 26, { size: 12, align: 'right', color: '#b00' })
      sheet.write('BON DE LIVRAISON', 210, 52, { face: 'sansBold', size: 14, align: 'center' })
      dotted('Date', 26, 82, 190)
      ink(date, 60, 82)
      dotted('Client', 26, 104, 394)
      ink(client, 70, 104)
      dotted('Chantier', 26, 126, 394)
      ink(siteTown, 80, 126)
      sheet.box(26, 150, 368, 262)
      sheet.rule(26, 170, 394, 170)
      sheet.rule(92, 150, 92, 412)
      sheet.write('Quantité', 59, 156, { face: 'sansBold', size: 8.5, align: 'center' })
      sheet.write('Désignation', 243, 156, { face: 'sansBold', size: 8.5, align: 'center' })
      Array.from({ length: 10 }, (_, at) => sheet.rule(26, 192 + at * 22, 394, 192 + at * 22, 0.3, '#aaa'))
      goods.forEach(([count, words], at) => {
        ink(count!, 50, 181 + at * 22)
        ink(words!, 104, 181 + at * 22)
      })
      dotted('Poids total', 26, 432, 200)
      ink(weight, 90, 432)
      dotted('Palettes', 220, 432, 394)
      dotted('Observations', 26, 458, 394)
      sheet.write('Signature livreur', 26, 490, { size: 8.5 })
      sheet.write('Signature client', 240, 490, { size: 8.5 })
      sheet.write('Blanc : client – Rose : dépôt – Jaune : souche', 210, 572, { size: 7, align: 'center', color: '#777' })
    },
  }),
)
