import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'

/** A duplicate book bought at the stationer's, filled by hand: captions printed, "Poids" among them. */
export const duplicateBook = layout('duplicate-book', [
  { seed: 8321, kg: '320 kg', expected: 320, goods: [['8', 'sacs chaux blanche'], ['4', 'sacs sable fin'], ['1', 'lot de tasseaux']] },
  { seed: 8322, kg: '75 kg', expected: 75, goods: [['2', 'fenêtres bois occasion'], ['1', 'carton serrures']] },
  { seed: 8323, kg: '', expected: null, goods: [['30', 'plaques tuile canal'], ['6', 'faîtières'], ['2', 'bottes liteaux']] },
], ({ seed, kg, expected, goods }) => ({
  expectedKg: expected,
  paper: { size: 'A5' },
  draw(sheet) {
    const luck = chance(seed)
    const { client, site, siteTown, date } = marks(seed)
    const hand = (words: string, x: number, y: number, size = 17) => sheet.write(words, x, y, { face: 'hand', size, color: '#1a3a8f' })
    sheet.write('BON DE LIVRAISON', 210, 30, { face: 'serifBold', size: 17, align: 'center' })
    sheet.write(`N° 000${luck.digits(3)}`, 390, 34, { face: 'sansBold', size: 11, color: '#c62828', align: 'right' })
    ;[['Date', date], ['Client', client], ['Adresse', site], ['', siteTown]].forEach(([words, told], at) => {
      sheet.write(words!, 30, 70 + at * 24, { face: 'serif', size: 10 })
      sheet.rule(76, 82 + at * 24, 390, 82 + at * 24, 0.5, '#666', 1.5)
      hand(told!, 84, 64 + at * 24, at === 2 ? 14 : 17)
    })
    sheet.box(30, 178, 360, 260)
    sheet.rule(30, 198, 390, 198)
    sheet.rule(90, 178, 90, 438)
    sheet.rule(300, 178, 300, 438)
    ;[['Quantité', 60], ['Désignation', 195], ['Observations', 345]].forEach(([words, x]) => sheet.write(String(words), Number(x), 184, { face: 'serifBold', size: 9.5, align: 'center' }))
    for (let at = 1; at < 10; at++) sheet.rule(30, 198 + at * 24, 390, 198 + at * 24, 0.3, '#999')
    goods.forEach(([count, words], at) => {
      hand(count!, 52, 200 + at * 24)
      hand(words!, 98, 200 + at * 24)
    })
    ;[['Nombre de colis', String(goods.length), 30], ['Poids', kg, 210]].forEach(([words, told, x]) => {
      sheet.box(Number(x), 450, 180, 30)
      sheet.write(`${words} :`, Number(x) + 8, 460, { face: 'serif', size: 10 })
      hand(String(told), Number(x) + 94, 453)
    })
    sheet.write('Le livreur', 40, 496, { face: 'serif', size: 9.5 })
    sheet.write('Reçu conforme, le client', 250, 496, { face: 'serif', size: 9.5 })
    hand('Reçu ce jour', 262, 520, 15)
  },
}))
