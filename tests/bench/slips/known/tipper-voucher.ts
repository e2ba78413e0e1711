import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { pairs, under } from './corners.ts'

/** A quarry's loading voucher, narrow and printed at the gate: loaded, empty and net. */
export const tipperVoucher = layout('tipper-voucher', [
  { seed: 8191, empty: 3120, full: 4460, product: 'GRAVE CONCASSÉE 0/31,5' },
  { seed: 8192, empty: 11840, full: 17660, product: 'SABLE LAVÉ 0/4' },
], ({ seed, empty, full, product }) => ({
  expectedKg: full - empty,
  paper: { size: [298, 560] },
  draw(sheet) {
    const { town, client, site, siteTown, slip, date } = marks(seed)
    const printed = { face: 'printer', size: 10 } as const
    under(sheet, ['CARRIÈRE EXEMPLE', 'Route de la Carrière', town], 24, 24, 14, printed, { face: 'printerBold', size: 13 })
    sheet.rule(20, 72, 278, 72, 0.8, '#111', 3)
    sheet.write(`BON DE CHARGEMENT ${slip}`, 24, 82, { face: 'printerBold', size: 10.5 })
    let y = pairs(sheet, [['Date', date], ['Heure', '08:14'], ['Client', client], ['Chantier', siteTown], ['Camion', 'AA-123-AA'], ['Chauffeur', 'Départ client']], 24, 104, 72, 16, printed)
    sheet.write(site, 24, y, { face: 'printer', size: 7 })
    y += 22
    sheet.write('Produit', 24, y, printed)
    sheet.write(product, 24, y + 16, { face: 'printerBold', size: 11 })
    y += 44
    ;[['Brut', full, '08:14'], ['Tare', empty, '07:51']].forEach(([words, weight, hour]) => {
      sheet.write(String(words), 24, y, printed)
      sheet.write(`${fr(Number(weight), 0, ' ')} kg`, 200, y, { ...printed, align: 'right' })
      sheet.write(String(hour), 274, y, { ...printed, align: 'right' })
      y += 17
    })
    sheet.write('Net', 24, y + 2, { face: 'printerBold', size: 12 })
    sheet.write(`${fr(full - empty, 0, ' ')} kg`, 200, y + 2, { face: 'printerBold', size: 12, align: 'right' })
    sheet.rule(20, y + 28, 278, y + 28, 0.8, '#111', 3)
    sheet.flow('Granulats marquage CE 2+. Pesée sur pont-bascule vérifié. Le conducteur est responsable de son chargement.', 24, y + 38, 250, { face: 'printer', size: 7.5 })
    sheet.write('Signature', 24, y + 84, printed)
  },
}))
