import type { Handlers } from '#server/http/handler.ts'
import { payByTransfer } from '#server/payment/pay-by-transfer.ts'
import { findAnyOrder, foundOrder } from '#server/orders/orders.ts'
import { nameOfMember } from '#server/staff/name-of-member.ts'
import { oneStaffOrder } from '#server/staff/staff-order.ts'
import { creditOrder } from '#server/trade-account/credit-order.ts'

export const staffMoneyCalls = {
  /** Gives back all or a part of a delivered order, with its credit note. */
  creditOrder: async ({ params: { id }, body: { deja: before, montant: cents, raison: reason }, caller }, world) => {
    const by = { id: caller.id, name: await nameOfMember(caller.id, world) }
    await creditOrder(id, { before, by, cents, reason }, world)
    return await oneStaffOrder(foundOrder(await findAnyOrder(world.db, id)), world)
  },

  /** Marks an order paid by a transfer that arrived. */
  payByTransfer: async ({ params: { id }, body: { libelle: reference }, caller }, world) => {
    const by = { id: caller.id, name: await nameOfMember(caller.id, world) }
    return await oneStaffOrder(await payByTransfer(id, { by, reference }, world), world)
  },
} satisfies Partial<Handlers>
