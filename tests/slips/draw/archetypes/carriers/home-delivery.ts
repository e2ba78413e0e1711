import { chance } from '#tests/builders/chance.ts'
import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { load } from '#tests/slips/draw/load.ts'
import { layout } from '#tests/slips/draw/layout.ts'

/**
 * A big shop's sheet for the driver: bar code, half-day, access, and a row of four large figures, each under its name.
 */
export const homeDelivery = layout(
  'home-delivery',
  [
    { seed: 7810, caption: 'Poids total (kg)', unit: '', decimals: 0 },
    { seed: 7820, caption: 'POIDS', unit: ' kg', decimals: 1 },
    { seed: 7830, caption: 'Poids cde', unit: ' Kgs', decimals: 1 },
  ],
  ({ seed, caption, unit, decimals }) => {
    const goods = load(seed, { lines: 6, decimals: 1, fromKg: 180, upToKg: 950 })
    const kg = Number(goods.kg.toFixed(decimals))
    return {
      expectedKg: kg,
      draw(sheet) {
        const { client, site, siteTown, slip, order, date, phone } = marks(seed)
        const luck = chance(seed)
        sheet.box(0, 0, sheet.width, 40, '#f28c00', '#f28c00')
        sheet.write('MAGASIN EXEMPLE – FEUILLE DE LIVRAISON À DOMICILE', 36, 12, {
          face: 'narrowBold',
          size: 15,
          color: '#fff',
        })
        for (let x = 400; x < 540; x += 4) sheet.box(x, 54, luck.pick([0.6, 1.4, 2.2]), 34, '#111', '#111')
        sheet.write(`* ${slip} *`, 470, 92, { face: 'printer', size: 9, align: 'center' })
        ;[`Livraison le ${date}, entre 8 h et 13 h`, client, site, siteTown, `Portable ${phone}`].forEach((words, at) =>
          sheet.write(words, 36, 56 + at * 17, { face: at === 0 ? 'narrowBold' : 'narrow', size: 12 }),
        )
        const figures = [
          ['Nb articles', String(goods.lines.reduce((sum, { count }) => sum + count, 0))],
          [caption, `${fr(kg, decimals, ' ')}${unit}`],
          ['Volume (m³)', fr(goods.cubicMetres, 2)],
          ['Palettes', '2'],
        ]
        figures.forEach(([name = '', value = ''], at) => {
          sheet.box(36 + at * 131, 156, 125, 52, '#fff6e8', '#f28c00', 4)
          sheet.write(name, 98 + at * 131, 163, { face: 'narrow', size: 10, align: 'center' })
          sheet.write(value, 98 + at * 131, 179, { face: 'narrowBold', size: 19, align: 'center' })
        })
        ;[
          'Accès : portail 2,80 m, étage 0, pas de marche',
          'Prestation : pied de camion avec transpalette (jusqu’à 1 000 kg par palette)',
          `Commande magasin ${order} – reste à payer 0,00 €`,
        ].forEach((words, at) => sheet.write(words, 36, 222 + at * 17, { face: 'narrow', size: 11 }))
        goods.lines.forEach(({ words, count }, at) => {
          const y = 290 + at * 28
          sheet.box(36, y, 13, 13)
          sheet.write(`${count}  ×  ${words}`, 60, y, { face: 'narrow', size: 12 })
          sheet.write(`EAN 30000000${String(seed + at * 7).padStart(5, '0')}`, 556, y + 2, {
            face: 'printer',
            size: 8,
            align: 'right',
          })
        })
        sheet.box(36, 480, 523, 70, undefined, '#999')
        sheet.write('Client : je reconnais avoir reçu les articles cochés. Réserves et signature :', 44, 487, {
          face: 'narrow',
          size: 10.5,
        })
        sheet.write('Plancher de hayon limité à 750 kg. Ne pas livrer un client absent.', 36, 562, {
          face: 'narrow',
          size: 10,
          color: '#666',
        })
      },
    }
  },
)
