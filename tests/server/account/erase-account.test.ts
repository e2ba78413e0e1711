import { describe, expect, it } from 'vitest'
import { orderStatus } from '#rules/order/order-status.ts'
import { removeFiles } from '#server/storage/remove-files.ts'
import { insertFilesToRemove } from '#server/storage/files-to-remove.ts'
import { sweep } from '#server/housekeeping.ts'
import { invoicePath } from '#server/invoices/invoice-bytes.ts'
import { invoiceDue } from '#server/staff/invoice-due.ts'
import { moveOrder } from '#server/staff/move-order.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { invoicedOrder, paidOrder, storedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { aMessage, keptAccount } from '#tests/server/fixtures/kept-account.ts'
import { anOrder, requestForm } from '#tests/server/fixtures/order.ts'
import { letterRows, sentLetters } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { aRegistration, newcomer, newSupplier, signIn, type Supplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const password = 'Parpaing-42'
const erase = ({ token }: Supplier, given = password) =>
  call(provider, 'deleteAccount', { token, body: { password: given } })
const userRow = ({ id }: Supplier) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const rowsOf = async (...tables: ('slips' | 'abandonments' | 'letters' | 'reset_codes')[]) =>
  Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, (await db.selectFrom(table).selectAll().execute()).length])),
  )

describe('the deletion of an account', () => {
  it('asks for the password, at its field, and leaves the session as it is', async () => {
    const supplier = await newSupplier(provider)
    const { status, refusal } = await erase(supplier, 'Parpaing-43')
    expect({ status, errors: refusal.errors }).toEqual({
      status: 422,
      errors: { password: ['Mot de passe incorrect.'] },
    })
    expect((await erase(supplier, '')).refusal.errors).toEqual({ password: ['Mot de passe requis'] })
    expect((await call(provider, 'myOrders', { token: supplier.token })).status).toBe(200)
  })

  it('may be tried five times at once, where that is the rate of the password', async () => {
    const strict = await openProvider({
      beside: provider,
      rates: { passwordByAccount: { burst: 5, everyMs: 300_000 } },
    })
    const { token } = await newSupplier(provider)
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => call(strict, 'deleteAccount', { token, body: { password: 'Parpaing-43' } })),
    )
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(tries.find(({ status }) => status === 429)?.headers.get('Retry-After')).toBe('300')
  })

  it('empties the profile and frees the address; of the order only its books stay, and its invoice as it was', async () => {
    const { supplier, order, sparePath } = await keptAccount(provider)
    const before = await storedOrder(provider, order.id)
    const facts = await db.selectFrom('invoices').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow()
    expect((await erase(supplier)).status).toBe(200)
    expect(await userRow(supplier)).toMatchObject({
      email: `compte-${supplier.id}`,
      erased_at: provider.now.getTime(),
      latitude: null,
      longitude: null,
      last_seen_at: null,
    })
    expect(Object.values(await userRow(supplier)).filter((value) => value === '')).toHaveLength(9)
    const nowhere = { pickup_latitude: 0, pickup_longitude: 0, delivery_latitude: 0, delivery_longitude: 0 }
    const noPeople = {
      company: '',
      comment: '',
      recipient_company: '',
      recipient_last_name: '',
      recipient_first_name: '',
      recipient_phone: '',
    }
    expect(await storedOrder(provider, order.id)).toEqual({
      ...before,
      ...nowhere,
      ...noPeople,
      email: `compte-${supplier.id}`,
      slip_path: null,
    })
    expect(
      await db.selectFrom('invoices').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow(),
    ).toEqual(facts)
    expect(await provider.world.files.read(invoicePath(order.invoice_file))).not.toBeNull()
    expect(before.slip_path).not.toBeNull()
    for (const path of [before.slip_path ?? '', sparePath]) expect(await provider.world.files.read(path)).toBeNull()
  })

  it('leaves nothing else, once its last letter is sent', async () => {
    await db.deleteFrom('letters').execute()
    await sweep(provider.world)
    const start = await rowsOf('slips', 'abandonments', 'letters', 'reset_codes')
    const { supplier } = await keptAccount(provider)
    await db.deleteFrom('letters').where('reply_to_address', '=', supplier.email).execute()
    await erase(supplier)
    // The message to who waited for the goods leaves after ten seconds.
    provider.now = new Date(provider.now.getTime() + 10_000)
    await sentLetters(provider)
    await sweep(provider.world)
    provider.now = wednesdayMorning
    expect(await rowsOf('slips', 'abandonments', 'letters', 'reset_codes')).toEqual(start)
    const texts = JSON.stringify(
      await Promise.all([letterRows(provider), db.selectFrom('users').selectAll().execute()]),
    )
    expect(texts).not.toContain(supplier.email)
  })

  it('is told to the address that goes, in one last letter', async () => {
    const supplier = await newSupplier(provider)
    await erase(supplier)
    const letter = (await sentLetters(provider)).at(-1)
    expect(letter).toMatchObject({ subject: 'Ton compte est supprimé', to: [{ address: supplier.email }] })
    expect(letter?.text).toContain('Comme tu l’as demandé')
  })

  it('ends every session and the password, and one may register anew', async () => {
    const registration = aRegistration()
    await call(provider, 'register', { body: registration })
    const [here, elsewhere] = [await signIn(provider, registration), await signIn(provider, registration)]
    await erase(here)
    for (const { token } of [here, elsewhere]) expect((await call(provider, 'myOrders', { token })).status).toBe(401)
    expect((await call(provider, 'login', { body: { email: registration.email, password } })).status).toBe(401)
    expect((await call(provider, 'register', { body: registration })).status).toBe(200)
    expect((await signIn(provider, registration)).id).not.toBe(here.id)
  })

  it('takes no message that has its address, nor the letter that brings it to the team, be that the address of the team itself', async () => {
    const supplier = await newcomer(provider)
    const own = await openProvider({ beside: provider, world: { staff: { name: 'Équipe', address: supplier.email } } })
    for (const email of [supplier.email, 'lea@exemple.fr']) await call(own, 'contact', { body: aMessage({ email }) })
    expect((await erase(supplier)).status).toBe(200)
    const messages = await db
      .selectFrom('contact_messages')
      .select(['email', 'file_path'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(messages.map(({ email }) => email)).toEqual(['lea@exemple.fr', supplier.email])
    for (const { file_path: path } of messages) expect(await provider.world.files.read(path ?? '')).not.toBeNull()
    const sent = (await sentLetters(provider)).filter(({ to }) => to?.some(({ address }) => address === supplier.email))
    expect(sent.map(({ subject, attachments }) => [subject, attachments.length])).toEqual(
      Array.from({ length: 2 }, () => ['Contact : Élise Martin', 1]),
    )
  })

  it('is no letter to an address that nobody has confirmed', async () => {
    const supplier = await newcomer(provider)
    await erase(supplier)
    expect((await letterRows(provider)).filter(({ to_address: to }) => to === supplier.email)).toEqual([])
  })

  it('lets an invoice that has not left yet reach its customer, then forgets its letter', async () => {
    const supplier = await newSupplier(provider)
    const order = await invoicedOrder(provider, supplier)
    await erase(supplier)
    const sent = await sentLetters(provider)
    expect(
      sent.filter(({ to }) => to?.some(({ address }) => address === supplier.email)).map(({ subject }) => subject),
    ).toEqual([`Commande n° ${order.id} livrée : ta facture`, 'Ton compte est supprimé'])
    await sweep(provider.world)
    expect((await letterRows(provider)).filter(({ to_address: to }) => to === supplier.email)).toEqual([])
  })
})

