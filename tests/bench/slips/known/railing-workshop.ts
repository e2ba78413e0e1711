import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'
import { cargo, type Stocked } from './cargo.ts'

const stock: readonly Stocked[] = [
  ['GC01', 'Garde-corps barreaudé droit L 2400', 'U', 42.3, 0, 4],
  ['GC02', 'Garde-corps barreaudé droit L 1200', 'U', 22.8, 0, 4],
  ['GC03', 'Garde-corps rampant escalier 9 marches', 'U', 51.6, 0, 2],
  ['MC01', 'Main courante tube Ø 42 L 3000', 'U', 9.4, 0, 6],
  ['LM01', 'Limon acier plié ép. 8', 'U', 88.2, 0, 2],
  ['MA01', 'Marche tôle larmée 800 × 260', 'U', 11.7, 0, 18],
  ['PO01', 'Portillon d\'accès L 1000', 'U', 27.5, 0, 2],
  ['PL01', 'Platine de fixation 150 × 150 × 10', 'U', 1.8, 0, 24],
]

/** A metal workshop's packing sheet as a draughtsman draws it: marks and masses, the title block with the total mass in the corner. */
export const railingWorkshop = layout('railing-workshop', [{ seed: 11_603, lines: 5 }, { seed: 11_610, lines: 7 }], ({ seed, lines }) => {
  const load = cargo(seed, stock, lines, 1)
  return {
    expectedKg: load.kg,
    draw(sheet) {
      const { street, town, client, siteTown, slip, order, date } = marks(seed)
      sheet.box(24, 24, 547, 794)
      sheet.write('BORDEREAU D\'EXPÉDITION ATELIER', 297, 40, { face: 'sansBold', size: 13, align: 'center' })
      const y = table(sheet, { x: 36, y: 70, lines: 'grid', rowHeight: 22, headHeight: 30, style: { size: 9 }, headStyle: { face: 'sansBold', size: 8 }, columns: [{ title: 'Repère', width: 60, align: 'center' }, { title: 'Désignation', width: 243 }, { title: 'Qté', width: 50, align: 'center' }, { title: 'Masse\nunitaire (kg)', width: 80, align: 'right' }, { title: 'Masse (kg)', width: 90, align: 'right' }], rows: load.lines.map(({ code, words, count, unitKg, kg }) => [code, words, `${count}`, fr(unitKg, 1), fr(kg, 1, ' ')]) })
      block(sheet, ['Finition : thermolaquage RAL 9005 satiné', 'Visserie inox A4 fournie en sachets repérés', 'Protéger les angles, ne pas poser au sol'], 36, y + 16, 14, { size: 9 })
      sheet.box(301, 690, 270, 128)
      ;[712, 734, 756, 778, 798].forEach((line) => sheet.rule(301, line, 571, line, 0.5))
      ;[['Métallerie Exemple', `${street}, ${town}`], ['Client', client], ['Chantier', siteTown], ['Affaire / BL', `${order} / ${slip}`], ['Masse totale', `${fr(load.kg, 1, ' ')} kg`], ['Date', date]].forEach(([words, value], at) => {
        sheet.write(words!, 306, 696 + at * 21.3, { size: 7.5, color: '#555' })
        sheet.write(value!, 566, 695 + at * 21.3, { face: at === 4 ? 'sansBold' : 'sans', size: 8.5, align: 'right' })
      })
      sheet.write('Visa réception :', 40, 700, { size: 9 })
    },
  }
})
