import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consignment, type ConsignmentLine } from './consignment.ts'
import { stack } from './stack.ts'

/** A plumbing wholesaler delivers several orders under one slip over two pages; the end counts lines, parcels and kilograms. */
export const sanitaryWholesaler = layout('sanitary-wholesaler', [
  { seed: 8201, first: 34, second: 14 },
  { seed: 8202, first: 210, second: 92 },
], ({ seed, first, second }) => {
  const orders = [consignment(seed, 'plumbing', { lines: 8, nearKg: first, decimals: 3 }), consignment(seed + 40, 'plumbing', { lines: 6, nearKg: second, decimals: 3 })] as const
  const kg = Number((orders[0].kg + orders[1].kg).toFixed(3))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, account, phone } = marks(seed)
      const set = { face: 'condensed', size: 9.5 } as const
      const head = (page: number) => {
        sheet.write('SANITAIRE EXEMPLE DISTRIBUTION', 32, 26, { face: 'condensedBold', size: 14 })
        stack(sheet, ['Plate-forme de l’Exemple, 83480 PUGET', `Agence : ${phone}   Service client : 08 00 00 00 00`], 32, 44, { ...set, size: 8.5 })
        stack(sheet, [`BON DE LIVRAISON ${slip.slice(2)}`, `Date ${date}    Client ${account}`, `Page ${page} / 2`], 563, 26, { ...set, align: 'right', first: { face: 'condensedBold', size: 12 }, step: 15 })
        sheet.rule(32, 76, 563, 76, 1)
      }
      const columns = [{ title: 'Ligne', width: 34, align: 'right' }, { title: 'Code', width: 58 }, { title: 'Désignation', width: 232 }, { title: 'Marque', width: 52 }, { title: 'Cdé', width: 38, align: 'right' }, { title: 'Livré', width: 38, align: 'right' }, { title: 'Un', width: 30 }, { title: 'Empl.', width: 49 }] as const
      const rows = (lines: readonly ConsignmentLine[], from: number) => lines.map((line, at) => [String((from + at) * 10), line.code, line.words, 'EXPL', String(line.count), String(line.count), line.unit, `A${(seed + at * 7) % 40}-${at}`])
      head(1)
      stack(sheet, ['Livraison', client, site, siteTown], 330, 84, { ...set, step: 13, first: { face: 'condensedBold' } })
      sheet.write(`Votre commande « chantier 1 » – notre n° 26${seed % 10000} – saisie web`, 32, 150, { face: 'condensedBold', size: 9.5 })
      table(sheet, { x: 32, y: 166, columns, rows: rows(orders[0].lines, 1), style: set, headStyle: { face: 'condensedBold', size: 9 }, rowHeight: 18, zebra: '#eef2f7' })
      sheet.write('Suite page 2', 563, 790, { ...set, align: 'right' })
      sheet.nextPage()
      head(2)
      sheet.write(`Votre commande « chantier 2 » – notre n° 26${(seed + 3) % 10000} – comptoir`, 32, 88, { face: 'condensedBold', size: 9.5 })
      const foot = table(sheet, { x: 32, y: 104, columns, rows: rows(orders[1].lines, 9), style: set, headStyle: { face: 'condensedBold', size: 9 }, rowHeight: 18, zebra: '#eef2f7' }) + 14
      sheet.box(32, foot, 531, 26, '#eef2f7', '#99a')
      sheet.write('Nombre de lignes : 14', 40, foot + 8, set)
      sheet.write('Nombre de colis : 3', 200, foot + 8, set)
      sheet.write(`Poids total : ${fr(kg, 3, ' ')} kg`, 555, foot + 8, { face: 'condensedBold', size: 10, align: 'right' })
      sheet.flow('Les articles non livrés restent en commande. Les retours sont acceptés sous 15 jours, emballage intact, avec ce bon. Tuyaux coupés : ni repris ni échangés. Eau potable : attestations ACS sur demande.', 32, foot + 40, 531, { ...set, size: 8 })
      sheet.write('Nom, heure et signature', 380, foot + 90, set)
    },
  }
})
