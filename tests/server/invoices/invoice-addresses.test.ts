import { describe, expect, it } from 'vitest'
import { invoiceBytes } from '#server/invoices/invoice-bytes.ts'
import { createFileKeys } from '#server/keys/derived-keys.ts'
import { refundDue } from '#server/payment/refund-due.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { invoicedOrder, paidOrder, storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { aRegistration, newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { invoiceKeys } = provider.world
const supplier = await newSupplier(provider)
const invoiced = await invoicedOrder(provider, supplier)
const other = await invoicedOrder(provider, supplier)
const bytes = (await invoiceBytes(invoiced.invoice_file, provider.world)) as Uint8Array
const get = async (path: string, init: RequestInit = {}) =>
  await provider.app.request(path, init, { incoming: { socket: { remoteAddress: '192.0.2.1' } } })
const key = invoiceKeys.make(invoiced.id, wednesdayMorning)
const [file, number] = [invoiced.invoice_file, invoiced.invoice_number]

describe('the address of an invoice', () => {
  it.each([
    ['an order and its key', `/factures/${invoiced.id}/${key}`],
    ['the name of its file', `/factures/${file}`],
  ])('that is %s shows the PDF, which nobody keeps, frames or takes for something else', async (_, path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="facture-${number}.pdf"`,
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  })

  it('is in the list of its owner once it is issued, and opens', async () => {
    const waiting = await paidOrder(provider, supplier)
    const { reply, raw } = await call(provider, 'myOrders', { token: supplier.token })
    const order = reply.orders.find(({ id }) => id === invoiced.id)
    expect(order).toMatchObject({ invoice: file, status: 2 })
    expect((await get(`/factures/${invoiced.id}/${order?.invoiceToken}`)).status).toBe(200)
    expect(reply.orders.find(({ id }) => id === waiting.id)).toMatchObject({ invoice: null, invoiceToken: null })
    expect(raw).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ id: invoiced.id, NumeroFacture: number, facture_filename: file }),
      ]),
    })
  })

  it('leaves neither key nor name in the log', async () => {
    provider.takeLog()
    await get(`/factures/${invoiced.id}/${key}`)
    await get(`/factures/${file}`)
    const log = provider.takeLog()
    expect(log.map(({ route }) => route)).toEqual(['/factures/:orderId/:key', '/factures/:file'])
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`${key.slice(-20)}|${file.slice(-20)}`))
  })
})

describe('the paper of an account that was erased', () => {
  it('is there at none of its addresses any more, be it an invoice or a receipt; those of others are', async () => {
    const leaving = await newSupplier(provider)
    const order = await invoicedOrder(provider, leaving)
    const intent = (await pay(provider, leaving, await readyOrder(provider, leaving))).reply
    const id = intent.orderId
    await typeCard(provider, intent, cards.charged)
    await call(provider, 'confirmOrderPayment', {
      token: leaving.token,
      body: { orderId: id, paymentIntentId: intent.paymentIntentId },
    })
    await call(provider, 'cancelOrder', { token: leaving.token, params: { id }, body: {} })
    await refundDue(provider.world, { ending: new AbortController().signal })
    const { refund_file: receipt } = await storedOrder(provider, id)
    const paths = [order.invoice_file, `${order.id}/${invoiceKeys.make(order.id, wednesdayMorning)}`, receipt, file]
    const statuses = async () => await Promise.all(paths.map(async (path) => (await get(`/factures/${path}`)).status))
    expect(await statuses()).toEqual([200, 200, 200, 200])
    expect(
      (await call(provider, 'deleteAccount', { token: leaving.token, body: { password: aRegistration().password } }))
        .status,
    ).toBe(200)
    expect(await statuses()).toEqual([404, 404, 404, 200])
  })
})

describe('an invoice', () => {
  const wrong = createFileKeys(new TextEncoder().encode('another key, of another server, 32 long'), 'invoice')
  const cases: [string, string][] = [
    ['with the key of another order', `/factures/${invoiced.id}/${invoiceKeys.make(other.id, wednesdayMorning)}`],
    [
      'with a key that has ended',
      `/factures/${invoiced.id}/${invoiceKeys.make(invoiced.id, new Date(wednesdayMorning.getTime() - 3_600_000))}`,
    ],
    ['with a key made to last', `/factures/${invoiced.id}/zzzzzzz.${key.split('.')[1]}`],
    ['with a key of another server', `/factures/${invoiced.id}/${wrong.make(invoiced.id, wednesdayMorning)}`],
    ['with a token of a session', `/factures/${invoiced.id}/${supplier.token}`],
    ['with a key that is none', `/factures/${invoiced.id}/x`],
    ['of an order that is not invoiced', `/factures/999999/${invoiceKeys.make(999_999, wednesdayMorning)}`],
    ['of an order that is none', `/factures/1e0/${key}`],
    ['by its number', `/factures/${number}`],
    ['by its number as a file', `/factures/facture-${number}.pdf`],
    ['by a name that is one letter off', `/factures/${file.replace(/.\.pdf$/, 'g.pdf')}`],
    ['by a name of its shape', `/factures/facture-${number}-${'0'.repeat(32)}.pdf`],
    ['by its name in capitals', `/factures/${file.toUpperCase()}`],
    ['from below', `/factures/invoices%2F${file}`],
    ['from above', `/factures/..%2Finvoices%2F${file}`],
    ['from above, twice encoded', `/factures/%252e%252e%252finvoices%252f${file}`],
    ['from above, by backslashes', `/factures/..%5Cinvoices%5C${file}`],
    ['with an end before its end', `/factures/${file}%00`],
    ['with a line break', `/factures/${file}%0A`],
    ['that is the database', '/factures/..%2F..%2Fcolibat.db'],
    ['that is a slip', '/factures/..%2Fslips%2Fx.pdf'],
    ['with a broken escape', '/factures/%E0%A4%A'],
    ['with three parts', `/factures/${invoiced.id}/${key}/x`],
    ['with no name', '/factures/'],
  ]

  it.each(cases)('is not there %s, in the same words', async (_, path) => {
    const response = await get(path)
    expect({ status: response.status, text: await response.text() }).toEqual({
      status: 404,
      text: 'Cette facture n’existe pas, ou son lien a expiré. Ouvre-la depuis ton historique.',
    })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('is only looked at', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await get(`/factures/${file}`, { method })).status).toBe(405)
  })
})

describe('the key of an invoice', () => {
  it('opens for an hour', () => {
    const at = (seconds: number) => new Date(wednesdayMorning.getTime() + seconds * 1000)
    expect([0, 3599, 3600].map((seconds) => invoiceKeys.opens(invoiced.id, key, at(seconds)))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('opens no session', async () => {
    expect((await call(provider, 'myOrders', { token: key })).status).toBe(401)
  })
})
