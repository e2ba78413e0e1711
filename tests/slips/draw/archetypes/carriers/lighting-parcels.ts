import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { table } from '#tests/slips/draw/table.ts'
import { layout } from '#tests/slips/draw/layout.ts'
import { writtenLines } from '#tests/slips/draw/written-lines.ts'

/** A lighting merchant: the articles, then a second table with the parcels and one line that sums them up. */
export const lightingParcels = layout(
  'lighting-parcels',
  [
    {
      seed: 9221,
      articles: [
        ['Dalle LED 600 × 600 36 W', '12'],
        ['Hublot étanche IP65', '6'],
        ['Détecteur 180°', '4'],
      ],
      parcels: [
        ['125 × 62 × 20', 14.2],
        ['125 × 62 × 20', 14.2],
        ['40 × 40 × 35', 6.9],
      ],
    },
    {
      seed: 9222,
      articles: [
        ['Réglette étanche 1500 48 W', '8'],
        ['Spot encastré orientable', '20'],
      ],
      parcels: [
        ['160 × 30 × 25', 16.4],
        ['40 × 30 × 30', 5.35],
      ],
    },
  ] as const,
  ({ seed, articles, parcels }) => {
    const kg = Number(parcels.reduce((all, [, weight]) => all + weight, 0).toFixed(2))
    return {
      expectedKg: kg,
      draw(sheet) {
        const { client, site, siteTown, slip, order, date } = marks(seed)
        const face = { face: 'modern', size: 9 } as const
        const bold = { face: 'modernBold', size: 9 } as const
        sheet.write('Éclairage Exemple', 44, 40, { face: 'modernBold', size: 18, color: '#f57f17' })
        writtenLines(
          sheet,
          [`Bon de livraison ${slip}`, `Commande ${order}`, date],
          551,
          40,
          14,
          { ...face, align: 'right' },
          { ...bold, size: 11, align: 'right' },
        )
        writtenLines(sheet, ['Livraison', client, site, siteTown], 44, 90, 14, face, { ...bold, color: '#f57f17' })
        let y = table(sheet, {
          x: 44,
          y: 166,
          lines: 'rows',
          style: face,
          headStyle: bold,
          columns: [
            { title: 'Article', width: 407 },
            { title: 'Quantité', width: 100, align: 'right' },
          ],
          rows: articles,
        })
        sheet.write('Détail des colis', 44, y + 22, { ...bold, size: 11, color: '#f57f17' })
        y = table(sheet, {
          x: 44,
          y: y + 40,
          lines: 'rows',
          style: face,
          headStyle: bold,
          columns: [
            { title: 'Colis', width: 107 },
            { title: 'Dimensions (cm)', width: 200 },
            { title: 'N° de suivi', width: 120 },
            { title: 'Poids (kg)', width: 80, align: 'right' },
          ],
          rows: parcels.map(([size, weight], at) => [
            `${at + 1}/${parcels.length}`,
            size,
            `EX${seed}00${at}FR`,
            fr(weight, 2),
          ]),
        })
        sheet.write(`${parcels.length} colis – Poids total : ${fr(kg, 2)} kg`, 551, y + 10, { ...bold, align: 'right' })
        sheet.flow(
          'Garantie 5 ans sur présentation de la facture. Recyclage : nos lampes usagées sont collectées par un éco-organisme agréé. Réserves à émettre sur le récépissé du transporteur.',
          44,
          y + 50,
          507,
          { ...face, size: 8, color: '#666' },
        )
      },
    }
  },
)
