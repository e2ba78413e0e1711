import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { rubberStamp, stacked } from './furniture.ts'

interface Variant {
  readonly seed: number
  readonly rows: readonly (readonly [string, string])[]
  readonly sentence: string
  readonly kg: number
  readonly stamp: boolean
}

/** A craftsman's own office document: a small table and one sentence about the load. */
export const typedOfficeLetter = layout<Variant>(
  'typed-office-letter',
  [
    { seed: 12101, rows: [['Garde-corps inox 3,20 m', '2'], ['Garde-corps inox 1,85 m', '1'], ['Platines et visserie', '1 carton']], sentence: 'L’ensemble pèse 138 kg, deux personnes sont nécessaires pour décharger.', kg: 138, stamp: false },
    { seed: 12102, rows: [['Portail coulissant acier 4,00 × 1,60 m', '1'], ['Rail au sol 2 × 4 m', '1 jeu'], ['Motorisation', '1 carton'], ['Poteaux 120 × 120 – 2,40 m', '3']], sentence: 'Poids total à charger : 385 kgs environ. Prévoir un camion avec hayon (1000 kg mini).', kg: 385, stamp: true },
    { seed: 12103, rows: [['Escalier quart tournant hêtre', '1'], ['Rampe et balustres', '1 fagot'], ['Plinthes à crémaillère', '4']], sentence: 'Poids du chargement : 0,26 tonne. Hauteur maximale 2,10 m une fois chargé.', kg: 260, stamp: false },
  ],
  ({ seed, rows, sentence, kg, stamp }) => {
    const { street, town, client, site, siteTown, date, phone } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        stacked(sheet, ['Atelier Modèle', 'Métallerie et menuiserie sur mesure', street, town, phone], 70, 60, 14, { face: 'serif', size: 11 }, { face: 'serifBold', size: 16 })
        stacked(sheet, [client, site, siteTown], 320, 150, 15, { face: 'serif', size: 11 })
        sheet.write(`Fait le ${date}`, 320, 212, { face: 'serif', size: 11 })
        sheet.write('BON DE LIVRAISON', 297, 250, { face: 'serifBold', size: 15, align: 'center' })
        sheet.write('Nous vous livrons ce jour les ouvrages suivants :', 70, 290, { face: 'serif', size: 11.5 })
        const under = table(sheet, { x: 70, y: 314, lines: 'grid', rowHeight: 22, style: { face: 'serif', size: 11 }, headStyle: { face: 'serifBold', size: 11 }, columns: [{ title: 'Ouvrage', width: 355 }, { title: 'Quantité', width: 100, align: 'center' }], rows })
        sheet.flow(sentence, 70, under + 22, 455, { face: 'serif', size: 11.5 })
        sheet.write('Bon pour réception, le client :', 70, under + 84, { face: 'serif', size: 11.5 })
        if (stamp) rubberStamp(sheet, ['ATELIER MODÈLE', 'LIVRÉ'], 380, under + 110, -9, '#1c3f94')
      },
    }
  },
)
