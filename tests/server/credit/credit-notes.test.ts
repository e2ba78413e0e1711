import { afterEach, describe, expect, it } from 'vitest'
import { serverAddresses } from '#contract/addresses.ts'
import { creditedOf, findCreditNoteFacts } from '#server/invoices/credit-notes.ts'
import { readStanding } from '#server/organisations/account-standing.ts'
import { findOrganisation } from '#server/organisations/organisations.ts'
import { refundDue } from '#server/payment/refund-due.ts'
import { billAccount } from '#server/trade-account/bill-account.ts'
import { creditOrder } from '#server/trade-account/credit-order.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { bringOrder } from '#tests/server/fixtures/bring-order.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { pdfPages, storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { aFirmWithAccount, deliveredOnAccount } from '#tests/server/fixtures/on-account.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { openStripeProvider, withStripe } from '#tests/server/fixtures/stripe.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const { provider, stripe } = await openStripeProvider()
const beside = await openProvider({ beside: provider, world: withStripe(stripe) })
const { world } = provider
const { db } = world
const supplier = await newSupplier(provider)
await db.updateTable('users').set({ confirmed_at: 1 }).where('id', '=', supplier.id).execute()
const manager = await newStaff(provider)
const bo = commandLine(provider)
const notStopping = { ending: new AbortController().signal }
const by = { id: null, name: 'essai' }

