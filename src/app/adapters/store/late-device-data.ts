import { loadedOnce } from '#adapters/lazy/lazy.ts'
import type { Sleep } from '#adapters/device/waiting.ts'
import type { DeviceData } from './device-data.ts'
import { erasedUsers } from './draft-store.ts'

/**
 * The users' data on this device; its code loads when the first screen rests, or at sign-in or sign-out. What a user
 * erases is not written again from then on.
 */
export function createLateDeviceData(sleep: Sleep): DeviceData {
  const deviceData = loadedOnce(
    () => import('./device-data.ts').then(({ createDeviceData }) => createDeviceData()),
    sleep,
  )
  return {
    hasDraft: async (userId) => (await deviceData()).hasDraft(userId),
    async erase(userId, how) {
      erasedUsers.set(userId, how.keepsDraft ? 'all but the draft' : 'all')
      await (await deviceData()).erase(userId, how)
    },
    eraseNobodys: async () => (await deviceData()).eraseNobodys(),
    leave: async (userId, at) => (await deviceData()).leave(userId, at),
    async claim(userId) {
      erasedUsers.delete(userId)
      await (await deviceData()).claim(userId)
    },
    sweep: async (now, present) => (await deviceData()).sweep(now, present),
  }
}
