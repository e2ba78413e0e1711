import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { table } from '#tests/slips/draw/table.ts'
import { layout } from '#tests/slips/draw/layout.ts'

const parts = [
  ['Cadre façade 2,00 × 0,70', 18, 18.6],
  ['Plancher acier 3,00 m', 12, 21.3],
  ['Garde-corps double 3,00 m', 14, 9.8],
  ['Vérin de pied 0,50 m', 12, 3.9],
  ['Diagonale 3,00 m', 6, 8.2],
  ['Étai n° 3 (2,10 – 3,50 m)', 20, 15.4],
] as const

/**
 * A scaffold hirer's note for what comes back: lent, returned, missing, damaged; the weight of the lot in the strip
 * that closes the table.
 */
export const scaffoldReturn = layout(
  'scaffold-return',
  [
    { seed: 8010, last: 5, strip: (kg: string) => ['Matériel complet, propre', `Poids du lot rendu : ${kg} kg`] },
    { seed: 8020, last: 6, strip: (kg: string) => ['Reprise sur 2 racks', `POIDS TOTAL À ENLEVER ${kg} KG`] },
    { seed: 8030, last: 4, strip: (kg: string) => [`Total à transporter = ${kg} kg`, 'Fin de location à réception'] },
  ],
  ({ seed, last, strip }) => {
    const goods = parts.slice(0, last)
    const kg = Number(goods.reduce((sum, [, count, each]) => sum + count * each, 0).toFixed(1))
    return {
      expectedKg: kg,
      draw(sheet) {
        const { supplier, street, town, client, site, siteTown, slip, order, date, phone } = marks(seed)
        sheet.box(36, 32, 523, 46, '#1b3a2f', '#1b3a2f')
        sheet.write('BON DE RETOUR – FIN DE LOCATION', 48, 46, { face: 'modernBold', size: 15, color: '#fff' })
        sheet.write(`${slip}`, 547, 48, { face: 'modern', size: 12, color: '#fff', align: 'right' })
        ;[
          ['Loueur', supplier, street, town, phone],
          ['Enlèvement chez', client, site, siteTown, `Contrat ${order}`],
        ].forEach((lines, column) =>
          lines.forEach((words, at) =>
            sheet.write(words, 36 + column * 270, 92 + at * 14, {
              face: at === 0 ? 'modernBold' : 'modern',
              size: 8.5,
            }),
          ),
        )
        sheet.write(`Date de retour : ${date}   Durée : 26 jours   Caution : 1 500,00 €`, 36, 172, {
          face: 'modern',
          size: 9,
        })
        const under = table(sheet, {
          x: 36,
          y: 194,
          lines: 'grid',
          rowHeight: 22,
          style: { face: 'modern', size: 8.5 },
          headStyle: { face: 'modernBold', size: 8 },
          headFill: '#e3ede8',
          headHeight: 28,
          columns: [
            { title: 'Matériel', width: 213 },
            { title: 'Sorti', width: 50, align: 'center' },
            { title: 'Rendu', width: 50, align: 'center' },
            { title: 'Manquant', width: 60, align: 'center' },
            { title: 'Abîmé', width: 50, align: 'center' },
            { title: 'kg pièce', width: 100, align: 'right' },
          ],
          rows: goods.map(([words, count, each]) => [words, String(count), String(count), '0', '0', fr(each, 1)]),
        })
        sheet.box(36, under, 523, 26, '#e3ede8')
        const [left = '', right = ''] = strip(fr(kg, 1, ' '))
        sheet.write(left, 44, under + 8, { face: 'modernBold', size: 10 })
        sheet.write(right, 551, under + 8, { face: 'modernBold', size: 10, align: 'right' })
        ;[
          'Échafaudage classe 3 : 200 kg/m² de plancher. Étais : charge admissible 900 kg.',
          'Pièce manquante : facturée au tarif. Nettoyage : 35,00 € HT.',
        ].forEach((words, at) => sheet.write(words, 36, under + 40 + at * 15, { face: 'modern', size: 8 }))
        sheet.write('Contradictoire, le chauffeur :', 36, under + 90, { face: 'modern', size: 9 })
        sheet.write('Le locataire :', 330, under + 90, { face: 'modern', size: 9 })
      },
    }
  },
)
