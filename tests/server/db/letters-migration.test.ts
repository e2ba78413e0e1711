import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { lettersWithAnOwner } from '#server/db/migrations/027-letters-with-an-owner.ts'
import { confirmedAddresses } from '#server/db/migrations/028-confirmed-addresses.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { aMessage } from '#tests/server/fixtures/kept-account.ts'
import { requestedOrder } from '#tests/server/fixtures/order.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const [payer, asker] = [await newSupplier(provider), await newSupplier(provider)]
const staff = await newStaff(provider)

beforeAll(async () => {
  await paidOrder(provider, payer)
  await requestedOrder(provider, payer)
  await unpaidOrder(provider, asker)
  await call(provider, 'requestReset', { body: { email: asker.email } })
  await call(provider, 'contact', { body: aMessage(asker) })
  for (const index of ['letters_in_turn', 'letters_of_user']) await db.schema.dropIndex(index).execute()
  await db.schema.alterTable('letters').dropColumn('kind').execute()
  await sql`alter table letters rename column user_id to no_more`.execute(db)
  await db.schema.alterTable('users').dropColumn('confirmed_at').execute()
  await lettersWithAnOwner.up(db)
  await confirmedAddresses.up(db)
})

describe('what was kept before letters had an owner', () => {
  it('has the owner of the order that its key names; of any other nobody knows for certain', async () => {
    const letters = await db.selectFrom('letters').select(['subject', 'kind', 'user_id']).orderBy('id').execute()
    expect(
      letters.map(({ subject, kind, user_id: of }) => [subject.replace(/n° \d+/, 'n°').slice(0, 30), kind, of]),
    ).toEqual([
      ['Commande n° reçue et payée', 'account', payer.id],
      ['Commande n° sans tarif : Marti', 'team', payer.id],
      ['Ton code pour un nouveau mot d', 'code', null],
      ['Contact : Élise Martin', 'team', null],
    ])
  })

  it('counts the address of the team and of who has paid as confirmed, and asks the others', async () => {
    const confirmed = await db
      .selectFrom('users')
      .select('id')
      .where('confirmed_at', 'is not', null)
      .orderBy('id')
      .execute()
    expect(confirmed.map(({ id }) => id)).toEqual([payer.id, staff.id].toSorted((a, b) => a - b))
  })
})
