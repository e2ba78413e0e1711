import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down, strip } from './page-parts.ts'
import { sumOf } from './truckload.ts'

/** A pallet network's waybill, landscape: whole, half and quarter pallets with their kilos, a row of totals, boxes to sign. */
export const palletNetwork = layout('pallet-network', [
  { seed: 8001, pallets: [['PAL', 'Palette pleine 120 × 100', 'Carrelage grès', 1, 870], ['DEMI', 'Demi-palette 80 × 60', 'Colles et joints', 2, 395]] },
  { seed: 8002, pallets: [['QUART', 'Quart de palette', 'Robinetterie', 1, 118]] },
  { seed: 8003, pallets: [['PAL', 'Palette pleine 120 × 80', 'Sacs d’enduit', 3, 3060], ['PAL', 'Palette hors gabarit', 'Rails et montants', 1, 284]] },
] as const, ({ seed, pallets }) => {
  const kg = sumOf(pallets.map((row) => row[4]))
  return {
    expectedKg: kg,
    paper: { landscape: true },
    draw(sheet) {
      const { supplier, street, town, client, site, siteTown, slip, order, date, phone } = marks(seed)
      const set = { face: 'sans', size: 9.5 } as const
      sheet.write('RÉSEAU PALETTES EXEMPLE', 40, 30, { face: 'sansBold', size: 16, color: '#00539b' })
      sheet.write(`Lettre de voiture nationale n° ${slip.slice(2)}00`, 802, 34, { face: 'sansBold', size: 12, align: 'right' })
      sheet.box(40, 60, 375, 78)
      down(sheet, ['EXPÉDITEUR', supplier, street, town], 48, 66, 16, set)
      sheet.box(427, 60, 375, 78)
      down(sheet, ['DESTINATAIRE', client, site, `${siteTown} – ${phone}`], 435, 66, 16, set)
      const top = strip(sheet, [['Date de départ', date, 150], ['Service', 'J+1 avant midi', 150], ['Réf. expéditeur', order, 152], ['Hayon', 'OUI', 100], ['RDV téléphonique', 'OUI', 110], ['Contre-remboursement', '–', 100]], 40, 150)
      const foot = table(sheet, {
        x: 40, y: top + 14, lines: 'grid', style: set, rowHeight: 24, headFill: '#d9e8f5',
        columns: [{ title: 'Type', width: 80, align: 'center' }, { title: 'Support', width: 220 }, { title: 'Nature de la marchandise', width: 262 }, { title: 'Nombre', width: 80, align: 'right' }, { title: 'Poids (kg)', width: 120, align: 'right' }],
        rows: [...pallets.map(([code, words, what, count, weight]) => [code, words, what, String(count), fr(weight, 0, ' ')]), ['', '', 'TOTAL', String(sumOf(pallets.map((row) => row[3]))), fr(kg, 0, ' ')]],
      })
      ;['Expéditeur', 'Transporteur', 'Destinataire : réserves précises'].forEach((words, at) => {
        sheet.box(40 + at * 256, foot + 20, 250, 84, undefined, '#777')
        sheet.write(words, 46 + at * 256, foot + 25, { ...set, size: 8 })
      })
      sheet.write('Contrat type général applicable aux transports publics routiers de marchandises. Valeur déclarée : néant.', 40, 560, { ...set, size: 8 })
    },
  }
})
