import type { Api } from '#contract/api.ts'
import { insertTravelTime } from '#server/db/travel-times.ts'
import type { Handler } from '#server/handler.ts'

/** The road time; kept, so that the price made of it still holds at the payment (R9). No route: success false (R10). */
export const calculateDuration: Handler<Api['calculateDuration']> = async ({ body }, { db, travelTime, now }) => {
  const { origin, destination, departure_time } = body
  const travel = await travelTime.between(origin, destination, new Date(departure_time * 1000))
  if (travel === null) return { success: false, duration_in_minutes: null }
  await insertTravelTime(db, { origin, destination }, travel, now())
  return { success: true, duration_in_minutes: travel.minutes, estimated: travel.estimated }
}
