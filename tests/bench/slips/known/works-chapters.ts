import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { sumOf, truckload } from './truckload.ts'

/** A building firm's own program: numbered chapters as in its quotation, deliveries to its site; seldom any weight. */
export const worksChapters = layout('works-chapters', [
  { seed: 6401, told: false },
  { seed: 6402, told: true },
  { seed: 6403, told: false },
] as const, ({ seed, told }) => {
  const chapters = ([['1', 'Gros œuvre', 'masonry', 3], ['2', 'Isolation', 'insulation', 2], ['3', 'Peinture', 'paint', 2]] as const).map(([number, words, shelf, lines], at) => ({ number, words, goods: truckload(shelf, seed + at, lines) }))
  const kg = Math.round(sumOf(chapters.map(({ goods }) => goods.kg)) / 10) * 10
  return {
    expectedKg: told ? kg : null,
    draw(sheet) {
      const { client, site, siteTown, slip, date, phone, siret } = marks(seed)
      const set = { face: 'slab', size: 9.5 } as const
      sheet.write('Exemple Bâtiment & Rénovation', 40, 36, { face: 'slabBold', size: 16, color: '#7a2e12' })
      down(sheet, ['Maçonnerie – Plâtrerie – Couverture', `${phone} – assurance décennale n° 000000`], 40, 58, 12, { ...set, size: 8.5 })
      down(sheet, [`Bon de livraison chantier ${slip}`, `Le ${date}`, client, site, siteTown], 330, 88, 14, set)
      sheet.rule(40, 172, 555, 172, 1.5, '#7a2e12')
      chapters.reduce((y, { number, words, goods }) => {
        sheet.write(`${number}.   ${words}`, 40, y, { face: 'slabBold', size: 10.5, color: '#7a2e12' })
        const under = goods.lines.reduce((next, line, of) => {
          sheet.write(`${number}.${of + 1}`, 52, next, set)
          sheet.write(line.words, 86, next, set)
          sheet.write(fr(line.count, 2), 470, next, { ...set, align: 'right' })
          sheet.write(line.unit, 490, next, set)
          return next + 17
        }, y + 19)
        return under + 12
      }, 186)
      if (told) sheet.write(`Poids estimé du chargement : ${fr(kg, 0, ' ')} kg`, 40, 520, { ...set, size: 10 })
      down(sheet, ['Livraison avant 10 h, accès par le portail bas, hauteur limitée à 3,20 m.', 'Merci de vérifier les quantités avant de signer ; les palettes Europe sont échangées une pour une.'], 40, 548, 14, set)
      sheet.box(330, 620, 225, 70)
      sheet.write('Bon pour réception, le', 338, 626, { ...set, size: 8.5 })
      sheet.write(`SIRET ${siret} – RCS Exemple – TVA FR00000000000`, 297, 800, { ...set, size: 7.5, align: 'center' })
    },
  }
})
