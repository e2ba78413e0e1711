import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consignment } from './consignment.ts'
import { stack } from './stack.ts'

/** A depot's order program: ordered, delivered and still due, a weight column, and the total weight under it. */
export const backorderDepot = layout('backorder-depot', [
  { seed: 8111, nearKg: 2480, lines: 9, shelf: 'masonry' },
  { seed: 8112, nearKg: 690, lines: 6, shelf: 'wood' },
] as const, ({ seed, nearKg, lines, shelf }) => {
  const goods = consignment(seed, shelf, { lines, nearKg, decimals: 1 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, order, date, account } = marks(seed)
      const set = { face: 'mono', size: 8 } as const
      stack(sheet, ['NEGOCE EXEMPLE - AGENCE 14', street.toUpperCase(), town], 28, 30, { ...set, first: { face: 'mono', size: 11 } })
      stack(sheet, [`BORDEREAU DE LIVRAISON No ${slip.slice(2)}`, `DATE LIVRAISON : ${date}  TOURNEE : M2`, `V/CDE : ${order}   COMPTE : ${account}`, 'PAGE : 1/1'], 300, 30, set)
      stack(sheet, ['LIVRE A', client.toUpperCase(), site.toUpperCase(), siteTown], 28, 92, set)
      stack(sheet, ['FACTURE A', client.toUpperCase(), 'BP 00', siteTown], 330, 92, set)
      sheet.rule(28, 150, 567, 150, 0.8, '#111', 3)
      const columns = [{ title: 'ARTICLE', width: 58 }, { title: 'LIBELLE', width: 232 }, { title: 'QTE CDEE', width: 52, align: 'right' }, { title: 'QTE LIV.', width: 52, align: 'right' }, { title: 'RELIQUAT', width: 52, align: 'right' }, { title: 'UN', width: 30 }, { title: 'POIDS', width: 63, align: 'right' }] as const
      const rows = goods.lines.map((line, at) => [line.code, line.words.toUpperCase(), fr(line.count + (at === 2 ? 12 : 0)), fr(line.count), at === 2 ? '12' : '', line.unit, fr(line.kg, 1)])
      const foot = table(sheet, { x: 28, y: 156, columns, rows, style: { face: 'mono', size: 7.5 }, headStyle: { face: 'mono', size: 7.5 }, lines: 'none', rowHeight: 14 })
      sheet.rule(28, foot + 6, 567, foot + 6, 0.8, '#111', 3)
      sheet.write(`NOMBRE DE LIGNES : ${lines}`, 28, foot + 14, set)
      sheet.write(`TOTAL POIDS (KG) : ${fr(goods.kg, 1)}`, 563, foot + 14, { ...set, align: 'right' })
      sheet.write('LE SOLDE DE VOTRE COMMANDE SERA LIVRE SOUS 8 JOURS. MERCI DE VOTRE CONFIANCE.', 28, foot + 44, set)
      stack(sheet, ['CHAUFFEUR :', 'HEURE ARRIVEE :      H      HEURE DEPART :      H', 'NOM ET SIGNATURE DU RECEPTIONNAIRE :'], 28, 720, { ...set, step: 16 })
    },
  }
})
