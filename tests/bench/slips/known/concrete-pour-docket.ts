import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf, captionsAndValues } from './form-parts.ts'

// One plant prints what its scales recorded, another only the volume and the cement in a cubic metre.
export const concretePourDocket = layout(
  'concrete-pour-docket',
  [
    { seed: 11_051, volume: 3.5, weighed: true },
    { seed: 11_052, volume: 6, weighed: true },
    { seed: 11_053, volume: 4, weighed: false },
  ],
  ({ seed, volume, weighed }) => {
    const recipe = [['Sable 0/4', 812], ['Gravillon 4/12', 318], ['Gravillon 12/20', 705], ['CEM II/A-L 42,5 R', 330], ['Eau efficace', 172], ['Plastifiant', 2]] as const
    const parts = recipe.map(([words, kg]) => [words, kg, Math.round((kg * volume) / 2) * 2] as const)
    const batched = parts.reduce((sum, [, , kg]) => sum + kg, 0)
    return {
      expectedKg: weighed ? batched : null,
      paper: { size: 'A5' },
      draw(sheet) {
        const { date, order, account } = marks(seed)
        const face = 'condensed'
        const bold = 'condensedBold'
        sheet.write('BÉTONS SPÉCIMEN', 24, 22, { face: bold, size: 18, color: '#34495e' })
        sheet.write('Centrale de Nice – Exemple', 24, 44, { face, size: 10 })
        sheet.write('BON DE LIVRAISON B.P.E.', 396, 24, { face: bold, size: 14, align: 'right' })
        sheet.write(`N° ${order.slice(3)} – ${date}`, 396, 44, { face, size: 10.5, align: 'right' })
        sheet.rule(24, 60, 396, 60, 1.5, '#34495e')
        writtenLines(sheet, addressOf(seed), 24, 70, 14, { face, size: 11 }, { face: bold, size: 11 })
        captionsAndValues(sheet, [['Compte', account], ['Toupie', '12'], ['Départ centrale', '09 h 10'], ['Limite d’emploi', '11 h 10']], 270, 396, 70, 14, { face, size: 10.5 }, { face: bold, size: 10.5, align: 'right' })
        sheet.box(24, 136, 372, 46, '#eef1f4', '#34495e')
        sheet.write('BPS NF EN 206/CN   C25/30   XF1   S3   D max 20   Cl 0,40', 210, 142, { face: bold, size: 12, align: 'center' })
        sheet.write(`Volume livré : ${fr(volume, 2)} m³      Volume commandé : ${fr(volume * 3, 2)} m³`, 210, 161, { face, size: 12, align: 'center' })
        const columns = [{ title: 'Constituants', width: 170 }, { title: 'Dosage kg/m³', width: 101, align: 'right' }, { title: weighed ? 'Pesé kg' : 'Humidité %', width: 101, align: 'right' }] as const
        const rows = parts.map(([words, dose, kg], at) => [words, weighed || words.startsWith('CEM') ? String(dose) : '', weighed ? fr(kg, 0, ' ') : at < 3 ? fr(4.1 - at, 1) : ''])
        const foot = table(sheet, { x: 24, y: 194, columns, rows, style: { face, size: 10.5 }, headStyle: { face: bold, size: 10.5 }, lines: 'grid', rowHeight: 20 })
        if (weighed) sheet.write(`Masse totale du chargement : ${fr(batched, 0, ' ')} kg`, 392, foot + 8, { face: bold, size: 12, align: 'right' })
        else sheet.write('Rapport Eeff/Liant éq. : 0,52', 392, foot + 8, { face, size: 11, align: 'right' })
        ;['Heure d’arrivée', 'Début déchargement', 'Fin déchargement', 'Eau ajoutée (l)'].forEach((words, at) => {
          sheet.box(24 + at * 93, 370, 93, 40)
          sheet.write(words, 30 + at * 93, 374, { face, size: 8.5 })
        })
        sheet.box(24, 422, 372, 70)
        sheet.write('Signature du client ou de son représentant', 30, 427, { face, size: 9 })
        sheet.flow('Attention : produit caustique, protéger les yeux et la peau. Tout ajout d’eau demandé par le client dégage notre responsabilité sur la résistance du béton.', 24, 505, 372, { face, size: 9, color: '#444' })
      },
    }
  },
)
