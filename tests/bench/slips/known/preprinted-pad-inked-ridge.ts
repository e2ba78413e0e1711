import { layout } from '../layout.ts'
import { ridgeParties } from './ridge-parties.ts'
import { stamp } from './ridge-print.ts'

const fillings = [
  { goods: [['12', 'sacs ciment 35'], ['1', 'big bag sable 0/4'], ['8', 'chainages 6 m'], ['2', 'rouleaux polyane']], kg: '1600 kg', expected: 1600 },
  { goods: [['40', 'plaques BA13'], ['25', 'rails R48'], ['60', 'montants 2,50 m']], kg: '1 220 kg', expected: 1220 },
  { goods: [], kg: '', expected: null },
] as const

/** A printed pad of a small depot, filled in with a pen; once left blank. */
export const preprintedPadInkedRidge = layout('preprinted-pad-inked-ridge', [{ seed: 16350, at: 0 }, { seed: 16351, at: 1 }, { seed: 16352, at: 2 }], ({ seed, at }) => {
  const { goods, kg, expected } = fillings[at]!
  const on = ridgeParties(seed)
  const inked = expected !== null
  return {
    expectedKg: expected,
    paper: { size: 'A5' },
    draw(sheet) {
      const print = { face: 'slab', size: 10, color: '#1b4332' } as const
      const ink = { face: 'hand', size: 17, color: '#1d3a8a' } as const
      sheet.write('Dépôt Spécimen', 28, 24, { ...print, face: 'slabBold', size: 18 })
      sheet.write('Matériaux – Location de bennes', 28, 48, print)
      sheet.write('BON DE LIVRAISON', 392, 28, { ...print, face: 'slabBold', size: 13, align: 'right' })
      sheet.write(`N° ${on.order}`, 392, 46, { ...print, size: 12, color: '#b00020', align: 'right' })
      const fields = [['Date', on.date], ['Client', on.client], ['Chantier', on.siteTown]] as const
      fields.forEach(([name, worth], row) => {
        sheet.write(name, 28, 80 + row * 26, print)
        sheet.rule(84, 92 + row * 26, 392, 92 + row * 26, 0.5, '#1b4332', 1)
        if (inked) sheet.write(worth, 96, 73 + row * 26, ink)
      })
      sheet.box(28, 162, 364, 22, '#d8f3dc', '#1b4332')
      sheet.write('Quantité', 36, 167, print)
      sheet.write('Désignation', 110, 167, print)
      sheet.box(28, 184, 364, 224, undefined, '#1b4332')
      sheet.rule(100, 162, 100, 408, 0.7, '#1b4332')
      Array.from({ length: 7 }, (_, row) => sheet.rule(28, 212 + row * 28, 392, 212 + row * 28, 0.4, '#1b4332'))
      goods.forEach(([count, words], row) => {
        sheet.write(count, 64, 190 + row * 28, { ...ink, align: 'center' })
        sheet.write(words, 112, 190 + row * 28, ink)
      })
      sheet.write('Poids total', 28, 428, { ...print, face: 'slabBold', size: 11 })
      sheet.box(100, 420, 120, 28, undefined, '#1b4332')
      if (inked) sheet.write(kg, 160, 423, { ...ink, size: 19, align: 'center' })
      sheet.write('Transport', 236, 428, print)
      sheet.box(300, 420, 92, 28, undefined, '#1b4332')
      if (inked) sheet.write('nos soins', 346, 424, { ...ink, align: 'center' })
      sheet.write('Grue : charge maxi 900 kg à 6 m', 28, 458, { ...print, size: 8.5 })
      sheet.write('Signature', 28, 486, print)
      sheet.box(100, 478, 292, 76, undefined, '#1b4332')
      if (inked) stamp(sheet, ['REÇU CONFORME', on.shortDate], 250, 508)
    },
  }
})
