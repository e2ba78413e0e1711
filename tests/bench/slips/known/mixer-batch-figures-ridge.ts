import { chance } from '../drawing/chance.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, figure, pairs } from './ridge-print.ts'

const list = columns(['Constituant', 190], ['Consigne (kg)', 110, 'right'], ['Réalisé (kg)', 110, 'right'], ['Écart %', 80, 'right'])

/** A ready-mix plant's note: the batch in kilos and its sum, or nothing but cubic metres and the dose of cement. */
export const mixerBatchFiguresRidge = layout('mixer-batch-figures-ridge', [{ seed: 16285, cubic: 6, batch: true }, { seed: 16286, cubic: 3.5, batch: true }, { seed: 16287, cubic: 7, batch: false }], ({ seed, cubic, batch }) => {
  const luck = chance(seed)
  const on = ridgeParties(seed)
  const parts = [['Sable 0/4', 820], ['Gravillon 4/11', 310], ['Gravillon 11/22', 690], ['CEM II/A-LL 42,5 R', 350], ['Eau totale', 178], ['Adjuvants', 8]] as const
  const made = parts.map(([name, kg]) => [name, Math.round(kg * cubic), Math.round(kg * cubic * luck.between(0.992, 1.009))] as const)
  const sum = (which: 1 | 2) => made.reduce((all, part) => all + part[which], 0)
  return {
    expectedKg: batch ? sum(2) : null,
    draw(sheet) {
      sheet.box(40, 34, 515, 50, '#4a4e69', '#4a4e69')
      sheet.write('BÉTON MODÈLE', 54, 42, { face: 'condensedBold', size: 22, color: '#fff' })
      sheet.write('Centrale de l’Exemple – Carros', 54, 66, { face: 'condensed', size: 10, color: '#fff' })
      sheet.write(`BON DE LIVRAISON BPE  ${on.slip}`, 541, 50, { face: 'condensedBold', size: 15, color: '#fff', align: 'right' })
      const style = { face: 'condensed', size: 11 } as const
      pairs(sheet, [['Client', on.client], ['Chantier', on.site], ['Adresse', `${on.siteStreet}, ${on.siteTown}`], ['Date', `${on.date}  départ ${on.time}`], ['Toupie', `${on.plate}  (9 m³)`]], 44, 110, 100, 17, style)
      pairs(sheet, [['Béton', 'BPS NF EN 206/CN'], ['Résistance', 'C25/30 XC1 XF1'], ['Consistance', 'S3  Dmax 22'], ['Dosage ciment', '350 kg/m³'], ['Volume livré', `${figure(cubic, 1)} m³`]], 350, 450, 100, 17, style)
      let y = 204
      if (batch) {
        sheet.write('Bordereau de pesée de la gâchée', 44, y, { face: 'condensedBold', size: 12 })
        const rows = made.map(([name, wanted, real]) => [name, figure(wanted, 0), figure(real, 0), figure(((real - wanted) / wanted) * 100, 1)])
        rows.push(['Masse totale', figure(sum(1), 0), figure(sum(2), 0), ''])
        y = table(sheet, { x: 44, y: y + 18, columns: list, rows, style, headStyle: { face: 'condensedBold', size: 10 }, lines: 'grid', rowHeight: 19 })
      }
      const times = [['Arrivée chantier', ''], ['Début déchargement', ''], ['Fin déchargement', ''], ['Eau ajoutée à la demande du client', '............ litres']] as const
      pairs(sheet, times.map(([name, worth]) => [name, worth === '' ? '...... h ......' : worth] as const), 44, 240, y + 24, 20, style)
      sheet.flow('Tout ajout d’eau annule la garantie de résistance. Béton à mettre en œuvre dans les 2 heures suivant la fabrication. Produit irritant : contient du ciment.', 44, y + 124, 480, { face: 'condensed', size: 9, color: '#444' })
      sheet.write('Signature client', 400, y + 166, style)
    },
  }
})
