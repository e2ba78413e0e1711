import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { table } from '#tests/slips/draw/table.ts'
import { writtenLines } from '#tests/slips/draw/written-lines.ts'
import { layout } from '#tests/slips/draw/layout.ts'

interface Variant {
  readonly seed: number
  /** Code, words, tonnes, euros a tonne. */
  readonly goods: readonly (readonly [code: string, words: string, tonnes: number, price: number])[]
}

const variants: readonly Variant[] = [
  { seed: 9533, goods: [['S04', 'Sable de rivière 0/4 roulé', 8.46, 31.5]] },
  {
    seed: 9534,
    goods: [
      ['M020', 'Mélange à béton 0/20', 4.18, 29],
      ['TV', 'Terre végétale criblée', 3.06, 24.5],
    ],
  },
]

/** An aggregates depot that sells by the tonne: the quantity is the weight. */
export const sandTonnes = layout('sand-tonnes-north', variants, ({ seed, goods }) => {
  const tonnes = goods.reduce((sum, [, , each]) => sum + each, 0)
  return {
    expectedKg: Math.round(tonnes * 1000),
    draw(sheet) {
      const { client, site, siteTown, slip, date, account, phone } = marks(seed)
      const plain = { face: 'modern', size: 9 } as const
      sheet.write('Granulats Exemple', 44, 40, { face: 'modernBold', size: 17, color: '#8a6d1f' })
      writtenLines(
        sheet,
        ['Sables – graviers – terres – enrochements', `Dépôt de l’Exemple – ${phone}`],
        44,
        64,
        13,
        plain,
      )
      sheet.rule(44, 98, 551, 98, 1.4, '#8a6d1f')
      sheet.write(`Bon de livraison ${slip}`, 44, 112, { face: 'modernBold', size: 13 })
      sheet.write(`du ${date} – client ${account}`, 44, 132, plain)
      writtenLines(sheet, [client, site, siteTown], 330, 112, 14, plain, { face: 'modernBold', size: 9 })
      const foot = table(sheet, {
        x: 44,
        y: 176,
        rowHeight: 22,
        lines: 'rows',
        style: plain,
        headStyle: { face: 'modernBold', size: 8.5 },
        headFill: '#f4ecd6',
        columns: [
          { title: 'Code', width: 50 },
          { title: 'Produit', width: 197 },
          { title: 'Quantité', width: 70, align: 'right' },
          { title: 'Unité', width: 50, align: 'center' },
          { title: 'Prix HT', width: 60, align: 'right' },
          { title: 'Total HT', width: 80, align: 'right' },
        ],
        rows: [
          ...goods.map(([code, words, each, price]) => [
            code,
            words,
            fr(each, 3),
            'T',
            fr(price, 2),
            fr(each * price, 2),
          ]),
          ['TRA', 'Transport camion 6 x 4, zone 2', '1', 'Voy.', '95,00', '95,00'],
        ],
      })
      sheet.box(330, foot + 16, 221, 56, '#faf6ea', '#8a6d1f')
      sheet.write('Tonnage livré', 340, foot + 25, { face: 'modernBold', size: 10 })
      sheet.write(`${fr(tonnes, 3)} T`, 541, foot + 25, { face: 'modernBold', size: 10, align: 'right' })
      sheet.write('Montant HT', 340, foot + 49, plain)
      sheet.write(
        `${fr(
          goods.reduce((sum, [, , each, price]) => sum + each * price, 95),
          2,
        )} €`,
        541,
        foot + 49,
        { ...plain, align: 'right' },
      )
      sheet.flow(
        'Livraison en vrac, bennage sur sol stable. L’accès au chantier doit supporter un camion de 26 tonnes ; toute dégradation reste à la charge du client.',
        44,
        foot + 20,
        260,
        { face: 'modern', size: 8, color: '#555' },
      )
      sheet.write('Bon pour accord, le client', 44, foot + 110, plain)
      sheet.rule(44, foot + 170, 240, foot + 170, 0.5)
    },
  }
})
