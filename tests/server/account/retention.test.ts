import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFolderTextCarrier } from '#server/adapters/sms/folder-text-carrier.ts'
import { creditedOf } from '#server/invoices/credit-notes.ts'
import { invoiceBytes, invoicePath } from '#server/invoices/invoice-bytes.ts'
import { invoicesOf } from '#server/organisations/account-standing.ts'
import { leaveOrganisation } from '#server/organisations/leave.ts'
import { billAccount } from '#server/trade-account/bill-account.ts'
import { bookTransfer } from '#server/trade-account/book-transfer.ts'
import { creditOrder } from '#server/trade-account/credit-order.ts'
import { aFirmWithAccount, deliveredOnAccount } from '#tests/server/fixtures/on-account.ts'
import { sweep } from '#server/housekeeping.ts'
import { deliverDue } from '#server/letters/deliver-due.ts'
import { keepPhoto } from '#server/staff/keep-photo.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { invoicedOrder, paidOrder, storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { aMessage } from '#tests/server/fixtures/kept-account.ts'
import { goOn, letterRows, sentLetters } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { jpeg } from '#tests/server/fixtures/slip-files.ts'
import { aRegistration, newSupplier, signIn, type Supplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const dayMs = 86_400_000
const days = (count: number) => (provider.now = new Date(wednesdayMorning.getTime() + count * dayMs))
const userRow = ({ id }: Supplier) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
const lettersTo = async ({ email }: Supplier) =>
  (await letterRows(provider)).filter(({ to_address: to }) => to === email).map(({ subject }) => subject)

beforeEach(() => void days(0))

describe('a message of the contact form', () => {
  it('is forgotten after a year, with its file', async () => {
    const supplier = await newSupplier(provider)
    await call(provider, 'contact', { body: aMessage(supplier) })
    const { file_path: path } = await db.selectFrom('contact_messages').select('file_path').executeTakeFirstOrThrow()
    days(365)
    await sweep(provider.world)
    expect(await provider.world.files.read(path ?? '')).not.toBeNull()
    provider.now = new Date(provider.now.getTime() + 1)
    await sweep(provider.world)
    expect(await db.selectFrom('contact_messages').selectAll().execute()).toEqual([])
    expect(await provider.world.files.read(path ?? '')).toBeNull()
  })
})

describe('a letter that was given up', () => {
  it('is forgotten after a year; one that still waits is not', async () => {
    const supplier = await newSupplier(provider)
    await call(provider, 'requestReset', { body: { email: supplier.email } })
    await call(provider, 'requestReset', { body: { email: supplier.email } })
    const [first, second] = (await letterRows(provider)).filter(({ to_address: to }) => to === supplier.email)
    await db.updateTable('letters').set({ next_try_at: null }).where('id', '=', first!.id).execute()
    const kept = async () =>
      (await letterRows(provider)).map(({ id }) => id).filter((id) => [first!.id, second!.id].includes(id))
    days(365)
    await sweep(provider.world)
    expect(await kept()).toEqual([first!.id, second!.id])
    provider.now = new Date(provider.now.getTime() + 1)
    await sweep(provider.world)
    expect(await kept()).toEqual([second!.id])
  })
})

describe('a letter or a text message that no server took', () => {
  const inFolder = () => readdir(join(provider.folder, 'outbox'))
  const delivery = { ...provider.delivery, texts: createFolderTextCarrier(join(provider.folder, 'outbox')) }
  const outOf = async (supplier: Supplier) =>
    (
      await Promise.all((await inFolder()).map((name) => readFile(join(provider.folder, 'outbox', name), 'utf8')))
    ).filter((text) => text.includes(supplier.email) || text.includes('+33611223344'))

  beforeEach(async () => void (await db.deleteFrom('letters').execute()))

  it('goes from its folder thirty days after it was sent; what is not ours stays', async () => {
    const supplier = await newSupplier(provider)
    await invoicedOrder(provider, supplier)
    provider.now = new Date(provider.now.getTime() + 10_000)
    await deliverDue(delivery, goOn)
    await writeFile(join(provider.folder, 'outbox', 'notes.txt'), 'ours')
    expect((await outOf(supplier)).length).toBeGreaterThan(2)
    provider.now = new Date(provider.now.getTime() + 30 * dayMs)
    await sweep(provider.world)
    expect((await outOf(supplier)).length).toBeGreaterThan(2)
    provider.now = new Date(provider.now.getTime() + 1)
    await sweep(provider.world)
    expect(await inFolder()).toEqual(['notes.txt'])
  })

  it('goes with its account', async () => {
    const supplier = await newSupplier(provider)
    await invoicedOrder(provider, supplier)
    provider.now = new Date(provider.now.getTime() + 10_000)
    await deliverDue(delivery, goOn)
    expect((await outOf(supplier)).length).toBeGreaterThan(2)
    await call(provider, 'deleteAccount', { token: supplier.token, body: { password: 'Parpaing-42' } })
    await deliverDue(delivery, goOn)
    await sweep(provider.world)
    expect(await outOf(supplier)).toEqual([])
  })
})

describe('a code for a new password', () => {
  it('is forgotten once it is over', async () => {
    const supplier = await newSupplier(provider)
    await call(provider, 'requestReset', { body: { email: supplier.email } })
    const kept = () => db.selectFrom('reset_codes').selectAll().where('user_id', '=', supplier.id).execute()
    provider.now = new Date(wednesdayMorning.getTime() + 600_000 - 1)
    await sweep(provider.world)
    expect(await kept()).toHaveLength(1)
    provider.now = new Date(wednesdayMorning.getTime() + 600_000)
    await sweep(provider.world)
    expect(await kept()).toEqual([])
  })
})

describe('the use of an account', () => {
  it('is noted when one signs in, and then once a day', async () => {
    const registration = aRegistration()
    await call(provider, 'register', { body: registration })
    const row = () =>
      db
        .selectFrom('users')
        .select(['id', 'last_seen_at'])
        .where('email', '=', registration.email!)
        .executeTakeFirstOrThrow()
    expect((await row()).last_seen_at).toBeNull()
    const { token } = (await call(provider, 'login', { body: { ...registration, remember: true } })).reply
    expect((await row()).last_seen_at).toBe(provider.now.getTime())
    const used = async (at: number) => {
      provider.now = new Date(wednesdayMorning.getTime() + at)
      await call(provider, 'myOrders', { token: token ?? '' })
      return ((await row()).last_seen_at ?? 0) - wednesdayMorning.getTime()
    }
    expect([await used(dayMs - 1), await used(dayMs), await used(1.5 * dayMs)]).toEqual([0, dayMs, dayMs])
  })

  it('that cannot be written stops no call', async () => {
    const supplier = await newSupplier(provider)
    days(2)
    const unwritable = provider.world.db.withPlugin({
      transformQuery: ({ node }) => (node.kind === 'UpdateQueryNode' ? never() : node),
      transformResult: async ({ result }) => result,
    })
    const broken = await openProvider({ beside: provider, world: { db: unwritable } })
    broken.now = provider.now
    const { token } = await signIn(provider, { email: supplier.email, password: 'Parpaing-42' })
    await db.updateTable('users').set({ last_seen_at: 0 }).where('id', '=', supplier.id).execute()
    expect((await call(broken, 'myOrders', { token })).status).toBe(200)
    expect(
      broken
        .takeLog()
        .filter(({ level }) => level === 'error')
        .map(({ message }) => message),
    ).toEqual(['use not noted'])
  })
})

describe('an account that nobody uses', () => {
  it('is told of its end thirty days before three years are over, once, then erased', async () => {
    const supplier = await newSupplier(provider)
    days(1065)
    await sweep(provider.world)
    expect(await lettersTo(supplier)).toEqual([])
    days(1066)
    await sweep(provider.world)
    await sweep(provider.world)
    expect(await lettersTo(supplier)).toEqual(['Ton compte va être supprimé le dimanche 18 novembre 2029'])
    provider.now = new Date(provider.now.getTime() + 30 * dayMs - 1)
    await sweep(provider.world)
    expect((await userRow(supplier))?.email).toBe(supplier.email)
    days(1096)
    await db.updateTable('letters').set({ next_try_at: null, sent_at: provider.now.getTime() }).execute()
    await sweep(provider.world)
    expect(await lettersTo(supplier)).toEqual(['Ton compte est supprimé'])
    expect((await letterRows(provider)).at(-1)?.text).toContain('depuis trois ans')
  })

  it('stays when its owner comes back after the letter', async () => {
    const registration = aRegistration()
    await call(provider, 'register', { body: registration })
    const supplier = await signIn(provider, registration)
    days(1066)
    await sweep(provider.world)
    expect((await userRow(supplier))?.warned_at).not.toBeNull()
    days(1090)
    await signIn(provider, registration)
    expect(await userRow(supplier)).toMatchObject({ warned_at: null, last_seen_at: provider.now.getTime() })
    days(1100)
    await sweep(provider.world)
    expect((await userRow(supplier))?.email).toBe(supplier.email)
  })

  it('is never erased without thirty days’ notice, however late the letter', async () => {
    const supplier = await newSupplier(provider)
    days(2000)
    await sweep(provider.world)
    days(2029)
    await sweep(provider.world)
    expect((await userRow(supplier))?.email).toBe(supplier.email)
    days(2030)
    await sweep(provider.world)
    expect((await userRow(supplier))?.email).not.toBe(supplier.email)
  })

  it('waits for an order that is not over', async () => {
    const supplier = await newSupplier(provider)
    const order = await paidOrder(provider, supplier)
    days(1066)
    await sweep(provider.world)
    days(1096)
    await sweep(provider.world)
    expect((await userRow(supplier))?.email).toBe(supplier.email)
    await db.updateTable('orders').set({ status: 6 }).where('id', '=', order.id).execute()
    await sweep(provider.world)
    expect((await userRow(supplier))?.email).not.toBe(supplier.email)
  })

  it('of the staff is neither warned nor erased', async () => {
    const supplier = await newSupplier(provider)
    await db.updateTable('users').set({ role: 'staff' }).where('id', '=', supplier.id).execute()
    for (const day of [1066, 1100]) {
      days(day)
      await sweep(provider.world)
    }
    expect(await userRow(supplier)).toMatchObject({ email: supplier.email, warned_at: null })
  })
})

describe('what is left of an erased account', () => {
  it('goes ten years after the end of the year of its last order: order, invoice, photo and number', async () => {
    const supplier = await newSupplier(provider)
    const order = await invoicedOrder(provider, supplier)
    await sentLetters(provider)
    const papers = [
      (await storedOrder(provider, order.id)).slip_path ?? '',
      `invoices/${order.invoice_file}`,
      (await keepPhoto(order.id, { bytes: jpeg, key: 'of-the-phone', description: '' }, null, provider.world)).path,
    ]
    await call(provider, 'deleteAccount', { token: supplier.token, body: { password: 'Parpaing-42' } })
    provider.now = new Date('2036-12-31T22:59:59Z')
    await sweep(provider.world)
    expect((await storedOrder(provider, order.id)).invoice_number).toBe(order.invoice_number)
    // The slip is no paper of the books: it went with the account.
    expect(await Promise.all(papers.map(async (path) => (await provider.world.files.read(path)) !== null))).toEqual([
      false,
      true,
      true,
    ])
    provider.now = new Date('2036-12-31T23:00:00Z')
    await sweep(provider.world)
    expect(await db.selectFrom('orders').select('id').where('id', '=', order.id).execute()).toEqual([])
    expect(await db.selectFrom('invoices').select('number').where('order_id', '=', order.id).execute()).toEqual([])
    expect(await userRow(supplier)).toBeUndefined()
    expect(await Promise.all(papers.map((path) => provider.world.files.read(path)))).toEqual([null, null, null])
  })

  it('waits for the last credit note, which goes with its paper ten years after its own year', async () => {
    const supplier = await newSupplier(provider)
    const order = await invoicedOrder(provider, supplier)
    provider.now = new Date('2026-12-31T23:00:00Z')
    const by = { id: null, name: 'essai' }
    const { number } = await creditOrder(order.id, { cents: 500, reason: 'retard', by, before: 0 }, provider.world)
    const [file = ''] = (await creditedOf(db, order.id)).map((note) => note.file)
    expect(await invoiceBytes(file, provider.world)).not.toBeNull()
    await db.updateTable('credit_notes').set({ next_try_at: null }).where('number', '=', number).execute()
    await sentLetters(provider)
    const password = 'Parpaing-42'
    const { token } = await signIn(provider, { email: supplier.email, password })
    await call(provider, 'deleteAccount', { token, body: { password } })
    provider.now = new Date('2037-12-31T22:59:59Z')
    await sweep(provider.world)
    expect(await creditedOf(db, order.id)).toHaveLength(1)
    provider.now = new Date('2037-12-31T23:00:00Z')
    await sweep(provider.world)
    expect(await creditedOf(db, order.id)).toEqual([])
    expect(await provider.world.files.read(invoicePath(file))).toBeNull()
  })

  it('of one that never ordered is gone with the next sweep', async () => {
    const supplier = await newSupplier(provider)
    await call(provider, 'deleteAccount', { token: supplier.token, body: { password: 'Parpaing-42' } })
    await sweep(provider.world)
    expect(await userRow(supplier)).toBeUndefined()
  })
})

describe('the invoice of a firm’s month', () => {
  const billed = async () => {
    const { member, organisationId, owner } = await aFirmWithAccount(provider)
    await deliveredOnAccount(provider, member)
    const soon = new Date(provider.now.getTime() + 1)
    const facts = await billAccount(organisationId, soon, provider.world)
    const received = { cents: facts?.totalTTC ?? 0, day: '2026-11-18', reference: 'VIR' }
    await bookTransfer(organisationId, received, 'essai', provider.world)
    const ofFirm = (table: 'account_invoices' | 'transfers' | 'account_terms') =>
      db.selectFrom(table).select('organisation_id').where('organisation_id', '=', organisationId).execute()
    const kept = async () =>
      (await Promise.all([ofFirm('account_invoices'), ofFirm('transfers'), ofFirm('account_terms')])).map(
        ({ length }) => length,
      )
    const [invoice] = await invoicesOf(db, organisationId)
    const file = invoice?.file ?? ''
    expect(await invoiceBytes(file, provider.world)).not.toBeNull()
    await sentLetters(provider)
    const leave = ({ token }: Supplier) => call(provider, 'deleteAccount', { token, body: { password: 'Parpaing-42' } })
    return { file, kept, leave, member, organisationId, owner }
  }

  it('goes ten years after the end of its year once the firm is gone: paper, transfers and terms', async () => {
    const { file, kept, leave, member, owner } = await billed()
    for (const each of [member, owner]) expect((await leave(each)).status).toBe(200)
    provider.now = new Date('2036-12-31T22:59:59Z')
    await sweep(provider.world)
    expect(await kept()).toEqual([1, 1, 1])
    expect(await provider.world.files.read(invoicePath(file))).not.toBeNull()
    provider.now = new Date('2036-12-31T23:00:00Z')
    await sweep(provider.world)
    expect(await kept()).toEqual([0, 0, 0])
    expect(await provider.world.files.read(invoicePath(file))).toBeNull()
  })

  it('stays as long as the firm does', async () => {
    const { kept, leave, member } = await billed()
    await leave(member)
    provider.now = new Date('2037-06-01T10:00:00Z')
    await sweep(provider.world)
    expect(await kept()).toEqual([1, 1, 1])
  })

  it('stays with an account that kept its orders after the firm', async () => {
    const { kept, leave, member, organisationId, owner } = await billed()
    await leave(member)
    await db
      .transaction()
      .execute((transaction) => leaveOrganisation(transaction, { userId: owner.id, organisationId }))
    provider.now = new Date('2037-06-01T10:00:00Z')
    await sweep(provider.world)
    expect(await kept()).toEqual([1, 1, 1])
  })
})

function never(): never {
  throw new Error('the disk is full')
}
