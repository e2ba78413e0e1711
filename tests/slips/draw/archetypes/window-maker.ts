import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { layout } from '../layout.ts'

const frames = [
  ['F1', 'Fenêtre alu 2 vantaux OB', 1200, 1350, 2, 46.5],
  ['F2', 'Porte-fenêtre 2 vantaux', 1600, 2150, 1, 88],
  ['F3', 'Châssis fixe salon', 2000, 1000, 1, 61.5],
  ['F4', 'Soufflet salle d’eau', 600, 500, 3, 14],
] as const

/**
 * A window maker: one drawn frame a line with its own weight; a pile of three sums at the bottom, the stand that goes
 * along counted in the last.
 */
export const windowMaker = layout(
  'window-maker',
  [
    {
      seed: 7610,
      from: 0,
      upTo: 4,
      stand: 62,
      words: ['Menuiseries', 'Chevalet consigné', 'Poids total expédié'],
      color: '#22577a',
    },
    {
      seed: 7620,
      from: 0,
      upTo: 3,
      stand: 0,
      words: ['Nombre de châssis', 'Surface vitrée', 'Poids total des menuiseries'],
      color: '#386641',
    },
    {
      seed: 7630,
      from: 1,
      upTo: 4,
      stand: 0,
      words: ['Châssis', 'Surface', 'POIDS TOTAL LIVRAISON'],
      color: '#5f0f40',
    },
  ],
  ({ seed, from, upTo, stand, words, color }) => {
    const goods = frames.slice(from, upTo)
    const own = goods.reduce((sum, [, , , , count, each]) => sum + count * each, 0)
    const count = goods.reduce((sum, line) => sum + line[4], 0)
    const surface = goods.reduce((sum, [, , x, y, each]) => sum + (x * y * each) / 1e6, 0)
    const values =
      stand > 0
        ? [`${fr(own, 1)} kg`, `${fr(stand, 1)} kg`, `${fr(own + stand, 1)} kg`]
        : [String(count), `${fr(surface, 2)} m²`, `${fr(own, 1)} kg`]
    return {
      expectedKg: own + stand,
      draw(sheet) {
        const { supplier, street, town, client, site, siteTown, slip, order, date } = marks(seed)
        sheet.write(`Fenêtres ${supplier}`, 297, 34, { face: 'bookBold', size: 19, color, align: 'center' })
        sheet.write(`${street}, ${town}`, 297, 58, { face: 'book', size: 9.5, align: 'center' })
        sheet.rule(44, 76, 551, 76, 1.5, color)
        sheet.write(`BON DE LIVRAISON ${slip}`, 44, 88, { face: 'bookBold', size: 13 })
        sheet.write(`du ${date} – affaire ${order}`, 551, 90, { face: 'book', size: 10.5, align: 'right' })
        sheet.write(`${client}, ${site}, ${siteTown}`, 44, 110, { face: 'book', size: 10 })
        goods.forEach(([mark, name, x, y, pieces, each], at) => {
          const top = 140 + at * 104
          sheet.box(44, top, 507, 94, undefined, '#bbb')
          sheet.box(58 + (80 - x / 28) / 2, top + 8, x / 28, y / 28, '#e8f1f5', color)
          if (name.includes('2 vantaux')) sheet.rule(58 + 40, top + 8, 58 + 40, top + 8 + y / 28, 0.5, color)
          sheet.write(`${mark}   ${name}`, 160, top + 12, { face: 'bookBold', size: 11.5 })
          ;[
            `L ${x} × H ${y} mm – RAL 7016 – double vitrage 4/16/4`,
            `Uw 1,3 W/m².K – pose en applique – ouvrant à droite`,
            `Quantité : ${pieces}     Poids unitaire : ${fr(each, 1)} kg`,
          ].forEach((line, row) => sheet.write(line, 160, top + 32 + row * 17, { face: 'book', size: 9.5 }))
        })
        const foot = 140 + goods.length * 104 + 12
        words.forEach((name, at) => {
          sheet.write(name, 330, foot + at * 22, { face: at === 2 ? 'bookBold' : 'book', size: 11 })
          sheet.write(values[at]!, 551, foot + at * 22, {
            face: at === 2 ? 'bookBold' : 'book',
            size: 11,
            align: 'right',
          })
        })
        sheet.write('Vitrages à contrôler à l’arrivée.', 44, foot, { face: 'book', size: 9.5 })
        sheet.write('Garantie décennale 10 ans.', 44, foot + 18, { face: 'book', size: 9.5 })
      },
    }
  },
)
