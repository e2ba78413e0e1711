import { describe, expect, it } from 'vitest'
import { sweep } from '#server/housekeeping.ts'
import { subscriptionsOf } from '#server/push/push-subscriptions.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { aSubscription, pushKeys } from '#tests/server/fixtures/push.ts'
import { aRegistration, newSupplier, signIn } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const without = await openProvider({ beside: provider, world: { push: null } })
const password = aRegistration().password
const endpointsOf = async ({ id }: { id: number }) => (await subscriptionsOf(db, id)).map(({ endpoint }) => endpoint)
const say = async (token: string, body = aSubscription()) => {
  const { status, refusal } = await call(provider, 'subscribePush', { token, body })
  return { status, refusal, endpoint: body.endpoint }
}

describe('A device that asks to be told', () => {
  it('is given the key it subscribes with, and is kept once however often it says so', async () => {
    const supplier = await newSupplier(provider)
    expect((await call(provider, 'readPushKey', { token: supplier.token })).reply).toBe(pushKeys.public_key)
    const body = aSubscription()
    for (let time = 0; time < 3; time++)
      expect((await call(provider, 'subscribePush', { token: supplier.token, body })).reply).toBe(pushKeys.public_key)
    expect(await endpointsOf(supplier)).toEqual([body.endpoint])
  })

  it('is its last user’s alone', async () => {
    const [first, next] = [await newSupplier(provider), await newSupplier(provider)]
    const body = aSubscription()
    await say(first.token, body)
    await say(next.token, body)
    expect([await endpointsOf(first), await endpointsOf(next)]).toEqual([[], [body.endpoint]])
    await call(provider, 'unsubscribePush', { token: first.token, body })
    expect(await endpointsOf(next)).toEqual([body.endpoint])
  })

  it.each([
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://localhost:3000/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.exemple.fr/x',
    'https://evilpush.apple.com/x',
  ])('is refused at %s, and nothing is kept', async (endpoint) => {
    const supplier = await newSupplier(provider)
    const { status, refusal } = await say(supplier.token, { ...aSubscription(), endpoint })
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['endpoint']])
    expect(await endpointsOf(supplier)).toEqual([])
  })

  it('is refused with a key for which nothing can be encrypted', async () => {
    const supplier = await newSupplier(provider)
    const sound = aSubscription()
    for (const p256dh of ['B'.repeat(87), `${'A'.repeat(86)}=`, 'BA', '']) {
      expect((await say(supplier.token, { ...sound, keys: { ...sound.keys, p256dh } })).status).toBe(422)
    }
    expect((await say(supplier.token, { ...sound, keys: { ...sound.keys, auth: 'AA' } })).status).toBe(422)
    expect(await endpointsOf(supplier)).toEqual([])
  })

  it('learns of a provider that sends nothing that it does not', async () => {
    const supplier = await newSupplier(provider)
    expect((await call(without, 'readPushKey', { token: supplier.token })).reply).toBeNull()
    expect(await call(without, 'subscribePush', { token: supplier.token, body: aSubscription() })).toMatchObject({
      status: 409,
      refusal: { message: 'Ce site n’envoie pas de notifications.' },
    })
  })

  it('is one of the twenty that were seen last', async () => {
    const supplier = await newSupplier(provider)
    const said: string[] = []
    for (let device = 0; device < 22; device++) {
      provider.now = new Date(wednesdayMorning.getTime() + device)
      said.push((await say(supplier.token)).endpoint)
    }
    provider.now = wednesdayMorning
    expect(await endpointsOf(supplier)).toEqual(said.slice(2))
  })
})

describe('A device is told no more', () => {
  it('once its switch is off', async () => {
    const supplier = await newSupplier(provider)
    const { endpoint } = await say(supplier.token)
    await call(provider, 'unsubscribePush', { token: supplier.token, body: { endpoint } })
    expect(await endpointsOf(supplier)).toEqual([])
    expect((await call(provider, 'unsubscribePush', { token: supplier.token, body: { endpoint } })).status).toBe(200)
  })

  it('once its session is signed out of; another device of the account is', async () => {
    const supplier = await newSupplier(provider)
    const elsewhere = await signIn(provider, { email: supplier.email, password })
    await say(supplier.token)
    const { endpoint } = await say(elsewhere.token)
    await call(provider, 'logout', { token: supplier.token, body: {} })
    expect(await endpointsOf(supplier)).toEqual([endpoint])
  })

  it('once the account has a new password, and is forgotten within the hour', async () => {
    const supplier = await newSupplier(provider)
    await say(supplier.token)
    const body = {
      nom: 'Martin',
      prenom: 'Élise',
      telephone: '0612345678',
      current_password: password,
      new_password: 'Parpaing-43',
    }
    const { token } = (await call(provider, 'updateUser', { token: supplier.token, params: { id: supplier.id }, body }))
      .reply as { token?: string }
    expect(await endpointsOf(supplier)).toEqual([])
    const { endpoint } = await say(token ?? '')
    await sweep(provider.world)
    expect(
      await db.selectFrom('push_subscriptions').select('endpoint').where('user_id', '=', supplier.id).execute(),
    ).toEqual([{ endpoint }])
  })

  it('once it did not open the app for ninety days', async () => {
    const supplier = await newSupplier(provider)
    await say(supplier.token)
    provider.now = new Date(wednesdayMorning.getTime() + 89 * 86_400_000)
    await sweep(provider.world)
    expect(await endpointsOf(supplier)).toHaveLength(1)
    provider.now = new Date(wednesdayMorning.getTime() + 91 * 86_400_000)
    await sweep(provider.world)
    expect(await endpointsOf(supplier)).toEqual([])
    provider.now = wednesdayMorning
  })

  it('once the account is deleted; until then its file says which devices are', async () => {
    const supplier = await newSupplier(provider)
    await say(supplier.token)
    const { raw } = await call(provider, 'exportAccount', { token: supplier.token })
    const file = JSON.parse(
      new TextDecoder().decode((raw as { bytes?: Uint8Array }).bytes ?? new TextEncoder().encode(JSON.stringify(raw))),
    ) as Record<string, unknown>
    expect(file['notifications']).toEqual([
      {
        service: 'fcm.googleapis.com',
        depuis_le: wednesdayMorning.toISOString(),
        vu_le: wednesdayMorning.toISOString(),
      },
    ])
    await call(provider, 'deleteAccount', { token: supplier.token, body: { password } })
    expect(await db.selectFrom('push_subscriptions').selectAll().where('user_id', '=', supplier.id).execute()).toEqual(
      [],
    )
  })
})
