import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { referencesInSearch } from '#server/db/migrations/from-048/050-references-in-search.ts'
import { ordersWithWords } from '#server/db/order-words.ts'
import { unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const engine = inject('engine')
const found = (word: string) => ordersWithWords(db, [word], { asBeginnings: false, most: 5 })

it('an order that had its reference and building site before the search knew of them is found by them', async () => {
  const { id } = await unpaidOrder(provider, await newSupplier(provider))
  const change = (changes: { reference?: string; site?: string }) =>
    db.updateTable('orders').set(changes).where('id', '=', id).execute()
  await change({ reference: 'BC-417', site: 'Les Mûriers' })
  // PostgreSQL's words are those of the orders themselves.
  if (engine === 'sqlite') await sql`update order_words set words = 'before' where rowid = ${id}`.execute(db)
  expect(await found('muriers')).toEqual(engine === 'sqlite' ? [] : [id])
  await referencesInSearch(engine).up(db)
  expect([await found('417'), await found('muriers'), await found('mougins')]).toEqual([[id], [id], [id]])
  await change({ site: '' })
  expect([await found('417'), await found('muriers')]).toEqual([[id], []])
})
