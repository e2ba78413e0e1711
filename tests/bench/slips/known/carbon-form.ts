import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'

/** A bought form filled in with a pen: printed words and dotted lines, handwriting over them; sometimes the weight is left open. */
export const carbonForm = layout('carbon-form', [
  { seed: 8401, kg: 740, goods: [['12', 'sacs ciment 25 kg'], ['2', 'treillis soudés'], ['20', 'parpaings de 20']] },
  { seed: 8402, kg: null, goods: [['6', 'plaques BA 13'], ['1', 'sac enduit 25 kg'], ['4', 'rails 3 m']] },
  { seed: 8403, kg: 175, goods: [['1', 'porte bois 83 avec huisserie'], ['2', 'fenêtres 120 x 100'], ['1', 'carton quincaillerie']] },
] as const, ({ seed, kg, goods }) => ({
  expectedKg: kg,
  paper: { size: 'A5' as const },
  draw(sheet) {
    const { client, site, siteTown, slip, date } = marks(seed)
    const print = { face: 'sans', size: 9, color: '#1c3f7a' } as const
    const pen = { face: 'hand', size: 16, color: '#22252b' } as const
    const dotted = (words: string, filled: string, y: number) => {
      sheet.write(words, 28, y, print)
      const from = 34 + sheet.widthOf(words, print)
      sheet.rule(from, y + 10, 392, y + 10, 0.6, '#1c3f7a', 1.5)
      sheet.write(filled, from + 6, y - 7, pen)
    }
    sheet.write('BON DE LIVRAISON', 28, 26, { face: 'sansBold', size: 15, color: '#1c3f7a' })
    sheet.write(`N° ${slip.slice(2)}`, 392, 28, { face: 'sansBold', size: 13, color: '#b3202a', align: 'right' })
    dotted('Date', date, 58)
    dotted('Doit M.', client, 82)
    dotted('Lieu de livraison', `${siteTown.slice(6)}, ${site.split(', ')[1]}`, 106)
    sheet.box(28, 134, 364, 250, undefined, '#1c3f7a')
    sheet.rule(84, 134, 84, 384, 0.7, '#1c3f7a')
    down(sheet, ['Quantité'], 34, 139, 10, print)
    down(sheet, ['Désignation des marchandises'], 92, 139, 10, print)
    Array.from({ length: 9 }, (_, at) => sheet.rule(28, 156 + at * 25, 392, 156 + at * 25, 0.4, '#1c3f7a'))
    goods.forEach(([count, words], at) => {
      sheet.write(count, 48, 160 + at * 25, pen)
      sheet.write(words, 94, 160 + at * 25, pen)
    })
    dotted('Poids total :', kg === null ? '' : `${kg} kg`, 404)
    dotted('Transporteur :', 'nos soins', 430)
    dotted('Observations :', seed === 8401 ? 'livrer côté jardin' : '', 456)
    sheet.write('Signature du client', 260, 488, print)
    sheet.box(256, 502, 136, 60, undefined, '#1c3f7a')
    sheet.write('Exemplaire blanc : client – jaune : chauffeur – rose : souche', 28, 574, { ...print, size: 7 })
  },
}))
