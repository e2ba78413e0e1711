import { describe, expect, it } from 'vitest'
import { outsideZone, type Zone } from '#rules/order/zone.ts'

const everywhere: Zone = { pickup: [], delivery: [], mostMinutes: null }
const riviera: Zone = { pickup: ['06'], delivery: ['06', '98000'], mostMinutes: 90 }
const mougins = '12 rue des Lilas, 06250 Mougins'
const monaco = '1 Avenue de l’Exemple, 98000 Monaco'

describe('A route', () => {
  it.each([
    ['where nothing is set', mougins, 'rue sans code', 500, everywhere, null],
    ['in the zone', mougins, monaco, 40, riviera, null],
    ['whose road is not known yet', mougins, monaco, null, riviera, null],
    ['as long as the longest', mougins, monaco, 90, riviera, null],
    ['a minute longer', mougins, monaco, 91, riviera, 'Route de 91 min, au plus 90'],
    ['from outside', monaco, mougins, 40, riviera, 'Retrait hors zone (98000)'],
    ['to outside', mougins, '3 rue X, 83600 Fréjus', 40, riviera, 'Livraison hors zone (83600)'],
    ['to an address without a code', mougins, 'Mougins', 40, riviera, 'Livraison hors zone (sans code postal)'],
    ['whose street has a number of five digits', mougins, '83600 route X, 06250 Mougins', 40, riviera, null],
  ])('%s has its fixed price, or the reason why it has none', (_, pickup, delivery, minutes, zone, why) => {
    expect(outsideZone({ pickup, delivery, minutes }, zone)).toBe(why)
  })
})
