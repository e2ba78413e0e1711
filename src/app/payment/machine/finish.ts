import { paths } from '#app/paths.ts'
import type { SuccessHandover } from '#contract/handover/handover.ts'
import { outcomeRoute } from './outcome-route.ts'
import { moveTo, type Move } from './payment-effect.ts'
import { isUnsent, unheard, type PaymentEnd } from './payment-end.ts'
import { isUnsure, unsure, type OpenState, type OverState } from './payment-state.ts'

/** Where a card, or a question about one, comes to its end. `isCutOff`: nothing comes through. */
export function finish(
  state: OpenState,
  end: PaymentEnd,
  { at, isCutOff = false }: { readonly at: Date; readonly isCutOff?: boolean },
): Move {
  const { known } = state
  if (end.end === 'incomplete') return moveTo({ step: 'card', known, error: end.message || null, isHeld: false })
  if (end.end === 'signed-out') return moveTo(state, { do: 'say', tone: 'info', words: sessionEnded })
  if (end.end === 'unknown') {
    // The processor waits for a card that cannot be given any more: without its order this payment cannot be continued.
    if (known.payable === null && end.processor === 'waits') return letGo(state, listIsOld)
    const wasInVain = isUnsure(state) && state.isPressed && end.processor === 'silent'
    return moveTo(unsure(known, end, isHourOld(known.begunAt, at)), listIsOld, ...(wasInVain ? [noAnswer] : []))
  }
  if (known.earlier !== null && isUnsent(end)) return backTo(known.earlier, state, end, at)
  if (end.end === 'unsent' && isCutOff) return moveTo({ step: 'card', known, error: null, isHeld: true }, listIsOld)
  const { path, state: handover, tone, words, isToldThere } = outcomeRoute(end, known.payable, known.begunAt)
  return moveTo(
    over(state, 'message' in end ? end.message : null),
    listIsOld,
    // What was written to the draft since is another order. It goes first: a page that dies here still knows of the
    // payment, and a draft that was paid for is not offered.
    ...(end.end === 'paid' ? [{ do: 'drop-draft', begunAt: known.begunAt } as const] : []),
    isUnsent(end) && known.sent === null ? { do: 'forget', only: 'begun' } : { do: 'forget' },
    ...(isToldThere ? [] : [{ do: 'say', tone, words } as const]),
    { do: 'leave', path, state: handover, ...(isToldThere && { elsewhere: { tone, words } }) },
  )
}

/** Follows it here no more; the server goes on asking about it. */
export function letGo(state: OpenState, ...before: Move['effects']): Move {
  return moveTo(
    over(state, null),
    ...before,
    { do: 'forget' },
    { do: 'say', tone: 'info', words: notFollowed },
    { do: 'leave', path: paths.history },
  )
}

/** The next card was not sent: what became of the one before is as unknown as it was. */
function backTo(earlier: SuccessHandover, { known }: OpenState, end: PaymentEnd, at: Date): Move {
  return moveTo(
    unsure({ ...known, sent: earlier }, unheard(earlier), isHourOld(known.begunAt, at)),
    listIsOld,
    ...(known.payable === null
      ? []
      : [{ do: 'keep', handover: { ...known.payable, sent: earlier }, begunAt: known.begunAt } as const]),
    ...(end.end === 'unsent' ? [{ do: 'say', tone: 'bad', words: end.message } as const] : []),
  )
}

function over(state: OpenState, error: string | null): OverState {
  return { step: 'over', known: state.known, error, wasUnsure: isUnsure(state) }
}

function isHourOld(begunAt: Date, at: Date): boolean {
  return at.getTime() - begunAt.getTime() >= hourMs
}

/** Whatever its end, the history may have one order more, or one that is paid now. */
const listIsOld = { do: 'clear-orders' } as const
const noAnswer = {
  do: 'say',
  tone: 'info',
  words: 'Toujours pas de réponse. Vérifie à nouveau dans un instant.',
} as const
const sessionEnded = 'Ta session est terminée. Reconnecte-toi, puis regarde ton historique avant de payer à nouveau.'
const notFollowed =
  'Ce paiement n’est plus suivi ici. S’il est accepté, la commande apparaît payée dans ton historique.'
const hourMs = 3_600_000
