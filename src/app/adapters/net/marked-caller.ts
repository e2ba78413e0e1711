import { deviceHeader } from '#contract/wire/headers.ts'
import type { DeviceMarks } from './device-marks.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { withTimeout } from '#adapters/device/with-timeout.ts'
import type { Sleep } from '#adapters/device/waiting.ts'
import type { Caller } from './caller.ts'

/** Sends this device's marks with calls that count guesses, and keeps new ones. Signing in works without any. */
export function createMarkedCaller(call: Caller, marks: DeviceMarks, sleep: Sleep): Caller {
  return async (endpoint, options = {}) => {
    const shown = endpoint.deviceMark?.startsWith('shown')
      ? await withTimeout(patienceMs, marks.read(), sleep).catch(forgiving(() => []))
      : []
    const headers = shown.length > 0 ? { ...options.headers, [deviceHeader]: shown.join(' ') } : options.headers
    const reply = await call(endpoint, { ...options, ...(headers && { headers }) })
    const mark: unknown = endpoint.deviceMark?.endsWith('given') && (reply as { readonly mark?: unknown }).mark
    if (typeof mark === 'string') await withTimeout(patienceMs, marks.keep(mark), sleep).catch(forgiving(() => {}))
    return reply
  }
}

const patienceMs = 1000
