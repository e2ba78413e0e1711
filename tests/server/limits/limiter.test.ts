import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createBoundedBuckets } from '#server/limits/bounded-buckets.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { aRegistration } from '#tests/server/fixtures/supplier.ts'

const isAlone = inject('engine') === 'sqlite'
const rates = {
  loginByEmail: { burst: 2, everyMs: 60_000 },
  loginByAddress: { burst: 3, everyMs: 10_000 },
  priceBySupplier: { burst: 1, everyMs: 5000, local: true },
} as const
const provider = await openProvider({ rates })
/** Another process of PostgreSQL; the embedded database has one. */
const either = isAlone ? provider : await openProvider({ beside: provider, rates })
const { db, limiter } = provider.world
const start = provider.now
const [email, address] = [
  { name: 'loginByEmail', who: 'elise@exemple.fr' },
  { name: 'loginByAddress', who: '192.0.2.1' },
] as const
const rows = async () =>
  (await db.selectFrom('rate_limits').selectAll().orderBy('key').execute()).map(({ key, empty_at: at }) => [
    key.split(' ')[0],
    at - start.getTime(),
  ])

beforeEach(async () => {
  provider.now = either.now = start
  await Promise.all([provider, either].map((each) => each.forgetRates()))
})

describe('several buckets at once', () => {
  it('are taken of, each once', async () => {
    expect([
      await limiter.takeAll([email, address]),
      await limiter.take('loginByEmail', email.who),
      await limiter.take('loginByEmail', email.who),
    ]).toEqual([0, 0, 60_000])
    expect([
      await limiter.take('loginByAddress', address.who),
      await limiter.take('loginByAddress', address.who),
      await limiter.take('loginByAddress', address.who),
    ]).toEqual([0, 0, 10_000])
  })

  it('are left as they are when one is full, and say when all have room', async () => {
    for (let turn = 0; turn < 3; turn += 1) await limiter.take('loginByAddress', address.who)
    expect(await limiter.takeAll([email, address])).toBe(10_000)
    for (let turn = 0; turn < 2; turn += 1) expect(await limiter.take('loginByEmail', email.who)).toBe(0)
    expect(await limiter.takeAll([email, address])).toBe(60_000)
    provider.now = new Date(start.getTime() + 60_000)
    expect(await limiter.takeAll([email, address])).toBe(0)
  })

  it('take no more than is left when they race, in whatever order they are named', async () => {
    const waits = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        (turn % 2 ? provider : either).world.limiter.takeAll(turn % 3 ? [email, address] : [address, email]),
      ),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(2)
    expect(await limiter.take('loginByAddress', address.who)).toBe(0)
  })

  it('may be counted together and alone', async () => {
    const price = { name: 'priceBySupplier', who: '7' } as const
    expect([
      await limiter.takeAll([price, email]),
      await limiter.takeAll([price, email]),
      await limiter.take('loginByEmail', email.who),
    ]).toEqual([0, 5000, 0])
  })
})

describe('what is given back', () => {
  it('may be taken again, by the next process, too', async () => {
    await limiter.takeAll([email, address])
    await limiter.take('loginByEmail', email.who)
    await limiter.giveBack([email])
    await provider.restartLimiter()
    expect([await limiter.take('loginByEmail', email.who), await limiter.take('loginByEmail', email.who)]).toEqual([
      0, 60_000,
    ])
  })
})

describe('a disk that is full', () => {
  it('lets everybody sign in and work, and still counts', async () => {
    const body = aRegistration()
    await call(provider, 'register', { body })
    const unwritable = await provider.database.openFull(provider.world.log)
    afterAll(() => unwritable.destroy())
    const full = await openProvider({ beside: provider, world: { db: unwritable }, rates })
    const { status, reply } = await call(full, 'login', { body })
    expect(status).toBe(200)
    expect((await call(full, 'myOrders', { token: reply.token ?? '' })).status).toBe(200)
    expect((await call(full, 'register', { body: aRegistration() })).status).toBe(500)
    const statuses = []
    for (let turn = 0; turn < 3; turn += 1)
      statuses.push((await call(full, 'login', { body: { ...body, password: 'Faux-mot-2' } })).status)
    expect(statuses).toEqual([401, 401, 429])
    await full.world.limiter.stop()
    expect(
      new Set(
        full
          .takeLog()
          .filter(({ level }) => level === 'error')
          .map(({ message }) => message),
      ),
    ).toEqual(new Set(['use not noted', 'unexpected error', isAlone ? 'rates not written' : 'rates not shared']))
  })
})

describe('what is counted', () => {
  it('is written at once where processes share it, and behind by the only one', async () => {
    await limiter.takeAll([email, address])
    const all = [
      ['loginByAddress', 10_000],
      ['loginByEmail', 60_000],
    ]
    expect(await rows()).toEqual(isAlone ? [] : all)
    await limiter.stop()
    expect(await rows()).toEqual(all)
  })

  it('is not written where there is too much of it', async () => {
    await limiter.takeAll([email, { name: 'priceBySupplier', who: '7' }])
    await limiter.stop()
    expect(await rows()).toEqual([['loginByEmail', 60_000]])
  })
})

describe('buckets in memory', () => {
  it('are so many at most, and a full one is not pushed out by any number of others', () => {
    const buckets = createBoundedBuckets(1000)
    const full = Array.from({ length: 50 }, (_, index) => `full ${index}`)
    for (const key of full) buckets.set(key, 900_000, 0)
    for (let index = 0; index < 50_000; index += 1) buckets.set(`flood ${index}`, 30_000 + index / 100, index / 100)
    expect(full.filter((key) => buckets.get(key) === undefined)).toEqual([])
    const kept = Array.from({ length: 50_000 }, (_, index) => buckets.get(`flood ${index}`)).filter(
      (at) => at !== undefined,
    )
    expect(kept).toHaveLength(950)
  })

  it('go when they are empty', () => {
    const buckets = createBoundedBuckets(1000)
    for (let index = 0; index < 500; index += 1) buckets.set(`early ${index}`, 10, 0)
    for (let index = 0; index < 500; index += 1) buckets.set(`late ${index}`, 30, 20)
    expect(
      Array.from({ length: 500 }, (_, index) => buckets.get(`early ${index}`)).filter((at) => at !== undefined),
    ).toEqual([])
  })
})
