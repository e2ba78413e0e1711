import { marks } from '#tests/slips/draw/letterheads.ts'
import { table } from '#tests/slips/draw/table.ts'
import { layout } from '#tests/slips/draw/layout.ts'

const reels = [
  ['U-1000 R2V 3G2,5', 'Touret 500 m', 1, 'T-08'],
  ['U-1000 R2V 5G6', 'Couronne 100 m', 2, ''],
  ['Gaine TPC rouge Ø 63', 'Couronne 50 m', 4, ''],
  ['Coffret 13 modules IP65', 'Pièce', 6, ''],
  ['Piquet de terre 1,50 m', 'Botte de 5', 1, ''],
  ['Câblette cuivre nu 25 mm²', 'Touret 100 m', 1, 'T-03'],
] as const

/**
 * An electrical wholesaler's note: facts beside the address in two columns of pairs, drums lent, one line of sums right
 * under the goods.
 */
export const cableDrums = layout(
  'cable-drums',
  [
    { seed: 6510, sums: 'Lignes : 6      Unités : 15      Poids total : 242,6 kg (dont tourets 38,0 kg)', kg: 242.6 },
    { seed: 6520, sums: 'Pds net 268,5 KG      Pds total brut 305,0 KG      Vol. 1,62 M3', kg: 305 },
    {
      seed: 6530,
      sums: 'Total kg : 251      Total m3 : 1,480      Total colis : 9      Consigne : 2 tourets',
      kg: 251,
    },
  ],
  ({ seed, sums, kg }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { supplier, street, town, phone, client, site, siteTown, slip, order, account, date } = marks(seed)
      sheet.box(40, 36, 515, 30, undefined, '#222')
      sheet.write(`${supplier.toUpperCase()} ÉLECTRICITÉ`, 50, 44, { face: 'sansBold', size: 13 })
      sheet.write('Bordereau de livraison', 545, 45, { size: 11, align: 'right' })
      sheet.write(`${street}, ${town} – ${phone}`, 40, 74, { size: 8.5 })
      ;[
        ['Bordereau', slip, 'Agence', '0420'],
        ['Date', date, 'Vendeur', 'P. E.'],
        ['Commande', order, 'Tarif', '2026-04'],
        ['Compte', account, 'Heure', '05:58'],
      ].forEach((cells, at) =>
        cells.forEach((cell, column) =>
          sheet.write(cell, 40 + [0, 62, 138, 184][column]!, 104 + at * 15, {
            face: column % 2 === 0 ? 'sans' : 'sansBold',
            size: 9,
          }),
        ),
      )
      ;[client, site, siteTown].forEach((line, at) =>
        sheet.write(line, 310, 106 + at * 15, { face: at === 0 ? 'sansBold' : 'sans', size: 10 }),
      )
      const under = table(sheet, {
        x: 40,
        y: 180,
        lines: 'none',
        zebra: '#f0f0f0',
        rowHeight: 22,
        style: { size: 10 },
        headStyle: { face: 'sansBold', size: 9 },
        columns: [
          { title: 'Article', width: 200 },
          { title: 'Conditionnement', width: 130 },
          { title: 'Qté', width: 50, align: 'right' },
          { title: 'Touret consigné', width: 135, align: 'center' },
        ],
        rows: reels.map(([name, pack, count, drum]) => [name, pack, String(count), drum]),
      })
      sheet.rule(40, under + 6, 555, under + 6)
      sheet.write(sums, 44, under + 12, { face: 'sansBold', size: 10 })
      sheet.rule(40, under + 28, 555, under + 28)
      sheet.write(
        'Tourets à rendre sous 6 mois, facturés 85,00 € au-delà. Poids unitaire maximal à la main : 25 kg.',
        40,
        under + 40,
        { size: 8.5 },
      )
      sheet.box(300, under + 70, 255, 80)
      sheet.write('Cachet et signature', 308, under + 76, { size: 8.5 })
    },
  }),
)
