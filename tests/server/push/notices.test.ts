import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { undoableForMs } from '#rules/order/order-moves.ts'
import type { PushMessage } from '#contract/worker/push-message.ts'
import { nextNoticeTry, sendNotices } from '#server/push/send-notices.ts'
import { startPushService } from '#tests/stand-ins/push-service.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder } from '#tests/server/fixtures/invoiced.ts'
import { requestedOrder, wednesdayAfternoon } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { proofForm } from '#tests/server/fixtures/proof-form.ts'
import { pushKeys, pushOn, pushSubject } from '#tests/server/fixtures/push.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'

const service = await startPushService()
afterAll(() => service.stop())
const provider = await openProvider()
const { db, log } = provider.world
const staff = await newStaff(provider)
const push = pushOn(service.fetch, () => provider.now)
const impatient = pushOn(service.fetch, () => provider.now, 300)
const signals = { ending: new AbortController().signal, cut: new AbortController().signal }
const site = 'https://livraisons.exemple.fr'

const send = (services = push) => sendNotices({ db, push: services, site, log, now: () => provider.now }, signals)
const later = (ms: number) => void (provider.now = new Date(provider.now.getTime() + ms))
const waiting = () => db.selectFrom('push_notices').selectAll().orderBy('id').execute()
const step = (id: number, de: number, vers: number) =>
  call(provider, 'moveOrder', { token: staff.token, params: { id }, body: { de, vers, expres: false } })
const photo = (id: number) => call(provider, 'addProofPhoto', { token: staff.token, params: { id }, body: proofForm() })
const told = (from = 0) =>
  service.pushed
    .slice(from)
    .map(({ text }) => (JSON.parse(text) as PushMessage).notification.title.replaceAll('\u00A0', ' '))

/** A supplier with an order that is paid, and so many devices that are told. */
async function aCustomer(devices = 1) {
  const supplier = await newSupplier(provider)
  const { id } = await paidOrder(provider, supplier)
  for (let device = 0; device < devices; device++) await tell(supplier)
  return { supplier, id }
}

async function tell(supplier: Supplier, host?: string) {
  const body = service.newDevice(pushKeys.public_key, host)
  await call(provider, 'subscribePush', { token: supplier.token, body })
  return body
}

beforeEach(async () => {
  provider.now = wednesdayMorning
  service.mode = 'well'
  await db.deleteFrom('push_notices').execute()
})

