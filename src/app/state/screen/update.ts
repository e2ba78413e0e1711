import { proxy } from 'valtio'

/** A newer build of the app, offered and never forced. */
export interface Update {
  readonly state: { readonly isReady: boolean }
  /** Loads the page anew by it. What is typed was kept before. */
  apply(): void
}

/** Where builds come from: the service worker. */
interface Builds {
  onWaiting(tell: () => void): void
  takeOver(): void
}

export function createUpdate(builds: Builds): Update {
  const state = proxy({ isReady: false })
  builds.onWaiting(() => {
    state.isReady = true
  })
  return { state, apply: () => builds.takeOver() }
}
