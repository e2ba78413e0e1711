import { beforeEach, describe, expect, it } from 'vitest'
import { serverAddresses } from '#contract/addresses.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { invoiceBytes } from '#server/invoices/invoice-bytes.ts'
import { findAccountInvoiceFacts } from '#server/invoices/invoices.ts'
import { findOrganisation } from '#server/organisations/organisations.ts'
import { billAccount, billMonth } from '#server/trade-account/bill-account.ts'
import { bookTransfer } from '#server/trade-account/book-transfer.ts'
import { readAccountPapers } from '#server/organisations/account-papers.ts'
import { readStanding } from '#server/organisations/account-standing.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { invoicedOrder, pdfPages, storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { aFirmWithAccount, deliveredOnAccount } from '#tests/server/fixtures/on-account.ts'
import { newColleague } from '#tests/server/fixtures/organisation.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { world } = provider
const { db } = world
const firstOfDecember = new Date('2026-11-30T23:01:01Z')
const soon = () => new Date(provider.now.getTime() + 1)
/** The ranks of all invoices there are, of one delivery or several. */
const series = async () =>
  [
    ...(await db.selectFrom('invoices').select('number').execute()),
    ...(await db.selectFrom('account_invoices').select('number').execute()),
  ]
    .map(({ number }) => Number(number.slice(5)))
    .toSorted((one, other) => one - other)
const standing = async (id: number) => await readStanding(db, await findOrganisation(db, id), provider.now)

beforeEach(() => {
  provider.now = wednesdayMorning
})

describe('The invoice of a month', () => {
  it('is read by owners and accountants, whom a letter brings it', async () => {
    const { member, organisationId, owner } = await aFirmWithAccount(provider)
    const accountant = await newColleague(provider, owner, 'accountant')
    for (const each of [owner, member, accountant])
      await db.updateTable('users').set({ confirmed_at: 1 }).where('id', '=', each.id).execute()
    await deliveredOnAccount(provider, member)
    const facts = await billAccount(organisationId, soon(), world)
    const letters = await db
      .selectFrom('letters')
      .select(['user_id', 'subject', 'text'])
      .where('once_key', 'like', `account-invoiced-${facts?.number}-%`)
      .orderBy('user_id')
      .execute()
    expect(letters.map(({ user_id: id }) => id)).toEqual([owner.id, accountant.id])
    expect(letters[0]?.text).toContain('À régler avant le : 18 décembre 2026')
    const { reply } = await call(provider, 'readOrganisation', { token: accountant.token })
    const [invoice] = reply?.account?.invoices ?? []
    expect(invoice).toMatchObject({ number: facts?.number, dueDay: '2026-12-18', totalTTC: 4788, settledAt: null })
    const page = await provider.app.request(`${serverAddresses.invoices}/${invoice?.file}`)
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  })

  it('is one paper of as many sheets as it takes, with its data inside', async () => {
    const { member, organisationId } = await aFirmWithAccount(provider)
    const { id: _, ...row } = await deliveredOnAccount(provider, member)
    const copies = Array.from({ length: 59 }, (__, index) => ({
      ...row,
      intent_id: null,
      tracking_token: null,
      submission_id: `copy ${index}`,
    }))
    await db.insertInto('orders').values(copies).execute()
    const { number = '' } = (await billAccount(organisationId, soon(), world)) ?? {}
    const [invoice] = (await standing(organisationId)).invoices
    const bytes = await invoiceBytes(invoice?.file ?? '', world)
    const pages = await pdfPages(bytes ?? new Uint8Array())
    expect(pages).toHaveLength(3)
    expect(pages[0]).toContain(`Facture ${number}`)
    expect(pages[0]).toContain('60, toutes livrées')
    expect(pages.at(-1)).toContain('Page 3 sur 3')
    expect(pages.at(-1)).toContain('2 872,80 €')
    expect(pages.join('').match(/Mougins → Nice/g)).toHaveLength(60)
    expect(Buffer.from(bytes ?? []).includes('factur-x.xml')).toBe(true)
  })

  it('has nothing where nothing was delivered', async () => {
    const { organisationId } = await aFirmWithAccount(provider)
    expect(await billAccount(organisationId, soon(), world)).toBeNull()
  })
})

