import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { table } from '#tests/slips/draw/table.ts'
import { layout } from '#tests/slips/draw/layout.ts'

/**
 * A steel stockholder: every bar by its kilos a metre and its casting, one weight for the whole in a corner of the
 * frame.
 */
export const steelCentre = layout(
  'steel-centre',
  [
    { seed: 5210, corner: 'Poids théorique total', unit: ' kg', inTonnes: false, withLine: true },
    { seed: 5220, corner: 'TONNAGE TOTAL', unit: ' T', inTonnes: true, withLine: false },
    { seed: 5230, corner: 'Total poids', unit: '', inTonnes: false, withLine: true },
  ],
  ({ seed, corner, unit, inTonnes, withLine }) => {
    const turn = (seed / 10) % 3
    const bars = [
      ['IPE 140', 12.9, 6.1, 4 + turn],
      ['HEA 120', 19.9, 6.1, 2],
      ['Cornière 50 × 50 × 5', 3.77, 6.1, 6],
      ['Tube carré 60 × 60 × 3', 5.29, 6, 3 + turn],
      ['Plat 40 × 8', 2.51, 6, 5],
    ] as const
    const weights = bars.map(([, each, long, count]) => Number((each * long * count).toFixed(1)))
    const kg = Number(weights.reduce((sum, each) => sum + each, 0).toFixed(1))
    return {
      expectedKg: kg,
      draw(sheet) {
        const { supplier, client, site, siteTown, slip, order, date, siret, street, town } = marks(seed)
        sheet.box(28, 28, 539, 780, undefined, '#333')
        sheet.write(`${supplier} – Aciers`, 40, 40, { face: 'narrowBold', size: 16 })
        sheet.write(`${street}, ${town} – SIRET ${siret}`, 40, 60, { face: 'narrow', size: 9 })
        sheet.rule(28, 80, 567, 80)
        ;[
          ['BL', slip],
          ['Date', date],
          ['Commande', order],
          ['Nuance', 'S235JR'],
          ['Certificat', 'EN 10204 – 2.2'],
        ].forEach(([name = '', value = ''], at) => {
          sheet.write(name, 40 + at * 106, 86, { face: 'narrow', size: 8, color: '#555' })
          sheet.write(value, 40 + at * 106, 97, { face: 'narrowBold', size: 10.5 })
        })
        sheet.rule(28, 116, 567, 116)
        sheet.write(`À livrer : ${client}, ${site}, ${siteTown}`, 40, 124, { face: 'narrow', size: 11 })
        table(sheet, {
          x: 28,
          y: 146,
          lines: 'columns',
          rowHeight: 26,
          style: { face: 'narrow', size: 11 },
          headStyle: { face: 'narrowBold', size: 10 },
          downTo: 640,
          columns: [
            { title: 'Profil', width: 165 },
            { title: 'Coulée', width: 80 },
            { title: 'Barres', width: 60, align: 'right' },
            { title: 'Long. m', width: 65, align: 'right' },
            { title: 'kg/m', width: 70, align: 'right' },
            { title: withLine ? 'Poids kg' : 'Colisage', width: 99, align: 'right' },
          ],
          rows: bars.map(([name, each, long, count], at) => [
            name,
            `26${410 + at * 7}`,
            String(count),
            fr(long, 2),
            fr(each, 2),
            withLine ? fr(weights[at]!, 1) : `fardeau ${at + 1}`,
          ]),
        })
        sheet.box(360, 652, 207, 46, '#eeeeee', '#333')
        sheet.write(`${corner}${unit === '' ? ' (kg)' : ''}`, 370, 658, { face: 'narrow', size: 9.5 })
        sheet.write(`${inTonnes ? fr(kg / 1000, 4) : fr(kg, 1, ' ')}${unit}`, 557, 672, {
          face: 'narrowBold',
          size: 17,
          align: 'right',
        })
        sheet.write('Poids selon tables, tolérance usuelle. Grue 6 t/m sur camion.', 40, 662, {
          face: 'narrow',
          size: 9.5,
        })
        sheet.write('Déchargement à la charge du client.', 40, 676, { face: 'narrow', size: 9.5 })
        ;['Chargeur', 'Chauffeur', 'Client'].forEach((name, at) =>
          sheet.write(name, 40 + at * 180, 712, { face: 'narrow', size: 9 }),
        )
      },
    }
  },
)