describe('A step of an order', () => {
  it('is told to every device of its owner, encrypted and signed for each service, with number and state and nothing else', async () => {
    const { supplier, id } = await aCustomer()
    await tell(supplier, 'web.push.apple.com')
    await newSupplier(provider).then((other) => tell(other))
    const before = service.pushed.length
    await step(id, 4, 3)
    await step(id, 3, 1)
    later(undoableForMs)
    await send()
    const pushed = service.pushed.slice(before)
    expect(pushed.map(({ endpoint }) => new URL(endpoint).hostname).sort()).toEqual([
      'fcm.googleapis.com',
      'web.push.apple.com',
    ])
    for (const { text, headers, subject, expiresAt } of pushed) {
      const title = `Commande n°\u00A0${id}\u00A0: en cours de livraison`
      const notification = {
        title,
        body: 'Elle est partie.',
        lang: 'fr',
        tag: `commande-${id}`,
        navigate: `${site}/historique/${id}`,
        app_badge: '1',
      }
      expect(JSON.parse(text)).toEqual({ web_push: 8030, notification, app_badge: 1 })
      expect(headers).toMatchObject({
        ttl: '86400',
        urgency: 'normal',
        topic: `commande-${id}`,
        'content-encoding': 'aes128gcm',
      })
      expect(subject).toBe(pushSubject)
      expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(86_400_000)
    }
    expect(await waiting()).toEqual([])
    await send()
    expect(service.pushed).toHaveLength(before + 2)
  })

  it('is told once it cannot be taken back, and not at all when it was', async () => {
    const { id } = await aCustomer()
    const { calls } = service
    await step(id, 4, 3)
    later(undoableForMs - 1)
    await send()
    expect(service.calls).toBe(calls)
    await call(provider, 'undoStep', { token: staff.token, params: { id }, body: {} })
    later(undoableForMs)
    await send()
    expect([service.calls, await waiting()]).toEqual([calls, []])
  })

  it('that is taken back leaves the other date that the team set meanwhile to be told', async () => {
    const { id } = await aCustomer()
    const before = service.pushed.length
    await step(id, 4, 3)
    await call(provider, 'setDeliveryDate', {
      token: staff.token,
      params: { id },
      body: { DateLivraison: '2026-11-19 08:00:00' },
    })
    await call(provider, 'undoStep', { token: staff.token, params: { id }, body: {} })
    later(60_000)
    await send()
    expect(told(before)).toEqual([`Commande n° ${id} : nouvelle date de livraison`])
  })

  it('takes the place of one that could not be told yet', async () => {
    const { id } = await aCustomer()
    const before = service.pushed.length
    service.mode = { status: 503 }
    await step(id, 4, 3)
    later(undoableForMs)
    await send()
    provider.takeLog()
    await step(id, 3, 1)
    service.mode = 'well'
    later(undoableForMs)
    await send()
    later(3_600_000)
    await send()
    expect(told(before)).toEqual([`Commande n° ${id} : en cours de livraison`])
  })

  it('writes nothing for an account without such a device, and goes the same way', async () => {
    const { id } = await aCustomer(0)
    expect((await step(id, 4, 3)).status).toBe(200)
    expect(await waiting()).toEqual([])
  })

  it('of a device whose session was signed out of meanwhile is told to nobody', async () => {
    const { supplier, id } = await aCustomer()
    const { calls } = service
    await step(id, 4, 3)
    await call(provider, 'logout', { token: supplier.token, body: {} })
    later(undoableForMs)
    await send()
    expect([service.calls, await waiting()]).toEqual([calls, []])
  })
})

describe('The proof of a delivery', () => {
  it('is told with the delivery when it is there, else on its own, once for several photos', async () => {
    const [first, next] = [await aCustomer(), await aCustomer()]
    const before = service.pushed.length
    for (const { id } of [first, next]) {
      await step(id, 4, 3)
      await step(id, 3, 1)
    }
    await photo(first.id)
    await step(first.id, 1, 2)
    await step(next.id, 1, 2)
    later(undoableForMs)
    await send()
    const bodies = () =>
      service.pushed
        .slice(before)
        .map(({ text }) => (JSON.parse(text) as PushMessage).notification)
        .map(({ tag, body }) => [tag, body])
    const delivered = [
      [`commande-${first.id}`, 'La photo de la livraison est dans ton historique.'],
      [`commande-${next.id}`, 'Tout est dans ton historique.'],
    ]
    expect(bodies().toSorted()).toEqual(delivered.toSorted())
    await photo(next.id)
    later(30_000)
    await photo(next.id)
    later(30_000)
    await send()
    later(60_000)
    await send()
    expect(told(before).slice(2)).toEqual([`Commande n° ${next.id} : livrée, en photo`])
  })
})

describe('An order’s price and its end', () => {
  it('are told at once; not to who cancels himself', async () => {
    const supplier = await newSupplier(provider)
    await tell(supplier)
    const before = service.pushed.length
    const request = await requestedOrder(provider, supplier)
    await call(provider, 'priceRequest', {
      token: staff.token,
      params: { id: request.id },
      body: { totalHT: 60, vu: wednesdayAfternoon },
    })
    await send()
    await call(provider, 'cancelByStaff', { token: staff.token, params: { id: request.id }, body: { de: 4 } })
    await send()
    const own = await paidOrder(provider, supplier)
    await call(provider, 'cancelOrder', { token: supplier.token, params: { id: own.id }, body: {} })
    await send()
    expect(told(before)).toEqual([`Commande n° ${request.id} : prix fixé`, `Commande n° ${request.id} : annulée`])
  })
})

