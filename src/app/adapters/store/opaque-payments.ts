import * as v from 'valibot'

/** What stays of payments when their user leaves: the numbers of those whose card was sent, to check them (R46). */
export function opaquePayments(stored: unknown): readonly unknown[] {
  return (Array.isArray(stored) ? stored : []).flatMap((kept: unknown) => {
    const sent = v.safeParse(sentPayment, kept)
    return sent.success ? [sent.output] : []
  })
}

/** An object of these parts alone: the order, with its names and addresses, is left out. */
const sentPayment = v.object({
  handover: v.object({
    submissionId: v.fallback(v.string(), ''),
    sent: v.object({
      amount: v.number(),
      orderId: v.number(),
      paymentIntentId: v.string(),
      refusedBefore: v.optional(v.boolean()),
      refusalBefore: v.optional(v.string()),
    }),
  }),
  at: v.date(),
})
