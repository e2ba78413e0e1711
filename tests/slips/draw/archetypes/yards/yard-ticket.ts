import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { layout } from '#tests/slips/draw/layout.ts'

/** A narrow ticket of a quarry's printer: tonnes with a point, the day's sum under the load. */
export const yardTicket = layout(
  'yard-ticket',
  [
    { seed: 5510, gross: 3.48, tare: 2.36, sum: 14.35, net: 'NET', decimals: 3, last: 'CUMUL CHANTIER' },
    { seed: 5520, gross: 2.96, tare: 2.1, sum: 5.42, net: 'TONNAGE LIVRE', decimals: 2, last: 'Cumul jour' },
    { seed: 5530, gross: 3280, tare: 2340, sum: 11260, net: 'Poids net', decimals: 0, last: 'Cumul commande' },
  ],
  ({ seed, gross, tare, sum, net, decimals, last }) => {
    const inTonnes = gross < 100
    const load = Number((gross - tare).toFixed(3))
    return {
      expectedKg: inTonnes ? Math.round(load * 1000) : load,
      paper: { size: [240, 470] },
      draw(sheet) {
        const { supplier, client, siteTown, slip, date, order } = marks(seed)
        const show = (weight: number) => `${inTonnes ? weight.toFixed(decimals) : fr(weight)} ${inTonnes ? 't' : 'kg'}`
        const pair = (left: string, right: string) => left.padEnd(15) + right.padStart(13)
        const lines = [
          'CARRIERE DE L’EXEMPLE',
          supplier.toUpperCase(),
          '',
          pair('BON', slip),
          pair('DATE', date),
          pair('ENTREE', '08:12:40'),
          pair('SORTIE', '08:31:07'),
          pair('CAMION', 'AA-000-AA'),
          pair('COMMANDE', order),
          '',
          client,
          siteTown,
          '',
          'GRAVE 0/20 CALCAIRE',
          'CE 2+ EN 13242',
          '',
          pair('BRUT', show(gross)),
          pair('TARE (PT)', show(tare)),
          '-'.repeat(28),
          pair(net, show(load)),
          '-'.repeat(28),
          '',
          pair(last, show(sum)),
          pair('N. DE TOURS', '4'),
          '',
          'MERCI ET BONNE ROUTE',
        ]
        lines.forEach((line, at) =>
          sheet.write(line, 18, 24 + at * 16, { face: line.startsWith(net) ? 'printerBold' : 'printer', size: 11.5 }),
        )
      },
    }
  },
)