describe('A push service', () => {
  it.each([404, 410])(
    'that knows a device no more (%d) has it forgotten, and its other devices are told',
    async (status) => {
      const { supplier, id } = await aCustomer()
      service.mode = { status }
      await step(id, 4, 3)
      later(undoableForMs)
      await send()
      expect(
        await db.selectFrom('push_subscriptions').selectAll().where('user_id', '=', supplier.id).execute(),
      ).toEqual([])
      expect(await waiting()).toEqual([])
    },
  )

  it.each([
    ['says 500', { status: 500 }, 60_000],
    ['says 403', { status: 403 }, 60_000],
    ['says 429 and when', { status: 429, headers: { 'Retry-After': '600' } }, 600_000],
    [
      'says 429 and a day',
      {
        status: 429,
        headers: { 'Retry-After': new Date(wednesdayMorning.getTime() + undoableForMs + 900_000).toUTCString() },
      },
      900_000,
    ],
    ['leads elsewhere', { status: 302, headers: { Location: 'http://127.0.0.1:1/' } }, 60_000],
    ['keeps silent', 'hanging', 60_000],
    ['answers without end', 'endless', 60_000],
  ] as const)('that %s is asked again, then is taken at its word', async (_, mode, waitMs) => {
    const { id } = await aCustomer()
    const before = service.pushed.length
    service.mode = mode
    const { calls } = service
    await step(id, 4, 3)
    later(undoableForMs)
    await send(mode === 'hanging' ? impatient : push)
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'notice not sent', service: 'fcm.googleapis.com', attempts: 1, givenUp: false },
    ])
    expect(
      (await waiting()).map(({ attempts, leased_by: by, next_try_at: at }) => [
        attempts,
        by,
        at - provider.now.getTime(),
      ]),
    ).toEqual([[1, null, waitMs]])
    later(waitMs - 1)
    await send()
    expect(service.calls).toBe(calls + 1)
    service.mode = 'well'
    later(1)
    await send()
    expect(told(before)).toEqual([`Commande n° ${id} : en préparation`])
  })

  it('is given up a day after the news', () => {
    const created_at = wednesdayMorning.getTime()
    let [at, attempts]: [Date | null, number] = [wednesdayMorning, 0]
    while (at !== null) at = nextNoticeTry({ attempts: ++attempts, created_at }, at, 0)
    expect(attempts).toBe(11)
    expect(nextNoticeTry({ attempts: 1, created_at }, wednesdayMorning, 86_400_000)).toBeNull()
  })

  it('that is out of reach holds no device up whose service answers', async () => {
    const { supplier, id } = await aCustomer()
    await tell(supplier, 'wns2.notify.windows.com')
    const before = service.pushed.length
    const network = service.fetch
    const half = pushOn(
      (input, init) =>
        String(input).includes('googleapis') ? Promise.reject(new TypeError('fetch failed')) : network(input, init),
      () => provider.now,
    )
    await step(id, 4, 3)
    later(undoableForMs)
    await sendNotices({ db, push: half, site, log, now: () => provider.now }, signals)
    provider.takeLog()
    expect(service.pushed.slice(before).map(({ endpoint }) => new URL(endpoint).hostname)).toEqual([
      'wns2.notify.windows.com',
    ])
    expect(await waiting()).toHaveLength(1)
  })

  it('is not called at an address that is none, whatever the table holds', async () => {
    const { supplier, id } = await aCustomer()
    await db
      .updateTable('push_subscriptions')
      .set({ endpoint: 'http://127.0.0.1:1/x' })
      .where('user_id', '=', supplier.id)
      .execute()
    const { calls } = service
    await step(id, 4, 3)
    later(undoableForMs)
    await send()
    expect([service.calls, await waiting()]).toEqual([calls, []])
    expect(await db.selectFrom('push_subscriptions').selectAll().where('user_id', '=', supplier.id).execute()).toEqual(
      [],
    )
  })

  it('is asked once by two servers that send at the same instant', async () => {
    const { id } = await aCustomer(12)
    const before = service.pushed.length
    await step(id, 4, 3)
    later(undoableForMs)
    await Promise.all([send(), send()])
    expect(service.pushed).toHaveLength(before + 12)
  })
})
