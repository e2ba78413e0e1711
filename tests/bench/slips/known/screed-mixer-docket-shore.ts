import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { cols, facts } from './shore-print.ts'
import { shore } from './shore-parties.ts'

const variants: readonly { readonly seed: number; readonly cubic: number }[] = [
  { seed: 11552, cubic: 4.5 },
  { seed: 11553, cubic: 6 },
]

/** Kilos in one cubic metre of screed. */
const recipe = [['Sable 0/4', 1370], ['Anhydrite liant', 580], ['Eau totale', 265], ['Superplastifiant', 3]] as const

/** A liquid screed plant's docket: the recipe as loaded, and the mass of the charge. */
export const screedMixerDocket = layout('screed-mixer-docket-shore', variants, ({ seed, cubic }) => {
  const loaded = recipe.map(([words, kg], at) => [words, Math.round(kg * cubic), Math.round(kg * cubic) + [12, -8, 5, 0][at]!] as const)
  const kg = loaded.reduce((sum, line) => sum + line[2], 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteStreet, siteTown, slip, date, time, order } = shore(seed)
      sheet.write('Chapes Fluides Modèle', 36, 32, { face: 'slabBold', size: 17, color: '#5a2d82' })
      sheet.write('Centrale de l’Exemple', 36, 54, { face: 'slab', size: 9 })
      writtenLines(sheet, [`Bon de livraison ${slip}`, `${date}  –  chargé à ${time}`, `Commande ${order}  –  toupie n° 7`], 559, 32, 16, { face: 'slab', size: 10, align: 'right' }, { face: 'slabBold', size: 13, align: 'right' })
      sheet.box(36, 84, 523, 72, undefined, '#5a2d82')
      writtenLines(sheet, [client, `${site}, ${siteStreet}`, siteTown, 'Destination : chape sur plancher chauffant, 5 cm'], 44, 91, 15, { face: 'slab', size: 10 }, { face: 'slabBold', size: 10 })
      facts(sheet, [['Produit', 'Chape anhydrite CA-C20-F4'], ['Volume livré', `${fr(cubic, 1)} m³`], ['Masse volumique', '2,2 t/m³'], ['Étalement visé', '240 mm'], ['Surface indicative', `${fr(cubic * 20)} m²`]], 44, 170, 120, { face: 'slab', size: 10 }, 16)
      const foot = table(sheet, {
        x: 36, y: 262, style: { face: 'slab', size: 9.5 }, headStyle: { face: 'slabBold', size: 9.5 }, headFill: '#efe6f6', lines: 'grid', rowHeight: 20,
        columns: cols(['Constituant', 223], ['Consigne (kg)', 100, 'right'], ['Dosé (kg)', 100, 'right'], ['Écart (kg)', 100, 'right']),
        rows: loaded.map(([words, wanted, real]) => [words, fr(wanted, 0, ' '), fr(real, 0, ' '), real === wanted ? '0' : `${real > wanted ? '+' : '-'}${Math.abs(real - wanted)}`]),
      })
      sheet.write(`Masse totale chargée : ${fr(kg, 0, ' ')} kg`, 36, foot + 14, { face: 'slabBold', size: 12 })
      sheet.flow('Produit à couler dans les 2 heures suivant le chargement. Tout ajout d’eau sur chantier dégage la responsabilité de la centrale. Porter gants et lunettes.', 36, foot + 40, 523, { face: 'slab', size: 8.5, color: '#555' })
      ;[['Arrivée chantier', '....h....'], ['Début coulage', '....h....'], ['Fin', '....h....']].forEach(([caption, value], at) => {
        sheet.box(36 + at * 176, foot + 80, 171, 40)
        sheet.write(caption!, 42 + at * 176, foot + 85, { face: 'slab', size: 8 })
        sheet.write(value!, 122 + at * 176, foot + 97, { face: 'slab', size: 11, align: 'center' })
      })
      sheet.write('Signature client :', 36, foot + 140, { face: 'slab', size: 10 })
    },
  }
})
