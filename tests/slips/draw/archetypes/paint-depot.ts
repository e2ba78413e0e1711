import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { table } from '../table.ts'
import { layout } from '../layout.ts'

const pots = [
  ['Peinture façade siloxane blanc', '15 L', 6, 'non'],
  ['Enduit pelliculaire pâte', '25 kg', 8, 'non'],
  ['Diluant synthétique', '5 L', 4, 'UN 1263 – 3 – III'],
  ['Sous-couche glycéro', '10 L', 3, 'UN 1263 – 3 – III'],
  ['Toile de verre 1 × 50 m', 'rlx', 5, 'non'],
] as const

/**
 * A paint maker's depot: a broad coloured heading with the weight at its right end, dangerous goods reckoned apart at
 * the foot.
 */
export const paintDepot = layout(
  'paint-depot',
  [
    { seed: 6310, right: ['Poids total brut', '421,8 kg'], kg: 421.8, color: '#0b6e6e' },
    { seed: 6320, right: ['Poids du chargement (kg)', '398'], kg: 398, color: '#92374d' },
    { seed: 6330, right: ['Tournée', '14 – Littoral'], kg: null, color: '#4a4e69' },
  ],
  ({ seed, right: [caption = '', value = ''], kg, color }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { supplier, client, site, siteTown, slip, order, date } = marks(seed)
      sheet.box(0, 0, sheet.width, 96, color, color)
      sheet.write('Bon de livraison', 36, 26, { face: 'book', size: 12, color: '#ffffff' })
      sheet.write(slip, 36, 44, { face: 'bookBold', size: 24, color: '#ffffff' })
      sheet.write(caption, 559, 26, { face: 'book', size: 12, color: '#ffffff', align: 'right' })
      sheet.write(value, 559, 44, { face: 'bookBold', size: 24, color: '#ffffff', align: 'right' })
      sheet.write(`${supplier}, dépôt peinture – ${date} – commande ${order}`, 36, 112, { face: 'book', size: 10.5 })
      sheet.write(`Livrer à : ${client}, ${site}, ${siteTown}`, 36, 130, { face: 'bookBold', size: 10.5 })
      const under = table(sheet, {
        x: 36,
        y: 162,
        lines: 'rows',
        rowHeight: 28,
        style: { face: 'book', size: 11 },
        headStyle: { face: 'bookBold', size: 10 },
        columns: [
          { title: 'Produit', width: 210 },
          { title: 'Cond.', width: 60 },
          { title: 'Nb', width: 40, align: 'right' },
          { title: 'Teinte', width: 90, align: 'center' },
          { title: 'ADR', width: 123 },
        ],
        rows: pots.map(([name, size, count, danger], at) => [
          name,
          size,
          String(count),
          at === 0 ? 'RAL 9010' : '',
          danger,
        ]),
      })
      sheet.box(36, under + 30, 523, 74, '#fff6d6', '#c9a227')
      sheet.write('Marchandises dangereuses – déclaration abrégée', 46, under + 38, { face: 'bookBold', size: 10.5 })
      sheet.write('UN 1263 PEINTURES, 3, III, (D/E) – 7 bidons – quantité totale 50 L', 46, under + 56, {
        face: 'book',
        size: 10.5,
      })
      sheet.write(`Catégorie de transport 3 – total des points 1.1.3.6 : ${fr(50)} – limite 1 000`, 46, under + 74, {
        face: 'book',
        size: 10.5,
      })
      sheet.write('Rendement indicatif 8 à 10 m²/L. Conserver entre 5 et 30 °C.', 36, under + 124, {
        face: 'book',
        size: 9.5,
      })
    },
  }),
)