describe('A transfer', () => {
  it('settles the oldest invoice first, whole, and makes its orders paid', async () => {
    const { member, organisationId } = await aFirmWithAccount(provider)
    const first = await deliveredOnAccount(provider, member)
    await billAccount(organisationId, soon(), world)
    const second = await deliveredOnAccount(provider, member)
    await billAccount(organisationId, soon(), world)
    const paid = async () =>
      [await storedOrder(provider, first.id), await storedOrder(provider, second.id)].map((each) => each.payment_status)
    const received = async (cents: number, reference: string) =>
      await bookTransfer(organisationId, { cents, day: parisDay(provider.now), reference }, 'test', world)
    await received(4000, 'un')
    expect(await paid()).toEqual([0, 0])
    await received(788, 'deux')
    expect(await paid()).toEqual([1, 0])
    await expect(received(788, 'deux')).rejects.toThrow(
      'Ce virement est déjà saisi : même jour, même montant, même libellé.',
    )
    // What is paid ahead covers what is billed later.
    await received(2 * 4788, 'trois')
    expect(await standing(organisationId)).toMatchObject({ owed: -4788, left: 304_788 })
    const third = await deliveredOnAccount(provider, member)
    await billAccount(organisationId, soon(), world)
    expect((await storedOrder(provider, third.id)).payment_status).toBe(1)
    const journal = await db
      .selectFrom('order_changes')
      .select('kind')
      .where('order_id', '=', first.id)
      .orderBy('id')
      .execute()
    expect(journal.map(({ kind }) => kind)).toEqual(['new', 'account', 'step', 'step', 'step', 'paid'])
  })

  it('must come before the last one leaves', async () => {
    const { member, organisationId, owner } = await aFirmWithAccount(provider)
    await deliveredOnAccount(provider, member)
    const leave = async ({ id, token }: typeof owner) =>
      await call(provider, 'removeMember', { token, params: { id }, body: {} })
    expect((await leave(member)).status).toBe(200)
    const refused = await leave(owner)
    expect([refused.status, refused.refusal.message]).toEqual([
      409,
      'Le compte de ton entreprise n’est pas soldé : règle-le, ou écris-nous, avant d’en partir.',
    ])
    await billAccount(organisationId, soon(), world)
    await bookTransfer(organisationId, { cents: 4788, day: '2026-11-18', reference: 'tout' }, 'test', world)
    expect((await leave(owner)).status).toBe(200)
  })
})

// Last: dates in a series never go back.
describe('The end of a month', () => {
  it('brings an invoice of the one series, with each delivery once', async () => {
    const { member, organisationId, owner } = await aFirmWithAccount(provider)
    const first = await deliveredOnAccount(provider, member)
    const second = await deliveredOnAccount(provider, owner)
    await invoicedOrder(provider, await newSupplier(provider))
    await billMonth(world)
    expect((await standing(organisationId)).invoices).toEqual([])

    provider.now = firstOfDecember
    await Promise.all([billMonth(world), billMonth(world)])
    await billMonth(world)
    const { invoices, left, owed, unbilled } = await standing(organisationId)
    expect(invoices).toHaveLength(1)
    expect({ left, owed, unbilled }).toEqual({ left: 290_424, owed: 9576, unbilled: 0 })
    const { file = '', number = '' } = invoices[0] ?? {}
    expect(await series()).toEqual(Array.from({ length: (await series()).length }, (_, index) => index + 1))
    for (const { id } of [first, second])
      expect(await storedOrder(provider, id)).toMatchObject({ account_invoice: number, payment_status: 0 })
    // Made in December, it is November's.
    expect((await readAccountPapers(db, organisationId)).months).toEqual(new Map([[number, '2026-11']]))
    expect(await findAccountInvoiceFacts(db, file)).toMatchObject({
      client: { name: 'Toitures Modèle', contact: '', siren: '732 829 320' },
      dueDay: '2026-12-31',
      from: '2026-11-18',
      to: '2026-11-18',
      deliveries: [first, second].map(({ id }) => ({ orderId: id, from: 'Mougins', to: 'Nice', totalHT: 3990 })),
      taxes: [{ vatPercent: 20, totalHT: 7980, vat: 1596 }],
      totalTTC: 9576,
    })
  })
})
