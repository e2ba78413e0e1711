import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'

/** A printed pad filled with a pen, or still blank. */
export const carbonPad = layout(
  'carbon-pad-grove',
  [
    { seed: 307507, filled: [['8', 'portes isoplanes 83'], ['2', 'blocs-portes vitrés'], ['1', 'carton poignées']], weight: '265 kg', kg: 265 },
    { seed: 307508, filled: [] as string[][], weight: '', kg: null },
  ],
  ({ seed, filled, weight, kg }) => ({
    expectedKg: kg,
    paper: { size: 'A5' },
    draw(sheet) {
      const { number, date, site, siteTown } = particulars(seed)
      const ink = { face: 'hand' as const, size: 16, color: '#1c3f94' }
      const style = { face: 'sans' as const, size: 9 }
      sheet.write('BON DE LIVRAISON', 210, 26, { face: 'sansBold', size: 15, align: 'center' })
      sheet.write(`N° ${number.slice(2)}`, 392, 30, { face: 'sansBold', size: 11, color: '#c00', align: 'right' })
      lines(sheet, ['Menuiserie Spécimen', 'Zone de l’Exemple'], 28, 58, 13, style)
      const fields = [['Date', date], ['Client', 'Exemple Rénovation'], ['Lieu', `${site}, ${siteTown}`]] as const
      fields.forEach(([caption, value], at) => {
        const y = 104 + at * 24
        sheet.write(caption, 28, y, style)
        sheet.rule(70, y + 11, 392, y + 11, 0.5, '#777', 1)
        if (kg !== null) sheet.write(value, 78, y - 7, ink)
      })
      sheet.box(28, 184, 364, 22, '#e8e8e8')
      sheet.write('Quantité', 36, 190, style)
      sheet.write('Désignation', 100, 190, style)
      for (let at = 0; at < 11; at++) {
        sheet.rule(28, 230 + at * 24, 392, 230 + at * 24, 0.4, '#777')
        const line = filled[at]
        if (line === undefined) continue
        sheet.write(line[0]!, 52, 210 + at * 24, ink)
        sheet.write(line[1]!, 102, 210 + at * 24, ink)
      }
      sheet.box(28, 206, 364, 264)
      sheet.rule(92, 184, 92, 470, 0.5)
      sheet.write('Poids total', 28, 486, style)
      sheet.rule(82, 497, 200, 497, 0.5, '#777', 1)
      sheet.write(weight, 96, 478, ink)
      sheet.write('Nombre de colis', 220, 486, style)
      sheet.rule(296, 497, 392, 497, 0.5, '#777', 1)
      sheet.write(kg === null ? '' : '11', 330, 478, ink)
      sheet.write('Signature du client', 28, 520, style)
    },
  }),
)
