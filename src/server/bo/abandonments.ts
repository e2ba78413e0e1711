import { longDayAndTime } from '#rules/moment/french.ts'
import { priceLabel } from '#rules/price/price-label.ts'
import { newestAbandonments } from '#server/visitors/abandonments.ts'
import type { Command } from './command.ts'

export const abandonments: Command = {
  async run(_, { db }) {
    const newest = await newestAbandonments(db, 50)
    if (newest.length === 0) return ['Aucun formulaire.']
    return newest.map((row) =>
      [
        longDayAndTime(new Date(row.received_at)),
        row.reason === 'quitte_page' ? 'page quittée' : `envoi refusé (${row.tries})`,
        row.is_complete === 1 ? 'complet' : 'incomplet',
        `${row.seconds} s`,
        priceLabel(row.price_ttc),
        `${row.pickup_address} → ${row.delivery_address}`,
      ].join('  '),
    )
  },
}
