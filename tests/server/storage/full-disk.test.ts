import { describe, expect, it } from 'vitest'
import { watchDisk } from '#server/letters/disk-watch.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { aMessage } from '#tests/server/fixtures/kept-account.ts'
import { anOrder, pay, readyOrder, requestForm } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning, type Provider } from '#tests/server/fixtures/provider.ts'
import { pdf, slipForm } from '#tests/server/fixtures/slip-files.ts'
import { newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'

const hourMs = 3_600_000

const dayMs = 24 * hourMs

const later = (ms: number) => new Date(wednesdayMorning.getTime() + ms)

describe('A disk that is almost full', () => {
  it('takes no file of strangers, says so, and goes on with the rest', async () => {
    const provider = await openProvider()
    const supplier = await newSupplier(provider)
    const order = await readyOrder(provider, supplier)
    const full = await openProvider({
      beside: provider,
      world: { files: { ...provider.world.files, free: async () => 1024 ** 3 - 1 } },
    })
    for (const { status, refusal, headers } of [
      await send(full, supplier),
      await request(full, supplier),
      await call(full, 'contact', { body: aMessage(supplier) }),
    ]) {
      expect([status, refusal.message, headers.get('retry-after')]).toEqual([
        503,
        'Notre stockage est presque plein : ton fichier n’a pas pu être enregistré. Réessaie dans une heure, ou contacte-nous.',
        '3600',
      ])
    }
    expect(await count(provider, 'messages')).toBe(0)
    expect((await pay(full, supplier, order)).status).toBe(200)
    expect((await full.app.request('/readyz')).status).toBe(200)
  })
})

describe('A disk that fills', () => {
  const gigabyte = 1024 ** 3

  it('is told while orders are still placed: in the log once, at /readyz, and by a letter to the team, one a day however many look', async () => {
    const provider = await openProvider()
    const filling = await onDisk(provider, { free: 1.95 * gigabyte })
    const seen = await watchDisk(filling.world, 'enough')
    await watchDisk(filling.world, seen)
    await watchDisk((await onDisk(provider, { free: 1.2 * gigabyte })).world, 'enough')
    expect(filling.takeLog()).toMatchObject([{ level: 'warn', message: 'the disk fills' }])
    const ready = await filling.app.request('/readyz')
    expect([ready.status, await ready.json()]).toEqual([
      200,
      {
        ok: true,
        warning:
          'Le disque se remplit : à moins de 1\u00A0Go libres, les bordereaux et les pièces jointes sont refusés, personne ne peut commander.',
      },
    ])
    expect(await diskLetters(provider)).toEqual([
      ['equipe@colibat.example', 'Le disque du serveur se remplit : 1,9\u00A0Go libres'],
    ])
    expect((await send(filling, await newSupplier(provider))).status).toBe(200)
    const nextDay = await onDisk(provider, { free: 1.1 * gigabyte })
    nextDay.now = later(dayMs)
    await watchDisk(nextDay.world, 'low')
    expect(await diskLetters(provider)).toHaveLength(2)
  })

  it('is told again when it has stopped the orders, and when it has room again, the log says so', async () => {
    const provider = await openProvider()
    await watchDisk((await onDisk(provider, { free: 1.5 * gigabyte })).world, 'enough')
    const full = await onDisk(provider, { free: gigabyte - 1 })
    await watchDisk(full.world, 'low')
    expect((await send(full, await newSupplier(provider))).status).toBe(503)
    expect(await (await full.app.request('/readyz')).json()).toEqual({
      ok: true,
      warning:
        'Moins de 1\u00A0Go libres sur le disque : les bordereaux et les pièces jointes sont refusés, personne ne peut commander.',
    })
    expect((await diskLetters(provider)).map(([, subject]) => subject)).toEqual([
      'Le disque du serveur se remplit : 1,5\u00A0Go libres',
      'Le disque du serveur est plein : plus de commandes',
    ])
    provider.takeLog()
    expect(await watchDisk(provider.world, 'kept')).toBe('enough')
    expect(provider.takeLog()).toMatchObject([{ level: 'info', message: 'the disk has room again' }])
  })

  it('is judged by what its operator keeps free', async () => {
    const provider = await openProvider()
    const [wide, narrow] = [
      await onDisk(provider, { free: 3 * gigabyte, keptFree: 4 * gigabyte }),
      await onDisk(provider, { free: gigabyte / 2, keptFree: gigabyte / 8 }),
    ]
    const supplier = await newSupplier(provider)
    expect([(await send(wide, supplier)).status, (await send(narrow, supplier)).status]).toEqual([503, 200])
    expect(await (await narrow.app.request('/readyz')).json()).toEqual({ ok: true })
    expect(
      await (
        await (await onDisk(provider, { free: gigabyte / 5, keptFree: gigabyte / 8 })).app.request('/readyz')
      ).json(),
    ).toMatchObject({ warning: expect.stringMatching(/ à moins de 128\sMo libres/) })
    expect([await watchDisk(wide.world, 'kept'), await watchDisk(narrow.world, 'enough')]).toEqual(['kept', 'enough'])
  })
})

describe('Readiness', () => {
  it('is refused when the disk is full', async () => {
    const provider = await openProvider()
    const full = await openProvider({
      beside: provider,
      world: { files: { ...provider.world.files, free: async () => 0 } },
    })
    const broken = await openProvider({
      beside: provider,
      world: { files: { ...provider.world.files, free: () => Promise.reject(new Error('gone')) } },
    })
    expect([
      (await full.app.request('/readyz')).status,
      (await broken.app.request('/readyz')).status,
      (await provider.app.request('/readyz')).status,
    ]).toEqual([503, 503, 200])
  })

  it('is refused when the database takes no write, though it still answers, and comes back by itself', async () => {
    const provider = await openProvider()
    const { db } = provider.world
    await db.schema.alterTable('write_tries').renameTo('write_tries_away').execute()
    expect((await provider.app.request('/readyz')).status).toBe(503)
    expect((await provider.app.request('/api/settings')).status).toBe(200)
    await db.schema.alterTable('write_tries_away').renameTo('write_tries').execute()
    provider.now = later(5000)
    expect((await provider.app.request('/readyz')).status).toBe(200)
  })

  it('writes one row, at most once in five seconds, however often it is asked', async () => {
    const provider = await openProvider()
    const written = async () => await provider.world.db.selectFrom('write_tries').selectAll().execute()
    const ask = () => Promise.all(Array.from({ length: 20 }, () => provider.app.request('/readyz')))
    await ask()
    provider.now = later(4999)
    await ask()
    expect(await written()).toEqual([{ id: 1, at: wednesdayMorning.getTime() }])
    provider.now = later(5000)
    await ask()
    expect(await written()).toEqual([{ id: 1, at: later(5000).getTime() }])
  })
})

/** The same provider, with so much free on its disk; without a word of how much is kept: the usual gigabyte. */
function onDisk(
  provider: Provider,
  { free, ...kept }: { readonly free: number; readonly keptFree?: number },
): Promise<Provider> {
  return openProvider({
    beside: provider,
    world: { files: { ...provider.world.files, free: async () => free }, ...kept },
  })
}

async function diskLetters({ world }: Provider): Promise<string[][]> {
  const letters = await world.db
    .selectFrom('letters')
    .select(['to_address', 'subject'])
    .where('once_key', 'like', 'disk-%')
    .orderBy('id')
    .execute()
  return letters.map(({ to_address: to, subject }) => [to, subject])
}

function send(provider: Provider, { token }: Supplier, from = '192.0.2.1') {
  return call(provider, 'uploadSlip', { token, body: slipForm(pdf), from })
}

function request(provider: Provider, supplier: Supplier) {
  return call(provider, 'requestOrderByMail', {
    token: supplier.token,
    body: requestForm(anOrder(provider, supplier)),
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
}

async function count({ world }: Provider, folder: string): Promise<number> {
  let found = 0
  for await (const paths of world.files.list(folder)) found += paths.length
  return found
}
