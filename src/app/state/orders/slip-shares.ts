import { proxy } from 'valtio'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { SharedStore } from '#adapters/store/share-store.ts'

/** Files that came from outside of the app, on their way to the order form. */
export interface SharedSlips {
  /** How often files were opened with this page: a form that is open takes them. */
  readonly state: { readonly arrivals: number }
  /** Files that the device opens with the app. Answers whether they wait for the form now. */
  receive(files: readonly File[]): Promise<boolean>
  /** What waits for this user. Never rejects: a device that keeps nothing has nothing. */
  find(userId: number): Promise<WaitingShare | null>
  /** No session: what waits is for the last user. */
  hold(lastUser: number | null): void
}

/** Files that wait on the device. `isOwn`: surely this user's; else they are asked. `drop`: they need not wait. */
export interface WaitingShare {
  readonly files: readonly File[]
  readonly isOwn: boolean
  drop(): void
}

export function createSharedSlips(store: SharedStore, now: () => Date): SharedSlips {
  const state = proxy({ arrivals: 0 })
  return {
    state,
    async receive(files) {
      try {
        await store.lay(files, now())
        state.arrivals++
        return true
      } catch (error) {
        forgiving(() => {})(error)
        return false
      }
    },
    async find(userId) {
      const found = await store.find(userId).catch(forgiving(() => null))
      if (found === null) return null
      const age = now().getTime() - found.at.getTime()
      // No other user was at this screen meanwhile.
      const isOwn = found.isOwn || (!found.isHeld && Math.abs(age) < justNowMs)
      if (!isOwn && age > longestMs) return null
      const files = found.files.map(({ name, type, bytes }) => new File([bytes], name, { type }))
      return { files, isOwn, drop: () => void store.drop(userId, found).catch(forgiving(() => {})) }
    },
    hold: (lastUser) => void store.hold(lastUser).catch(forgiving(() => {})),
  }
}

const justNowMs = 2 * 60_000
/** A working day, for a share of an unknown user. */
const longestMs = 24 * 3_600_000
