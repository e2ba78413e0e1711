import type { OpenCardFields } from '#adapters/payments/card-fields.ts'
import { createKeptPayments, type KeptPayments } from '#adapters/payments/kept-payments.ts'
import { createOpenCardFields } from '#adapters/payments/open-card-fields.ts'
import { onBfcacheRestore, type OnBfcacheRestore } from '#adapters/device/page-events.ts'
import type { World } from '#app/world.ts'

/** The page's world, and what only a payment needs of the outside: it comes with this room. */
export interface PaymentWorld extends World {
  readonly keptPayments: KeptPayments
  readonly openCardFields: OpenCardFields
  readonly onBfcacheRestore: OnBfcacheRestore
}

export function createPaymentWorld(world: World): PaymentWorld {
  return {
    ...world,
    keptPayments: createKeptPayments(world),
    openCardFields: createOpenCardFields(world.sleep),
    onBfcacheRestore,
  }
}
