import { describe, expect, it } from 'vitest'
import { paymentName, readKeptPayment, type FoundPayment } from '#adapters/payments/read-payment.ts'
import { findPayment } from '#app/payment/find-payment.ts'
import { handover } from './paying.ts'

const other = '3f2b8a0e-6c1d-4f7e-9a55-0d2c4b6e8f99'
const at = new Date('2026-11-20T09:00:00Z')
const sentWith = (paymentIntentId: string) => ({ amount: 4788, orderId: 42, paymentIntentId })
const read = (kept: object) => readKeptPayment(kept) as FoundPayment
const begun = (submissionId = handover.submissionId): FoundPayment =>
  read({ handover: { ...handover, submissionId }, at })
const sent = (submissionId = handover.submissionId, intent = 'pi_1'): FoundPayment =>
  read({ handover: { ...handover, submissionId, sent: sentWith(intent) }, at })

/** What is found: its submission and the intent that a card was sent for. */
function found(sources: Partial<Parameters<typeof findPayment>[0]>) {
  const payment = findPayment({ supplierId: 7, handedOver: null, kept: [], returnedIntent: null, ...sources })
  return payment === null || payment === 'elsewhere'
    ? payment
    : [paymentName(payment.handover), payment.handover.sent?.paymentIntentId ?? null, payment.begunAt]
}

describe('What /payment opens on', () => {
  it('is nothing when nothing was handed over or kept', () => {
    expect(found({})).toBeNull()
  })

  it('is what the order form handed over', () => {
    expect(found({ handedOver: handover, kept: [begun(other)] })).toEqual([handover.submissionId, null, null])
  })

  it('is what was begun here and left, when nothing is handed over', () => {
    expect(found({ kept: [begun()] })).toEqual([handover.submissionId, null, at])
  })

  it('is the payment whose card was sent, though the tab remembers it without', () => {
    expect(found({ handedOver: handover, kept: [sent()] })).toEqual([handover.submissionId, 'pi_1', at])
  })

  it('is a payment whose end is unknown before another order', () => {
    expect(found({ handedOver: handover, kept: [sent(other), begun()] })).toEqual([other, 'pi_1', at])
  })

  it('is what the tab remembers where the device keeps nothing', () => {
    expect(found({ handedOver: { ...handover, sent: sentWith('pi_1') } })).toEqual([
      handover.submissionId,
      'pi_1',
      null,
    ])
  })

  it('is the payment that the bank leads back to, before all others', () => {
    expect(found({ returnedIntent: 'pi_2', kept: [sent(other, 'pi_1'), sent(handover.submissionId, 'pi_2')] })).toEqual(
      [handover.submissionId, 'pi_2', at],
    )
  })

  it('is a payment that is not followed here when the bank leads back to one that this device does not know', () => {
    expect(found({ returnedIntent: 'pi_2', kept: [sent()] })).toBe('elsewhere')
  })

  it('is never the order of another user of this browser', () => {
    expect(found({ supplierId: 8, handedOver: handover })).toBeNull()
  })
})
