import { SignedOut } from '#adapters/failures/failures.ts'
import type { World } from './world.ts'

/** The world of one user's screens: once the session ends or changes, no call of theirs goes under another's token. */
export function worldOfUser(world: World, userId: number): World {
  const ofWorld = worlds.get(world) ?? new Map<number, World>()
  worlds.set(world, ofWorld)
  const known = ofWorld.get(userId) ?? guarded(world, userId)
  ofWorld.set(userId, known)
  return known
}

/** One a user and page: what hangs on a world, such as the prices that were asked for, lasts from screen to screen. */
const worlds = new WeakMap<World, Map<number, World>>()

function guarded(world: World, userId: number): World {
  const check = async () => {
    if (world.session.state.user?.id !== userId) throw new SignedOut()
  }
  return {
    ...world,
    call: (...asked) => check().then(() => world.call(...asked)),
    upload: (...asked) => check().then(() => world.upload(...asked)),
  }
}
