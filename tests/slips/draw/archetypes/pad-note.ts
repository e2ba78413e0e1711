import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { load } from '../load.ts'
import { layout } from '../layout.ts'

/**
 * A sheet torn from a pad, printed in blue and filled with a typewriter; the closing sentence holds parcels and weight
 * in its blanks.
 */
export const padNote = layout(
  'pad-note',
  [
    { seed: 6110, before: 'Arrêté le présent bon à', middle: 'colis pesant ensemble', after: 'kg.', decimals: 0 },
    { seed: 6120, before: 'Soit au total', middle: 'colis d’un poids de', after: 'kilogrammes.', decimals: 1 },
    { seed: 6130, before: 'Chargé ce jour', middle: 'colis, poids total', after: 'kg, sans réserve.', decimals: 0 },
  ],
  ({ seed, before, middle, after, decimals }) => {
    const goods = load(seed, { lines: 4, decimals })
    return {
      expectedKg: goods.kg,
      paper: { size: 'A5' },
      draw(sheet) {
        const { supplier, client, site, siteTown, slip, date } = marks(seed)
        const [ink, typed] = ['#27408b', { face: 'printer', size: 11 } as const]
        sheet.write('BON DE LIVRAISON', 210, 26, { face: 'serifBold', size: 17, color: ink, align: 'center' })
        sheet.write('N°', 320, 30, { face: 'serif', size: 12, color: ink })
        sheet.write(slip.slice(2), 340, 31, { face: 'printer', size: 13, color: '#c0392b' })
        ;[
          ['De :', supplier],
          ['À :', `${client}, ${siteTown}`],
          ['Lieu :', site],
          ['Le :', date],
        ].forEach(([name = '', value = ''], at) => {
          sheet.write(name, 30, 66 + at * 23, { face: 'serif', size: 11, color: ink })
          sheet.rule(64, 79 + at * 23, 390, 79 + at * 23, 0.5, ink)
          sheet.write(value, 70, 65 + at * 23, { face: 'printer', size: 10 })
        })
        sheet.box(30, 166, 360, 200, undefined, ink)
        sheet.rule(90, 166, 90, 366, 0.6, ink)
        sheet.write('Quantité', 36, 171, { face: 'serif', size: 10, color: ink })
        sheet.write('Désignation des marchandises', 240, 171, { face: 'serif', size: 10, color: ink, align: 'center' })
        for (let row = 0; row < 8; row++) sheet.rule(30, 187 + row * 22, 390, 187 + row * 22, 0.4, ink)
        goods.lines.forEach(({ words, count, unit }, at) => {
          sheet.write(`${count} ${unit.toLowerCase()}`, 38, 194 + at * 22, typed)
          sheet.write(words, 98, 195 + at * 22, { face: 'printer', size: 9.5 })
        })
        let x = 30
        for (const [words, blank] of [
          [before, String(goods.parcels)],
          [middle, fr(goods.kg, decimals)],
          [after, ''],
        ] as const) {
          sheet.write(words, x, 384, { face: 'serif', size: 11, color: ink })
          x += sheet.widthOf(words, { face: 'serif', size: 11 }) + 6
          if (blank === '') continue
          sheet.rule(x, 397, x + 50, 397, 0.5, ink)
          sheet.write(blank, x + 25, 383, { ...typed, align: 'center' })
          x += 56
        }
        ;['Le livreur', 'Le client'].forEach((words, at) => {
          sheet.write(words, 30 + at * 190, 424, { face: 'serif', size: 10, color: ink })
          sheet.box(30 + at * 190, 440, 170, 70, undefined, ink)
        })
        sheet.write('Carnet autocopiant 50 × 3 – réf. 0614', 390, 560, {
          face: 'serif',
          size: 7.5,
          color: ink,
          align: 'right',
        })
      },
    }
  },
)
