import { billAccount } from '#server/trade-account/bill-account.ts'
import { bookTransfer } from '#server/trade-account/book-transfer.ts'
import { aFirmWithAccount, deliveredOnAccount } from '#tests/server/fixtures/on-account.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { creditedOf, markGivenBack } from '#server/invoices/credit-notes.ts'
import { bookRefund } from '#server/payment/refund-due.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { bringOrder } from '#tests/server/fixtures/bring-order.ts'
import { invoicedOrder, paidOrder, storedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const supplier = await newSupplier(provider)
const bo = commandLine(provider)

async function exported(what: string, day = '2026-11-18'): Promise<Record<string, unknown>[]> {
  const file = join(provider.folder, `${what}-${crypto.randomUUID()}.jsonl`)
  expect((await bo('export', what, day, day, file)).ok).toBe(true)
  const lines = readFileSync(file, 'utf8').trim()
  return lines === '' ? [] : lines.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
}

describe('The accountant’s invoices', () => {
  it('go by the day of issue, with tax, buyer and the reference of the payment', async () => {
    const order = await invoicedOrder(provider, supplier)
    expect(await exported('factures')).toEqual([
      {
        Facture: order.invoice_number,
        'Avoir sur': null,
        'Émise le': '2026-11-18 10:00:00',
        Commande: order.id,
        'Livrée le': '2026-11-18 10:00:00',
        'À régler le': null,
        'Payée le': '2026-11-18 10:00:00',
        Client: expect.any(String),
        Contact: expect.any(String),
        Adresse: expect.any(String),
        SIREN: expect.any(String),
        'N° de TVA': expect.any(String),
        HT: 39.9,
        'Taux de TVA': 20,
        TVA: 7.98,
        TTC: 47.88,
        'Référence de paiement': order.intent_id,
      },
    ])
    expect(await exported('factures', '2026-11-17')).toEqual([])
  })

  it('have that of several deliveries once, and its transfers, but not its orders as cashed', async () => {
    const { member, organisationId } = await aFirmWithAccount(provider)
    const orders = [await deliveredOnAccount(provider, member), await deliveredOnAccount(provider, member)]
    const billed = await billAccount(organisationId, new Date(provider.now.getTime() + 1), provider.world)
    const transfer = { cents: 9576, day: '2026-11-18', reference: 'VIR FACTURE' }
    await bookTransfer(organisationId, transfer, 'test', provider.world)
    const rows = (await exported('factures')).filter((row) => row['Facture'] === billed?.number)
    expect(rows).toEqual([
      expect.objectContaining({
        Commande: null,
        Client: 'Toitures Modèle',
        'À régler le': '2026-12-18',
        'Payée le': '2026-11-18 10:00:00',
        HT: 79.8,
        TVA: 15.96,
        TTC: 95.76,
      }),
    ])
    const cashed = await exported('encaissements')
    expect(cashed.filter((row) => orders.some(({ id }) => row['Commande'] === id))).toEqual([])
    expect(cashed.filter((row) => row['Nature'] === 'virement')).toEqual([
      expect.objectContaining({ Client: 'Toitures Modèle', HT: 79.8, TTC: 95.76, Référence: 'VIR FACTURE' }),
    ])
  })
})

describe('A credit note in the books', () => {
  it('stands below zero beside its invoice, in the folder with its paper, and less is reported as sold', async () => {
    const books = await openProvider()
    const buyer = await newSupplier(books)
    const line = commandLine(books)
    const order = await invoicedOrder(books, buyer)
    await line('avoir', `${order.id}`, '12,34', 'palette', 'cassée')
    const [note] = await creditedOf(books.world.db, order.id)
    await markGivenBack(books.world.db, note?.number ?? '', 're_3', books.now)
    const folder = join(books.folder, 'avoirs')
    expect((await line('factures', '--du', '2026-11-18', '--au', '2026-11-18', folder)).lines).toEqual([
      `${folder} est écrit : 1 facture, 1 avoir, 0 reçu.`,
    ])
    expect(readdirSync(join(folder, 'plateforme'))).toContain(`avoir-${note?.number}.pdf`)
    expect(table(join(folder, 'comptable/factures.csv')).map((row) => [row['Avoir sur'], row['TTC']])).toEqual([
      ['', '47,88'],
      [order.invoice_number, '-12,34'],
    ])
    expect(table(join(folder, 'comptable/encaissements.csv')).map((row) => [row['Nature'], row['TTC']])).toEqual([
      ['encaissement', '47,88'],
      ['remboursement', '-12,34'],
    ])
    expect(table(join(folder, 'plateforme/e-reporting.csv')).map((row) => [row['Flux'], row['TTC']])).toEqual([
      ['ventes', '35,54'],
      ['encaissements', '35,54'],
    ])
  })

  it('tells an order that a transfer paid as one', async () => {
    const order = await unpaidOrder(provider, supplier)
    await bo('paye', `${order.id}`, 'virement', 'VIR', 'MODELE')
    expect((await exported('encaissements')).filter((row) => row['Commande'] === order.id)).toEqual([
      expect.objectContaining({ Nature: 'virement', TTC: 47.88, Référence: 'VIR MODELE' }),
    ])
  })
})

describe('What was cashed', () => {
  it('is told by the day it was, and what was given back below zero', async () => {
    const { id } = await paidOrder(provider, supplier)
    await call(provider, 'cancelOrder', { token: supplier.token, params: { id }, body: {} })
    provider.now = new Date(provider.now.getTime() + 3_600_000)
    const order = await storedOrder(provider, id)
    await bookRefund(order, { id: 're_1', status: 'succeeded' }, order.total_ttc ?? 0, provider.world)
    const rows = (await exported('encaissements')).filter((row) => row['Commande'] === id)
    expect(rows).toEqual([
      expect.objectContaining({ Nature: 'encaissement', Date: '2026-11-18 10:00:00', HT: 39.9, TVA: 7.98, TTC: 47.88 }),
      expect.objectContaining({
        Nature: 'remboursement',
        Date: '2026-11-18 11:00:00',
        HT: -39.9,
        TVA: -7.98,
        TTC: -47.88,
        Référence: 're_1',
      }),
    ])
  })
})

describe('The folder of a period', () => {
  it('holds its papers, and sums that are those of the books: refunds below zero, what was not paid nowhere', async () => {
    const books = await openProvider()
    const buyer = await newSupplier(books)
    const line = commandLine(books)
    const invoiced = [await invoicedOrder(books, buyer), await invoicedOrder(books, buyer)]
    const waiting = await paidOrder(books, buyer)
    const cancelled = await paidOrder(books, buyer)
    await call(books, 'cancelOrder', { token: buyer.token, params: { id: cancelled.id }, body: {} })
    const refund = await storedOrder(books, cancelled.id)
    await bookRefund(refund, { id: 're_2', status: 'succeeded' }, refund.total_ttc ?? 0, books.world)
    const unpaid = await unpaidOrder(books, buyer)
    await bringOrder(unpaid.id, books.world)

    const folder = join(books.folder, 'le-18')
    const asked = ['factures', '--du', '2026-11-18', '--au', '2026-11-18', folder] as const
    expect(await line(...asked)).toEqual({ ok: true, lines: [`${folder} est écrit : 2 factures, 1 reçu.`] })
    expect(readdirSync(join(folder, 'plateforme')).toSorted()).toEqual([
      'e-reporting.csv',
      ...invoiced.map(({ invoice_number: number }) => `facture-${number}.pdf`),
    ])
    expect(readdirSync(join(folder, 'comptable'))).toContain(`remboursement-${cancelled.id}.pdf`)
    const sum = (file: string) => table(join(folder, file)).reduce((all, { TTC }) => all + centsOf(TTC), 0)
    const [price, one] = [cancelled.total_ttc ?? 0, invoiced[0]?.total_ttc ?? 0]
    expect([sum('comptable/factures.csv'), sum('comptable/encaissements.csv')]).toEqual([
      2 * one,
      2 * one + (waiting.total_ttc ?? 0) + price - price,
    ])
    const rows = table(join(folder, 'comptable/encaissements.csv'))
    expect(rows.map((row) => row['Commande'])).not.toContain(`${unpaid.id}`)
    expect(rows.find((row) => row['Nature'] === 'remboursement')).toMatchObject({
      Commande: `${cancelled.id}`,
      SIREN: '123456789',
      Reçu: `remboursement-${cancelled.id}.pdf`,
      Référence: 're_2',
    })
    expect(table(join(folder, 'plateforme/e-reporting.csv')).map((row) => [row['Flux'], row['Nombre']])).toEqual([
      ['ventes', '2'],
      ['encaissements', '5'],
    ])
    expect(await line(...asked)).toEqual({ ok: false, lines: [`${folder} existe déjà.`] })
  })

  it.each([
    [['--du', '2026-12-01', '--au', '2026-12-31'], 'Il manque le dossier à écrire.'],
    [['--du', '2026-12-01', 'dossier'], 'Il manque le premier et le dernier jour : 2026-11-01 2026-11-30.'],
    [['--depuis', '2026-12-01', 'dossier'], 'Il manque --du, --au ou le dossier à écrire.'],
  ])('says what is missing: %s', async (words, sentence) => {
    const { ok, lines } = await bo('factures', ...words)
    expect([ok, lines[0]]).toEqual([false, sentence])
  })
})

function table(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').replace('\uFEFF', '').trimEnd().split('\r\n')
  return lines.map((line) =>
    Object.fromEntries(head.split(';').map((name, at) => [name, line.split(';')[at]?.replaceAll(/^"|"$/g, '') ?? ''])),
  )
}

function centsOf(euros = ''): number {
  return Math.round(Number(euros.replace(',', '.')) * 100)
}
