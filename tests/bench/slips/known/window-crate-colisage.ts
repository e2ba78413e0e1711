import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk } from './lowland-desk.ts'
import { figure } from './lowland-print.ts'

type Crate = readonly [label: string, words: string, size: string, kg: number]
interface Variant { readonly seed: number; readonly crates: readonly Crate[]; readonly total: boolean }

const variants: readonly Variant[] = [
  {
    seed: 9671, total: true,
    crates: [['C1', 'Chevalet : 4 fenêtres 2 vtx', '240 × 90 × 190', 236], ['C2', 'Chevalet : 2 portes-fenêtres', '240 × 90 × 235', 218.5], ['P3', 'Palette : tapées et habillages', '320 × 80 × 40', 61], ['K4', 'Carton : poignées, cylindres', '60 × 40 × 30', 14.5]],
  },
  {
    seed: 9672, total: false,
    crates: [['C1', 'Chevalet : baie coulissante 3 m', '330 × 90 × 240', 285], ['P2', 'Palette : coffres de volets', '300 × 80 × 70', 112], ['K3', 'Carton : moteurs et télécommandes', '60 × 40 × 40', 18]],
  },
]

/** A window factory's packing list, lying: each crate with its size and gross weight, the total on one of the two. */
export const windowCrateColisage = layout('window-crate-colisage-lowland', variants, ({ seed, crates, total }) => {
  const who = desk(seed, 'joinery')
  const kg = crates.reduce((sum, [, , , each]) => sum + each, 0)
  return {
    paper: { landscape: true },
    expectedKg: kg,
    draw(sheet) {
      const face = 'slab'
      sheet.box(0, 0, 16, 595, '#5a7d9a', '#5a7d9a')
      sheet.write('LISTE DE COLISAGE', 40, 32, { face: 'slabBold', size: 20, color: '#34516b' })
      sheet.write(`Expédition ${who.slip} – ${who.date}`, 40, 60, { face, size: 11 })
      writtenLines(sheet, ['Fenêtres de l’Exemple – usine', who.street, who.town], 440, 32, 14, { face, size: 10 }, { face: 'slabBold', size: 11 })
      writtenLines(sheet, ['Livrer à :', `${who.client} – ${who.site}`, `${who.siteStreet}, ${who.siteTown}`, `Commande ${who.order}`], 40, 88, 15, { face, size: 10.5 }, { face: 'slabBold', size: 10 })
      const rows = crates.map(([label, words, size, each], at) => [`${at + 1}/${crates.length}`, label, words, size, figure(each, 1), ''])
      const under = table(sheet, {
        x: 40, y: 166, lines: 'grid', style: { face, size: 11 }, headStyle: { face: 'slabBold', size: 10.5 }, headFill: '#e3ebf2', rowHeight: 28, headHeight: 28,
        columns: [
          { title: 'Colis', width: 60, align: 'center' }, { title: 'Repère', width: 70, align: 'center' }, { title: 'Contenu', width: 280 }, { title: 'L × l × H (cm)', width: 140, align: 'center' }, { title: 'Poids brut kg', width: 110, align: 'right' }, { title: 'Contrôlé', width: 100 },
        ],
        rows,
      })
      if (total) {
        sheet.write('Poids brut total :', 610, under + 14, { face: 'slabBold', size: 13, align: 'right' })
        sheet.write(`${figure(kg, 1)} kg`, 696, under + 14, { face: 'slabBold', size: 13, align: 'right' })
      }
      sheet.write(`Nombre de colis : ${crates.length}`, 40, under + 14, { face: 'slabBold', size: 12 })
      writtenLines(sheet, ['Vitrages : transporter debout. Chevalets consignés, à rendre vides sous 60 jours.', 'Dépose au palan : élingues de 1 000 kg minimum par chevalet.'], 40, under + 50, 15, { face, size: 10 })
      sheet.box(560, under + 50, 240, 80)
      sheet.write('Réception chantier', 568, under + 56, { face, size: 9.5 })
    },
  }
})
