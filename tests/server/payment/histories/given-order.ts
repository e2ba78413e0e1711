import type { Order } from '#contract/order/order.ts'
import { noTexts } from '#contract/order/order-texts.ts'
import { repeatablePart } from '#contract/order/repeatable.ts'
import type { StoredOrder } from '#contract/order/stored-order.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { priceOf } from '#rules/price/price.ts'
import type { Ground } from './ground.ts'
import { tariff } from './server-process.ts'

/** An order of 151-300 kg from Mougins to Nice: 24 minutes, 47,88 € TTC. */
export function orderWith(slipPath: string, supplier: Ground['supplier']): Order {
  return {
    ...noTexts,
    supplierId: supplier.id,
    email: supplier.email,
    company: 'Martin Matériaux',
    pickup: { label: '12 rue des Lilas, 06250 Mougins', lat: 43.6007, lng: 6.9952 },
    delivery: { label: '3 avenue Jean Médecin, 06000 Nice', lat: 43.7031, lng: 7.2661 },
    band: '151-300',
    moment: { type: 'flex', slot: { day: '2026-11-18', halfDay: 'PM' } },
    recipient: { company: 'Chantier Nord', lastName: 'Petit', firstName: 'Ali', phone: '0611223344' },
    comment: 'Sonner au portail',
    slipPath,
    minutes: 24,
    price: priceOf(tariff, { band: '151-300', type: 'flex', minutes: 24 }),
    detectedWeight: { kg: 210, band: '151-300' },
  }
}

/** The same order once it is stored, as the history hands it to /payment. */
export function storedOrderWith(id: number, slipPath: string, supplier: Ground['supplier']): StoredOrder {
  const order = orderWith(slipPath, supplier)
  const { moment, price } = order
  return { id, totalHT: price.totalHT, totalTTC: price.totalTTC, moment, order: repeatablePart(order, moment.type) }
}

/** The same supplier, as the page keeps it. */
export function userOf({ id, email }: Ground['supplier']): UserRecord {
  return {
    id,
    nom: 'Martin',
    prenom: 'Élise',
    email,
    telephone: '0612345678',
    user_profil: {
      nom: 'Martin',
      prenom: 'Élise',
      telephone: '0612345678',
      RaisonSocial: 'Martin Matériaux',
      adresseFacturation: '',
      codePostal: '',
      ville: '',
    },
  }
}
