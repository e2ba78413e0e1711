import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { sumOf } from './truckload.ts'

/** A precaster's load: element marks, concrete volumes, weight a piece and altogether; the last row is the lorry's load. */
export const stairPrecaster = layout('stair-precaster', [
  { seed: 8801, pieces: [['ESC-01', 'Volée droite 9 marches L 100', 0.52, 1300, 2], ['PAL-02', 'Palier 120 × 220 ép. 16', 0.42, 1055, 1], ['MAR-11', 'Marche isolée 100 × 33', 0.03, 72, 12]] },
  { seed: 8802, pieces: [['LIN-40', 'Linteau 15 × 20 L 240', 0.072, 180, 8], ['APP-12', 'Appui de fenêtre 130', 0.021, 52, 14], ['COU-05', 'Couvertine 28 × 100', 0.014, 34, 22]] },
] as const, ({ seed, pieces }) => {
  const kg = sumOf(pieces.map(([, , , unit, count]) => unit * count))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date, phone } = marks(seed)
      const set = { face: 'narrow', size: 10 } as const
      sheet.box(40, 30, 515, 46, '#4a4a4a', '#4a4a4a')
      sheet.write('PRÉFA EXEMPLE – éléments béton', 54, 42, { face: 'narrowBold', size: 16, color: '#fff' })
      sheet.write(phone, 541, 46, { ...set, color: '#fff', align: 'right' })
      down(sheet, [`Bordereau de livraison ${slip}`, `Affaire ${order}`, `Date de départ usine ${date}`], 40, 90, 15, set)
      down(sheet, [client, site, siteTown], 330, 90, 15, set)
      const foot = table(sheet, {
        x: 40, y: 152, lines: 'grid', style: set, rowHeight: 22, headHeight: 30, headFill: '#e2e2e2', headStyle: { face: 'narrowBold', size: 9.5 },
        columns: [{ title: 'Repère', width: 65 }, { title: 'Élément', width: 185 }, { title: 'Vol. unit.\nm³', width: 65, align: 'right' }, { title: 'Masse unit.\nkg', width: 70, align: 'right' }, { title: 'Nbre', width: 50, align: 'right' }, { title: 'Masse\nkg', width: 80, align: 'right' }],
        rows: [...pieces.map(([mark, words, cubic, unit, count]) => [mark, words, fr(cubic, 3), fr(unit, 0, ' '), String(count), fr(unit * count, 0, ' ')]), ['', 'TOTAL CHARGEMENT', '', '', String(sumOf(pieces.map((piece) => piece[4]))), fr(kg, 0, ' ')]],
      })
      down(sheet, ['Béton C35/45 – XF1. Levage par deux douilles Ø 20, élingues 60° au plus.', 'Marquage CE, DoP 000-EX. Stocker sur bastaings, jamais à même le sol.', 'Heures d’attente au-delà de 45 min : facturées.'], 40, foot + 20, 15, { ...set, size: 9 })
      sheet.write('Arrivée chantier :            Fin de déchargement :            Visa :', 40, foot + 90, set)
    },
  }
})
