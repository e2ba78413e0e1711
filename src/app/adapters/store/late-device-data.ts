import { lazyMethods } from '#adapters/lazy/lazy.ts'
import type { DeviceData } from './device-data.ts'
import { erasedUsers } from './draft-store.ts'

/**
 * The users' data on this device; its code loads when the first screen rests, or at sign-in or sign-out. What a user
 * erases is not written again from then on.
 */
export function createLateDeviceData(): DeviceData {
  const deviceData = lazyMethods<DeviceData, keyof DeviceData>(
    async () => (await import('./device-data.ts')).createDeviceData(),
    ...(['hasDraft', 'erase', 'eraseNobodys', 'leave', 'claim', 'sweep'] as const),
  )
  return {
    ...deviceData,
    erase(userId, how) {
      erasedUsers.set(userId, how.keepsDraft ? 'all but the draft' : 'all')
      return deviceData.erase(userId, how)
    },
    claim(userId) {
      erasedUsers.delete(userId)
      return deviceData.claim(userId)
    },
  }
}
