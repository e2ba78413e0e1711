import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import type { Sheet } from '../sheet.ts'
import { writtenLines } from '../written-lines.ts'
import { layout } from '../layout.ts'

interface Variant {
  readonly seed: number
  /** Marks, count, packing, nature, kg gross, m³; none on a form still to fill in. */
  readonly goods: readonly (readonly [
    mark: string,
    count: number,
    packing: string,
    nature: string,
    kg: number,
    cubic: number,
  ])[]
}

const variants: readonly Variant[] = [
  { seed: 9661, goods: [['LOT 1', 14, 'fardeaux', 'Bois lamellé-collé', 11_430, 24.6]] },
  {
    seed: 9662,
    goods: [
      ['A-01', 4, 'caisses', 'Platines et ferrures acier', 2_860, 3.1],
      ['A-02', 9, 'fagots', 'Profilés laminés', 8_215, 2.4],
    ],
  },
  { seed: 9663, goods: [] },
]

const columns = [
  ['6 Marques et numéros', 36, 80],
  ['7 Nombre', 116, 56],
  ['8 Emballage', 172, 84],
  ['9 Nature de la marchandise', 256, 144],
  ['11 Poids brut, kg', 400, 84],
  ['12 Cubage m³', 484, 75],
] as const

function framed(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  caption: string,
  lines: readonly string[],
) {
  sheet.box(x, y, width, height, undefined, '#b3261e')
  sheet.write(caption, x + 5, y + 4, { size: 7, color: '#b3261e' })
  writtenLines(sheet, lines, x + 12, y + 18, 14, { face: 'mono', size: 10 })
}

/** The international waybill, red frames and typed contents. */
export const internationalLetter = layout('international-letter-north', variants, ({ seed, goods }) => {
  const kg = goods.reduce((sum, line) => sum + line[4], 0)
  return {
    expectedKg: goods.length === 0 ? null : kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, order } = marks(seed)
      const typed = { face: 'mono', size: 10 } as const
      sheet.write('LETTRE DE VOITURE INTERNATIONALE', 559, 26, {
        face: 'sansBold',
        size: 12,
        color: '#b3261e',
        align: 'right',
      })
      sheet.write(`CMR N° ${slip.slice(2)}`, 559, 44, { face: 'sansBold', size: 10, color: '#b3261e', align: 'right' })
      framed(sheet, 36, 62, 262, 66, '1 Expéditeur', ['MODÈLE HOLZ UND STAHL', 'MUSTERSTRASSE 1', '00000 MUSTERSTADT'])
      framed(sheet, 298, 62, 261, 66, '16 Transporteur', ['TRANSPORTS SPÉCIMEN', '06000 EXEMPLE'])
      framed(sheet, 36, 128, 262, 66, '2 Destinataire', [client.toUpperCase(), site.split(', ')[1]!, siteTown])
      framed(sheet, 298, 128, 261, 66, '18 Réserves et observations du transporteur', [
        'PTAC 40 T',
        'CHARGE UTILE 25 T',
      ])
      framed(sheet, 36, 194, 262, 48, '3 Lieu de livraison', [siteTown])
      framed(sheet, 298, 194, 261, 48, '4 Lieu et date de prise en charge', [`MUSTERSTADT ${date}`])
      framed(sheet, 36, 242, 523, 36, '5 Documents annexés', [`LISTE DE COLISAGE, COMMANDE ${order}`])
      columns.forEach(([caption, x, width]) => {
        sheet.box(x, 278, width, 200, undefined, '#b3261e')
        sheet.write(caption, x + 4, 282, { size: 7, color: '#b3261e' })
      })
      goods.forEach(([mark, count, packing, nature, each, cubic], at) => {
        const y = 304 + at * 20
        sheet.write(mark, 42, y, typed)
        sheet.write(String(count), 144, y, { ...typed, align: 'center' })
        sheet.write(packing, 178, y, typed)
        sheet.write(nature, 261, y, { face: 'mono', size: 8 })
        sheet.write(fr(each, 0, ' '), 476, y, { ...typed, align: 'right' })
        sheet.write(fr(cubic, 1), 550, y, { ...typed, align: 'right' })
      })
      if (goods.length > 1) {
        sheet.rule(420, 346, 478, 346, 0.8)
        sheet.write('TOTAL', 394, 352, { ...typed, align: 'right' })
        sheet.write(fr(kg, 0, ' '), 476, 352, { ...typed, align: 'right' })
        sheet.write(
          fr(
            goods.reduce((sum, line) => sum + line[5], 0),
            1,
          ),
          550,
          352,
          { ...typed, align: 'right' },
        )
      }
      framed(sheet, 36, 478, 262, 70, '13 Instructions de l’expéditeur', [
        'TÉLÉPHONER AVANT LIVRAISON',
        'DÉCHARGEMENT LATÉRAL',
      ])
      framed(sheet, 298, 478, 261, 70, '19 Prix du transport', ['FRANCO'])
      framed(sheet, 36, 548, 523, 34, '21 Établie à', [`MUSTERSTADT, LE ${date}`])
      ;[
        '22 Signature et timbre de l’expéditeur',
        '23 Signature et timbre du transporteur',
        '24 Marchandises reçues, le destinataire',
      ].forEach((caption, at) => framed(sheet, 36 + (at * 523) / 3, 582, 523 / 3, 100, caption, []))
      sheet.write(
        'Ce transport est soumis, nonobstant toute clause contraire, à la convention relative au contrat de transport international (CMR).',
        297,
        694,
        { size: 7, color: '#b3261e', align: 'center' },
      )
      sheet.write('Exemplaire 2 : destinataire', 297, 708, {
        face: 'sansBold',
        size: 8,
        color: '#b3261e',
        align: 'center',
      })
    },
  }
})
