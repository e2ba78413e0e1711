import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** A concrete plant's note: recipe and batch on the left, the mixer's clock on the right, the load under a heavy line. */
export const batchSheet = layout('batch-sheet', [
  { seed: 5010, cubic: 0.5, recipe: 'C25/30 XC1 S3 Dmax 20', foot: 'Masse totale livrée', tonnes: false },
  { seed: 5020, cubic: 0.35, recipe: 'Mortier de chape 350 kg/m³', foot: 'Charge utile livrée', tonnes: true },
  { seed: 5030, cubic: 0.75, recipe: 'C30/37 XF1 S4 Dmax 16', foot: null, tonnes: false },
], ({ seed, cubic, recipe, foot, tonnes }) => {
  const parts = [['Sable 0/4', 812], ['Gravillon 6/16', 1034], ['CEM II/A-LL 42,5 R', 348], ['Eau', 176], ['Plastifiant', 2]] as const
  const doses = parts.map(([, dose]) => Math.round(dose * cubic))
  const kg = doses.reduce((sum, dose) => sum + dose, 0)
  return {
    expectedKg: foot === null ? null : kg,
    paper: { size: 'A5' },
    draw(sheet) {
      const { supplier, client, site, siteTown, slip, date, phone } = marks(seed)
      sheet.box(24, 22, 372, 40, '#dfe5e1', '#5b6b62')
      sheet.write(`Centrale à béton ${supplier}`, 34, 28, { face: 'condensedBold', size: 15 })
      sheet.write(`Bon de livraison ${slip}   –   ${date}   –   Tél. ${phone}`, 34, 46, { face: 'condensed', size: 10 })
      ;[client, site, siteTown].forEach((line, at) => sheet.write(line, 34, 74 + at * 13, { face: at === 0 ? 'condensedBold' : 'condensed', size: 10.5 }))
      ;[['Formule', recipe], ['Volume livré', `${fr(cubic, 2)} m³`], ['Rapport E/C', '0,51'], ['Toupie', 'AA-000-AA – PTAC 26 000 kg'], ['Début malaxage', '07 h 42'], ['Limite d’emploi', '09 h 42']].forEach(([name = '', value = ''], at) => {
        sheet.write(name, 34, 126 + at * 15, { face: 'condensed', size: 10, color: '#4a4a4a' })
        sheet.write(value, 130, 126 + at * 15, { face: 'condensedBold', size: 11 })
      })
      const under = table(sheet, {
        x: 34, y: 226, lines: 'rows', rowHeight: 19, style: { face: 'condensed', size: 10.5 }, headStyle: { face: 'condensedBold', size: 10 },
        columns: [{ title: 'Constituant', width: 190 }, foot === null ? { title: 'Dosage kg/m³', width: 160, align: 'right' } : { title: 'Pesé (kg)', width: 160, align: 'right' }],
        rows: parts.map(([name, dose], at) => [name, fr(foot === null ? dose : doses[at]!)]),
      })
      sheet.rule(34, under + 12, 384, under + 12, 2)
      if (foot !== null) sheet.write(`${foot} : ${tonnes ? `${fr(kg / 1000, 3)} t` : `${fr(kg, 0, ' ')} kg`}`, 34, under + 20, { face: 'condensedBold', size: 14 })
      sheet.write('Tout ajout d’eau sur chantier est interdit. Béton irritant : gants et lunettes.', 34, under + 48, { face: 'condensed', size: 8.5 })
      ;['Départ centrale', 'Arrivée chantier', 'Signature client'].forEach((words, at) => {
        sheet.box(34 + at * 118, under + 66, 114, 60, undefined, '#777')
        sheet.write(words, 40 + at * 118, under + 71, { face: 'condensed', size: 8.5 })
      })
    },
  }
})
