import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { load } from '#tests/slips/draw/load.ts'
import { layout } from '#tests/slips/draw/layout.ts'

/** A carrier's form in numbered boxes, French over English; the goods' columns are open downwards. */
export const consignmentNote = layout(
  'consignment-note',
  [
    { seed: 1110, lines: 1, total: false, decimals: 0 },
    { seed: 1120, lines: 4, total: true, decimals: 1 },
    { seed: 1130, lines: 3, total: true, decimals: 0 },
  ],
  ({ seed, lines, total, decimals }) => {
    const goods = load(seed, { lines, decimals, fromKg: 120 })
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const { supplier, street, town, client, site, siteTown, date, slip } = marks(seed)
        const cell = (x: number, y: number, width: number, height: number, title: string, words: readonly string[]) => {
          sheet.box(x, y, width, height)
          sheet.write(title, x + 4, y + 4, { size: 6.5, color: '#333' })
          words.forEach((line, at) => sheet.write(line, x + 8, y + 18 + at * 13, { face: 'serif', size: 10.5 }))
        }
        sheet.write('LETTRE DE VOITURE', 30, 24, { face: 'sansBold', size: 13 })
        sheet.write(`N° ${slip}`, 565, 24, { face: 'sansBold', size: 13, align: 'right' })
        cell(30, 44, 267, 78, '1  Expéditeur / Sender', [supplier, street, town])
        cell(298, 44, 267, 78, '16  Transporteur / Carrier', [
          'Transports de l’Exemple',
          'Zone de l’Exemple',
          '06000 NICE',
        ])
        cell(30, 123, 267, 78, '2  Destinataire / Consignee', [client, site, siteTown])
        cell(298, 123, 267, 78, '17  Véhicule / Vehicle', ['AA-000-AA', 'PTAC 3 500 kg', `${fr(14)} m³ utiles`])
        const heads = [
          ['6  Marques et numéros', 'Marks and Nos', 95],
          ['7  Nombre de colis', 'Number of packages', 85],
          ['9  Nature de la marchandise', 'Nature of the goods', 215],
          ['11  Poids brut, kg', 'Gross weight in kg', 75],
          ['12  Cubage m3', 'Volume in m3', 65],
        ] as const
        let x = 30
        for (const [at, [french, english, width]] of heads.entries()) {
          sheet.box(x, 202, width, 260)
          sheet.write(french, x + 4, 206, { size: 6.5 })
          sheet.write(english, x + 4, 215, { size: 6.5, color: '#555' })
          goods.lines.forEach((line, row) => {
            const values = [
              line.code,
              `${line.count} ${line.unit}`,
              line.words.slice(0, 38),
              fr(line.kg, decimals),
              fr(line.kg / 900, 2),
            ]
            sheet.write(values[at]!, at > 2 ? x + width - 8 : x + 8, 238 + row * 20, {
              face: 'serif',
              size: 10.5,
              align: at > 2 ? 'right' : 'left',
            })
          })
          if (total && at > 2) {
            sheet.rule(x + 10, 430, x + width - 6, 430)
            sheet.write(at === 3 ? fr(goods.kg, decimals) : fr(goods.kg / 900, 2), x + width - 8, 438, {
              face: 'serifBold',
              size: 11,
              align: 'right',
            })
          }
          x += width
        }
        cell(30, 463, 535, 60, '13  Instructions de l’expéditeur / Sender’s instructions', [
          'Livrer sur chantier, camion 3,5 t maximum. Appeler avant.',
        ])
        ;['22  Signature de l’expéditeur', '23  Signature du transporteur', '24  Marchandises reçues'].forEach(
          (title, at) => cell(30 + at * 178.3, 524, 178, 90, title, at === 2 ? [`Le ${date}`] : []),
        )
      },
    }
  },
)
