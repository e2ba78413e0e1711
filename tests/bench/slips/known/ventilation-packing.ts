import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { cut, sumOf } from './truckload.ts'

/** A maker of ventilation and heat pumps: a packing list with gross and net columns and the two totals in words below. */
export const ventilationPacking = layout('ventilation-packing', [
  { seed: 9001, boxes: [['Groupe extérieur monobloc 8 kW', 104, 92.5], ['Ballon tampon 50 L', 31.5, 28], ['Kit hydraulique', 12.8, 11.4]] },
  { seed: 9002, boxes: [['Caisson VMC double flux', 48.2, 43.6], ['Gaines isolées Ø 160 (2 × 10 m)', 16.4, 15.2], ['Bouches et collecteurs', 9.7, 8.3], ['Silencieux Ø 160', 7.6, 7]] },
] as const, ({ seed, boxes }) => {
  const gross = sumOf(boxes.map((box) => box[1]))
  const net = sumOf(boxes.map((box) => box[2]))
  return {
    expectedKg: gross,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date, phone } = marks(seed)
      const set = { face: 'modern', size: 9 } as const
      sheet.write('AIR EXEMPLE', 40, 40, { face: 'modernBold', size: 20, color: '#2a9d8f' })
      sheet.write('Liste de colisage / bon de livraison', 555, 46, { face: 'modernBold', size: 11, align: 'right' })
      down(sheet, [`N° ${slip}`, `Commande ${order}`, date, `Hotline ${phone}`], 40, 80, 14, set)
      down(sheet, [client, site, siteTown], 330, 80, 14, set)
      const foot = table(sheet, {
        x: 40, y: 152, lines: 'rows', style: set, headStyle: { face: 'modernBold', size: 8 }, headHeight: 28, rowHeight: 22,
        columns: [{ title: 'Colis', width: 45, align: 'center' }, { title: 'Contenu', width: 230 }, { title: 'N° de série', width: 90 }, { title: 'Brut\n(kg)', width: 75, align: 'right' }, { title: 'Net\n(kg)', width: 75, align: 'right' }],
        rows: boxes.map(([words, full, bare], at) => [String(at + 1), words, `EX${slip.slice(2)}${at}`, fr(full, 1), fr(bare, 1)]),
      })
      down(sheet, [`Nombre total de colis : ${boxes.length}`, `Poids brut total : ${fr(gross, 1)} kg`, `Poids net total : ${fr(net, 1)} kg`, `Volume : ${fr(cut(gross / 120, 2), 2)} m³`], 40, foot + 18, 16, { face: 'modernBold', size: 9.5 })
      sheet.flow('Fluide frigorigène R290 en circuit hermétique, charge 0,9 kg. Transporter debout. Mise en service par une personne titulaire de l’attestation de capacité.', 300, foot + 18, 255, { ...set, size: 8 })
    },
  }
})
