import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, lines, particulars } from './particulars.ts'

/** A mixing plant's slip for a fluid screed: the recipe as weighed, the load in kg beside the volume. */
export const fluidScreed = layout(
  'fluid-screed-grove',
  [
    { seed: 307498, cubic: 4.5, parts: [['Sable 0/4', 6120], ['Liant anhydrite', 2790], ['Eau totale', 1080], ['Adjuvant', 14]] as const },
    { seed: 307499, cubic: 7, parts: [['Sable 0/4 roulé', 9480], ['Ciment CEM II/A-L', 2450], ['Filler calcaire', 1190], ['Eau totale', 1730], ['Superplastifiant', 30]] as const },
  ],
  ({ seed, cubic, parts }) => {
    const kg = parts.reduce((sum, [, weight]) => sum + weight, 0)
    return {
      expectedKg: kg,
      paper: { size: 'A5' },
      draw(sheet) {
        const { street, town, site, siteTown, date, time, number, order } = particulars(seed)
        const style = { face: 'sans' as const, size: 9 }
        sheet.write('Centrale Modèle Bétons & Chapes', 26, 24, { face: 'sansBold', size: 13 })
        sheet.write(`${street}, ${town}`, 26, 42, { ...style, size: 8 })
        sheet.write(`Bon de livraison n° ${number}`, 26, 62, { face: 'sansBold', size: 11 })
        lines(sheet, [`Date : ${date}`, `Heure de chargement : ${time}`, `Commande : ${order}`, `Toupie : 8`], 26, 82, 13, style)
        lines(sheet, ['Chapes Exemple', site, siteTown, 'Accès pompe'], 240, 82, 13, style)
        captioned(sheet, 'Volume livré (m³)', fr(cubic, 2), [26, 144, 122], { size: 11 })
        captioned(sheet, 'Masse totale (kg)', fr(kg, 0, ' '), [148, 144, 122], { size: 11 })
        captioned(sheet, 'Étalement (mm)', '240 – 260', [270, 144, 122], { size: 11 })
        const columns = [{ title: 'Constituant', width: 170 }, { title: 'Théorique kg/m³', width: 98, align: 'right' as const }, { title: 'Pesé kg', width: 98, align: 'right' as const }]
        table(sheet, { x: 26, y: 194, columns, rows: parts.map(([words, weight]) => [words, fr(weight / cubic, 0, ' '), fr(weight, 0, ' ')]), lines: 'grid', style })
        sheet.flow('Ajout d’eau sur chantier interdit. Mise en œuvre dans les 3 heures. PTAC du véhicule : 32 t. Produit irritant : porter gants et lunettes.', 26, 350, 366, { ...style, size: 8 })
        sheet.box(26, 400, 366, 70)
        sheet.write('Heure d’arrivée, de départ et signature', 32, 405, { ...style, size: 7.5 })
      },
    }
  },
)
