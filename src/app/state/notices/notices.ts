import { addDays } from 'date-fns/addDays'
import type { Caller } from '#adapters/net/caller.ts'
import type { InstallWay } from '#adapters/device/install-prompt.ts'
import type { InstallRefusal } from '#adapters/device/install-refusal.ts'
import type { DeviceSubscription, PushDevice } from '#adapters/push/push-device.ts'
import type { PushWish } from '#adapters/push/push-wish.ts'
import { forgiving, reportMistake } from '#adapters/failures/report-mistake.ts'
import { readPushKey, subscribePush, unsubscribePush } from '#contract/account/push-subscription.ts'
import { quietDays } from './install.ts'
import { noticesState, type NoticesStanding, type NoticesState } from './notices-state.ts'
import type { Session } from '#state/session/session.ts'

/** Notifications of orders, on this device, for the user who is signed in (decision 098). `state` is a valtio proxy. */
export interface Notices {
  readonly state: Readonly<NoticesState>
  /** Finds out how it stands. */
  look(): Promise<void>
  /** From a tap: the browser asks its user. */
  turnOn(): Promise<void>
  turnOff(): Promise<void>
  /** At each start of a session: says the device to the provider again, or ends what is another user's. */
  renew(): Promise<void>
  /** At sign-out. */
  end(): Promise<void>
  /** Whether it may be offered without being asked for: it is off, can be on, and was not refused here lately. */
  mayOffer(): Promise<boolean>
  /** Not now: it is not offered again on this device for 90 days. */
  refuse(): void
}

export interface NoticesWorld {
  readonly call: Caller
  readonly session: Session
  readonly device: PushDevice
  readonly wish: PushWish
  readonly refusal: InstallRefusal
  installWay(): InstallWay
  now(): Date
}

export function createNotices(
  { call, session, device, wish, refusal, installWay, now }: NoticesWorld,
  state: NoticesState = noticesState(),
): Notices {
  let senderKey: string | null = null
  const userId = () => session.state.user?.id ?? null

  /** Subscribes, again where the provider has another key, and says so. */
  const say = async (asking: number, subscription: DeviceSubscription): Promise<void> => {
    if (userId() !== asking) return
    const { endpoint, keys } = subscription
    const key = await call(subscribePush, { body: { endpoint, keys } })
    if (key === null || key === subscription.senderKey || userId() !== asking) return
    await device.unsubscribe()
    const made = await device.subscribe(key)
    await call(subscribePush, { body: { endpoint: made.endpoint, keys: made.keys } })
  }
  /** One at a time; what fails is told. */
  const busily = async (work: (asking: number) => Promise<void>): Promise<void> => {
    const asking = userId()
    if (state.isBusy || asking === null) return
    Object.assign(state, { isBusy: true, isFailed: false })
    try {
      await work(asking)
    } catch (failure) {
      reportMistake(failure)
      state.isFailed = true
    }
    state.isBusy = false
  }
  const standing = async (): Promise<NoticesStanding> => {
    const support = device.support(installWay())
    if (support === 'no') return 'not here'
    senderKey ??= await call(readPushKey)
    if (senderKey === null) return 'not sent'
    if (support === 'once installed') return 'once installed'
    if (device.permission() === 'denied') return 'refused'
    const asking = userId()
    const isOn =
      asking !== null &&
      device.permission() === 'granted' &&
      (await wish.read(asking)) &&
      (await device.current()) !== null
    return isOn ? 'on' : 'off'
  }
  const look = async () => void (state.standing = await standing().catch(forgiving(() => 'unknown' as const)))
  return {
    state,
    look,
    turnOn: () =>
      busily(async (asking) => {
        // The browser asks only while the tap lasts: before anything that is waited for.
        const permission = await device.ask()
        if (permission !== 'granted') return void (state.standing = permission === 'denied' ? 'refused' : 'off')
        senderKey ??= await call(readPushKey)
        if (senderKey === null) return void (state.standing = 'not sent')
        await say(asking, (await device.current()) ?? (await device.subscribe(senderKey)))
        await wish.write(asking, true)
        state.standing = 'on'
      }),
    turnOff: () =>
      busily(async (asking) => {
        const subscription = await device.current()
        await wish.write(asking, false)
        await device.unsubscribe()
        state.standing = 'off'
        // Where it does not hear it, the push service tells the provider.
        if (subscription !== null)
          await call(unsubscribePush, { body: { endpoint: subscription.endpoint } }).catch(forgiving(() => {}))
      }),
    async renew() {
      const asking = userId()
      if (asking === null || device.support(installWay()) !== 'yes' || device.permission() !== 'granted') return
      try {
        const [isWanted, subscription] = [await wish.read(asking), await device.current()]
        if (!isWanted) return void (subscription !== null && (await device.unsubscribe()))
        if (subscription !== null) return await say(asking, subscription)
        const key = await call(readPushKey)
        if (key !== null && userId() === asking) await say(asking, await device.subscribe(key))
      } catch (failure) {
        reportMistake(failure)
      }
    },
    async end() {
      state.standing = 'unknown'
      await device.unsubscribe().catch(forgiving(() => {}))
    },
    async mayOffer() {
      await look()
      if (state.standing !== 'off' && state.standing !== 'once installed') return false
      const at = await refusal.read().catch(forgiving(() => null))
      return at === null || addDays(at, quietDays) <= now()
    },
    refuse: () => void refusal.keep(now()).catch(forgiving(() => {})),
  }
}
