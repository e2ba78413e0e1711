import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { truckload } from './truckload.ts'

/** A merchant's own van: the slip tells all about the vehicle and its limits, and nothing of what the goods weigh. */
export const vanBooking = layout('van-booking', [
  { seed: 9401, shelf: 'hardware', lines: 4, van: 'Fourgon 12 m³ – PTAC 3,5 t – charge utile 1 150 kg' },
  { seed: 9402, shelf: 'plumbing', lines: 5, van: 'Plateau ridelles – PTAC 3 500 kg – charge utile 980 kg' },
] as const, ({ seed, shelf, lines, van }) => ({
  expectedKg: null,
  draw(sheet) {
    const { supplier, town, client, site, siteTown, slip, date, phone } = marks(seed)
    const set = { face: 'sans', size: 9.5 } as const
    sheet.write(supplier, 40, 38, { face: 'sansBold', size: 16 })
    sheet.write(`Agence de ${town.slice(6)} – ${phone}`, 40, 60, set)
    sheet.write(`BORDEREAU DE LIVRAISON ${slip}`, 40, 90, { face: 'sansBold', size: 13 })
    down(sheet, [`Date : ${date}`, `Véhicule : ${van}`, 'Conducteur : équipe 2', 'Kilométrage départ : 48 210'], 40, 112, 15, set)
    down(sheet, [client, site, siteTown], 380, 112, 15, set)
    const foot = table(sheet, {
      x: 40, y: 186, lines: 'grid', style: set, rowHeight: 22,
      columns: [{ title: 'Code', width: 75 }, { title: 'Désignation', width: 300 }, { title: 'Qté', width: 60, align: 'right' }, { title: 'Unité', width: 80, align: 'center' }],
      rows: truckload(shelf, seed, lines).lines.map((line) => [line.code, line.words, String(line.count), line.unit]),
    })
    down(sheet, ['Arrimage contrôlé avant départ : oui', 'Observations du client :'], 40, foot + 18, 18, set)
    sheet.box(40, foot + 60, 515, 60, undefined, '#aaa')
    sheet.write('Document à conserver à bord pendant le transport.', 40, 800, { ...set, size: 8 })
  },
}))
