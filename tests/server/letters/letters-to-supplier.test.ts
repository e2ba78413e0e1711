import { beforeEach, describe, expect, it } from 'vitest'
import { eraseAccount } from '#server/account/erase-account.ts'
import { writeToSupplier } from '#server/letters/write-to-supplier.ts'
import { priceOrder } from '#server/staff/price-order.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { bringOrder } from '#tests/server/fixtures/bring-order.ts'
import { chargedFor, storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { pay, readyOrder, requestedOrder } from '#tests/server/fixtures/order.ts'
import { letterRows } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'
import { settle } from '#server/payment/settle.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
// What an order says is what its supplier typed, whoever that is.
const typed = {
  email: 'victime@exemple.org',
  company: 'Impôts.gouv.fr',
  comment: 'Remboursement : https://evil.example/connexion',
}
const later = { moment: { type: 'flex', slot: { day: '2026-11-25', halfDay: 'AM' } } } as const
const paid = async () => {
  const order = await storedOrder(
    provider,
    (await pay(provider, supplier, await readyOrder(provider, supplier, { ...typed, ...later }))).reply.orderId,
  )
  await settle(order, chargedFor(order), provider.world)
  return await storedOrder(provider, order.id)
}

beforeEach(async () => void (await db.deleteFrom('letters').execute()))

describe('the letters about an order', () => {
  it('all go to the account’s own address, whatever address the order has, and carry nobody’s comment', async () => {
    const order = await paid()
    await call(provider, 'changeMoment', {
      params: { id: order.id },
      body: { livraisonType: 'flex', dateLivraison: '2026-11-26 08:00:00', flexHalfDay: 'AM' },
      token: supplier.token,
    })
    await bringOrder(order.id, provider.world)
    const cancelled = await paid()
    await call(provider, 'cancelOrder', { params: { id: cancelled.id }, body: {}, token: supplier.token })
    await priceOrder(
      (await requestedOrder(provider, supplier, { ...typed, ...later })).id,
      { totalHT: 4000, isAsSeen: () => true },
      null,
      provider.world,
    )
    const toSupplier = (await letterRows(provider)).filter(
      ({ once_key: key, channel }) => channel === 'mail' && !key?.startsWith('order-requested-'),
    )
    expect(toSupplier.map(({ once_key: key }) => key?.replace(/-\d+$/, ''))).toEqual(
      expect.arrayContaining([
        'order-paid',
        'order-moved',
        'order-preparing',
        'order-delivering',
        'order-invoiced',
        'order-cancelled',
        'order-priced',
      ]),
    )
    expect(new Set(toSupplier.map(({ to_name: name, to_address: address }) => `${name} <${address}>`))).toEqual(
      new Set([`Élise Martin <${supplier.email}>`]),
    )
    for (const { text, html, subject } of toSupplier) expect(subject + text + html).not.toMatch(/evil|victime|Impôts/)
  })

  it('ask the team for a price with all that was typed, and its answer goes to the account', async () => {
    await requestedOrder(provider, supplier, typed)
    const [letter] = await letterRows(provider)
    expect([letter?.to_address, letter?.reply_to_address]).toEqual([provider.world.staff.address, supplier.email])
    expect(letter?.text).toContain(`E-mail : ${supplier.email}\nE-mail de la commande : ${typed.email}`)
    expect(letter?.text).toContain(`> ${typed.comment}`)
  })

  it('are none to an account that is erased', async () => {
    const { id } = await newSupplier(provider)
    await eraseAccount(id, 'asked', { ...provider.world, letters: { wake() {} } })
    await db.deleteFrom('letters').execute()
    await writeToSupplier(
      db,
      id,
      { subject: 'Remboursée', title: 'Remboursée', parts: [], attachments: [], onceKey: 'order-refunded-1' },
      provider.now,
    )
    expect(await letterRows(provider)).toEqual([])
  })
})
