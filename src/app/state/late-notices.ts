import type { Notices } from './notices.ts'
import { noticesState, type NoticesState } from './notices-state.ts'

/** Notices whose machinery comes when somebody asks for it. `mayBeTold`: the browser lets this device be told; else nothing is to be renewed or ended. */
export function createLateNotices(load: (state: NoticesState) => Promise<Notices>, mayBeTold: () => boolean): Notices {
  const state = noticesState()
  let here: Notices | null = null
  // What is here answers within the tap that asks for it.
  const late = <T>(work: (notices: Notices) => Promise<T>): Promise<T> => (here === null ? load(state).then((notices) => work((here = notices))) : work(here))
  return {
    state,
    look: () => late((notices) => notices.look()),
    turnOn: () => late((notices) => notices.turnOn()),
    turnOff: () => late((notices) => notices.turnOff()),
    renew: async () => void (mayBeTold() && (await late((notices) => notices.renew()))),
    async end() {
      state.standing = 'unknown'
      if (mayBeTold()) await late((notices) => notices.end())
    },
    mayOffer: () => late((notices) => notices.mayOffer()),
    refuse: () => void late(async (notices) => notices.refuse()),
  }
}
