import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stack } from './stack.ts'

/** A stone yard weighs pallet by pallet: one row each with its tag, then the number of pallets and the total weight at the left. */
export const stoneYard = layout('stone-yard', [
  { seed: 8401, pallets: [['P-118', 'Moellon calcaire tout venant', 980], ['P-121', 'Moellon calcaire tout venant', 1010], ['P-126', 'Pierre de parement 4 cm', 880]] },
  { seed: 8402, pallets: [['P-203', 'Opus romain travertin 1,2 cm', 614], ['P-207', 'Couvertine 25 cm, 20 ml', 472]] },
] as const, ({ seed, pallets }) => {
  const kg = pallets.reduce((sum, [, , weighed]) => sum + weighed, 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, phone } = marks(seed)
      const set = { face: 'typewriter', size: 10.5 } as const
      sheet.write('PIERRES DE L’EXEMPLE', 50, 40, { face: 'typewriter', size: 18 })
      sheet.write(`carrière et négoce - 06460 CAUSSOLS - ${phone}`, 50, 64, set)
      sheet.write(`Bon de livraison ${slip}    ${date}`, 50, 96, set)
      stack(sheet, [client, site, siteTown], 50, 124, { ...set, step: 17 })
      const foot = table(sheet, { x: 50, y: 196, columns: [{ title: 'Palette', width: 90 }, { title: 'Pierre', width: 285 }, { title: 'Kg', width: 120, align: 'right' }], rows: pallets.map(([tag, words, weighed]) => [tag, words, fr(weighed, 0, ' ')]), style: set, headStyle: set, rowHeight: 26, headHeight: 26, lines: 'grid' })
      stack(sheet, [`Nb palettes : ${pallets.length}`, `Total poids : ${fr(kg, 0, ' ')} kg`], 50, foot + 20, { ...set, step: 20 })
      sheet.flow('La pierre est un produit naturel : nuances, veines et trous ne sont pas des défauts. Palettes bois perdues. Déchargement au chariot embarqué, à 5 m du camion.', 50, foot + 84, 495, { ...set, size: 9 })
      sheet.write('Reçu en bon état, le                    Signature', 50, foot + 150, set)
    },
  }
})
