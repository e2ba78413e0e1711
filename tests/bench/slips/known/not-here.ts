import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** Kilos of all kinds, none of the load: a square metre, an empty pallet, a price by the kilo, a ticket that is elsewhere. */
export const notHere = layout('not-here', [
  { seed: 4010, notes: ['Poids surfacique : 25 kg/m²', 'Palette vide : 22 kg', 'Poids : cf. ticket de pesée joint'] },
  { seed: 4020, notes: ['Prix au kg : 1,85 €', 'Charge admissible du plancher : 350 kg/m²', 'Poids total roulant autorisé : 7 t'] },
  { seed: 4030, notes: ['Colis le plus lourd : 48 kg', 'Manutention à deux au-delà de 25 kg', 'Poids total ........... kg'] },
], ({ seed, notes }) => {
  const goods = load(seed, { lines: 5 })
  return {
    expectedKg: null,
    draw(sheet) {
      const { supplier, client, site, siteTown, slip, date } = marks(seed)
      sheet.write(supplier, 50, 46, { face: 'narrowBold', size: 22 })
      sheet.write(`Bon de livraison ${slip} du ${date}`, 50, 76, { face: 'narrow', size: 13 })
      sheet.write(`${client}, ${site}, ${siteTown}`, 50, 96, { face: 'narrow', size: 12 })
      const under = table(sheet, {
        x: 50, y: 126, lines: 'rows', rowHeight: 26, style: { face: 'narrow', size: 11.5 }, headStyle: { face: 'narrowBold', size: 11 },
        columns: [{ title: 'Article', width: 320 }, { title: 'Quantité', width: 80, align: 'right' }, { title: 'Montant', width: 95, align: 'right' }],
        rows: [...goods.lines.map(({ words, count, unit, total }) => [words, `${count} ${unit}`, fr(total, 2, ' ')]), ['Total', '', fr(goods.total, 2, ' ')]],
      })
      notes.forEach((note, at) => sheet.write(note, 50, under + 20 + at * 20, { face: 'narrow', size: 12 }))
    },
  }
})
