import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { ordersWithWords } from '#server/db/order-words.ts'
import { readOrderPage } from '#server/orders/order-pages.ts'
import { fillEarlyTables, makeEarlyTables, spareSlips, suppliers } from '#tests/server/fixtures/grown-database.ts'
import { newEmptyDatabase, type TestDatabase } from '#tests/server/fixtures/test-database.ts'

const engine = inject('engine')
const orders = 100_000
const lines: string[] = []
const log = { info: (_: object, message: string) => void lines.push(message), warn() {}, error() {} }
let [folder, database, db] = ['', {} as TestDatabase, {} as Database]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colibat-grown-'))
  database = await newEmptyDatabase(folder)
  const before = await database.open(log)
  await makeEarlyTables(before, engine)
  await fillEarlyTables(before, engine, orders)
  await before.destroy()
  db = await openDatabase({ DATABASE_URL: database.url, DATA_DIR: folder }, log)
}, 180_000)

afterAll(async () => {
  await db.destroy()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

describe('a database of an early version with 100,000 orders', () => {
  it('says in the log which migration runs, one after the other', () => {
    const names = readdirSync('src/server/db/migrations', { encoding: 'utf8', recursive: true })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => basename(path, '.ts'))
      .filter((name) => name > '006-z')
      .toSorted()
    expect(lines).toEqual([
      'migrations are due: they run here, or in a process that this one waits for',
      ...names.map((name) => `migration ${name}…`),
    ])
  })

  it('keeps every order, and shows each supplier his own', async () => {
    const { count } = await db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(orders)
    const { orders: own } = await readOrderPage(
      db,
      { supplierId: 18 },
      { edge: null, now: new Date('2026-11-20T09:00:00Z') },
    )
    expect(own.map(({ submission_id }) => submission_id)).toEqual(
      Array.from({ length: orders / suppliers }, (_, index) => `envoi-${orders - suppliers + 17 - suppliers * index}`),
    )
  })

  it('forgets the slips that no order took a week after they came, and no other', async () => {
    const spare = await db
      .selectFrom('slips')
      .select(['path', 'created_at', 'forget_at'])
      .where('forget_at', 'is not', null)
      .orderBy('id')
      .execute()
    expect(spare).toHaveLength(spareSlips)
    expect(spare[0]).toEqual({
      path: `slips/${orders}.pdf`,
      created_at: 1_790_000_000_000 + orders * 1000,
      forget_at: 1_790_000_000_000 + orders * 1000 + 7 * 86_400_000,
    })
  })

  it('finds its orders by their words', async () => {
    expect(await ordersWithWords(db, ['elie', '99999', 'rue'], { asBeginnings: false, most: 5 })).toEqual([100_000])
  })

  it('knows whose its letters are, when each account was last used, and which addresses are confirmed', async () => {
    const { rows: strays } =
      await sql`select letters.id from letters join orders on 'order-paid-' || orders.id = once_key where user_id is null or user_id != supplier_id`.execute(
        db,
      )
    expect(strays).toEqual([])
    const users = await db
      .selectFrom('users')
      .select(['id', 'last_seen_at', 'confirmed_at'])
      .where('id', 'in', [1, 2])
      .orderBy('id')
      .execute()
    expect(users).toEqual([
      { id: 1, last_seen_at: 1_790_000_000_000 + (orders - suppliers) * 1000, confirmed_at: 1_780_000_000_000 },
      { id: 2, last_seen_at: 1_790_000_000_000 + (orders - suppliers + 1) * 1000, confirmed_at: null },
    ])
  })
})
