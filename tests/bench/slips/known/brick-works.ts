import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'

const wares: readonly Ware[] = [
  ['BGV20', 'Brique de mur rectifiée 20 × 31,4 × 50', 'U', 18.9, 2.62],
  ['BGVT', 'Brique tableau 20 × 31,4 × 34', 'U', 13.4, 2.9],
  ['LINT', 'Linteau chaînage 20 × 20 × 50', 'U', 12.6, 4.1],
  ['CLO10', 'Carreau de cloison 10 × 50 × 66', 'U', 23.5, 3.7],
  ['ARAS', 'Planelle d’arase isolée 5 × 20 × 50', 'U', 5.8, 3.05],
]

/** A brick works' note, with a strip of boxes under the table. */
export const brickWorks = layout('brick-works', [
  { seed: 9021, take: [[0, 60], [1, 12]] as Take, pallets: 2 },
  { seed: 9022, take: [[0, 180], [2, 24], [4, 40]] as Take, pallets: 5 },
  { seed: 9023, take: [[3, 18], [4, 20]] as Take, pallets: 1 },
], ({ seed, take, pallets }) => {
  const { lines, kg } = consigned(wares, take, 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date, phone } = marks(seed)
      sheet.box(30, 28, 535, 46, '#8c3b22', '#8c3b22')
      sheet.write('BRIQUETERIES EXEMPLE', 44, 40, { face: 'slabBold', size: 19, color: '#fff' })
      sheet.write('Bon de livraison', 552, 42, { face: 'slab', size: 14, color: '#fff', align: 'right' })
      writtenLines(sheet, ['Route de la Carrière', '83170 TOURVES', `Tél ${phone}`], 44, 84, 12, { face: 'slab', size: 9 })
      writtenLines(sheet, ['Destinataire', client, site, siteTown], 320, 84, 12, { face: 'slab', size: 9.5 }, { face: 'slabBold', size: 9 })
      writtenLines(sheet, [`Bon n° ${slip}`, `Date de chargement : ${date}`, `Votre commande : ${order} du 02/${date.slice(3)}`], 44, 136, 12, { face: 'slab', size: 9 })
      let y = table(sheet, {
        x: 30, y: 186, lines: 'columns', downTo: 430, style: { face: 'slab', size: 9.5 }, headStyle: { face: 'slabBold', size: 9 },
        columns: [{ title: 'Référence', width: 70 }, { title: 'Désignation', width: 265 }, { title: 'Qté', width: 60, align: 'right' }, { title: 'Un.', width: 40, align: 'center' }, { title: 'Poids kg', width: 100, align: 'right' }],
        rows: lines.map((line) => [line.code, line.words, fr(line.count), line.unit, fr(line.kg, 0, ' ')]),
      })
      y = captionedBoxes(sheet, [['Nbre de palettes', String(pallets)], ['Palettes rendues', ''], ['POIDS TOTAL', `${fr(kg, 0, ' ')} kg`], ['Immatriculation', 'AA-000-AA'], ['Déchargement', pallets > 3 ? 'Grue' : 'Hayon']], 30, y + 10, [100, 100, 125, 110, 100], { face: 'slab', size: 11 })
      writtenLines(sheet, ['Réserves éventuelles à porter sur le présent bon au moment du déchargement.', 'La casse inférieure à 3 % est considérée comme normale et n’ouvre droit à aucun avoir.', 'Palettes facturées 12,00 € HT, reprises 10,00 € HT dans un délai de 6 mois.'], 30, y + 12, 12, { face: 'slab', size: 8.5 })
      sheet.box(330, 560, 235, 80)
      sheet.write('Nom, date, cachet et signature du client', 338, 566, { face: 'slab', size: 8 })
    },
  }
})
