import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cells, smallPrint, under } from './corners.ts'
import { stock } from './stock-lines.ts'

/** A paint wholesaler's priced note: a row of boxes at the foot, "Poids brut" among the amounts. */
export const paintTrade = layout('paint-trade', [
  { seed: 8111, lines: 5, from: 90, upTo: 260 },
  { seed: 8112, lines: 8, from: 250, upTo: 640 },
  { seed: 8113, lines: 3, from: 20, upTo: 80 },
], ({ seed, lines, from, upTo }) => {
  const goods = stock('paint', seed, { lines, from, upTo, most: 10 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { street, town, phone, client, site, siteTown, slip, date, account, siret } = marks(seed)
      sheet.box(0, 0, sheet.width, 10, '#c2185b', '#c2185b')
      under(sheet, ['Peintures Exemple', 'Décoration • Façade • Sols', street, town, `Tél ${phone}`], 40, 30, 12, { face: 'modern', size: 8 }, { face: 'modernBold', size: 15, color: '#c2185b' })
      under(sheet, ['Adresse de livraison', client, site, siteTown], 330, 34, 14, { face: 'modern', size: 9 }, { face: 'modernBold', size: 8, color: '#c2185b' })
      sheet.write(`BORDEREAU DE LIVRAISON N° ${slip} du ${date}`, 40, 118, { face: 'modernBold', size: 12 })
      sheet.write(`Compte ${account}  –  Conditions : 30 jours fin de mois  –  Vendeur : comptoir 2`, 40, 137, { face: 'modern', size: 8 })
      table(sheet, {
        x: 40, y: 156, lines: 'rows', rowHeight: 20, headStyle: { face: 'modernBold', size: 8 }, style: { face: 'modern', size: 8.5 },
        columns: [{ title: 'Article', width: 62 }, { title: 'Libellé', width: 218 }, { title: 'Teinte', width: 60 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'PU HT', width: 60, align: 'right' }, { title: 'Montant HT', width: 75, align: 'right' }],
        rows: goods.lines.map((line, at) => [line.code, line.words, at % 2 === 0 ? 'Blanc' : 'Base P', String(line.count), fr(line.price, 2), fr(line.total, 2, ' ')]),
      })
      const vat = goods.total * 0.2
      cells(sheet, [['Nb colis', String(lines + 1)], ['Poids brut', `${fr(goods.kg, 2)} kg`], ['Total HT', fr(goods.total, 2, ' ')], ['TVA 20 %', fr(vat, 2, ' ')], ['Total TTC', `${fr(goods.total + vat, 2, ' ')} €`]], { x: 40, y: 640, width: 103, height: 40, caption: { face: 'modern', size: 7.5 }, value: { face: 'modernBold', size: 10 }, fill: '#fbe4ee' })
      sheet.write('Les teintes préparées à la machine ne sont ni reprises ni échangées.', 40, 694, { face: 'modern', size: 8 })
      smallPrint(sheet, 712, { face: 'modern' })
      sheet.write(`SARL au capital de 50 000 € – SIRET ${siret} – APE 4673B`, sheet.width / 2, 806, { face: 'modern', size: 7, align: 'center' })
    },
  }
})