/** Charged by Stripe and delivered: it has its invoice. */
const delivered = async () => {
  const { orderId, paymentIntentId } = (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
  stripe.confirm(paymentIntentId)
  await call(provider, 'confirmOrderPayment', { token: supplier.token, body: { orderId, paymentIntentId } })
  return await bringOrder(orderId, world)
}
const credit = (id: number, cents: number, reason = 'retard') =>
  creditOrder(id, { cents, reason, by, before: null }, world)
const round = (of = world) => refundDue(of, notStopping)
const later = (minutes: number) => (provider.now = new Date(provider.now.getTime() + minutes * 60_000))
const givenBack = (intentId: string | null) =>
  stripe.refunds
    .filter(({ payment_intent: of, status }) => of === intentId && status !== 'failed')
    .map(({ amount }) => amount)
const lettersTo = async (kind: 'team' | 'account', words: string) =>
  (
    await db.selectFrom('letters').select('subject').where('kind', '=', kind).where('subject', 'like', words).execute()
  ).map(({ subject }) => subject)

afterEach(() => {
  stripe.misbehave('well')
  stripe.refundsEnd('succeeded')
  provider.now = wednesdayMorning
  provider.takeLog()
})

describe('A credit note', () => {
  it('takes the next number of the one series, gives back to the card once, and is told to its customer', async () => {
    const order = await delivered()
    const rank = Number(order.invoice_number?.slice(5))
    const facts = await credit(order.id, 2000)
    expect(facts).toMatchObject({
      number: `2026-${String(rank + 1).padStart(6, '0')}`,
      of: { number: order.invoice_number },
      totalHT: 1667,
      vat: 333,
      totalTTC: 2000,
      by: 'card',
    })
    await Promise.all([round(), round(beside.world)])
    await round()
    expect(givenBack(order.intent_id)).toEqual([2000])
    const [note] = await creditedOf(db, order.id)
    expect(note).toMatchObject({ next_try_at: null, refunded_at: provider.now.getTime() })
    expect(await lettersTo('account', `Commande n° ${order.id} : un avoir%`)).toHaveLength(1)
    // The next invoice goes on after it.
    expect((await delivered()).invoice_number).toBe(`2026-${String(rank + 2).padStart(6, '0')}`)
  })

  it('never goes beyond the invoice, though twenty are asked for at once by two servers', async () => {
    const order = await delivered()
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        creditOrder(
          order.id,
          { cents: 1000, reason: `raison ${index}`, by, before: null },
          index % 2 === 0 ? world : beside.world,
        ),
      ),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect((await creditedOf(db, order.id)).reduce((sum, { cents }) => sum + cents, 0)).toBe(4000)
    await expect(credit(order.id, 789)).rejects.toThrow('ne laisse que 7,88')
    const last = await credit(order.id, 788)
    const notes = await creditedOf(db, order.id)
    const facts = await Promise.all(notes.map(({ file }) => findCreditNoteFacts(db, file)))
    expect(facts.reduce((sum, each) => sum + (each?.totalHT ?? 0), 0)).toBe(order.total_ht)
    expect(last.totalTTC).toBe(788)
    await Promise.all([round(), round(beside.world)])
    expect(givenBack(order.intent_id).reduce((sum, cents) => sum + cents, 0)).toBe(order.total_ttc)
    await expect(credit(order.id, 1, 'encore')).rejects.toThrow('Tout ce que disait la facture est déjà rendu.')
  })

  it('is asked for where it was seen: what was credited meanwhile, or the very same, is refused', async () => {
    const order = await delivered()
    const body = { montant: 10, raison: 'casse', deja: 0 }
    const ask = () => call(provider, 'creditOrder', { token: manager.token, params: { id: order.id }, body })
    const answers = await Promise.all([ask(), ask()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 200)?.reply?.creditNotes).toMatchObject([{ cents: 1000 }])
    await expect(credit(order.id, 1000, 'casse')).rejects.toThrow('Cet avoir est déjà fait')
  })

  it('is only of what has an invoice', async () => {
    const { orderId } = (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
    await expect(credit(orderId, 100)).rejects.toThrow('Cette commande n’a pas de facture')
    expect(await creditedOf(db, orderId)).toEqual([])
  })

  it('that cannot be written leaves nothing: no number, no journal, no letter, no money', async () => {
    const order = await delivered()
    const before = await db.selectFrom('invoice_years').selectAll().execute()
    const away = {
      ...world,
      publicUrl: {
        toString: () => {
          throw new Error('dies here')
        },
      } as unknown as string,
    }
    await expect(creditOrder(order.id, { cents: 500, reason: 'x', by, before: 0 }, away)).rejects.toThrow('dies here')
    expect(await db.selectFrom('invoice_years').selectAll().execute()).toEqual(before)
    expect(await creditedOf(db, order.id)).toEqual([])
    expect(await lettersTo('account', `Commande n° ${order.id} : un avoir%`)).toEqual([])
  })

  it.each(['broken', 'busy', 'cut', 'unreachable', 'not-json', 'malformed'] as const)(
    'gives back once, at a later try, when the processor fails first: %s',
    async (mode) => {
      const order = await delivered()
      await credit(order.id, 1500)
      stripe.misbehave(mode)
      await round()
      expect((await creditedOf(db, order.id))[0]).toMatchObject({ attempts: 1, refunded_at: null })
      stripe.misbehave('well')
      later(60 * 24 * 3)
      await round()
      expect(givenBack(order.intent_id)).toEqual([1500])
      expect((await creditedOf(db, order.id))[0]?.refunded_at).toBe(provider.now.getTime())
    },
  )

  it('that is turned down is told to the team once, and tried on', async () => {
    const order = await delivered()
    await credit(order.id, 1500)
    stripe.misbehave('locked-out')
    await round()
    later(10)
    await round()
    expect(await lettersTo('team', `Commande n° ${order.id} : avoir à rendre`)).toHaveLength(1)
    stripe.misbehave('well')
    const again = { quoi: 'remboursement', id: order.id, faire: 'reessayer' } as const
    expect((await call(provider, 'handleStuck', { token: manager.token, body: again })).status).toBe(200)
    await round()
    expect(givenBack(order.intent_id)).toEqual([1500])
  })

  it('is a paper that opens by its name, with its data inside', async () => {
    const order = await delivered()
    const { number } = await credit(order.id, 2000, 'palette cassée')
    const { reply } = await call(provider, 'myOrders', { token: supplier.token, query: { commande: String(order.id) } })
    const [note] = reply?.orders[0]?.creditNotes ?? []
    expect(note).toMatchObject({ number, cents: 2000 })
    const page = await provider.app.request(`${serverAddresses.invoices}/${note?.file}`)
    expect(page.headers.get('Content-Disposition')).toBe(`inline; filename="avoir-${number}.pdf"`)
    const bytes = new Uint8Array(await page.arrayBuffer())
    const [text = ''] = await pdfPages(bytes)
    for (const words of [`Avoir ${number}`, order.invoice_number ?? '', 'palette cassée', '20,00 €'])
      expect(text).toContain(words)
    expect(Buffer.from(bytes).includes('factur-x.xml')).toBe(true)
  })

  it('is made at the command line, too', async () => {
    const order = await delivered()
    const { ok, lines } = await bo('avoir', `${order.id}`, '12,50', 'une', 'palette')
    expect([ok, lines[0]]).toEqual([
      true,
      expect.stringMatching(
        /^Avoir 2026-\d{6} sur la facture 2026-\d{6} : 12,50.€\. Rendu sur la carte du paiement\.$/,
      ),
    ])
    expect((await bo('avoir', `${order.id}`, '12,50', 'une', 'palette')).ok).toBe(false)
    expect((await bo('avoir', `${order.id}`, 'x', 'une')).lines[0]).toBe(
      'Il manque le montant à rendre TTC, en euros : 12,50.',
    )
    expect((await bo('avoir', `${order.id}`, '5')).lines[0]).toBe('Il manque la raison : le client la lit sur l’avoir.')
  })
})

describe('A credit note of an account', () => {
  it('lowers what the organisation owes, settles with its transfers, and moves no money', async () => {
    const { member, organisationId, owner } = await aFirmWithAccount(provider)
    const order = await deliveredOnAccount(provider, member)
    const other = await deliveredOnAccount(provider, member)
    await billAccount(organisationId, new Date(provider.now.getTime() + 1), world)
    const facts = await credit(order.id, 4788, 'annulée après coup')
    expect(facts).toMatchObject({ by: 'account', totalHT: 3990, totalTTC: 4788 })
    const standing = async () => await readStanding(db, await findOrganisation(db, organisationId), provider.now)
    expect(await standing()).toMatchObject({ owed: 4788 })
    const { reply } = await call(provider, 'readOrganisation', { token: owner.token })
    const { number, of, issuedAt, totalTTC } = facts
    expect(reply?.account).toMatchObject({
      unspent: 4788,
      creditNotes: [{ number, of: of.number, issuedAt: new Date(issuedAt), totalTTC }],
    })
    const paper = await provider.app.request(`${serverAddresses.invoices}/${reply?.account?.creditNotes[0]?.file}`)
    expect([paper.status, paper.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    await expect(credit(order.id, 1)).rejects.toThrow('Tout ce que disait la facture est déjà rendu.')
    expect((await creditedOf(db, order.id))[0]).toMatchObject({ intent_id: null, next_try_at: null })
    // The rest settles the invoice.
    await credit(other.id, 4788)
    expect(await standing()).toMatchObject({ owed: 0, invoices: [{ settled_at: provider.now.getTime() }] })
    expect((await storedOrder(provider, other.id)).payment_status).toBe(1)
    const told = await db
      .selectFrom('letters')
      .select('user_id')
      .where('once_key', 'like', `order-credited-${facts.number}-%`)
      .execute()
    expect(told).toEqual([{ user_id: owner.id }])
  })
})
