import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { cases, facts, stacked } from './uphill-print.ts'

type Part = readonly [words: string, wantedKg: number, kg: number]

interface Filled {
  readonly seed: number
  readonly cubic: number
  readonly name: string
  readonly parts: readonly Part[]
}

/** A ready-mix plant's slip; with the batch report it also says what was loaded. */
export const mixerBatchReport = layout<Filled>(
  'mixer-batch-report-uphill',
  [
    { seed: 9601, cubic: 4, name: 'BPS C25/30 XC1 S4 Dmax 16', parts: [['Gravillon 6/16', 3880, 3892], ['Sable 0/4', 3320, 3308], ['Ciment CEM II/A', 1200, 1204], ['Eau', 660, 655], ['Plastifiant', 9, 9]] },
    { seed: 9602, cubic: 2.5, name: 'BPS C30/37 XF1 S3 Dmax 20', parts: [['Gravillon 10/20', 1500, 1506], ['Gravillon 4/10', 980, 974], ['Sable 0/4', 1990, 1998], ['Ciment CEM I', 850, 852], ['Eau', 420, 417]] },
    { seed: 9603, cubic: 6, name: 'BCN dalle C25/30 fibré XC1 S4', parts: [] },
  ],
  ({ seed, cubic, name, parts }) => {
    const kg = parts.reduce((sum, part) => sum + part[2], 0)
    const { client, site, siteStreet, siteTown, number, order, day, time, plate } = uphillParties(seed)
    return {
      expectedKg: parts.length === 0 ? null : kg,
      draw(sheet) {
        sheet.box(36, 30, 523, 42, '#2f4858', '#2f4858')
        sheet.write('BÉTONS SPÉCIMEN', 48, 42, { face: 'condensedBold', size: 20, color: '#fff' })
        sheet.write('Bon de livraison – béton prêt à l’emploi', 548, 46, { face: 'condensed', size: 13, color: '#fff', align: 'right' })
        facts(sheet, [['Bon n°', number], ['Date', day], ['Centrale', 'Exemple Nord'], ['Commande', order], ['Toupie', plate]], 40, 86, 70, 15, { face: 'condensed', size: 11, color: '#555' }, { face: 'condensedBold', size: 11 })
        stacked(sheet, ['Client et chantier', client, site, siteStreet, siteTown], 320, 86, 15, { face: 'condensed', size: 11 }, { face: 'condensed', size: 9, color: '#555' })
        let y = cases(sheet, [['Désignation normalisée (NF EN 206/CN)', name], ['Volume livré', `${fr(cubic, 2)} m³`], ['Cumul commande', `${fr(cubic * 2, 2)} m³`], ['Classe de chlorures', 'Cl 0,40']], 36, 176, [253, 90, 90, 90], { face: 'condensed', bold: 'condensedBold', size: 11, fill: '#dfe6ea' })
        y = cases(sheet, [['Chargement', time], ['Arrivée chantier', ''], ['Début vidage', ''], ['Fin vidage', ''], ['Eau ajoutée à la demande (L)', '']], 36, y + 8, [90, 100, 100, 100, 133], { face: 'condensed', bold: 'condensedBold', size: 11, fill: '#dfe6ea' })
        if (parts.length > 0) {
          sheet.write('Rapport de gâchée', 36, y + 16, { face: 'condensedBold', size: 12 })
          y = table(sheet, {
            x: 36,
            y: y + 34,
            columns: [
              { title: 'Constituant', width: 220 },
              { title: 'Consigne (kg)', width: 100, align: 'right' },
              { title: 'Pesé (kg)', width: 100, align: 'right' },
              { title: 'Écart (%)', width: 103, align: 'right' },
            ],
            rows: [...parts.map(([words, wanted, found]) => [words, fr(wanted, 0, ' '), fr(found, 0, ' '), fr(((found - wanted) / wanted) * 100, 1)]), ['Masse totale chargée', fr(parts.reduce((sum, part) => sum + part[1], 0), 0, ' '), fr(kg, 0, ' '), '']],
            style: { face: 'condensed', size: 11 },
            headStyle: { face: 'condensedBold', size: 10.5 },
            rowHeight: 19,
          })
        } else {
          stacked(sheet, ['Dosage en ciment : 300 kg/m³          Rapport E/C : 0,55', 'Fibres polypropylène : 0,6 kg/m³      Adjuvant : plastifiant', 'Supplément : pompe 28 m, attente au-delà de 30 min'], 40, y + 18, 17, { face: 'condensed', size: 11 })
          y += 80
        }
        stacked(sheet, ['Attention : produit irritant, porter gants et lunettes.', 'Tout ajout d’eau sur chantier dégage la responsabilité du producteur.'], 36, y + 20, 14, { face: 'condensed', size: 10, color: '#444' })
        cases(sheet, [['Visa chauffeur', ''], ['Visa client', ''], ['Réserves', '']], 36, y + 62, [150, 170, 203], { face: 'condensed', height: 80, fill: '#dfe6ea' })
        sheet.write('Bétons Spécimen – entreprise d’exemple', 297, 806, { face: 'condensed', size: 8.5, color: '#777', align: 'center' })
      },
    }
  },
)
