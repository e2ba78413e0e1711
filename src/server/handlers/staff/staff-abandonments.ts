import type { Api } from '#contract/api.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import { abandonmentOnWire } from '#server/visitors/abandonment-on-wire.ts'
import { newestAbandonments } from '#server/visitors/abandonments.ts'
import type { Handler } from '#server/http/handler.ts'

/** Order forms left undone (R36). Who left them was not checked, and is not told. */
export const staffAbandonments: Handler<Api['staffAbandonments']> = async (_, { db }) => {
  const rows = await newestAbandonments(db, mostListed)
  const data = rows.map((row) => ({
    id: row.id,
    recu_le: wireFromInstant(new Date(row.received_at)),
    ...abandonmentOnWire(row),
  }))
  return { success: true, data }
}

const mostListed = 200
