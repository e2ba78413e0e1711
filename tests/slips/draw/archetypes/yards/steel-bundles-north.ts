import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { writtenLines } from '#tests/slips/draw/written-lines.ts'
import { layout } from '#tests/slips/draw/layout.ts'

interface Variant {
  readonly seed: number
  readonly dunnageKg: number
  /** Bundle, section, grade, length in m, bars, kg a metre. */
  readonly bundles: readonly (readonly [
    number: string,
    section: string,
    grade: string,
    long: number,
    bars: number,
    perMetre: number,
  ])[]
}

const variants: readonly Variant[] = [
  {
    seed: 9525,
    dunnageKg: 62,
    bundles: [
      ['0031', 'IPE 200', 'S275JR', 12.1, 8, 22.4],
      ['0032', 'HEA 160', 'S275JR', 12.1, 4, 30.4],
      ['0040', 'L 60 x 60 x 6', 'S235JR', 6.1, 30, 5.42],
    ],
  },
  {
    seed: 9526,
    dunnageKg: 35,
    bundles: [
      ['1107', 'UPN 120', 'S235JR', 6.1, 12, 13.4],
      ['1109', 'PLAT 100 x 10', 'S235JR', 6.1, 20, 7.85],
      ['1112', 'TUBE 80 x 40 x 3', 'S235JRH', 6.0, 36, 5.19],
      ['1113', 'ROND 20', 'S235JR', 6.1, 24, 2.47],
    ],
  },
]

const stops = [40, 92, 208, 300, 372, 470] as const

/** A steel stockist's print in one typeface: net, dunnage and gross one under the other. */
export const steelBundles = layout('steel-bundles-north', variants, ({ seed, dunnageKg, bundles }) => {
  const lines = bundles.map(([number, section, grade, long, bars, perMetre]) => ({
    number,
    section,
    grade,
    long,
    bars,
    kg: Math.round(long * bars * perMetre),
  }))
  const net = lines.reduce((sum, { kg }) => sum + kg, 0)
  return {
    expectedKg: net + dunnageKg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, order, account } = marks(seed)
      const plain = { face: 'printer', size: 9 } as const
      const bold = { face: 'printerBold', size: 9 } as const
      sheet.write('ACIERS SPECIMEN', 40, 40, { face: 'printerBold', size: 14 })
      writtenLines(sheet, ['Centre de distribution', 'Quai du Modele', '13000 EXEMPLE'], 40, 62, 12, plain)
      sheet.write('BON D’EXPEDITION', 555, 40, { face: 'printerBold', size: 14, align: 'right' })
      writtenLines(sheet, [`NUMERO ${slip}`, `DATE ${date}`, `CLIENT ${account}`], 555, 62, 12, {
        ...plain,
        align: 'right',
      })
      writtenLines(sheet, ['LIVRER A :', client, site, siteTown], 40, 118, 12, plain, bold)
      writtenLines(sheet, [`V/CDE  ${order}`, 'INCOTERM  FRANCO', 'CERTIFICAT  3.1'], 400, 118, 12, plain)
      sheet.rule(40, 180, 555, 180, 0.8, '#111', 3)
      ;['BOTTE', 'PROFIL', 'NUANCE', 'LONG. M', 'BARRES'].forEach((words, at) =>
        sheet.write(words, stops[at]!, 186, bold),
      )
      sheet.write('POIDS KG', 555, 186, { ...bold, align: 'right' })
      sheet.rule(40, 202, 555, 202, 0.8, '#111', 3)
      lines.forEach((line, at) => {
        const y = 212 + at * 18
        ;[line.number, line.section, line.grade, fr(line.long, 2), String(line.bars)].forEach((words, stop) =>
          sheet.write(words, stops[stop]!, y, plain),
        )
        sheet.write(fr(line.kg, 0, '.'), 555, y, { ...plain, align: 'right' })
      })
      const foot = 224 + lines.length * 18
      sheet.rule(40, foot, 555, foot, 0.8, '#111', 3)
      ;(
        [
          ['POIDS NET', net, plain],
          ['CALES ET CERCLAGE', dunnageKg, plain],
          ['POIDS BRUT', net + dunnageKg, bold],
        ] as const
      ).forEach(([words, kg, style], at) => {
        sheet.write(words, 360, foot + 10 + at * 16, style)
        sheet.write(fr(kg, 0, '.'), 555, foot + 10 + at * 16, { ...style, align: 'right' })
      })
      sheet.write(`NOMBRE DE BOTTES : ${lines.length}`, 40, foot + 10, plain)
      writtenLines(
        sheet,
        [
          'POIDS THEORIQUES SUIVANT NORMES, TOLERANCE +/- 4 %.',
          'DECHARGEMENT : PONT OU GRUE DE 3 T MINIMUM.',
          'TOUTE RESERVE DOIT ETRE PORTEE SUR CE BON.',
        ],
        40,
        foot + 90,
        13,
        { ...plain, size: 8 },
      )
      sheet.write('VISA CHAUFFEUR', 40, foot + 160, plain)
      sheet.write('VISA CLIENT', 360, foot + 160, plain)
    },
  }
})
