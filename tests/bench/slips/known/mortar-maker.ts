import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'

const wares: readonly Ware[] = [
  ['100214', 'EXEMFLEX C2S1 gris – mortier colle', 'SAC', 25.2, 19.4],
  ['100230', 'EXEMSOL autolissant P3', 'SAC', 25.2, 17.8],
  ['100318', 'EXEMJOINT fin perle', 'SAC', 5.15, 8.2],
  ['100402', 'EXEMPRIM accrochage 5 L', 'BID', 5.6, 41],
  ['100511', 'EXEMFAÇADE monocouche T50', 'SAC', 30.25, 11.3],
  ['100620', 'EXEMFIX scellement rapide', 'SEAU', 5.3, 13.9],
]

/** A mortar maker's wide sheet: unit weight, line weight, and totals under them. */
export const mortarMaker = layout('mortar-maker', [
  { seed: 9031, take: [[0, 24], [2, 10], [3, 4]] as Take },
  { seed: 9032, take: [[4, 48], [0, 20], [1, 16], [5, 6]] as Take },
], ({ seed, take }) => {
  const { lines, kg, count } = consigned(wares, take)
  return {
    expectedKg: kg,
    paper: { landscape: true },
    draw(sheet) {
      const { client, site, siteTown, slip, order, account, date } = marks(seed)
      const face = { face: 'condensed', size: 10.5 } as const
      sheet.write('MORTIERS EXEMPLE', 36, 30, { face: 'condensedBold', size: 22, color: '#00695c' })
      sheet.write('Colles – Enduits – Ragréages', 36, 56, face)
      sheet.write('BORDEREAU DE LIVRAISON', 806, 30, { face: 'condensedBold', size: 18, align: 'right' })
      sheet.write(`N° ${slip} – ${date} – page 1/1`, 806, 54, { ...face, align: 'right' })
      writtenLines(sheet, ['Adresse de livraison', client, site, siteTown], 36, 84, 13, face, { face: 'condensedBold', size: 10 })
      writtenLines(sheet, ['Facturé à', `${client} (${account})`, `Commande ${order} – Commercial secteur 06`], 330, 84, 13, face, { face: 'condensedBold', size: 10 })
      writtenLines(sheet, ['Conditions', 'Franco – Livraison AM', 'Incoterm DAP'], 640, 84, 13, face, { face: 'condensedBold', size: 10 })
      const y = table(sheet, {
        x: 36, y: 152, lines: 'rows', zebra: '#eef5f4', style: face, headStyle: { face: 'condensedBold', size: 10, color: '#fff' }, headFill: '#00695c', headHeight: 28,
        columns: [{ title: 'Article', width: 70 }, { title: 'Désignation', width: 290 }, { title: 'Lot', width: 90 }, { title: 'Cond.', width: 55 }, { title: 'Quantité', width: 75, align: 'right' }, { title: 'Poids unitaire\n(kg)', width: 90, align: 'right' }, { title: 'Poids total\n(kg)', width: 100, align: 'right' }],
        rows: lines.map((line, at) => [line.code, line.words, `26${seed % 97}${at}4A`, line.unit, String(line.count), fr(line.unitKg, 2), fr(line.kg, 2, ' ')]),
      })
      sheet.box(36, y, 770, 20, '#d5e7e4', '#d5e7e4')
      sheet.write('TOTAUX', 110, y + 5, { face: 'condensedBold', size: 11 })
      sheet.write(String(count), 612, y + 5, { face: 'condensedBold', size: 11, align: 'right' })
      sheet.write(fr(kg, 2, ' '), 802, y + 5, { face: 'condensedBold', size: 11, align: 'right' })
      sheet.flow('Les fiches de données de sécurité sont disponibles sur simple demande. Consommation indicative : 3 à 5 kg/m² selon support. Stocker à l’abri du gel, durée de conservation 12 mois en emballage d’origine non ouvert.', 36, y + 34, 520, { face: 'condensed', size: 9, color: '#444' })
      sheet.box(580, y + 34, 226, 74)
      sheet.write('Reçu conforme le :', 588, y + 40, face)
    },
  }
})
