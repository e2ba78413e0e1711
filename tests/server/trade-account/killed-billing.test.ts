import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { describe, expect, it } from 'vitest'
import { accountInvoiceXml } from '#server/invoices/account-invoice-xml.ts'
import type { AccountInvoiceFacts } from '#server/invoices/account-invoice-facts.ts'
import { aFirmWithAccount, deliveredOnAccount } from '#tests/server/fixtures/on-account.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { ended, serverProcesses } from '#tests/server/fixtures/server-process.ts'

xmlRegisterFsInputProviders()
const schemaFile = fileURLToPath(
  new URL('../schema/en16931/FACTUR-X_EN16931.xsd', import.meta.resolve('@stackforge-eu/factur-x')),
)
const schema = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(schemaFile), { url: schemaFile }))

const provider = await openProvider()
const { db } = provider.world
const processes = serverProcesses(provider)

describe('A month of two hundred deliveries on account', () => {
  it('is one invoice, right to the cent, of a server that was killed ten times as it billed', async () => {
    const { member, organisationId } = await aFirmWithAccount(provider, { ceiling: 100_000_00, days: 30 })
    const { id, ...row } = await deliveredOnAccount(provider, member)
    // Of cents that the rate does not divide.
    const copies = Array.from({ length: 199 }, (_, index) => ({
      ...row,
      intent_id: null,
      tracking_token: null,
      submission_id: `copy ${index}`,
      total_ht: 3991 + index,
      total_ttc: Math.round((3991 + index) * 1.2),
    }))
    await db.insertInto('orders').values(copies).execute()
    // Servers have the real clock: it was in a month that is over for them.
    const before = Date.now() - 60 * 86_400_000
    await db.updateTable('orders').set({ delivered_at: before }).where('account_at', 'is not', null).execute()
    const due = copies.reduce((sum, { total_ttc: cents }) => sum + cents, row.total_ttc ?? 0)

    for (let kill = 0; kill < 10; kill += 1) {
      const { child } = await processes.start()
      // A look at the books takes a little longer each time.
      for (let look = 0; look < kill; look += 1) await invoices()
      child.kill('SIGKILL')
      await ended(child)
    }
    const { child } = await processes.start()
    await expect.poll(async () => (await invoices()).length, { timeout: 60_000 }).toBeGreaterThan(0)
    child.kill('SIGKILL')
    await ended(child)

    const [invoice, ...others] = await invoices()
    expect(others).toEqual([])
    const facts = JSON.parse(invoice?.facts ?? '') as AccountInvoiceFacts
    expect([invoice?.total_ttc, facts.totalTTC, facts.deliveries.length]).toEqual([due, due, 200])
    expect(facts.totalHT + facts.vat).toBe(due)
    expect(() => schema.validate(XmlDocument.fromString(accountInvoiceXml(facts)))).not.toThrow()
    const billed = await db.selectFrom('orders').select('id').where('account_invoice', '=', facts.number).execute()
    expect(new Set(billed.map((order) => order.id))).toEqual(new Set(facts.deliveries.map(({ orderId }) => orderId)))
    expect(billed.map((order) => order.id)).toContain(id)
    const letters = await db
      .selectFrom('letters')
      .select('id')
      .where('once_key', 'like', 'account-invoiced-%')
      .execute()
    expect(letters).toHaveLength(1)

    async function invoices() {
      return await db.selectFrom('account_invoices').selectAll().where('organisation_id', '=', organisationId).execute()
    }
  }, 180_000)
})
