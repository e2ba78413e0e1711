import { paymentName, readPayment, wasSent, type FoundPayment } from '#adapters/payments/read-payment.ts'

/**
 * What /payment may start from: what was handed over, what this device keeps of this user, and the intent that a bank
 * sent its holder back with.
 */
interface Sources {
  readonly supplierId: number
  readonly handedOver: unknown
  readonly kept: readonly FoundPayment[]
  readonly returnedIntent: string | null
}

/**
 * The payment to show: one whose end is unknown, the one that a bank sent back first; else what the form handed over;
 * else what was begun here. 'elsewhere': sent back, and not followed on this device.
 */
export function findPayment({
  supplierId,
  handedOver,
  kept,
  returnedIntent,
}: Sources): FoundPayment | 'elsewhere' | null {
  const read = readPayment(handedOver)
  const handed = read?.supplierId === supplierId ? read : null
  const sent = kept.filter(wasSent)
  if (returnedIntent !== null)
    return sent.find(({ handover }) => handover.sent?.paymentIntentId === returnedIntent) ?? 'elsewhere'
  const sameAsHanded = handed && sent.find(({ handover }) => paymentName(handover) === paymentName(handed.handover))
  return sameAsHanded ?? sent[0] ?? handed ?? kept[0] ?? null
}
