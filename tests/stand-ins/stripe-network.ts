import type { BrowserContext, Route } from 'playwright-core'
import type { Card, StripeStandIn, Wish } from './stripe.ts'
import { fieldsPage, stripeScript } from './stripe-script.ts'

/** What the cards of the stand-in's page do; the last one's bank takes the whole window. */
export const stripeCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  secure: '4000002760003184',
  away: '4000002500003155',
} as const
const behaviours: Readonly<Record<string, Card>> = {
  [stripeCards.good]: 'good',
  [stripeCards.declined]: 'declined',
  [stripeCards.secure]: 'asks-secure',
  [stripeCards.away]: 'asks-secure',
}

/** What the page sent with its card. */
export interface Confirmation {
  readonly intent: string
  readonly billing: unknown
}

/**
 * Stands in for Stripe's hosts in a browser: its script and fields, its calls, and the bank; the intents are those of
 * the loopback Stripe.
 */
export async function serveStripe(context: BrowserContext, stripe: StripeStandIn): Promise<readonly Confirmation[]> {
  const confirmations: Confirmation[] = []
  await context.route('https://js.stripe.com/**', (route) =>
    route.request().url().endsWith('/endive/stripe.js')
      ? route.fulfill({ contentType: 'text/javascript', body: stripeScript() })
      : show(route, fieldsPage),
  )
  await context.route('https://api.stripe.com/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const params = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''))
    if (pathname === '/v1/elements/sessions') {
      const whose = stripe.people.customerOf(searchParams.get('customer_session_client_secret') ?? '')
      if (whose === null) return answer(route, 401, { error: { type: 'authentication_error' } })
      return answer(route, 200, { payment_methods: stripe.people.cardsOf(whose) })
    }
    const [, id = '', act] = /^\/v1\/payment_intents\/(\w+)(\/confirm)?$/.exec(pathname) ?? []
    const intent = stripe.intents.get(id)
    if (
      intent === undefined ||
      params['key'] !== stripe.keys.publishableKey ||
      params['client_secret'] !== intent.client_secret
    )
      return answer(route, 401, { error: { type: 'authentication_error' } })
    if (act === undefined) return answer(route, 200, intent)
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return answer(route, 400, {
        error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', payment_intent: intent },
      })
    if (params['amount'] !== String(intent.amount))
      return answer(route, 400, {
        error: { type: 'invalid_request_error', message: 'The amount of Elements is not the intent’s.' },
      })
    confirmations.push({ intent: id, billing: JSON.parse(params['billing'] ?? 'null') })
    const kept = params['payment_method'] === undefined ? null : stripe.people.cards.get(params['payment_method'])
    if (kept !== null && (kept === undefined || kept.customer !== intent.customer))
      return answer(route, 400, {
        error: { type: 'invalid_request_error', message: 'The PaymentMethod does not belong to the Customer.' },
      })
    const number = kept === null ? (params['number'] ?? '') : numberOf(kept.card.last4)
    const after = stripe.confirm(id, behaviours[number] ?? 'declined', intent.amount, keptBy(number, params['keeps']))
    if (after.status === 'requires_payment_method')
      return answer(route, 402, { error: { ...after.last_payment_error, payment_intent: after } })
    return answer(route, 200, {
      ...after,
      next_action: after.status === 'requires_action' ? bankOf(id, { ...params, number }) : null,
    })
  })
  await context.route('https://hooks.stripe.com/**', (route) => {
    const { pathname, searchParams: asked } = new URL(route.request().url())
    if (pathname === '/bank') return show(route, bankPage(asked))
    const id = asked.get('intent') ?? ''
    const { status, client_secret: secret } = stripe.authenticate(id, asked.get('approved') === 'yes')
    const back = asked.get('return_url')
    if (back === null) return show(route, `<script>parent.postMessage({}, '*')</script>`)
    const traces = new URLSearchParams({
      payment_intent: id,
      payment_intent_client_secret: secret,
      redirect_status: status === 'succeeded' ? 'succeeded' : 'failed',
    })
    return show(route, `<script>location.replace(${JSON.stringify(`${back}?${traces}`)})</script>`)
  })
  return confirmations
}

/** '4242' → '4242424242424242' */
function numberOf(last4: string): string {
  return Object.values(stripeCards).find((number) => number.endsWith(last4)) ?? ''
}

/** `expiry`: '1230' where the box of the fields is ticked. */
function keptBy(number: string, expiry: string | undefined): Wish {
  if (expiry === undefined) return {}
  const [exp_month, exp_year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2))]
  return { keeps: { brand: 'visa', last4: number.slice(-4), exp_month, exp_year } }
}

function bankOf(intent: string, params: Readonly<Record<string, string>>) {
  const isAway = params['number'] === stripeCards.away
  const asked = new URLSearchParams({ intent, ...(isAway && { return_url: params['return_url'] ?? '' }) })
  return { type: isAway ? 'redirect_to_url' : 'use_stripe_sdk', url: `https://hooks.stripe.com/bank?${asked}` }
}

function bankPage(asked: URLSearchParams): string {
  const answers = [
    ['yes', 'Autoriser'],
    ['no', 'Refuser'],
  ].map(
    ([approved = '', label]) =>
      `<p><a href="/answer?${String(new URLSearchParams([...asked, ['approved', approved]])).replaceAll('&', '&amp;')}">${label}</a></p>`,
  )
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Ta banque</title><h1>Autoriser ce paiement ?</h1>${answers.join('')}`
}

function show(route: Route, html: string): Promise<void> {
  return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
}

function answer(route: Route, status: number, body: object): Promise<void> {
  return route.fulfill({ status, json: body, headers: { 'access-control-allow-origin': '*' } })
}
