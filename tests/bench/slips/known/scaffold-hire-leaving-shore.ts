import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { cols } from './shore-print.ts'
import { shore } from './shore-parties.ts'

type Piece = readonly [code: string, words: string, count: number, unitKg: number | null]

const variants: readonly { readonly seed: number; readonly pieces: readonly Piece[]; readonly days: number }[] = [
  { seed: 11554, days: 12, pieces: [['EF12', 'Cadre façadier 2,00 × 0,80', 14, 17.5], ['EP30', 'Plancher alu-bois 3,00 m', 12, 19.2], ['EG30', 'Garde-corps 3,00 m', 24, 8.4], ['EV60', 'Vérin de pied', 14, 3.6]] },
  { seed: 11555, days: 3, pieces: [['RO07', 'Échafaudage roulant alu 7 m', 1, 168], ['LE20', 'Lest béton avec poignée', 4, 20], ['AIR3', 'Pulvérisateur airless', 1, 34.5]] },
  { seed: 11556, days: 2, pieces: [['NA12', 'Nacelle tractée 12 m', 1, null], ['HAR', 'Harnais et longe', 2, null]] },
]

/** A hire desk's leaving slip: kilos where the catalogue knows them; of the lift only its limits are said. */
export const scaffoldHireLeaving = layout('scaffold-hire-leaving-shore', variants, ({ seed, pieces, days }) => {
  const known = pieces.every((piece) => piece[3] !== null)
  const kg = Number(pieces.reduce((sum, [, , count, unitKg]) => sum + count * (unitKg ?? 0), 0).toFixed(1))
  return {
    expectedKg: known ? kg : null,
    draw(sheet) {
      const { street, town, client, site, siteStreet, siteTown, slip, date, time, account, phone } = shore(seed)
      sheet.box(36, 28, 523, 46, '#f2b705', '#f2b705')
      sheet.write('MODÈLE LOCATION', 48, 40, { face: 'condensedBold', size: 20 })
      sheet.write('BON DE SORTIE MATÉRIEL', 547, 43, { face: 'condensedBold', size: 15, align: 'right' })
      writtenLines(sheet, [`Contrat L${slip}`, `Sortie le ${date} à ${time}`, `Durée prévue : ${days} jours ouvrés`, `Client ${account}`], 36, 86, 14, { face: 'condensed', size: 11 }, { face: 'condensedBold', size: 12 })
      writtenLines(sheet, [client, `${site}, ${siteStreet}`, siteTown, `Contact chantier ${phone}`], 310, 86, 14, { face: 'condensed', size: 11 }, { face: 'condensedBold', size: 12 })
      const foot = table(sheet, {
        x: 36, y: 156, style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 11 }, headFill: '#f7e7ad', lines: 'grid', rowHeight: 21,
        columns: cols(['Code', 60], ['Matériel', 243], ['Qté', 50, 'right'], ['Poids unit.', 80, 'right'], ['Poids (kg)', 90, 'right']),
        rows: pieces.map(([code, words, count, unitKg]) => [code, words, String(count), unitKg === null ? '–' : fr(unitKg, 1), unitKg === null ? '–' : fr(unitKg * count, 1, ' ')]),
      })
      sheet.write(`Poids total du matériel : ${known ? `${fr(kg, 1, ' ')} kg` : 'non renseigné'}`, 559, foot + 12, { face: 'condensedBold', size: 13, align: 'right' })
      sheet.flow('Charges d’exploitation : plancher 200 kg/m² (classe 3) ; nacelle 230 kg, 2 personnes maxi. Remorque : PTAC 1 500 kg, permis adapté exigé. Caution retenue en cas de perte.', 36, foot + 44, 523, { face: 'condensed', size: 10, color: '#444' })
      sheet.write(`Agence ${street}, ${town}`, 36, 804, { face: 'condensed', size: 9, color: '#555' })
      ;['État au départ : conforme', 'Le locataire'].forEach((who, at) => {
        sheet.box(36 + at * 268, 660, 255, 80)
        sheet.write(who, 43 + at * 268, 665, { face: 'condensed', size: 10 })
      })
    },
  }
})
