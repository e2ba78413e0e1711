import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'

interface Variant {
  readonly seed: number
  readonly cubic: number
  readonly before: number
  readonly ordered: number
  readonly mix: string
  /** What the plant's scales wrote, kg; none on a simple note. */
  readonly batch?: readonly (readonly [words: string, wantedKg: number, weighedKg: number])[]
}

const variants: readonly Variant[] = [
  {
    seed: 9537, cubic: 6, before: 6, ordered: 18, mix: 'BPS C25/30 XF1 D20 S3',
    batch: [['Ciment CEM II/A-LL 42,5', 1740, 1744], ['Sable 0/4', 4920, 4935], ['Gravillon 4/11', 2160, 2148], ['Gravillon 11/22', 4380, 4391], ['Eau d’ajout', 810, 806], ['Plastifiant', 10, 10]],
  },
  {
    seed: 9538, cubic: 3.5, before: 0, ordered: 3.5, mix: 'BPS C30/37 XC4 D12 S4',
    batch: [['Ciment CEM III/A 52,5', 1190, 1187], ['Sable 0/4', 3010, 3022], ['Gravillon 4/12', 3465, 3470], ['Eau d’ajout', 525, 529], ['Superplastifiant', 12, 12]],
  },
  { seed: 9539, cubic: 7, before: 14, ordered: 28, mix: 'BPS C25/30 XC2 D20 S3' },
]

/** A concrete plant's note: cubic metres, and where the scales are joined to the printer, what went in. */
export const batchingPlant = layout('batching-plant-north', variants, ({ seed, cubic, before, ordered, mix, batch }) => {
  const total = (at: 1 | 2) => (batch ?? []).reduce((sum, line) => sum + line[at], 0)
  return {
    expectedKg: batch === undefined ? null : total(2),
    draw(sheet) {
      const { client, site, siteTown, slip, date, order, phone } = marks(seed)
      const plain = { face: 'narrow', size: 10 } as const
      const bold = { face: 'narrowBold', size: 10 } as const
      sheet.box(36, 34, 523, 40, '#20485e', '#20485e')
      sheet.write('BÉTONS SPÉCIMEN', 48, 44, { face: 'narrowBold', size: 17, color: '#fff' })
      sheet.write('Bon de livraison de béton prêt à l’emploi', 547, 47, { face: 'narrow', size: 12, color: '#fff', align: 'right' })
      captionedBoxes(sheet, [['N° du bon', slip.slice(2)], ['Date', date], ['Centrale', 'Exemple Ouest'], ['Commande', order]], 36, 82, [120, 120, 143, 140], plain)
      writtenLines(sheet, ['Client et chantier', client, site, siteTown], 40, 130, 15, plain, bold)
      writtenLines(sheet, ['Toupie 12 – chauffeur n° 4', 'Fin de chargement : 07 h 18', 'Limite d’emploi : 2 h après fabrication', `Centrale joignable au ${phone}`], 330, 130, 15, plain)
      sheet.write(`Désignation du béton : ${mix} – Cl 0,20 – NF EN 206/CN`, 40, 204, bold)
      captionedBoxes(sheet, [['Volume livré (m³)', fr(cubic, 2)], ['Cumul livré (m³)', fr(before + cubic, 2)], ['Volume commandé (m³)', fr(ordered, 2)], ['Eau ajoutée sur chantier (L)', '']], 36, 224, [120, 120, 143, 140], { face: 'narrowBold', size: 11 })
      const foot = batch === undefined ? 262 : table(sheet, {
        x: 36, y: 276, lines: 'grid', rowHeight: 19, style: plain, headStyle: bold, headFill: '#e3ecf0',
        columns: [{ title: 'Constituant', width: 243 }, { title: 'Consigne (kg)', width: 140, align: 'right' }, { title: 'Pesé (kg)', width: 140, align: 'right' }],
        rows: [...batch.map(([words, wanted, weighed]) => [words, fr(wanted, 0, ' '), fr(weighed, 0, ' ')]), ['Masse totale', fr(total(1), 0, ' '), fr(total(2), 0, ' ')]],
      })
      writtenLines(sheet, ['Pompage : non        Goulotte : oui        Temps de déchargement inclus : 30 min', 'Ne pas ajouter d’eau. Porter gants et lunettes : le ciment frais brûle la peau.', 'Accès : camion malaxeur quatre essieux, 32 t en charge.'], 40, foot + 22, 16, plain)
      sheet.box(36, foot + 90, 256, 70)
      sheet.write('Arrivée :            Départ :', 44, foot + 97, plain)
      sheet.box(303, foot + 90, 256, 70)
      sheet.write('Signature du client', 311, foot + 97, plain)
      sheet.write('Volume exprimé en béton frais compacté, arrondi au quart de mètre cube.', 297, 800, { face: 'narrow', size: 8.5, align: 'center', color: '#555' })
    },
  }
})
