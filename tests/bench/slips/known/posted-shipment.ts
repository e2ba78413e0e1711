import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consignment } from './consignment.ts'
import { stack } from './stack.ts'

/** A mid-size company's shipment: key and value in two columns, then net and gross weight of each line with their totals. */
export const postedShipment = layout('posted-shipment', [
  { seed: 8251, nearKg: 820, lines: 6, shelf: 'wood' },
  { seed: 8252, nearKg: 96, lines: 5, shelf: 'hardware' },
] as const, ({ seed, nearKg, lines, shelf }) => {
  const goods = consignment(seed, shelf, { lines, nearKg })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date, account, phone } = marks(seed)
      const set = { face: 'condensed', size: 10 } as const
      const bold = { face: 'condensedBold', size: 10 } as const
      sheet.write('Expédition', 48, 40, { face: 'condensedBold', size: 20 })
      sheet.write('Page 1', 547, 46, { ...set, align: 'right' })
      stack(sheet, [client, site, siteTown, 'France'], 48, 76, { ...set, step: 14 })
      stack(sheet, ['Bois et Panneaux Exemple', 'Parc d’activité de l’Exemple', '83700 SAINT-RAPHAËL', `N° téléphone ${phone}`], 547, 76, { ...set, step: 14, align: 'right', first: bold })
      ;[['N° client donneur d’ordre', account], ['N° expédition', slip], ['N° commande', order], ['Date d’expédition', date], ['Code transporteur', 'DÉPART']].forEach(([words, value], at) => {
        sheet.write(words!, 48, 146 + at * 14, bold)
        sheet.write(value!, 190, 146 + at * 14, set)
      })
      const columns = [{ title: 'N°', width: 66 }, { title: 'Description', width: 214 }, { title: 'Quantité', width: 54, align: 'right' }, { title: 'Unité', width: 45 }, { title: 'Poids net', width: 60, align: 'right' }, { title: 'Poids brut', width: 60, align: 'right' }] as const
      const foot = table(sheet, { x: 48, y: 226, columns, rows: goods.lines.map((line) => [line.code, line.words, String(line.count), line.unit, fr(line.netKg, 2, '.'), fr(line.kg, 2, '.')]), style: set, headStyle: bold, lines: 'none', rowHeight: 18 })
      sheet.rule(400, foot + 4, 547, foot + 4)
      sheet.write('Total', 352, foot + 9, bold)
      sheet.write(fr(goods.netKg, 2, '.'), 483, foot + 9, { ...bold, align: 'right' })
      sheet.write(fr(goods.kg, 2, '.'), 543, foot + 9, { ...bold, align: 'right' })
      sheet.write('Adresse facturation', 48, foot + 60, bold)
      stack(sheet, [client, '1 rue de l’Exemple', siteTown], 48, foot + 76, { ...set, step: 14 })
      sheet.flow('Franco de port à partir de 300 kg ou de 500 € HT. Les bois sont livrés bruts de sciage, humidité 18 % ± 2. Toute lame ou panneau posé est réputé accepté. Conditions générales de vente au verso et sur www.exemple.invalid.', 48, 740, 499, { ...set, size: 8.5, color: '#555' })
    },
  }
})
