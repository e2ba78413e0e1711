import { wireFromInstant } from '#contract/wire/wire.ts'
import { addDays, parisDay, parisInstant } from '#rules/moment/paris-time.ts'
import { lastDays, lastMonths } from '#rules/moment/periods.ts'
import { eurosFromCents } from '#rules/price/money.ts'
import type { Handlers } from '#server/http/handler.ts'
import { dayOfOrders } from '#server/staff/day-of-orders.ts'
import { numbersOfOrders } from '#server/staff/numbers-of-orders.ts'
import { newestAbandonments, abandonmentOnWire } from '#server/abandonments/abandonments.ts'
import { accountsBehind } from '#server/contact/accounts-behind.ts'
import { newestContactMessages } from '#server/contact/contact-messages.ts'

export const staffDayCalls = {
  /** What a day comes to, today's by default. */
  staffDay: async ({ query }, { db, now }) => {
    const jour = query.jour ?? parisDay(now())
    const { paidTTC, deliveredHT, ...counts } = await dayOfOrders(
      db,
      { from: parisInstant(jour, '0:00'), to: parisInstant(addDays(jour, 1), '0:00') },
      now(),
    )
    const amounts = { encaisseTTC: eurosFromCents(paidTTC), livreHT: eurosFromCents(deliveredHT) }
    return { success: true, jour, ...counts, ...amounts }
  },

  /** What the last days or months of the team come to. */
  staffNumbers: async ({ query: { par } }, { db, now }) => {
    const rows = await numbersOfOrders(db, par === 'mois' ? lastMonths(now(), 24) : lastDays(now(), 31))
    const data = rows.map(({ name, ordered, cancelled, delivered, onTime, deliveredHT }) => ({
      periode: name,
      commandes: ordered,
      annulees: cancelled,
      livrees: delivered,
      aLHeure: onTime,
      livreHT: eurosFromCents(deliveredHT),
    }))
    return { success: true, data }
  },

  /** What was written by the contact form. */
  staffMessages: async (_, { db }) => {
    const messages = await newestContactMessages(db, mostListed)
    const accounts = await accountsBehind(
      db,
      messages.map(({ email }) => email),
    )
    return {
      success: true,
      data: messages.map(({ id, created_at: at, name: nom, email, message, file_name: fichier }) => ({
        id,
        recu_le: wireFromInstant(new Date(at)),
        nom,
        email,
        message,
        fichier,
        compte: accounts.get(email.toLowerCase()) ?? null,
      })),
    }
  },

  /** Order forms left undone (R36). The account that was named is unchecked, and left out. */
  staffAbandonments: async (_, { db }) => {
    const rows = await newestAbandonments(db, mostListed)
    const data = rows.map((row) => ({
      id: row.id,
      recu_le: wireFromInstant(new Date(row.received_at)),
      ...abandonmentOnWire(row),
    }))
    return { success: true, data }
  },
} satisfies Partial<Handlers>

const mostListed = 200
