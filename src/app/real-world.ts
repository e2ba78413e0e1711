import { createSession } from '#state/session/session.ts'
import { realDevice } from './world/real-device.ts'
import { realNet } from './world/real-net.ts'
import { realSession } from './world/real-session.ts'
import type { World } from './world.ts'

/** The browser's world. Called once, by main. */
export function createRealWorld(): World {
  const device = realDevice()
  const session = createSession(device.keys, device.now)
  const net = realNet(device, session, (token) => shared.refused(token))
  const shared = realSession(device, net, session)
  return { ...device, ...net, ...shared }
}
