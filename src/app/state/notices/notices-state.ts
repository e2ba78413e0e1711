import { proxy } from 'valtio'

/** Notifications here: unknown yet; impossible (provider or browser); only once installed; refused; off; on. */
export type NoticesStanding = 'unknown' | 'not sent' | 'not here' | 'once installed' | 'refused' | 'off' | 'on'

/** What a screen shows of the notices of this device. */
export interface NoticesState {
  standing: NoticesStanding
  isBusy: boolean
  isFailed: boolean
}

/** Nothing is known yet. A valtio proxy. */
export function noticesState(): NoticesState {
  return proxy<NoticesState>({ standing: 'unknown', isBusy: false, isFailed: false })
}
