import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'

interface Filled {
  readonly seed: number
  readonly goods: readonly (readonly [count: string, words: string])[]
  readonly weight: string
  readonly kg: number | null
}

/** A printed pad filled in with a pen. */
export const carbonPadByHand = layout<Filled>(
  'carbon-pad-by-hand-uphill',
  [
    { seed: 9761, goods: [['12', 'bottes de lambris'], ['4', 'sacs de colle'], ['30', 'tasseaux 3 m']], weight: '385 kg', kg: 385 },
    { seed: 9762, goods: [['2', 'palettes de pavés'], ['1', 'big bag sable']], weight: '3,2 T', kg: 3200 },
    { seed: 9763, goods: [['6', 'portes intérieures'], ['6', 'huisseries']], weight: '', kg: null },
  ],
  ({ seed, goods, weight, kg }) => {
    const { client, siteTown, number, day } = uphillParties(seed)
    return {
      expectedKg: kg,
      paper: { size: 'A5' },
      draw(sheet) {
        const ink = { face: 'hand', size: 18, color: '#1c2f8a' } as const
        const print = { face: 'sans', size: 9.5, color: '#333' } as const
        sheet.write('BON DE LIVRAISON', 30, 30, { face: 'sansBold', size: 16 })
        sheet.write(`N° ${number}`, 390, 32, { face: 'mono', size: 14, color: '#b3261e', align: 'right' })
        sheet.box(30, 58, 150, 70, undefined, '#777')
        sheet.write('Cachet du fournisseur', 36, 62, { size: 7, color: '#777' })
        ;['NÉGOCE SPÉCIMEN', 'Route de l’Exemple', '26000 VALENCE'].forEach((line, at) => sheet.write(line, 105, 80 + at * 14, { face: 'sansBold', size: 10, color: '#4a4a9a', align: 'center' }))
        const field = (caption: string, value: string, x: number, y: number, width: number, size = 18) => {
          const start = x + sheet.widthOf(caption, print) + 5
          sheet.write(caption, x, y, print)
          sheet.rule(start, y + 11, x + width, y + 11, 0.5, '#777', 1.5)
          if (value !== '') sheet.write(value, start + 6, y + 9 - size, { ...ink, size })
        }
        field('Date', day, 190, 72, 200, 14)
        field('Client', client, 190, 98, 200, 14)
        field('Lieu', siteTown, 190, 124, 200, 14)
        sheet.box(30, 146, 360, 270, undefined, '#333')
        sheet.rule(90, 146, 90, 416, 0.6, '#333')
        sheet.rule(30, 168, 390, 168, 0.6, '#333')
        sheet.write('Quantité', 60, 152, { ...print, align: 'center' })
        sheet.write('Désignation', 240, 152, { ...print, align: 'center' })
        for (let row = 1; row < 9; row++) sheet.rule(30, 168 + row * 27.5, 390, 168 + row * 27.5, 0.3, '#aaa')
        goods.forEach(([count, words], at) => {
          sheet.write(count, 60, 172 + at * 27.5, { ...ink, align: 'center' })
          sheet.write(words, 100, 172 + at * 27.5, ink)
        })
        field('Poids total :', weight, 30, 436, 180)
        field('Nb colis :', '', 220, 436, 170)
        field('Transporteur :', 'notre camion', 30, 466, 360)
        sheet.write('Signature du livreur', 30, 496, print)
        sheet.write('Signature du client', 250, 496, print)
        sheet.write('Carnet autocopiant 50 x 3 – modèle réf. EX-5003', 210, 572, { size: 7, color: '#777', align: 'center' })
      },
    }
  },
)
