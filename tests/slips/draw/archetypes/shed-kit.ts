import { marks } from '../letterheads.ts'
import { layout } from '../layout.ts'
import { writtenLines } from '../written-lines.ts'

/** A maker of wooden sheds: one kit in long packs, its data as a list of properties. */
export const shedKit = layout(
  'shed-kit',
  [
    {
      seed: 9361,
      kg: 418,
      model: 'Abri de jardin épicéa 28 mm – 3,00 × 2,40 m',
      data: [
        ['Nombre de colis', '2'],
        ['Dimensions du plus grand', '310 × 118 × 55 cm'],
        ['Poids total des colis', '418 kg'],
        ['Charge de neige admissible', '85 kg/m²'],
      ],
    },
    {
      seed: 9362,
      kg: null,
      model: 'Carport douglas 1 voiture – 3,00 × 5,00 m',
      data: [
        ['Nombre de colis', '3'],
        ['Dimensions du plus grand', '510 × 60 × 40 cm'],
        ['Charge de neige admissible', '65 kg/m²'],
        ['Section des poteaux', '12 × 12 cm'],
      ],
    },
  ],
  ({ seed, kg, model, data }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date } = marks(seed)
      const face = { face: 'sans', size: 10 } as const
      const bold = { face: 'sansBold', size: 10 } as const
      sheet.write('Abris de l’Exemple', 50, 46, { face: 'serifBold', size: 20, color: '#2e7d32' })
      sheet.write('Fabrication de kits bois', 50, 72, face)
      writtenLines(
        sheet,
        ['BORDEREAU DE LIVRAISON', slip, `Préparé le ${date}`, `Commande web ${order}`],
        545,
        46,
        15,
        { ...face, align: 'right' },
        { ...bold, align: 'right' },
      )
      sheet.box(50, 120, 495, 64)
      writtenLines(sheet, ['À livrer chez', client, site, siteTown], 60, 126, 14, face, { ...face, size: 8 })
      sheet.write('1 ×', 50, 206, bold)
      sheet.write(model, 76, 206, bold)
      data.forEach(([name, value], at) => {
        sheet.write(name!, 76, 232 + at * 20, face)
        sheet.write(value!, 290, 232 + at * 20, face)
        sheet.rule(76, 247 + at * 20, 420, 247 + at * 20, 0.3, '#aaa')
      })
      const y = sheet.flow(
        'Livraison au pied du camion, sur rendez-vous. La notice, la visserie et le feutre bitumé se trouvent dans le colis n° 1. Vérifier le nombre de colis avant de signer.',
        50,
        330,
        495,
        { ...face, size: 9 },
      )
      sheet.write('Date, heure et signature', 50, y + 30, face)
      sheet.box(50, y + 46, 240, 60)
    },
  }),
)
