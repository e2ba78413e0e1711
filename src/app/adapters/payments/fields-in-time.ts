import { withTimeout } from '#adapters/device/with-timeout.ts'
import type { Sleep } from '#adapters/device/waiting.ts'
import type { OpenCardFields } from './card-fields.ts'

/** Fields that open and are drawn in 20 seconds each, or are given up; those that come later are closed. */
export function fieldsInTime(open: OpenCardFields, sleep: Sleep): OpenCardFields {
  return async (wish) => {
    const opening = open(wish)
    try {
      const fields = await withTimeout(loadMs, opening, sleep)
      return { ...fields, show: (place) => withTimeout(loadMs, fields.show(place), sleep) }
    } catch (error) {
      opening.then(
        (late) => late.close(),
        () => {},
      )
      throw error
    }
  }
}

const loadMs = 20_000
