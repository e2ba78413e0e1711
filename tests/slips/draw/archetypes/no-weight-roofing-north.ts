import { fr } from '../french-number.ts'
import { marks, signatures } from '../letterheads.ts'
import { table } from '../table.ts'
import { writtenLines } from '../written-lines.ts'
import { layout } from '../layout.ts'

interface Variant {
  readonly seed: number
  readonly lines: readonly (readonly [words: string, count: number, unit: string])[]
}

const variants: readonly Variant[] = [
  {
    seed: 9645,
    lines: [
      ['Tuile grand moule rouge nuancé', 1150, 'U'],
      ['Closoir ventilé rouleau 5 m', 6, 'RLX'],
      ['Mortier bâtard sac de 25 kg', 12, 'SAC'],
      ['Liteau 27 × 40 traité', 320, 'ML'],
      ['Fenêtre de toit 78 × 98', 2, 'U'],
    ],
  },
  {
    seed: 9646,
    lines: [
      ['Fermette W portée 8,40 m', 14, 'U'],
      ['Contreventement sapin 40 × 100', 96, 'ML'],
      ['Panneau OSB 12 mm', 58.5, 'M2'],
      ['Pointes torsadées, boîte', 4, 'BTE'],
    ],
  },
]

/** A builder's estimating program: its delivery note never weighs anything. */
export const noWeightRoofing = layout('no-weight-roofing-north', variants, ({ seed, lines }) => ({
  expectedKg: null,
  draw(sheet) {
    const { client, site, siteTown, slip, date, order, phone } = marks(seed)
    const plain = { face: 'modern', size: 9 } as const
    const bold = { face: 'modernBold', size: 9 } as const
    sheet.write('Toits & Charpentes Exemple', 40, 36, { face: 'modernBold', size: 15, color: '#444f9e' })
    writtenLines(
      sheet,
      ['Couverture, charpente, zinguerie', '06640 EXEMPLE-SUR-MER', `Tél. ${phone}`],
      40,
      60,
      14,
      plain,
    )
    sheet.box(310, 60, 249, 70, undefined, '#444f9e', 5)
    writtenLines(sheet, [client, site, siteTown], 322, 72, 16, plain, bold)
    sheet.write(`BON DE LIVRAISON N° ${slip}`, 40, 150, { face: 'modernBold', size: 13 })
    sheet.write(`du ${date}, suivant devis ${order}`, 40, 170, plain)
    const foot = table(sheet, {
      x: 40,
      y: 196,
      rowHeight: 22,
      lines: 'rows',
      style: plain,
      headStyle: { face: 'modernBold', size: 9, color: '#fff' },
      headFill: '#444f9e',
      columns: [
        { title: 'N°', width: 40 },
        { title: 'Désignation', width: 319 },
        { title: 'Quantité', width: 90, align: 'right' },
        { title: 'Unité', width: 70, align: 'center' },
      ],
      rows: lines.map(([words, count, unit], at) => [`1.${at + 1}`, words, fr(count, 2, ' '), unit]),
    })
    sheet.flow(
      'Livraison effectuée au pied du bâtiment. Monte-matériaux sur place : charge maximale 250 kg. Aucun retour de marchandise sans accord écrit.',
      40,
      foot + 18,
      519,
      { face: 'modern', size: 8.5 },
    )
    signatures(sheet, 660, 'modern')
    sheet.write('SARL au capital de 8 000 € – assurance décennale Exemple n° 000000', 297, 800, {
      face: 'modern',
      size: 7.5,
      align: 'center',
      color: '#666',
    })
  },
}))
