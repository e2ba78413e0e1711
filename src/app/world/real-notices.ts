import { createInstallRefusal } from '#adapters/device/install-refusal.ts'
import { createPushDevice } from '#adapters/push/push-device.ts'
import { createPushWish } from '#adapters/push/push-wish.ts'
import { createNotices, type Notices, type NoticesWorld } from '#state/notices/notices.ts'
import type { NoticesState } from '#state/notices/notices-state.ts'

/** The notices of this device, by its browser's push messages. */
export function realNotices(
  world: Pick<NoticesWorld, 'call' | 'session' | 'installWay' | 'now'>,
  state: NoticesState,
): Notices {
  return createNotices(
    { ...world, device: createPushDevice(), wish: createPushWish(), refusal: createInstallRefusal('noticesRefused') },
    state,
  )
}
