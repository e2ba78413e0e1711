import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { under } from './corners.ts'
import { stock } from './stock-lines.ts'

/** An interior-works supplier that prints no weight but what the articles are called, and the lorry's limit at the access note. */
export const partitionSupply = layout('partition-supply', [
  { seed: 8151, lines: 6, access: 'Accès chantier : véhicule 3,5 t maximum, hayon obligatoire.' },
  { seed: 8152, lines: 4, access: 'Accès chantier : camion 19 T PTAC avec grue, prévoir stationnement.' },
], ({ seed, lines, access }) => ({
  expectedKg: null,
  draw(sheet) {
    const goods = stock('insulation', seed, { lines, from: 200, upTo: 1200, most: 30 })
    const { street, town, phone, client, site, siteTown, slip, date, order } = marks(seed)
    under(sheet, ['Cloisons & Isolation Exemple', street, town, `T. ${phone}`], 44, 40, 13, { face: 'book', size: 9 }, { face: 'bookBold', size: 14 })
    under(sheet, [`Livraison n° ${slip}`, `Le ${date}`, `Selon votre commande ${order}`], 551 - 180, 40, 15, { face: 'book', size: 10 }, { face: 'bookBold', size: 12 })
    under(sheet, ['Chantier :', client, site, siteTown, 'Contact sur place : chef de chantier'], 44, 116, 13, { face: 'book', size: 9.5 }, { face: 'bookBold', size: 9.5 })
    const y = table(sheet, {
      x: 44, y: 200, lines: 'rows', rowHeight: 21, headFill: '#eef1f7', headStyle: { face: 'bookBold', size: 9 }, style: { face: 'book', size: 9.5 },
      columns: [{ title: 'Produit', width: 290 }, { title: 'Référence', width: 87 }, { title: 'Quantité', width: 70, align: 'right' }, { title: 'Contrôle', width: 60, align: 'center' }],
      rows: goods.lines.map((line) => [line.words, line.code, `${line.count} ${line.unit.toLowerCase()}`, '[   ]']),
    })
    sheet.write(access, 44, y + 16, { face: 'bookBold', size: 9.5 })
    sheet.write('Marchandise à protéger de l’humidité dès le déchargement.', 44, y + 34, { face: 'book', size: 9.5 })
    sheet.box(44, 680, 240, 80)
    sheet.write('Nom, date et signature du réceptionnaire', 52, 686, { face: 'book', size: 8 })
    sheet.box(311, 680, 240, 80)
    sheet.write('Réserves éventuelles', 319, 686, { face: 'book', size: 8 })
  },
}))
