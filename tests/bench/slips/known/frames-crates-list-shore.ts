import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cols, windowHead } from './shore-print.ts'

type Crate = readonly [mark: string, goods: string, size: string, kg: number]

const variants: readonly { readonly seed: number; readonly crates: readonly Crate[] }[] = [
  { seed: 11535, crates: [['F01', 'Fenêtre 2 vantaux oscillo-battante', '1200 × 1250', 48.5], ['F02', 'Fenêtre 2 vantaux oscillo-battante', '1200 × 1250', 48.5], ['PF1', 'Porte-fenêtre 2 vantaux', '1400 × 2150', 86.2], ['ACC', 'Tapées, bavettes, vis', 'colis', 11.3]] },
  { seed: 11536, crates: [['B1', 'Baie 3 rails – dormant', '3600 × 2250', 64], ['B1a', 'Vantail vitré 44.2/16/4', '1210 × 2180', 92.4], ['B1b', 'Vantail vitré 44.2/16/4', '1210 × 2180', 92.4], ['B1c', 'Vantail vitré 44.2/16/4', '1210 × 2180', 92.4], ['VR', 'Coffre volet roulant', '3600 × 220', 57.8], ['ACC', 'Quincaillerie et notices', 'colis', 6.5]] },
]

/** A window maker's list of crates, closed by a sentence. */
export const framesCratesList = layout('frames-crates-list-shore', variants, ({ seed, crates }) => {
  const kg = Number(crates.reduce((sum, crate) => sum + crate[3], 0).toFixed(1))
  return {
    expectedKg: kg,
    draw(sheet) {
      const y = windowHead(sheet, { seed, supplier: 'Fermetures Modèle', motto: 'Fenêtres et baies sur mesure', title: 'LISTE DE COLISAGE', face: 'narrow', bold: 'narrowBold', color: '#22304a' })
      const foot = table(sheet, {
        x: 36, y: y + 6, style: { face: 'narrow', size: 9.5 }, headStyle: { face: 'narrowBold', size: 9.5 }, lines: 'grid', rowHeight: 20,
        columns: cols(['N° colis', 55, 'center'], ['Repère', 55], ['Contenu', 223], ['Dim. (mm)', 95, 'center'], ['Poids brut kg', 95, 'right']),
        rows: crates.map(([mark, goods, size, weight], at) => [`${at + 1} / ${crates.length}`, mark, goods, size, fr(weight, 1)]),
      })
      sheet.write(`Soit ${crates.length} colis pour un poids brut de ${fr(kg, 1, ' ')} kg, chargés sur 1 chevalet.`, 36, foot + 14, { face: 'narrowBold', size: 11 })
      sheet.write('Chevalet consigné n° EX-0042, charge admissible 800 kg, à restituer au prochain passage.', 36, foot + 32, { face: 'narrow', size: 9 })
      sheet.write('Vitrage : poids indicatif 2,5 kg par m² et par mm de verre. Ne pas lever seul au-delà de 25 kg.', 36, foot + 46, { face: 'narrow', size: 9, color: '#555' })
      sheet.box(36, 690, 250, 70)
      sheet.write('Reçu les colis ci-dessus – date et signature', 42, 695, { face: 'narrow', size: 8.5 })
    },
  }
})
