import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { writtenLines } from './written-lines.ts'

/** A fitter's workshop lists its packages: what is inside, size, kilos; a total under them. */
export const cabinetMaker = layout('cabinet-maker', [
  { seed: 9251, packages: [['Caissons bas 600 (2)', '72 × 60 × 56', 58], ['Caissons hauts 800 (2)', '72 × 80 × 33', 46], ['Façades laquées', '75 × 62 × 20', 39], ['Plan stratifié 2,80 m', '282 × 64 × 5', 52], ['Quincaillerie', '40 × 30 × 25', 14]] },
  { seed: 9252, packages: [['Banque d’accueil – élément A', '180 × 90 × 75', 112], ['Banque d’accueil – élément B', '120 × 90 × 75', 87], ['Habillage mural chêne', '260 × 60 × 18', 64], ['Joue et socle', '120 × 40 × 12', 23.5]] },
] as const, ({ seed, packages }) => {
  const kg = packages.reduce((all, [, , weight]) => all + weight, 0)
  const shown = (value: number) => fr(value, value % 1 === 0 ? 0 : 1)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date } = marks(seed)
      const face = { face: 'book', size: 9.5 } as const
      const bold = { face: 'bookBold', size: 9.5 } as const
      sheet.write('Atelier Exemple', 50, 44, { face: 'bookBold', size: 20 })
      sheet.write('Agencement et menuiserie intérieure', 50, 72, face)
      sheet.box(350, 40, 195, 60)
      writtenLines(sheet, [`Bon de livraison ${slip}`, `Affaire : ${order}`, `Livraison du ${date}`], 358, 46, 16, face, { ...bold, size: 11 })
      writtenLines(sheet, [client, site, siteTown], 50, 116, 14, { ...face, size: 10 }, { ...bold, size: 10 })
      sheet.write('LISTE DE COLISAGE', 50, 176, { ...bold, size: 11 })
      const y = table(sheet, {
        x: 50, y: 194, lines: 'grid', rowHeight: 20, style: face, headStyle: bold,
        columns: [{ title: 'Colis', width: 45, align: 'center' }, { title: 'Contenu', width: 240 }, { title: 'Dimensions (cm)', width: 120, align: 'center' }, { title: 'Poids', width: 90, align: 'right' }],
        rows: [...packages.map(([words, size, weight], at) => [String(at + 1), words, size, `${shown(weight)} kg`]), ['', `Total : ${packages.length} colis`, '', `${shown(kg)} kg`]],
      })
      sheet.flow('Pose prévue le lendemain par nos soins. Merci de libérer l’accès et de prévoir une alimentation 230 V. Les éléments restent sous la garde du client jusqu’à la pose.', 50, y + 18, 495, { ...face, size: 8.5 })
      sheet.write('Reçu sans réserve / avec réserves (rayer la mention inutile)', 50, y + 70, face)
      sheet.box(50, y + 88, 495, 60)
    },
  }
})
