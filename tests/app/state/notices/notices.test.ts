import 'fake-indexeddb/auto'
import { clear, createStore } from 'idb-keyval'
import { beforeEach, describe, expect, it } from 'vitest'
import { createDeviceData } from '#adapters/store/device-data.ts'
import { createInstallRefusal } from '#adapters/device/install-refusal.ts'
import type { DeviceSubscription, PushDevice } from '#adapters/push/push-device.ts'
import { createPushWish } from '#adapters/push/push-wish.ts'
import { createNotices } from '#state/notices/notices.ts'
import { camille, friday10h, pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'

beforeEach(() => Promise.all([clear(createStore('colibat', 'drafts')), clear(createStore('device', 'marks'))]))

const another = { ...camille, id: 8 }
const subscription = (name: string, senderKey = 'key-1'): DeviceSubscription => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: 'p', auth: 'a' },
  senderKey,
})

/** A browser, and a provider with that key; `answer`: what its user says when he is asked. */
function aPhone({
  key = 'key-1' as string | null,
  permission = 'default' as NotificationPermission,
  answer = 'granted' as NotificationPermission,
  support = 'yes' as ReturnType<PushDevice['support']>,
  today = friday10h,
} = {}) {
  const has = { current: null as DeviceSubscription | null, permission, asked: 0, made: 0, isOffline: false }
  const provider = pretendProvider({
    '/fo/push-subscription': () => {
      if (has.isOffline) throw new TypeError('fetch failed')
      return { data: { cle: key } }
    },
    '/fo/push-subscription/remove': () => ({ success: true }),
  })
  const { call, session } = pretendWorld(provider.fetch, today)
  const device: PushDevice = {
    support: () => support,
    permission: () => has.permission,
    async ask() {
      has.asked++
      return (has.permission = answer)
    },
    current: async () => has.current,
    subscribe: async (senderKey) => (has.current = subscription(`device-${++has.made}`, senderKey)),
    async unsubscribe() {
      has.current = null
    },
  }
  session.open('jeton', camille)
  const notices = createNotices({
    call,
    session,
    device,
    wish: createPushWish(),
    refusal: createInstallRefusal('noticesRefused'),
    installWay: () => 'unknown',
    now: () => today,
  })
  /** What the provider was told. */
  const said = () =>
    provider.asked
      .filter(({ body }) => 'endpoint' in body)
      .map(({ path, body }) => [path.replace('/fo/push-subscription', ''), String(body['endpoint']).split('/').at(-1)])
  return { notices, has, said, session, provider }
}

describe('Notifications on this device', () => {
  it('are off until their user asks for them, and the browser asks him only then', async () => {
    const { notices, has, said } = aPhone()
    await notices.look()
    await notices.renew()
    expect([notices.state.standing, has.asked, said()]).toEqual(['off', 0, []])
    await notices.turnOn()
    expect([notices.state.standing, has.asked, said()]).toEqual(['on', 1, [['', 'device-1']]])
    await notices.look()
    expect(notices.state.standing).toBe('on')
  })

  it.each([
    ['denied', 'refused'],
    ['default', 'off'],
  ] as const)('stay off when the browser’s question is answered %s', async (answer, standing) => {
    const { notices, said } = aPhone({ answer })
    await notices.turnOn()
    expect([notices.state.standing, notices.state.isFailed, said()]).toEqual([standing, false, []])
  })

  it.each([
    [{ support: 'no' }, 'not here'],
    [{ key: null }, 'not sent'],
    [{ support: 'once installed' }, 'once installed'],
    [{ support: 'once installed', key: null }, 'not sent'],
    [{ permission: 'denied' }, 'refused'],
  ] as const)('say why there are none: %j', async (phone, standing) => {
    const { notices } = aPhone(phone)
    await notices.look()
    expect(notices.state.standing).toBe(standing)
  })

  it('that the provider could not be told of are not on, and the page says that it failed', async () => {
    const { notices, has } = aPhone()
    has.isOffline = true
    await notices.turnOn()
    expect([notices.state.standing, notices.state.isFailed, notices.state.isBusy]).toEqual(['unknown', true, false])
    has.isOffline = false
    await notices.turnOn()
    expect([notices.state.standing, notices.state.isFailed]).toEqual(['on', false])
  })

  it('are switched off here and at the provider', async () => {
    const { notices, has, said } = aPhone()
    await notices.turnOn()
    await notices.turnOff()
    expect([notices.state.standing, has.current, said().at(-1)]).toEqual(['off', null, ['/remove', 'device-1']])
    await notices.renew()
    expect(has.made).toBe(1)
  })
})

describe('The start of the app', () => {
  it('says the subscription again, and asks the provider nothing where there is none', async () => {
    const { notices, said } = aPhone()
    await notices.turnOn()
    await notices.renew()
    expect(said()).toEqual([
      ['', 'device-1'],
      ['', 'device-1'],
    ])
    const quiet = aPhone({ permission: 'granted' })
    quiet.session.open('autre', another)
    await quiet.notices.renew()
    expect(quiet.provider.asked).toEqual([])
  })

  it('subscribes again what the browser lost without a word, and for another key of the provider', async () => {
    const { notices, has, said } = aPhone()
    await notices.turnOn()
    has.current = null
    await notices.renew()
    expect(said().at(-1)).toEqual(['', 'device-2'])
    has.current = subscription('old', 'key-0')
    await notices.renew()
    expect(said().slice(-2)).toEqual([
      ['', 'old'],
      ['', 'device-3'],
    ])
    expect(has.current.senderKey).toBe('key-1')
  })

  it('of another user’s session ends what was not his', async () => {
    const { notices, has, session, said } = aPhone()
    await notices.turnOn()
    session.open('autre', another)
    await notices.renew()
    expect([has.current, said()]).toEqual([null, [['', 'device-1']]])
    await notices.look()
    expect(notices.state.standing).toBe('off')
  })

  it('after signing out has nothing to say: the browser was unsubscribed, the wish forgotten', async () => {
    const { notices, has, session } = aPhone()
    await notices.turnOn()
    await createDeviceData().erase(camille.id, { keepsDraft: true, at: friday10h })
    await notices.end()
    session.leave(false)
    expect(has.current).toBeNull()
    session.open('jeton', camille)
    await createDeviceData().claim(camille.id)
    await notices.renew()
    expect([has.made, has.current]).toEqual([1, null])
  })
})

describe('The offer of notifications', () => {
  it('comes where they are off, or wait for the installed app, and nowhere else', async () => {
    expect(await aPhone().notices.mayOffer()).toBe(true)
    expect(await aPhone({ support: 'once installed' }).notices.mayOffer()).toBe(true)
    for (const phone of [{ support: 'no' }, { key: null }, { permission: 'denied' }] as const)
      expect(await aPhone(phone).notices.mayOffer()).toBe(false)
    const { notices } = aPhone()
    await notices.turnOn()
    expect(await notices.mayOffer()).toBe(false)
  })

  it('does not come again for 90 days after a no', async () => {
    const { notices } = aPhone()
    notices.refuse()
    await expect.poll(() => createInstallRefusal('noticesRefused').read()).toEqual(friday10h)
    expect(await notices.mayOffer()).toBe(false)
    expect(await aPhone({ today: new Date('2027-02-17T10:00:00+01:00') }).notices.mayOffer()).toBe(false)
    expect(await aPhone({ today: new Date('2027-02-18T10:00:00+01:00') }).notices.mayOffer()).toBe(true)
  })
})
