import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { table } from '#tests/slips/draw/table.ts'
import { layout } from '#tests/slips/draw/layout.ts'
import { writtenLines } from '#tests/slips/draw/written-lines.ts'

/** A steel-frame workshop's list of marks for the site: unit and total weight, general total in capitals. */
export const steelFrameShop = layout(
  'steel-frame-shop',
  [
    {
      seed: 9331,
      marked: [
        ['P1', 'Poteau HEA 140', 3200, 4, 79],
        ['T1', 'Traverse IPE 160', 4500, 4, 71.1],
        ['PL1', 'Platine 250 × 250 × 15', 250, 8, 7.4],
      ],
    },
    {
      seed: 9332,
      marked: [
        ['A', 'Linteau IPN 180', 2600, 2, 57],
        ['B', 'Linteau IPN 140', 1800, 3, 25.7],
        ['C', 'Cornière 80 × 80 × 8', 1500, 6, 14.5],
        ['D', 'Boulons HM 16 × 50 (kit)', 0, 1, 6.2],
      ],
    },
    {
      seed: 9333,
      marked: [
        ['P1', 'Poteau HEB 200', 5800, 8, 355.5],
        ['F1', 'Ferme assemblée', 9400, 4, 412],
        ['L1', 'Lisse C 150', 5000, 24, 21.5],
        ['CV', 'Contreventement Ø 20', 6200, 8, 15.3],
      ],
    },
  ] as const,
  ({ seed, marked }) => {
    const lines = marked.map(([mark, words, long, count, unitKg]) => ({
      mark,
      words,
      long,
      count,
      unitKg,
      kg: Number((count * unitKg).toFixed(1)),
    }))
    const kg = Number(lines.reduce((all, line) => all + line.kg, 0).toFixed(1))
    return {
      expectedKg: kg,
      draw(sheet) {
        const { client, site, siteTown, slip, order, date } = marks(seed)
        const face = { face: 'narrow', size: 10.5 } as const
        const bold = { face: 'narrowBold', size: 10.5 } as const
        sheet.box(36, 30, 523, 62)
        sheet.rule(200, 30, 200, 92)
        sheet.rule(420, 30, 420, 92)
        writtenLines(sheet, ['CHARPENTE EXEMPLE', 'Métallerie – Serrurerie', '06510 CARROS'], 44, 38, 16, face, {
          ...bold,
          size: 14,
        })
        sheet.write('BORDEREAU DE LIVRAISON', 310, 44, { ...bold, size: 13, align: 'center' })
        sheet.write('Liste des repères chargés', 310, 64, { ...face, align: 'center' })
        writtenLines(sheet, [`N° ${slip}`, `Date ${date}`, `Affaire ${order}`], 428, 38, 16, face)
        writtenLines(sheet, [client, site, siteTown], 36, 106, 15, face, bold)
        const y = table(sheet, {
          x: 36,
          y: 164,
          lines: 'grid',
          headHeight: 28,
          style: face,
          headStyle: bold,
          headFill: '#eceff1',
          columns: [
            { title: 'Repère', width: 50, align: 'center' },
            { title: 'Désignation', width: 193 },
            { title: 'Long.\nmm', width: 60, align: 'right' },
            { title: 'Nb', width: 40, align: 'right' },
            { title: 'Poids\nunitaire', width: 80, align: 'right' },
            { title: 'Poids\ntotal', width: 100, align: 'right' },
          ],
          rows: [
            ...lines.map((line) => [
              line.mark,
              line.words,
              line.long === 0 ? '' : String(line.long),
              String(line.count),
              fr(line.unitKg, 1),
              fr(line.kg, 1, ' '),
            ]),
            ['', 'POIDS TOTAL (kg)', '', '', '', fr(kg, 1, ' ')],
          ],
        })
        writtenLines(
          sheet,
          [
            'Protection : une couche de primaire antirouille gris.',
            'Acier S235 JR – Classe d’exécution EXC2 – Marquage CE EN 1090-1.',
            'Le déchargement et le stockage sur cales sont à la charge du client.',
          ],
          36,
          y + 16,
          14,
          { ...face, size: 9.5 },
        )
        sheet.box(36, y + 76, 255, 60)
        sheet.box(304, y + 76, 255, 60)
        sheet.write('Chef d’atelier', 42, y + 80, face)
        sheet.write('Réception chantier', 310, y + 80, face)
      },
    }
  },
)
