import { proxy } from 'valtio'

/** Whether this device is told: not known yet; nobody can (the provider, or this browser); only once the app is installed; refused in the browser; no; yes. */
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