describe('an order that is not over', () => {
  it('keeps the account while it is to be delivered', async () => {
    const supplier = await newSupplier(provider)
    const [first, second] = [await paidOrder(provider, supplier), await paidOrder(provider, supplier)]
    const { status, refusal } = await erase(supplier)
    expect({ status, message: refusal.message }).toEqual({
      status: 409,
      message: `Ton compte ne peut pas encore être supprimé : commandes n° ${first.id} et ${second.id} à livrer. Réessaie après la livraison, ou demande-nous d’annuler.`,
    })
    expect(await userRow(supplier)).toMatchObject({
      email: supplier.email,
      first_name: 'Élise',
      erased_at: null,
      session_version: 1,
    })
  })

  it('keeps the account while its payment may still arrive, and is cancelled with the account afterwards', async () => {
    const supplier = await newSupplier(provider)
    const order = await unpaidOrder(provider, supplier)
    expect((await erase(supplier)).refusal.message).toBe(
      `Ton compte ne peut pas encore être supprimé : commande n° ${order.id} dont le paiement peut encore arriver. Réessaie à partir du jeudi 26 novembre 2026.`,
    )
    await db.updateTable('orders').set({ next_ask_at: null }).where('id', '=', order.id).execute()
    expect((await erase(supplier)).status).toBe(200)
    // Nobody paid anything: no book asks where it was to go.
    expect(await storedOrder(provider, order.id)).toMatchObject({
      status: orderStatus.cancelled,
      payment_status: 0,
      slip_path: null,
      pickup_address: '',
      delivery_address: '',
    })
    expect(await provider.world.files.read(order.slip_path ?? '')).toBeNull()
  })

  it('keeps the account while its price is asked for and its moment is to come', async () => {
    const supplier = await newSupplier(provider)
    await call(provider, 'requestOrderByMail', {
      token: supplier.token,
      body: requestForm(anOrder(provider, supplier)),
    })
    expect((await erase(supplier)).refusal.message).toMatch(
      /^Ton compte ne peut pas encore être supprimé : commande n° \d+ sans tarif, que nous étudions\. Demande-nous d’annuler, ou réessaie après le mercredi 18 novembre 2026\.$/,
    )
    await db
      .updateTable('orders')
      .set({ expected_at: provider.now.getTime() })
      .where('supplier_id', '=', supplier.id)
      .execute()
    expect((await erase(supplier)).status).toBe(200)
    const asked = await letterRows(provider)
    expect(asked.filter(({ user_id: of }) => of === supplier.id)).toMatchObject([
      { kind: 'team', sent_at: null, is_passing: 1 },
    ])
    expect(
      (await sentLetters(provider)).find(({ subject }) => subject?.includes('sans tarif'))?.attachments,
    ).toHaveLength(1)
    await sweep(provider.world)
    expect((await letterRows(provider)).filter(({ user_id: of }) => of === supplier.id)).toEqual([])
  })

  it('is cancelled by the next sweep when it came in while its account went', async () => {
    const supplier = await newSupplier(provider)
    const { id } = await unpaidOrder(provider, supplier)
    await db.updateTable('orders').set({ next_ask_at: null }).where('id', '=', id).execute()
    await db
      .updateTable('users')
      .set({ email: `compte-${supplier.id}`, erased_at: provider.now.getTime() })
      .where('id', '=', supplier.id)
      .execute()
    await sweep(provider.world)
    expect(await storedOrder(provider, id)).toMatchObject({
      status: orderStatus.cancelled,
      email: `compte-${supplier.id}`,
      recipient_phone: '',
      slip_path: null,
    })
  })

  it('keeps the account until it is invoiced', async () => {
    const supplier = await newSupplier(provider)
    const { id } = await paidOrder(provider, supplier)
    for (const [from, to] of [
      [4, 3],
      [3, 1],
      [1, 2],
    ] as const)
      await moveOrder(id, { from, to, onPurpose: false }, null, provider.world)
    expect((await erase(supplier)).refusal.message).toBe(
      `Ton compte ne peut pas encore être supprimé : commande n° ${id} à facturer. Réessaie dans une minute, ou contacte-nous.`,
    )
    provider.now = new Date(provider.now.getTime() + 10_001)
    await invoiceDue(provider.world)
    provider.now = wednesdayMorning
    expect((await erase(supplier)).status).toBe(200)
    expect(
      (await db.selectFrom('invoices').select('facts').where('order_id', '=', id).executeTakeFirstOrThrow()).facts,
    ).toContain('Ali Petit')
  })
})

