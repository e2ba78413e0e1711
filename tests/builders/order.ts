import type { Order } from '#contract/order/order.ts'
import { noTexts } from '#contract/order/order-texts.ts'
import type { Moment } from '#rules/moment/moment.ts'

/** An order of plasterboard from Cannes to Mougins, as a supplier makes it; say what is different about yours. */
export function anOrder(changes: Partial<Order> = {}): Order {
  return {
    ...noTexts,
    supplierId: 7,
    email: 'fournisseur@exemple.fr',
    company: 'Exemple Matériaux',
    pickup: { label: '12 rue des Oliviers, 06400 Cannes', lat: 43.5512, lng: 7.0128 },
    delivery: { label: '3 chemin des Pins, 06250 Mougins', lat: 43.6003, lng: 6.9951 },
    band: '151-300',
    moment: moments.flex,
    recipient: { company: 'Exemple Bâtiment', lastName: 'Martin', firstName: 'Camille', phone: '0612345678' },
    comment: 'Portail bleu',
    slipPath: 'bordereaux/exemple.pdf',
    minutes: 24,
    price: { base: 1990, weight: 1000, time: 1000, delivery: 0, totalHT: 3990, totalTTC: 4788 },
    detectedWeight: { kg: 212, band: '151-300' },
    ...changes,
  }
}

/** One moment of each delivery type, seen from Friday 20 November 2026. */
export const moments = {
  flex: { type: 'flex', slot: { day: '2026-11-23', halfDay: 'AM' } },
  planifiee: { type: 'planifiee', at: new Date('2026-11-24T15:00:00+01:00') },
  urgent: { type: 'urgent' },
} as const satisfies Record<string, Moment>
