import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'

/** A printed pad filled by hand; one sheet of it was never filled. */
export const rooferPad = layout(
  'roofer-pad-east',
  [
    { seed: 9570, lines: [['3 pal', 'tuiles romanes'], ['2 bot', 'liteaux 27x38'], ['6 sacs', 'mortier faîtage']], weight: '2 860 kg', kg: 2860 },
    { seed: 9571, lines: [['24', 'plaques fibro 2 m'], ['1 bte', 'tirefonds'], ['5', 'faîtières']], weight: '545 kg', kg: 545 },
    { seed: 9572, lines: [], weight: '', kg: null },
  ],
  ({ seed, lines, weight, kg }) => {
    const { client, siteTown, date, number, phone, plate } = parties(seed)
    return {
      expectedKg: kg,
      paper: { size: 'A5' },
      draw(sheet) {
        const plain = { face: 'sans', size: 9, color: '#1d3f8a' } as const
        const ink = { face: 'hand', size: 17, color: '#20242c' } as const
        const filled = lines.length > 0
        sheet.write('TOITS DU MODÈLE', 210, 26, { face: 'sansBold', size: 17, color: '#1d3f8a', align: 'center' })
        sheet.write(`Négoce de couverture – Tél. ${phone}`, 210, 48, { ...plain, align: 'center' })
        sheet.write('BON DE LIVRAISON', 30, 76, { face: 'sansBold', size: 12, color: '#1d3f8a' })
        sheet.write(`N° ${number}`, 390, 76, { face: 'sansBold', size: 12, color: '#b00020', align: 'right' })
        const field = (caption: string, value: string, x: number, y: number, from: number, to: number) => {
          sheet.write(caption, x, y, plain)
          sheet.rule(from, y + 11, to, y + 11, 0.4, '#1d3f8a', 1)
          if (filled && value !== '') sheet.write(value, from + 6, y - 8, ink)
        }
        field('Date', date, 30, 106, 60, 180)
        field('Véhicule', plate, 210, 106, 255, 390)
        field('Client', client, 30, 132, 60, 390)
        field('Chantier', siteTown, 30, 158, 74, 390)
        sheet.box(30, 184, 360, 244, undefined, '#1d3f8a')
        sheet.rule(110, 184, 110, 428, 0.6, '#1d3f8a')
        sheet.rule(30, 204, 390, 204, 0.6, '#1d3f8a')
        sheet.write('Quantité', 70, 190, { ...plain, align: 'center' })
        sheet.write('Désignation', 250, 190, { ...plain, align: 'center' })
        Array.from({ length: 7 }, (_, at) => sheet.rule(30, 236 + at * 28, 390, 236 + at * 28, 0.3, '#1d3f8a'))
        lines.forEach(([count, what], at) => {
          sheet.write(count!, 40, 212 + at * 28, ink)
          sheet.write(what!, 122, 212 + at * 28, ink)
        })
        field('Nombre de palettes', '', 30, 444, 120, 190)
        field('Poids total', weight, 210, 444, 262, 390)
        sheet.write('Signature', 30, 480, plain)
        sheet.box(30, 494, 360, 60, undefined, '#1d3f8a')
        writtenLines(sheet, ['Charge maxi du camion-grue : 9 500 kg. Palettes consignées.'], 30, 564, 9, { ...plain, size: 7 })
      },
    }
  },
)
