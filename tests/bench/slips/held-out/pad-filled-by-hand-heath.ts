import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines } from './heath-print.ts'

const variants = [
  { seed: 413250, goods: [['3', 'palettes parpaings de 20'], ['12', 'sacs de ciment'], ['1', 'rouleau de treillis']], weight: '4250', kg: 4250 },
  { seed: 413251, goods: [['8', 'madriers douglas 6 m'], ['2', 'seaux de lasure']], weight: '390', kg: 390 },
  { seed: 413252, goods: [['5', 'bordures P1'], ['1', 'big bag de sable']], weight: '', kg: null },
] as const

/** A stationer's duplicate pad filled by hand; the weight's dots may stay empty. */
export const padFilledByHandHeath = layout('pad-filled-by-hand-heath', variants, ({ seed, goods, weight, kg }) => ({
  expectedKg: kg,
  paper: { size: 'A5' },
  draw(sheet) {
    const { number, date, client, site, siteTown } = heathParties(seed)
    const ink = { face: 'hand', size: 16, color: '#1a3a8f' } as const
    sheet.write('BON DE LIVRAISON', 30, 30, { face: 'serifBold', size: 15 })
    sheet.write(`N° ${number.slice(0, 5)}`, 390, 32, { face: 'serif', size: 13, color: '#b00', align: 'right' })
    sheet.write('Maçonnerie du Spécimen', 30, 54, { face: 'serif', size: 11 })
    ;[['Date', date], ['Client', client], ['Chantier', site], ['Ville', siteTown]].forEach(([words, value], at) => {
      sheet.write(`${words} :`, 30, 88 + at * 25, { face: 'serif', size: 10 })
      sheet.rule(84, 101 + at * 25, 390, 101 + at * 25, 0.5, '#555', 1)
      sheet.write(value!, 90, 83 + at * 25, ink)
    })
    sheet.box(30, 196, 360, 250)
    sheet.rule(85, 196, 85, 446)
    headLines(sheet, ['Qté'], 46, 201, 12, { face: 'serif', size: 9.5 })
    sheet.write('Désignation', 95, 201, { face: 'serif', size: 9.5 })
    for (let row = 0; row < 9; row++) sheet.rule(30, 216 + row * 25.5, 390, 216 + row * 25.5, 0.4, '#777')
    goods.forEach(([many, words], at) => {
      sheet.write(many, 66, 219 + at * 25.5, { ...ink, align: 'right' })
      sheet.write(words, 96, 219 + at * 25.5, ink)
    })
    sheet.write('Poids total :', 30, 462, { face: 'serif', size: 10.5 })
    sheet.rule(96, 475, 190, 475, 0.5, '#555', 1)
    sheet.write('kg', 195, 462, { face: 'serif', size: 10.5 })
    if (weight !== '') sheet.write(weight, 120, 456, { ...ink, size: 18 })
    sheet.write('Le livreur', 30, 500, { face: 'serif', size: 10 })
    sheet.write('Le client', 250, 500, { face: 'serif', size: 10 })
  },
}))
