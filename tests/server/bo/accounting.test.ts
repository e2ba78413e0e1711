import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bookRefund } from '#server/payment/refund-due.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { invoicedOrder, paidOrder, storedOrder } from '#tests/server/fixtures/invoiced.ts'
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
        'Émise le': '2026-11-18 10:00:00',
        Commande: order.id,
        'Livrée le': '2026-11-18 10:00:00',
        'Payée le': '2026-11-18 10:00:00',
        Client: expect.any(String),
        Contact: expect.any(String),
        Adresse: expect.any(String),
        SIREN: expect.any(String),
        'N° de TVA': expect.any(String),
        HT: 39.9,
        TVA: 7.98,
        TTC: 47.88,
        'Référence de paiement': order.intent_id,
      },
    ])
    expect(await exported('factures', '2026-11-17')).toEqual([])
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
