import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { load } from '../load.ts'
import { layout } from '../layout.ts'

/** A wide listing on a line printer: no label before the weight, only its unit after it. */
export const linePrinter = layout(
  'line-printer',
  [
    {
      seed: 1210,
      face: 'mono',
      foot: (kg: string, parcels: number, volume: string) =>
        `*** TOTAL GENERAL ***   ${parcels} COLIS   ${kg} KG   ${volume} M3`,
    },
    {
      seed: 1220,
      face: 'printer',
      foot: (kg: string, parcels: number) => `TOTAL EXPEDITION      COLIS: ${parcels}      POIDS: ${kg} KG`,
    },
    {
      seed: 1230,
      face: 'mono',
      foot: (kg: string, parcels: number) => `TOTAUX BL    NB COLIS ${parcels}    PDS BRUT ${kg}`,
    },
  ] as const,
  ({ seed, face, foot }) => {
    const goods = load(seed, { lines: 10, decimals: 1, upToKg: 995 })
    return {
      expectedKg: goods.kg,
      paper: { landscape: true },
      draw(sheet) {
        const { supplier, client, siteTown, slip, date, account } = marks(seed)
        const put = (words: string, row: number, column: number) =>
          sheet.write(words, 30 + column * 7.4, 30 + row * 16, { face, size: 10.5 })
        put(`${supplier.toUpperCase()}`, 0, 0)
        put('BORDEREAU DE LIVRAISON', 0, 42)
        put('PAGE 1', 0, 96)
        put(`BL ${slip}  DU ${date}  CLIENT ${account} ${client.toUpperCase()}`, 1, 0)
        put(`A LIVRER ${siteTown}`, 2, 0)
        ;(
          [
            ['LIG', 0],
            ['ARTICLE', 5],
            ['LIBELLE', 15],
            ['QTE', 64],
            ['UN', 73],
            ['POIDS KG', 80],
            ['EMPL.', 96],
          ] as const
        ).forEach(([title, column]) => put(title, 4, column))
        put('-'.repeat(face === 'mono' ? 124 : 105), 5, 0)
        goods.lines.forEach((line, at) =>
          (
            [
              [String(at + 1).padStart(3, '0'), 0],
              [line.code, 5],
              [line.words.toUpperCase(), 15],
              [fr(line.count), 64],
              [line.unit, 73],
              [fr(line.kg, 1).padStart(8), 80],
              [`A${at}-0${at % 7}`, 96],
            ] as const
          ).forEach(([words, column]) => put(words, 6 + at, column)),
        )
        put('-'.repeat(face === 'mono' ? 124 : 105), 17, 0)
        put(foot(fr(goods.kg, 3), goods.parcels, fr(goods.cubicMetres, 3)), 18, 0)
        put('EDITE PAR LE SYSTEME EXEMPLE V4.12', 24, 0)
      },
    }
  },
)
