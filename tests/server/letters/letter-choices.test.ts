import { describe, expect, it } from 'vitest'
import type { LetterChoices } from '#contract/account/letter-choices.ts'
import { invoiceDue } from '#server/staff/invoice-due.ts'
import { moveOrder } from '#server/staff/move-order.ts'
import { undoStep } from '#server/staff/undo-step.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder, storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const all: LetterChoices = { preparation: true, livraison: true, livree: true, annulee: true }
const choose = ({ token }: Supplier, choices: LetterChoices) =>
  call(provider, 'chooseLetters', { token, body: choices })
const chosen = async ({ token }: Supplier) => (await call(provider, 'letterChoices', { token })).reply
const keys = async (id: number) =>
  (await db.selectFrom('letters').select('once_key').where('once_key', 'like', `%-${id}`).orderBy('id').execute()).map(
    ({ once_key: key }) => key,
  )

describe('The letters of an account', () => {
  it('are all sent until it does without some, and are its own choice', async () => {
    const [supplier, other] = [await newSupplier(provider), await newSupplier(provider)]
    expect(await chosen(supplier)).toEqual(all)
    await choose(supplier, { ...all, livraison: false, annulee: false })
    await choose(supplier, { ...all, livraison: false, livree: false })
    expect(await chosen(supplier)).toEqual({ ...all, livraison: false, livree: false })
    expect(await chosen(other)).toEqual(all)
  })

  it('are not written where they are not wanted; the receipt is, the SMS is, and the invoice can be downloaded', async () => {
    const supplier = await newSupplier(provider)
    await choose(supplier, { preparation: false, livraison: false, livree: false, annulee: false })
    const { id } = await paidOrder(provider, supplier)
    for (const [from, to] of [
      [4, 3],
      [3, 1],
      [1, 2],
    ] as const)
      await moveOrder(id, { from, to, onPurpose: false }, null, provider.world)
    const start = provider.now
    provider.now = new Date(start.getTime() + 10_001)
    await invoiceDue(provider.world)
    provider.now = start
    expect(await keys(id)).toEqual([`order-paid-${id}`, `order-sms-${id}`])
    expect((await storedOrder(provider, id)).invoice_number).toMatch(/\d/)
  })

  it('leave a step that wrote none free to be taken back', async () => {
    const supplier = await newSupplier(provider)
    await choose(supplier, { ...all, preparation: false })
    const { id } = await paidOrder(provider, supplier)
    await moveOrder(id, { from: 4, to: 3, onPurpose: false }, null, provider.world)
    expect((await undoStep(id, null, provider.world)).status).toBe(4)
  })

  it('are in the file of the account, and forgotten with it', async () => {
    const supplier = await newSupplier(provider)
    await choose(supplier, { ...all, annulee: false })
    expect((await call(provider, 'exportAccount', { token: supplier.token })).raw).toMatchObject({
      lettres_choisies: { ...all, annulee: false },
    })
    await call(provider, 'deleteAccount', { token: supplier.token, body: { password: 'Parpaing-42' } })
    expect(await db.selectFrom('letters_off').selectAll().where('user_id', '=', supplier.id).execute()).toEqual([])
  })
})
