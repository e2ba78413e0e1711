import { fr } from '../drawing/french-number.ts'
import { marks, signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { under } from './corners.ts'
import { stock } from './stock-lines.ts'

/** An electrical distributor's branch: everything packed tight, one line of transport data before the signature. */
export const cableBranch = layout('cable-branch', [
  { seed: 8341, lines: 6, from: 60, upTo: 290 },
  { seed: 8342, lines: 8, from: 300, upTo: 800 },
], ({ seed, lines, from, upTo }) => {
  const goods = stock('electric', seed, { lines, from, upTo, most: 10 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { street, town, phone, client, site, siteTown, slip, order, date, account } = marks(seed)
      sheet.box(30, 28, 535, 60, '#fff8e1', '#f9a825')
      under(sheet, ['ÉLEC-EXEMPLE', `Agence de l’Exemple – ${street} – ${town}`, `Comptoir ouvert de 7 h à 12 h et de 13 h 30 à 17 h 30 – ${phone}`], 42, 34, 14, { face: 'narrow', size: 9 }, { face: 'narrowBold', size: 15 })
      sheet.write(slip, 553, 38, { face: 'narrowBold', size: 16, align: 'right' })
      under(sheet, [`Client ${account}`, client, site, siteTown], 40, 100, 13, { face: 'narrow', size: 10 })
      under(sheet, [`Date : ${date}`, `Réf. commande client : ${order}`, 'Saisi par : comptoir', 'Type : livraison chantier'], 360, 100, 13, { face: 'narrow', size: 10 })
      const y = table(sheet, {
        x: 30, y: 162, lines: 'rows', zebra: '#fffdf4', rowHeight: 16, headFill: '#f9a825', headStyle: { face: 'narrowBold', size: 9 }, style: { face: 'narrow', size: 9.5 },
        columns: [{ title: 'Lg', width: 30 }, { title: 'Marque', width: 60 }, { title: 'Référence', width: 80 }, { title: 'Désignation', width: 250 }, { title: 'Qté cde', width: 55, align: 'right' }, { title: 'Qté liv.', width: 60, align: 'right' }],
        rows: goods.lines.map((line, at) => [String(at + 1), 'EXM', line.code, line.words, `${line.count} ${line.unit}`, `${line.count} ${line.unit}`]),
      })
      sheet.write(`Nb de colis : ${lines + 2}    –    Poids total : ${fr(goods.kg, 2, ' ')} Kg    –    Transport : tournée agence`, 36, y + 14, { face: 'narrowBold', size: 10.5 })
      sheet.write('Tourets consignés : à retourner dans les 12 mois. DEEE : éco-participation incluse.', 36, y + 34, { face: 'narrow', size: 9 })
      signatures(sheet, y + 60, 'narrow')
    },
  }
})
