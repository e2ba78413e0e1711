import { describe, expect, it } from 'vitest'
import { insertUser } from '#server/users/users.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'

const provider = await openProvider()
const { db } = provider.world
const silent = { info: () => {}, warn: () => {}, error: () => {} }

const person = {
  email: 'a@b.fr',
  password_hash: '',
  last_name: '',
  first_name: '',
  phone: '',
  company: '',
  vat_number: '',
  siren: '',
  billing_address: '',
  postal_code: '',
  city: '',
  latitude: null,
  longitude: null,
  role: 'supplier',
  session_version: 1,
  created_at: 1_795_000_000_123,
} as const

describe('the database', () => {
  it('gives numbers back as numbers: identifiers, instants to the millisecond, points, counts', async () => {
    const id = await insertUser(db, { ...person, latitude: 43.60071, longitude: -0.5 })
    const row = await db.selectFrom('users').selectAll().where('email', '=', person.email).executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      id,
      created_at: 1_795_000_000_123,
      latitude: 43.60071,
      longitude: -0.5,
      session_version: 1,
    })
    const { count } = await db
      .selectFrom('users')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  it('keeps no slip of a supplier that does not exist', async () => {
    const slip = {
      path: 'slips/x.pdf',
      supplier_id: 424_242,
      original_name: '',
      content_type: '',
      bytes: 1,
      sha256: '',
      created_at: 1,
    }
    await expect(db.insertInto('slips').values(slip).execute()).rejects.toThrow(/foreign key/i)
  })

  it('undoes a transaction that fails', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('users')
        .values({ ...person, email: 'undone@b.fr' })
        .execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await db.selectFrom('users').select('id').where('email', '=', 'undone@b.fr').execute()).toEqual([])
  })

  it('takes transactions of two connections one after the other, and loses none', async () => {
    const beside = await provider.database.open(silent)
    const id = await insertUser(db, { ...person, email: 'counter@b.fr' })
    const count = (connection: typeof db) =>
      connection.transaction().execute(async (transaction) => {
        const query = transaction
          .selectFrom('users')
          .select('session_version')
          .where('id', '=', id ?? 0)
        const { session_version } = await (
          provider.database.url === null ? query : query.forUpdate()
        ).executeTakeFirstOrThrow()
        await transaction
          .updateTable('users')
          .set({ session_version: session_version + 1 })
          .where('id', '=', id ?? 0)
          .execute()
      })
    await Promise.all(Array.from({ length: 20 }, () => count(db)))
    for (let turn = 0; turn < 10; turn += 1) {
      await count(beside)
      await count(db)
    }
    await beside.destroy()
    const { session_version } = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id ?? 0)
      .executeTakeFirstOrThrow()
    expect(session_version).toBe(41)
  })
})
