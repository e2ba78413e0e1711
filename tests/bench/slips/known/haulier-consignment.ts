import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { bars, stacked, together } from './furniture.ts'

type Row = readonly [count: number, kind: string, words: string, kg: number, floorMetres: number]

interface Variant {
  readonly seed: number
  readonly rows: readonly Row[]
}

/** A groupage haulier's receipt: packages, nature, kilos and floor metres, added in the last row. */
export const haulierConsignment = layout<Variant>(
  'haulier-consignment',
  [
    { seed: 12121, rows: [[2, 'PAL 80×120', 'Carrelage grès', 1480, 0.8], [1, 'COLIS', 'Échantillons', 12, 0]] },
    { seed: 12122, rows: [[1, 'PAL 100×120', 'Radiateurs', 342, 0.6], [4, 'FARDEAUX', 'Tubes cuivre écroui 5 m', 96, 0.4], [3, 'COLIS', 'Raccords', 41, 0]] },
    { seed: 12123, rows: [[5, 'PAL PERDUES', 'Isolant biosourcé', 615, 2.4]] },
  ],
  ({ seed, rows }) => {
    const kg = together(rows.map((row) => row[3]))
    const { supplier, street, town, client, site, siteTown, account, date } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.box(24, 24, 547, 46, '#ffd200', '#ffd200')
        sheet.write('TRANSPORTS SPÉCIMEN', 36, 36, { face: 'condensedBold', size: 22 })
        sheet.write('RÉCÉPISSÉ DE TRANSPORT', 560, 40, { face: 'condensedBold', size: 15, align: 'right' })
        bars(sheet, 400, 80, 160, 34, seed)
        sheet.write(`0690${account.slice(1)}0012`, 480, 118, { face: 'mono', size: 9, align: 'center' })
        stacked(sheet, [`Récépissé n° 0690${account.slice(1)}`, `Date de prise en charge : ${date}`, 'Agence 069 – Messagerie palettisée'], 30, 84, 14, { face: 'condensed', size: 11 }, { face: 'condensedBold', size: 12 })
        ;[['EXPÉDITEUR', supplier, street, town], ['DESTINATAIRE', client, site, siteTown]].forEach((lines, at) => {
          sheet.box(30 + at * 270, 138, 264, 76)
          stacked(sheet, lines, 38 + at * 270, 144, 16, { face: 'condensed', size: 11 }, { face: 'condensedBold', size: 9, color: '#666' })
        })
        table(sheet, {
          x: 30, y: 228, lines: 'grid', rowHeight: 20, style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 10 }, headFill: '#fff3b0',
          columns: [{ title: 'Nbre', width: 50, align: 'center' }, { title: 'Conditionnement', width: 110 }, { title: 'Nature de la marchandise', width: 194 }, { title: 'Poids (kg)', width: 90, align: 'right' }, { title: 'M. plancher', width: 90, align: 'right' }],
          rows: [...rows.map(([count, kind, words, weight, floor]) => [String(count), kind, words, fr(weight), floor === 0 ? '' : fr(floor, 2)]), [String(together(rows.map((row) => row[0]))), 'TOTAL', '', fr(kg), fr(together(rows.map((row) => row[4])), 2)]],
        })
        stacked(sheet, ['Port : payé        Contre-remboursement : néant        Valeur déclarée : néant', 'Instructions : prendre rendez-vous, accès 19 t interdit, hayon 750 kg.'], 30, 340, 16, { face: 'condensed', size: 11 })
        ;['Remise expéditeur', 'Conducteur', 'Destinataire : date, heure, cachet'].forEach((words, at) => {
          sheet.box(30 + at * 178, 390, 172, 80)
          sheet.write(words, 36 + at * 178, 395, { face: 'condensed', size: 9 })
        })
        sheet.flow('Indemnité pour perte ou avarie limitée à 33 € par kg de poids brut de marchandise manquante ou avariée, sans pouvoir excéder 1 000 € par colis (contrat type général, envois de moins de 3 tonnes).', 30, 486, 530, { face: 'condensed', size: 8, color: '#555' })
      },
    }
  },
)
