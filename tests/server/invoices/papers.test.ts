import { afterAll, describe, expect, it, vi } from 'vitest'
import { company, seller } from '#content/company.ts'
import { drawInvoice } from '#server/invoices/draw-invoice.ts'
import { invoiceBytes, invoicePath } from '#server/invoices/invoice-bytes.ts'
import type { InvoiceFacts } from '#server/invoices/invoice-facts.ts'
import { createPapers, type Paper } from '#server/invoices/papers.ts'
import { ownShare } from '#tests/builders/own-share.ts'
import { invoicedOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

// A thread starts: seconds on a machine that has other things to do.
vi.setConfig({ testTimeout: 180_000 })

const at = Date.parse('2026-11-20T15:00:00Z')
const invoiceOf = (orderId: number): { readonly kind: 'invoice'; readonly facts: InvoiceFacts } => ({
  kind: 'invoice',
  facts: {
    number: `2026-00000${orderId}`,
    issuedAt: at,
    deliveredAt: at,
    paidAt: at,
    seller: { ...seller, brand: company.brand, email: company.email, phone: company.phone },
    client: {
      name: 'Martin Matériaux',
      contact: 'Élise Martin',
      address: ['12 rue des Lilas', '06250 Mougins'],
      siren: '12345678900017',
      vatNumber: '',
      isCompany: true,
    },
    orderId,
    orderedAt: at,
    pickup: '3 allée des Chênes, 06150 Cannes-la-Bocca',
    delivery: '12 chemin des Oliviers, 06250 Mougins',
    recipient: 'Villa Azur SARL',
    weight: '901-1350 kg',
    deliveryType: 'Urgent',
    lines: [{ label: 'Livraison de matériaux', unitHT: 3990 }],
    totalHT: 3990,
    vatPercent: 20,
    vat: 798,
    totalTTC: 4788,
  },
})
const eight = Array.from({ length: 8 }, (_, place) => invoiceOf(place + 1))
const papers = createPapers()
afterAll(() => papers.stop())

describe('papers that are asked for at once', () => {
  it('are drawn beside the thread that serves everybody, to the same byte', async () => {
    const [beside, share] = await ownShare(() =>
      Promise.all(eight.map((paper) => papers.draw(`facture ${paper.facts.orderId}`, paper))),
    )
    expect(share).toBeLessThan(0.3)
    for (const [place, { facts }] of eight.entries())
      expect(Buffer.from(beside[place] as Uint8Array).equals(await drawInvoice(facts))).toBe(true)
  })

  it('are drawn once when they are the same', async () => {
    const [one, other] = [papers.draw('facture', invoiceOf(1)), papers.draw('facture', invoiceOf(1))]
    expect(await one).toBe(await other)
    expect(await papers.draw('facture', invoiceOf(1))).not.toBe(await one)
  })
})

describe('a paper that cannot be drawn', () => {
  it('fails by itself: the next one is drawn', async () => {
    await expect(papers.draw('no facts', { kind: 'invoice', facts: {} } as Paper)).rejects.toBeInstanceOf(Error)
    expect((await papers.draw('facture', invoiceOf(1))).byteLength).toBeGreaterThan(1000)
  })

  it('takes no longer than its time', async () => {
    const hurried = createPapers({ limitMs: 0 })
    await expect(hurried.draw('facture', invoiceOf(1))).rejects.toMatchObject({ name: 'TimeoutError' })
    await hurried.stop()
  })

  it('is told as a fault, keeps nothing, and is drawn when it is asked for again', async () => {
    const provider = await openProvider()
    const { id, invoice_file: file } = await invoicedOrder(provider, await newSupplier(provider))
    let isBroken = true
    const broken = {
      ...papers,
      draw: (name: string, paper: Paper) =>
        papers.draw(name, isBroken ? ({ kind: 'invoice', facts: {} } as Paper) : paper),
    }
    const other = await openProvider({ beside: provider, world: { papers: broken, log: provider.world.log } })
    const ask = async () =>
      (
        await other.app.request(
          `/factures/${id}/${other.world.invoiceKeys.make(id, new Date(other.now.getTime() + 60_000))}`,
        )
      ).status
    expect(await ask()).toBe(500)
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([{ message: 'unexpected error' }])
    expect(await provider.world.files.read(invoicePath(file))).toBeNull()
    isBroken = false
    expect(await ask()).toBe(200)
    expect(await invoiceBytes(file, provider.world)).not.toBeNull()
  })
})
