import { Refused, Unanswered } from '#adapters/failures/failures.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import type { Sent } from './outbox.ts'

/** What a call's failure (null: none) means for mail. `isWatched`: its author hears of a busy server, else it waits. */
export function mailOutcome(failure: unknown, isWatched: boolean): Sent<null> {
  reportMistake(failure)
  if (failure === null) return { end: 'sent', done: null }
  if (failure instanceof Unanswered) return { end: 'waits', isOffline: true }
  const isPutOff =
    !(failure instanceof Refused) || failure.status >= 500 || failure.status === 429 || failure.status === 408
  if (isPutOff && !isWatched) return { end: 'waits', isOffline: false }
  if (!(failure instanceof Refused)) return { end: 'refused', sentence: 'Envoi arrêté.' }
  const [said] = Object.values(failure.refusal.errors).flat()
  return { end: 'refused', sentence: said ?? failure.refusal.message ?? 'Le serveur refuse cet envoi.' }
}
