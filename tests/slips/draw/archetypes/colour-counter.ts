import { marks } from '../letterheads.ts'
import { table } from '../table.ts'
import { layout } from '../layout.ts'
import { writtenLines } from '../written-lines.ts'

/** A decorator's shop: litres and tints, never a kilo but in the name of a filler. */
export const colourCounter = layout(
  'colour-counter',
  [
    {
      seed: 9351,
      rows: [
        ['Acrylique mate blanc 15 L', 'Blanc', '3'],
        ['Acrylique velours 5 L', 'Gris perle', '2'],
        ['Enduit de lissage seau 20 kg', '—', '2'],
        ['Bâche de protection 4 × 5 m', '—', '6'],
      ],
    },
    {
      seed: 9352,
      rows: [
        ['Façade siloxane 15 L', 'Pierre', '8'],
        ['Fixateur 15 L', 'Incolore', '2'],
        ['Rouleau façade 18 mm', '—', '4'],
      ],
    },
  ],
  ({ seed, rows }) => ({
    expectedKg: null,
    draw(sheet) {
      const { client, site, siteTown, slip, order, account, date, phone } = marks(seed)
      const face = { face: 'book', size: 10 } as const
      const bold = { face: 'bookBold', size: 10 } as const
      ;['#e53935', '#fb8c00', '#fdd835', '#43a047', '#1e88e5'].forEach((color, at) =>
        sheet.box(44 + at * 16, 36, 16, 28, color, color),
      )
      sheet.write('COULEURS EXEMPLE', 136, 40, { face: 'bookBold', size: 18 })
      sheet.write(phone, 551, 46, { ...face, align: 'right' })
      writtenLines(
        sheet,
        [`Bon de livraison ${slip}`, `Commande ${order} – compte ${account}`, `Livré le ${date}`],
        44,
        84,
        15,
        face,
        { ...bold, size: 12 },
      )
      writtenLines(sheet, [client, site, siteTown], 330, 84, 15, face, bold)
      const y = table(sheet, {
        x: 44,
        y: 160,
        lines: 'rows',
        rowHeight: 22,
        style: face,
        headStyle: bold,
        columns: [
          { title: 'Produit', width: 277 },
          { title: 'Teinte', width: 130 },
          { title: 'Quantité', width: 100, align: 'right' },
        ],
        rows,
      })
      sheet.write(`Total unités : ${rows.reduce((all, [, , count]) => all + Number(count), 0)}`, 551, y + 12, {
        ...bold,
        align: 'right',
      })
      sheet.flow(
        'Les teintes préparées à la machine ne sont ni reprises ni échangées. Rendement 8 à 10 m²/L par couche.',
        44,
        y + 50,
        507,
        { ...face, size: 9 },
      )
      sheet.write('Signature du client', 400, y + 100, face)
    },
  }),
)