describe('an account that was erased when its orders kept everything', () => {
  it('leaves with the next sweep what an account leaves that is erased today', async () => {
    const { supplier, order } = await keptAccount(provider)
    const { slip_path: slip } = await storedOrder(provider, order.id)
    await db
      .updateTable('users')
      .set({ email: `compte-${supplier.id}`, erased_at: provider.now.getTime() })
      .where('id', '=', supplier.id)
      .execute()
    const before = (
      await db.selectFrom('invoices').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow()
    ).facts
    await sweep(provider.world)
    expect(await storedOrder(provider, order.id)).toMatchObject({
      email: `compte-${supplier.id}`,
      comment: '',
      recipient_last_name: '',
      delivery_latitude: 0,
      slip_path: null,
      delivery_address: order.delivery_address,
    })
    expect(await provider.world.files.read(slip ?? '')).toBeNull()
    expect(
      (await db.selectFrom('invoices').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow()).facts,
    ).toBe(before)
  })

  it('keeps what an order that is under way is delivered by', async () => {
    const supplier = await newSupplier(provider)
    const { id } = await paidOrder(provider, supplier)
    await db
      .updateTable('users')
      .set({ email: `compte-${supplier.id}`, erased_at: provider.now.getTime() })
      .where('id', '=', supplier.id)
      .execute()
    await sweep(provider.world)
    expect(await storedOrder(provider, id)).toMatchObject({
      email: supplier.email,
      recipient_phone: '0611223344',
      slip_path: expect.any(String),
    })
  })
})

describe('a file that nothing names any more', () => {
  it('is removed by the next sweep when the server died before', async () => {
    await provider.world.files.save('messages/lost.bin', new Uint8Array([1]))
    await insertFilesToRemove(db, ['messages/lost.bin'])
    await sweep(provider.world)
    expect(await provider.world.files.read('messages/lost.bin')).toBeNull()
    expect(await db.selectFrom('files_to_remove').selectAll().execute()).toEqual([])
  })

  it('is tried again when it cannot be removed, and keeps no other', async () => {
    await insertFilesToRemove(db, ['messages/b.bin', 'messages/a.bin'])
    const refusing = {
      ...provider.world.files,
      remove: (path: string) => (path.endsWith('a.bin') ? Promise.reject(new Error('busy')) : Promise.resolve()),
    }
    await removeFiles({ ...provider.world, files: refusing })
    expect(await db.selectFrom('files_to_remove').selectAll().execute()).toEqual([{ path: 'messages/a.bin' }])
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([{ message: 'file not removed' }])
  })
})
