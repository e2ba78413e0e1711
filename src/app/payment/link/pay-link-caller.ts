import type { Caller, CallOptions } from '#adapters/net/caller.ts'
import type { BodyOf, Endpoint } from '#contract/endpoint.ts'
import { confirmPayLink, openPayLink } from '#contract/payment/pay-link.ts'
import { confirmOrderPayment, payOrder } from '#contract/payment/payment.ts'

/**
 * The calls of a page whose user is nobody and has a link: a payment is opened and confirmed by it, in the place of the
 * calls of who ordered.
 */
export function payLinkCaller(token: string, call: Caller): Caller {
  const params = { token }
  const byLink = (endpoint: Endpoint, options: CallOptions<Endpoint> = {}) => {
    const { body } = options
    if (endpoint === payOrder) return call(openPayLink, { params, body: body as BodyOf<typeof payOrder> })
    if (endpoint !== confirmOrderPayment) return call(endpoint, options)
    const { paymentIntentId } = body as BodyOf<typeof confirmOrderPayment>
    return call(confirmPayLink, { params, body: { paymentIntentId } })
  }
  return byLink as Caller
}
