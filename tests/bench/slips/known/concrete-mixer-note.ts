import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

type Part = readonly [words: string, asked: number, weighed: number]

/** A concrete plant's note: cubic metres ordered; one plant prints what its scales weighed, the other only the recipe's limits. */
export const concreteMixerNote = layout('concrete-mixer-note', [
  { seed: 7371, cube: 4, done: 8.5, weighed: [['Sable 0/4', 3360, 3372], ['Gravillon 4/20', 4120, 4104], ['CEM II 42,5', 1320, 1324], ['Eau ajoutée', 520, 516], ['Adjuvant', 9, 9]] as readonly Part[] },
  { seed: 7372, cube: 6, done: 6, weighed: [] as readonly Part[] },
], ({ seed, cube, done, weighed }) => {
  const kg = weighed.reduce((all, part) => all + part[2], 0)
  const asked = weighed.reduce((all, part) => all + part[1], 0)
  return {
    expectedKg: weighed.length > 0 ? kg : null,
    draw(sheet) {
      const { client, site, siteStreet, siteTown, number, day, hour, plate } = parties(seed)
      const text = { face: 'sans', size: 9.5 } as const
      const bold = { face: 'sansBold', size: 9.5 } as const
      sheet.write('BÉTONS SPÉCIMEN', 40, 36, { face: 'sansBold', size: 18 })
      sheet.write('Centrale de l’Exemple – 13120 GARDANNE', 40, 60, text)
      sheet.write(`BON DE LIVRAISON BPE ${number}`, 555, 40, { face: 'sansBold', size: 12, align: 'right' })
      writtenLines(sheet, ['Client / chantier', client, site, `${siteStreet}, ${siteTown}`], 40, 88, 15, text, bold)
      const y = captionedBoxes(sheet, [['Date', day], ['Départ centrale', hour], ['Toupie', plate], ['Quantité livrée', `${fr(cube, 2)} m³`], ['Cumul du jour', `${fr(done, 2)} m³`], ['Voyage', done > cube ? '2' : '1']], 40, 160, [85, 90, 85, 95, 95, 65], text)
      writtenLines(sheet, ['Désignation', 'BPS NF EN 206/CN – C25/30 – XC4/XF1 – S4 – Dmax 20 – CL 0,40', 'Dosage minimal en liant 330 kg/m³ – Eau efficace / liant maxi 0,60'], 40, y + 16, 15, text, bold)
      let under = y + 78
      if (weighed.length > 0) {
        under = table(sheet, {
          x: 40, y: under, lines: 'grid', style: text, headStyle: bold,
          columns: [{ title: 'Constituant', width: 215 }, { title: 'Théorique (kg)', width: 150, align: 'right' }, { title: 'Pesé (kg)', width: 150, align: 'right' }],
          rows: [...weighed.map(([words, theory, real]) => [words, fr(theory, 0, ' '), fr(real, 0, ' ')]), ['Masse totale de la gâchée', fr(asked, 0, ' '), fr(kg, 0, ' ')]],
        })
      }
      writtenLines(sheet, ['Ajout d’eau sur chantier interdit sans accord écrit.', 'Toupie 4 essieux – PTAC 32 t : le client garantit l’accès.', 'Délai maximal d’emploi 2 h après le départ de la centrale.'], 40, under + 20, 15, { size: 9 })
      sheet.write('Arrivée chantier : …… h ……    Fin de déchargement : …… h ……', 40, under + 84, text)
      sheet.write('Nom et signature du client', 380, under + 110, text)
    },
  }
})
