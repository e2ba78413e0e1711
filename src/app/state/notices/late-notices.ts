import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { Notices } from './notices.ts'
import { noticesState, type NoticesState } from './notices-state.ts'

/** Notices whose code loads on demand. `mayBeTold`: the browser allows them; else there is nothing to renew or end. */
export function createLateNotices(load: (state: NoticesState) => Promise<Notices>, mayBeTold: () => boolean): Notices {
  const state = noticesState()
  let here: Notices | null = null
  // What is here answers within the tap that asks for it.
  const late = <T>(work: (notices: Notices) => Promise<T>): Promise<T> =>
    here === null ? load(state).then((notices) => work((here = notices))) : work(here)
  const fail = () => void (state.isFailed = true)
  return {
    state,
    look: () => late((notices) => notices.look()).catch(forgiving(() => {})),
    turnOn: () => late((notices) => notices.turnOn()).catch(forgiving(fail)),
    turnOff: () => late((notices) => notices.turnOff()).catch(forgiving(fail)),
    renew: async () => (mayBeTold() ? late((notices) => notices.renew()).catch(forgiving(() => {})) : undefined),
    async end() {
      state.standing = 'unknown'
      if (mayBeTold()) await late((notices) => notices.end()).catch(forgiving(() => {}))
    },
    mayOffer: () => late((notices) => notices.mayOffer()).catch(forgiving(() => false)),
    refuse: () => void late(async (notices) => notices.refuse()).catch(forgiving(() => {})),
  }
}
