import { diskLetter } from './disk-letter.ts'
import { insertLetter } from './letters.ts'
import { errorFields } from '#server/log/log.ts'
import { createScheduler, type Scheduler } from '#server/scheduler.ts'
import type { World } from '#server/world.ts'
import { diskRoom, type DiskRoom } from '#server/storage/disk-room.ts'

/** Looks at the disk every minute, and tells before it stops the orders. */
export function createDiskWatch(world: WatchingWorld): Scheduler {
  let before: DiskRoom = 'enough'
  return createScheduler({
    task: async () => {
      before = await watchDisk(world, before)
    },
    everyMs: 60_000,
    failed: (error) => world.log.error(errorFields(error), 'disk not looked at'),
  })
}

type WatchingWorld = Pick<World, 'db' | 'files' | 'keptFree' | 'letters' | 'log' | 'now' | 'staff'>

/**
 * Says each change in the log; writes to the team, of each state once a day as long as it lasts, whichever process sees
 * it. Returns what it found.
 */
export async function watchDisk(
  { db, files, keptFree, letters, log, now, staff }: WatchingWorld,
  before: DiskRoom,
): Promise<DiskRoom> {
  const free = await files.free()
  const room = diskRoom(free, keptFree)
  if (room === 'enough') {
    if (before !== 'enough') log.info({ free }, 'the disk has room again')
    return room
  }
  if (room !== before)
    log.warn(
      { free, keptFree },
      room === 'low' ? 'the disk fills' : 'the disk has no room for uploads: no order can be placed',
    )
  await insertLetter(db, diskLetter(room, { free, keptFree }, staff, now()), now())
  letters.wake()
  return room
}
