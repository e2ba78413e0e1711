import type { Api } from '#contract/api.ts'
import { checkAudience } from '#server/guards/audience.ts'
import type { Handler } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { orderFeed } from '#server/live/order-feed.ts'

/** Tells of the caller's orders as they change, of all to staff, for as long as the session lives (decision 082). */
export const orderEvents: Handler<Api['orderEvents']> = ({ caller, header }, world) =>
  orderFeed(caller, () => stillLives(checkAudience('supplier', header('authorization'), world)), world)

async function stillLives(check: Promise<unknown>): Promise<boolean> {
  try {
    await check
    return true
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}
