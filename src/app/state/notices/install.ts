import { addDays } from 'date-fns/addDays'
import { proxy } from 'valtio'
import type { InstallPrompt, InstallWay } from '#adapters/device/install-prompt.ts'
import type { InstallRefusal } from '#adapters/device/install-refusal.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'

/** The app on the home screen: whether it is there, and how it gets there. `state` is a valtio proxy. */
export interface Install {
  readonly state: { readonly way: InstallWay }
  /** The browser asks its user. */
  ask(): Promise<void>
  /** Not now: it is not offered again on this device for 90 days. */
  refuse(): void
  /** Whether it may be offered without being asked for: this device can, and it was not refused here lately. */
  mayOffer(): Promise<boolean>
}

/** `onInstalled` is told once it is on the home screen. */
export function createInstall(
  prompt: InstallPrompt,
  refusal: InstallRefusal,
  now: () => Date,
  onInstalled: () => void,
): Install {
  const state = proxy<{ way: InstallWay }>({ way: 'unknown' })
  let isRefused = false
  prompt.watch((way) => {
    state.way = way
    if (way === 'installed') onInstalled()
  })
  const refuse = () => {
    isRefused = true
    void refusal.keep(now()).catch(forgiving(() => {}))
  }
  return {
    state,
    refuse,
    async ask() {
      if ((await prompt.ask()) === 'dismissed') refuse()
    },
    async mayOffer() {
      if (isRefused || (state.way !== 'asks' && state.way !== 'by hand')) return false
      const at = await refusal.read().catch(forgiving(() => null))
      return !isRefused && (at === null || addDays(at, quietDays) <= now())
    },
  }
}

/** How long a no holds. */
export const quietDays = 90
