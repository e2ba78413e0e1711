import { describe, expect, it } from 'vitest'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const provider = await openProvider()
const { db, limiter } = provider.world

describe('a table of rates that fails', () => {
  it('fails the transaction that counts in it, by its own error', async () => {
    await db.schema.alterTable('rate_limits').renameTo('rates_away').execute()
    const storing = db.transaction().execute(async (transaction) => {
      await limiter.take('orderBySupplier', '7', transaction)
      await transaction.selectFrom('users').select('id').execute()
    })
    await expect(storing).rejects.toMatchObject({ code: '42P01' })
  })
})
