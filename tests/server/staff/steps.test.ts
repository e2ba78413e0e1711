import { describe, expect, it } from 'vitest'
import { invoiceDue } from '#server/staff/invoice-due.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder, storedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const staff = await newStaff(provider)
const step = (id: number, de: number, vers: number, expres = false) =>
  call(provider, 'moveOrder', { token: staff.token, params: { id }, body: { de, vers, expres } })
const undo = (id: number) => call(provider, 'undoStep', { token: staff.token, params: { id }, body: {} })
const subjects = async (id: number) =>
  (
    await db.selectFrom('letters').select('subject').where('subject', 'like', `%n° ${id} %`).orderBy('id').execute()
  ).map(({ subject }) => subject)
/** What moved it, oldest first. */
const journal = (id: number) =>
  db
    .selectFrom('order_changes')
    .select(['by_id', 'kind', 'from_status', 'to_status', 'at'])
    .where('order_id', '=', id)
    .whereRef('from_status', '!=', 'to_status')
    .orderBy('id')
    .execute()
const later = (ms: number) => (provider.now = new Date(provider.now.getTime() + ms))

describe('An order that is paid', () => {
  it('goes from step to step to the door, each in the journal and in a letter, and is invoiced at the end', async () => {
    const { id } = await paidOrder(provider, supplier)
    expect((await step(id, 4, 3)).reply).toMatchObject({ id, status: 3, steps: [{ to: 1, onPurpose: false }] })
    await step(id, 3, 1)
    expect((await step(id, 1, 2)).reply).toMatchObject({ status: 2, steps: [], deliveredAt: provider.now })
    expect((await journal(id)).map(({ at, ...change }) => change)).toEqual([
      { by_id: staff.id, kind: 'step', from_status: 4, to_status: 3 },
      { by_id: staff.id, kind: 'step', from_status: 3, to_status: 1 },
      { by_id: staff.id, kind: 'step', from_status: 1, to_status: 2 },
    ])
    later(10_001)
    await invoiceDue(provider.world)
    expect((await storedOrder(provider, id)).invoice_number).toMatch(/\d/)
    expect(await subjects(id)).toEqual([
      `Commande n° ${id} reçue et payée`,
      `Commande n° ${id} en préparation`,
      `Commande n° ${id} en cours de livraison`,
      `Commande n° ${id} livrée : ta facture`,
    ])
    provider.now = wednesdayMorning
  })

  it('tells its customer when its preparation began, whatever came after', async () => {
    const { id } = await paidOrder(provider, supplier)
    const seen = async () =>
      (await call(provider, 'myOrders', { token: supplier.token })).reply.orders.find((order) => order.id === id)
        ?.preparedAt
    expect(await seen()).toBeNull()
    await step(id, 4, 3)
    const began = provider.now
    later(60_000)
    await step(id, 3, 1)
    later(1000)
    await undo(id)
    expect(await seen()).toEqual(began)
    provider.now = wednesdayMorning
  })

  it('takes no step that skips one, goes back, or cancels it', async () => {
    const { id } = await paidOrder(provider, supplier)
    for (const to of [1, 2, 4, 6, 0, 7]) {
      const { status, refusal } = await step(id, 4, to)
      expect([to, status]).toEqual([to, 409])
      expect(refusal.message).toMatch(/ne peut pas passer à/)
    }
    expect(await journal(id)).toEqual([])
    expect((await storedOrder(provider, id)).status).toBe(4)
  })

  it('takes a step that two press at once, once; the second is told where it stands', async () => {
    const { id } = await paidOrder(provider, supplier)
    const answers = await Promise.all(Array.from({ length: 5 }, () => step(id, 4, 3)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.refusal).toMatchObject({
      message: 'Cette commande a changé entre-temps : elle est « En cours de préparation ».',
      StatuCommande: 3,
      StatuPaiement: 1,
    })
    expect(await journal(id)).toHaveLength(1)
    expect(await subjects(id)).toHaveLength(2)
  })
})

describe('An order that is not paid', () => {
  it('is prepared on purpose only', async () => {
    const { id } = await unpaidOrder(provider, supplier)
    const { status, refusal } = await step(id, 4, 3)
    expect([status, refusal.message]).toEqual([409, 'Cette commande n’est pas payée.'])
    expect((await step(id, 4, 3, true)).reply.status).toBe(3)
  })

  it('is delivered without an invoice, which comes with its payment', async () => {
    const { id } = await unpaidOrder(provider, supplier)
    await step(id, 4, 3, true)
    await step(id, 3, 1)
    await step(id, 1, 2)
    later(10_001)
    await invoiceDue(provider.world)
    expect(await storedOrder(provider, id)).toMatchObject({ status: 2, invoice_number: null })
    provider.now = wednesdayMorning
  })
})

describe('A step', () => {
  it('can be taken back once, within ten seconds, and its letter with it', async () => {
    const { id } = await paidOrder(provider, supplier)
    expect((await step(id, 4, 3)).reply.undoableUntil).toEqual(new Date(provider.now.getTime() + 10_000))
    later(10_000)
    expect((await undo(id)).reply).toMatchObject({ status: 4, undoableUntil: null })
    expect((await undo(id)).refusal.message).toBe('Ce changement ne peut plus être annulé.')
    expect((await journal(id)).map(({ kind }) => kind)).toEqual(['step', 'undo'])
    expect(await subjects(id)).toEqual([`Commande n° ${id} reçue et payée`])
    await step(id, 4, 3)
    expect(await subjects(id)).toEqual([`Commande n° ${id} reçue et payée`, `Commande n° ${id} en préparation`])
    provider.now = wednesdayMorning
  })

  it('stays after ten seconds', async () => {
    const { id } = await paidOrder(provider, supplier)
    await step(id, 4, 3)
    later(10_001)
    expect((await undo(id)).status).toBe(409)
    expect((await storedOrder(provider, id)).status).toBe(3)
    provider.now = wednesdayMorning
  })

  it('is taken back with the ones just before it: no letter and no notice of them is left', async () => {
    const { id } = await paidOrder(provider, supplier)
    await step(id, 4, 3)
    later(350)
    await step(id, 3, 1)
    expect((await undo(id)).reply).toMatchObject({ status: 4, undoableUntil: null })
    expect((await journal(id)).map(({ kind, from_status: from, to_status: to }) => [kind, from, to])).toEqual([
      ['step', 4, 3],
      ['step', 3, 1],
      ['undo', 1, 3],
      ['undo', 3, 4],
    ])
    expect(await subjects(id)).toEqual([`Commande n° ${id} reçue et payée`])
    expect((await undo(id)).status).toBe(409)
    provider.now = wednesdayMorning
  })

  it('takes back with it what is younger than ten seconds only', async () => {
    const { id } = await paidOrder(provider, supplier)
    await step(id, 4, 3)
    later(9000)
    await step(id, 3, 1)
    later(1001)
    expect((await undo(id)).reply.status).toBe(3)
    expect(await subjects(id)).toEqual([`Commande n° ${id} reçue et payée`, `Commande n° ${id} en préparation`])
    provider.now = wednesdayMorning
  })

  it('leaves what another member did before it', async () => {
    const other = await newStaff(provider)
    const { id } = await paidOrder(provider, supplier)
    await call(provider, 'moveOrder', { token: other.token, params: { id }, body: { de: 4, vers: 3 } })
    await step(id, 3, 1)
    expect((await undo(id)).reply.status).toBe(3)
  })

  it('to the door is taken back with its date, and no invoice was made of it', async () => {
    const { id } = await paidOrder(provider, supplier)
    await step(id, 4, 3)
    await step(id, 3, 1)
    later(10_001)
    await step(id, 1, 2)
    await invoiceDue(provider.world)
    expect((await undo(id)).reply).toMatchObject({ status: 1, deliveredAt: null, invoice: null })
    provider.now = wednesdayMorning
  })

  it('writes its letter to be sent once it can no longer be taken back', async () => {
    const { id } = await paidOrder(provider, supplier)
    await step(id, 4, 3)
    const letter = await db
      .selectFrom('letters')
      .select('next_try_at')
      .where('once_key', '=', `order-preparing-${id}`)
      .executeTakeFirstOrThrow()
    expect(letter.next_try_at).toBe(provider.now.getTime() + 10_000)
  })

  it('of an order that does not exist is refused', async () => {
    expect((await step(987_654, 4, 3)).refusal.message).toBe('Commande introuvable.')
    expect((await undo(987_654)).refusal.message).toBe('Commande introuvable.')
  })
})
