import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import { fileFolders, namedAmong } from '#server/storage/named-files.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { failingHost } from '#tests/server/fixtures/failing-host.ts'
import { anOrder, requestForm, requestedOrder } from '#tests/server/fixtures/order.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { proofForm } from '#tests/server/fixtures/proof-form.ts'
import { pdf, slipForm } from '#tests/server/fixtures/slip-files.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const open = await openProvider()
const { files, log } = open.world
const host = await failingHost(open.database.url ?? '')
const provider = await openProvider({ beside: open, world: { db: openPostgres(host.url, log) } })
const [supplier, staff] = [await newSupplier(open), await newStaff(open)]
const { id } = await requestedOrder(open, supplier)
await open.world.db.updateTable('orders').set({ status: 1 }).where('id', '=', id).execute()

const aMessage = () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    nom: 'Élise',
    email: 'elise@exemple.fr',
    message: 'Bonjour, livrez-vous à Monaco ?',
  }))
    form.append(name, value)
  form.append('fichier', new File([new Uint8Array(pdf)], 'plan.pdf'))
  return form
}
const sent = {
  'a slip': () => call(provider, 'uploadSlip', { token: supplier.token, body: slipForm(pdf) }),
  'the slip of an order without a price': () =>
    call(provider, 'requestOrderByMail', {
      token: supplier.token,
      body: requestForm(anOrder(open, supplier)),
      headers: { 'Idempotency-Key': randomUUID() },
    }),
  'a proof photo': () => call(provider, 'addProofPhoto', { token: staff.token, params: { id }, body: proofForm() }),
  'the file of a message': () => call(provider, 'contact', { body: aMessage() }),
}

/** The files that are there, by whether a row names them. */
async function kept() {
  const found = { named: 0, unnamed: 0 }
  for (const folder of fileFolders) {
    for await (const paths of files.list(folder)) {
      const named = await namedAmong(open.world.db, folder, paths)
      found.named += named.size
      found.unnamed += paths.length - named.size
    }
  }
  return found
}

describe('a file whose row is committed by a database that is cut off before it says so', () => {
  it.each(Object.entries(sent))('is there, and is not sent again without being asked for: %s', async (_, send) => {
    const before = await kept()
    host.loseNextCommit()
    const { status, headers } = await send()
    expect([status, headers.get('Retry-After')]).toEqual([503, null])
    open.takeLog()
    expect(provider.takeLog().map(({ message }) => message)).toContain('unexpected error')
    expect(await kept()).toEqual({ ...before, named: before.named + 1 })
  })
})
