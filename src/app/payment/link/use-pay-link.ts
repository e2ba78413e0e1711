import { useCallback, useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { navigate, useHistoryState } from 'wouter/use-browser-location'
import { Refused } from '#adapters/failures/failures.ts'
import { forgiving, reportMistake } from '#adapters/failures/report-mistake.ts'
import type { SuccessHandover } from '#contract/handover/handover.ts'
import { confirmPayLink, readPayLink, type PayLink } from '#contract/payment/pay-link.ts'
import type { PaymentWorld } from '../payment-world.ts'
import { sentBefore } from './pay-link-payment.ts'
import type { PayLinkOutcome } from './pay-link-screen.tsx'

/** What the page of a link shows; `turn` counts its card forms. */
interface PayLinkView {
  readonly view: PayLink | 'asking' | 'away' | 'unknown'
  /** A card that was sent from here, and whose end is not known. */
  readonly sent: SuccessHandover | null
  readonly turn: number
  readonly error: string | null
  readonly isPaidHere: boolean
}

/**
 * A link as the provider has it, read again after each card. A card that was sent before a reload is asked about first;
 * what a bank added to the address leaves it at once: it holds a secret.
 */
export function usePayLink(token: string, { call }: Pick<PaymentWorld, 'call'>) {
  const state: unknown = useHistoryState()
  const search = useSearch()
  const [arrival] = useState(() => ({ state, search }))
  const [shown, show] = useState<PayLinkView>(blank)
  const [wish, setWish] = useState<Wish>({ attempt: 0, outcome: null })

  useEffect(() => {
    const left = new AbortController()
    if (arrival.search !== '') remember(sentBefore(arrival.state, arrival.search, null))
    read(token, wish.outcome === null ? arrival : null, call, left.signal).then(
      ({ link, sent, isCharged }) => {
        if (left.signal.aborted) return
        const { outcome } = wish
        const error = outcome !== null && !outcome.isPaid ? outcome.error || null : null
        show(({ turn }) => ({ view: link, sent, turn: turn + 1, error, isPaidHere: isCharged }))
      },
      (failure: unknown) => {
        reportMistake(failure)
        if (left.signal.aborted) return
        const isUnknown = failure instanceof Refused && failure.status === 404
        show((before) => ({ ...before, view: isUnknown ? 'unknown' : 'away' }))
      },
    )
    return () => left.abort()
  }, [token, call, arrival, wish])

  const load = useCallback(() => {
    show((before) => ({ ...before, view: 'asking' }))
    setWish(({ attempt, outcome }) => ({ attempt: attempt + 1, outcome }))
  }, [])
  const end = useCallback((outcome: PayLinkOutcome) => {
    // The server has said so: it need not be asked again, and might not answer.
    if (outcome.isPaid)
      return show((before) =>
        typeof before.view === 'string'
          ? before
          : { ...before, view: { ...before.view, state: 'paid' }, isPaidHere: true },
      )
    show((before) => ({ ...before, view: 'asking' }))
    setWish(({ attempt }) => ({ attempt: attempt + 1, outcome }))
  }, [])
  return { ...shown, load, end, remember }
}

/** Why the link is read: at first, again, or after a card. */
interface Wish {
  readonly attempt: number
  readonly outcome: PayLinkOutcome | null
}

const blank: PayLinkView = { view: 'asking', sent: null, turn: 0, error: null, isPaidHere: false }

async function read(
  token: string,
  arrival: { readonly state: unknown; readonly search: string } | null,
  call: PaymentWorld['call'],
  signal: AbortSignal,
) {
  const params = { token }
  const asked = arrival && sentBefore(arrival.state, arrival.search, null)
  const isCharged =
    asked !== null &&
    (await call(confirmPayLink, { params, body: { paymentIntentId: asked.paymentIntentId }, signal }).then(
      () => true,
      forgiving(() => false),
    ))
  const link = await call(readPayLink, { params, signal })
  const sent = arrival && sentBefore(arrival.state, arrival.search, link.recap)
  return { link, sent, isCharged }
}

/** In the history of this tab: a reload of the page finds it, and no address does. */
function remember(sent: SuccessHandover | null): void {
  navigate(location.pathname, { replace: true, state: sent === null ? null : { sent } })
}
