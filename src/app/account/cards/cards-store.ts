import { proxy } from 'valtio'
import type { Caller } from '#adapters/net/caller.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import { removeCard, savedCards, type SavedCard } from '#contract/payment/saved-cards.ts'
import { failedCall, type CallOutcome } from '#state/connection/call-outcome.ts'

/** The cards that the payment provider keeps for the account: null until they came. `state` is a valtio proxy. */
export interface CardsStore {
  readonly state: { readonly cards: readonly SavedCard[] | null; readonly isLost: boolean }
  load(): Promise<void>
  /** It goes from the list once the payment provider keeps it no longer. */
  remove(id: string): Promise<CallOutcome>
}

export function createCardsStore(call: Caller): CardsStore {
  const state = proxy<{ cards: readonly SavedCard[] | null; isLost: boolean }>({ cards: null, isLost: false })
  return {
    state,
    async load() {
      state.isLost = false
      try {
        state.cards = await call(savedCards)
      } catch (failure) {
        reportMistake(failure)
        state.isLost = true
      }
    },
    async remove(id) {
      try {
        await call(removeCard, { params: { id } })
      } catch (failure) {
        return failedCall(failure, 'Rien n’a changé. Réessaie.')
      }
      state.cards = state.cards?.filter((card) => card.id !== id) ?? null
      return { ok: true }
    },
  }
}
