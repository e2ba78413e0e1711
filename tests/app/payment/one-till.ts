import { createCaller } from '#adapters/net/caller.ts'
import { cut } from './paying.ts'

/**
 * What happens to a request: answered; cut before or after its work; answered by something else; no session any more;
 * no answer ever, as for a page that dies.
 */
export const faults = [
  'cut before',
  'cut after',
  'fault 500',
  'not json',
  'signed out',
  'page dies before',
  'page dies after',
] as const
export type Fault = (typeof faults)[number]

/**
 * A provider with its demonstration's card desk, all in memory: one order and one intent a submission, one charge an
 * intent at most. `hit` makes that request, counted from 0, go wrong.
 */
export function oneTill(hit: { readonly request: number; readonly fault: Fault } | null) {
  const intents = new Map<
    string,
    {
      id: string
      orderId: number
      status: 'requires_payment_method' | 'requires_action' | 'succeeded'
      lastError: string | null
      isPaid: boolean
    }
  >()
  let charges = 0
  let count = 0
  let die = () => {}

  const charge = (intent: NonNullable<ReturnType<typeof intents.get>>) => {
    charges++
    intent.status = 'succeeded'
  }
  const outcome = ({ id, status }: { id: string; status: string }, code?: string) =>
    Response.json({
      paymentIntent: { id, status, amount: 4788 },
      error: code ? { code, message: 'Ta carte a été refusée.' } : null,
    })
  const work = (path: string, headers: Headers, body: Record<string, never>): Response => {
    if (path.endsWith('/create-payment-intent')) {
      const name = headers.get('idempotency-key') ?? ''
      const intent = intents.get(name) ?? {
        id: `pi_${intents.size + 1}`,
        orderId: intents.size + 42,
        status: 'requires_payment_method' as const,
        lastError: null,
        isPaid: false,
      }
      intents.set(name, intent)
      if (intent.status === 'succeeded')
        return Response.json(
          { success: false, message: 'Cette commande est déjà payée.', orderId: intent.orderId },
          { status: 409 },
        )
      return Response.json({ clientSecret: `${intent.id}_secret`, orderId: intent.orderId, paymentIntentId: intent.id })
    }
    const intent = [...intents.values()].find(({ id }) => path.includes(`/${id}/`) || body['paymentIntentId'] === id)
    if (intent === undefined)
      return Response.json({ success: false, message: 'Commande introuvable.' }, { status: 404 })
    if (path.endsWith('/confirm-order-payment')) {
      intent.isPaid = intent.status === 'succeeded'
      const verdict = {
        success: false,
        message: 'Pas confirmé.',
        processor_status: intent.status,
        last_error: intent.lastError,
      }
      return intent.isPaid ? Response.json({ success: true }) : Response.json(verdict, { status: 402 })
    }
    if (intent.status === 'succeeded') return outcome(intent)
    if (path.endsWith('/authenticate')) {
      charge(intent)
      return outcome(intent)
    }
    const { number } = body['card'] as unknown as { number: string }
    intent.status = number === '4000002760003184' ? 'requires_action' : 'requires_payment_method'
    intent.lastError = number === '4000000000000002' ? 'card_declined' : null
    if (number === '4242424242424242') charge(intent)
    return outcome(intent, intent.lastError ?? undefined)
  }
  const call = createCaller({
    fetch: async (input, init) => {
      const request = count++
      const fault = hit?.request === request ? hit.fault : null
      if (fault === 'cut before') throw cut
      if (fault === 'fault 500') return Response.json({ message: 'Panne' }, { status: 500 })
      if (fault === 'signed out') return Response.json({}, { status: 401 })
      if (fault === 'page dies before') return end()
      const reply = work(String(input), new Headers(init?.headers), JSON.parse(String(init?.body)))
      if (fault === 'cut after') throw cut
      if (fault === 'not json') return new Response('<html>')
      return fault === 'page dies after' ? end() : reply
    },
    origin: '',
    token: () => 'jeton',
    sleep: async () => {},
    onSignedOut: () => {},
    onWaiting: () => {},
  })
  const end = () => {
    die()
    return new Promise<never>(() => {})
  }
  /** Lives as long as one page. */
  const page = () => new Promise<void>((resolve) => (die = resolve))
  return { call, page, charges: () => charges, intents, requests: () => count }
}
