/** The revision that marks the built files of the first screen: written at build, read by the worker. */
export const firstStage = 'first'

/** The same of a driver's room: a device that has opened it keeps it, of each later build, too. */
export const driverStage = 'driver'

/** Its built files: '/assets/driver-room-1a2b3c4d.js' → true. */
export function isDriversFile(path: string): boolean {
  return /(?:^|\/)assets\/(?:driver-room|team)-/.test(path)
}
