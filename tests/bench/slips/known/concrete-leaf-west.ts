import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { twoColumns } from './west-print.ts'

const variants = [
  { seed: 9571, cubic: 6, formula: 'C25/30 XC1 S3 D20', cement: 300, hasWeight: true },
  { seed: 9572, cubic: 3.5, formula: 'C30/37 XF1 S4 D16', cement: 350, hasWeight: true },
  { seed: 9573, cubic: 7, formula: 'Chape fluide CF20', cement: 330, hasWeight: false },
] as const

/** A ready-mix plant's leaf: the formula, its dosages and, where the plant weighs, the batch's mass. */
export const concreteLeaf = layout('concrete-leaf-west', variants, ({ seed, cubic, formula, cement, hasWeight }) => {
  const who = partiesOf(seed)
  const batch = ([['Gravillon 6/20', 1010], ['Sable 0/4', 830], ['Ciment CEM II/A-LL 42,5', cement], ['Eau totale', 175], ['Plastifiant', 3]] as const).map(([words, each]) => [words, Math.round(each * cubic), Math.round(each * cubic * (1 + (seed % 3) / 500))] as const)
  const kg = batch.reduce((sum, [, , made]) => sum + made, 0)
  return {
    expectedKg: hasWeight ? kg : null,
    draw(sheet) {
      sheet.box(30, 28, 535, 40, '#004b6b', '#004b6b')
      sheet.write('BÉTONS SPÉCIMEN', 42, 39, { face: 'sansBold', size: 17, color: '#fff' })
      sheet.write(`Centrale de ${who.town.slice(6)}`, 553, 43, { size: 10, color: '#fff', align: 'right' })
      sheet.write(`BON DE LIVRAISON BPE N° ${who.slip}`, 30, 84, { face: 'sansBold', size: 13 })
      sheet.write('Norme NF EN 206/CN', 565, 87, { size: 9, align: 'right' })
      twoColumns(sheet, [['Client', `${who.account} ${who.client}`], ['Chantier', `${who.site}, ${who.siteTown}`], ['Commande', who.order], ['Toupie', `${who.plate} – tambour 8 m³`], ['Pompage', 'Non']], 30, 112, 70, 16, { size: 9.5 }, { face: 'sansBold', size: 9.5 })
      twoColumns(sheet, [['Date', who.date], ['Départ centrale', who.time], ['Limite d’emploi', '2 h après fabrication'], ['Volume livré', `${fr(cubic, 2)} m³`], ['Cumul chantier', `${fr(cubic * 2, 2)} m³`]], 350, 112, 90, 16, { size: 9.5 }, { face: 'sansBold', size: 9.5 })
      sheet.box(30, 202, 535, 34, '#e6f0f4', '#004b6b')
      sheet.write(`${formula}   –   Dosage ciment ${cement} kg/m³   –   Cl 0,40   –   E/C 0,55`, 42, 214, { face: 'sansBold', size: 11 })
      if (hasWeight) {
        const rows = batch.map(([words, asked, made]) => [words, fr(asked, 0, ' '), fr(made, 0, ' ')])
        const foot = table(sheet, { x: 30, y: 252, rows, lines: 'grid', columns: [{ title: 'Constituants', width: 255 }, { title: 'Théorique kg', width: 140, align: 'right' }, { title: 'Réalisé kg', width: 140, align: 'right' }] })
        sheet.write('Poids total de la charge', 34, foot + 8, { face: 'sansBold', size: 11 })
        sheet.write(`${fr(kg, 0, ' ')} kg`, 561, foot + 8, { face: 'sansBold', size: 11, align: 'right' })
      } else {
        writtenLines(sheet, ['Constituants : granulats 0/4 roulés, ciment CEM II/A-LL 42,5 R, filler calcaire, adjuvants.', 'Étalement visé : 24 cm. Épaisseur minimale 4 cm.'], 30, 252, 15, { size: 9.5 })
      }
      sheet.flow('Irritant pour la peau et les yeux : porter gants, bottes et lunettes. Tout ajout d’eau sur chantier se fait sous la responsabilité du client et annule la garantie de résistance.', 30, 470, 535, { size: 8 })
      writtenLines(sheet, ['Heure d’arrivée :', 'Début de déchargement :', 'Fin de déchargement :', 'Eau ajoutée (L) :'], 30, 520, 20, { size: 9.5 })
      sheet.box(330, 516, 235, 84)
      sheet.write('Signature du réceptionnaire', 338, 522, { size: 8 })
    },
  }
})
