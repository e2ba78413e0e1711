import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './inland-parties.ts'

interface Variant {
  readonly seed: number
  readonly cubic: number
  readonly name: string
  /** Cement, sand, two gravels and water, kg a cubic metre; none where the leaf tells only the volume. */
  readonly recipe: readonly [number, number, number, number, number] | null
}

const variants: readonly Variant[] = [
  { seed: 15231, cubic: 6, name: 'BPS XF1 C25/30 S3 D20', recipe: [285, 812, 318, 742, 171] },
  { seed: 15232, cubic: 4.5, name: 'BPS XC1 C25/30 S4 D16', recipe: null },
  { seed: 15233, cubic: 3.5, name: 'Béton de propreté C12/15', recipe: [170, 880, 300, 790, 160] },
]

/** A ready-mix plant's leaf: the volume, and at some plants what each part of the batch weighed. */
export const concreteRecipeInland = layout('concrete-recipe-inland', variants, ({ seed, cubic, name, recipe }) => {
  const { client, site, siteStreet, siteTown, account, note, date, hour, plate, luck } = parties(seed)
  const parts = (recipe ?? []).map((target) => Math.round(target * cubic * luck.between(0.992, 1.008)))
  return {
    expectedKg: recipe === null ? null : parts.reduce((sum, kg) => sum + kg, 0),
    draw(sheet) {
      sheet.write('BÉTONS EXEMPLE', 40, 36, { face: 'modernBold', size: 18, color: '#37474f' })
      sheet.write('Centrale du Modèle – 41000 BLOIS', 40, 60, { face: 'modern', size: 8.5 })
      sheet.write('BON DE LIVRAISON BÉTON PRÊT À L’EMPLOI', 555, 40, { face: 'modernBold', size: 10.5, align: 'right' })
      sheet.write(`N° ${note} – ${date}`, 555, 58, { face: 'modern', size: 9.5, align: 'right' })
      captionedBoxes(sheet, [['Client', `${account} ${client}`], ['Chantier', `${site}, ${siteStreet}`], ['Ville', siteTown]], 40, 82, [185, 205, 125], { face: 'modern', size: 7.5 })
      captionedBoxes(sheet, [['Désignation', name], ['Volume livré', `${fr(cubic, 2)} m3`], ['Camion', plate], ['Fin de chargement', hour], ['Limite d’emploi', '2 h']], 40, 124, [195, 80, 90, 80, 70], { face: 'modernBold', size: 8 })
      writtenLines(sheet, ['Conforme à NF EN 206/CN – Ciment CEM II/A-LL 42,5 R – Dmax 20 mm – Classe de chlorures Cl 0,40', `Eau/ciment efficace maxi 0,60 – Dosage minimal en ciment ${recipe?.[0] ?? 280} kg/m3 – Transport : toupie, capacité 8 m3`], 40, 172, 13, { face: 'modern', size: 8 })
      const foot = recipe === null ? 210 : table(sheet, {
        x: 40, y: 212, lines: 'grid', rowHeight: 18, headFill: '#eceff1', style: { face: 'modern', size: 8.5 }, headStyle: { face: 'modernBold', size: 8 },
        columns: [{ title: 'Constituant', width: 215 }, { title: 'Formule kg/m3', width: 100, align: 'right' }, { title: 'Consigne kg', width: 100, align: 'right' }, { title: 'Pesé kg', width: 100, align: 'right' }],
        rows: [
          ...['Ciment CEM II 42,5', 'Sable 0/4', 'Gravillon 4/10', 'Gravillon 10/20', 'Eau totale'].map((words, at) => [words, `${recipe[at]!}`, fr(Math.round(recipe[at]! * cubic), 0, ' '), fr(parts[at]!, 0, ' ')]),
          ['Total gâchée', `${recipe.reduce((sum, one) => sum + one, 0)}`, fr(recipe.reduce((sum, one) => sum + Math.round(one * cubic), 0), 0, ' '), fr(parts.reduce((sum, kg) => sum + kg, 0), 0, ' ')],
        ],
      })
      captionedBoxes(sheet, [['Arrivée chantier', ''], ['Début déchargement', ''], ['Fin déchargement', ''], ['Eau ajoutée (L)', '']], 40, foot + 24, [128, 129, 129, 129])
      sheet.flow('Contact avec la peau : le béton frais provoque des brûlures. L’ajout d’eau sur chantier dégage la responsabilité du producteur. Attente facturée au-delà de 10 min/m3.', 40, foot + 76, 515, { face: 'modern', size: 7.5, color: '#555' })
      sheet.box(330, foot + 112, 225, 80)
      sheet.write('Visa client', 337, foot + 117, { face: 'modern', size: 7.5 })
    },
  }
})
