import { edgeIn } from '#contract/order/order-edge.ts'
import { Button } from '#ui/act/button.tsx'
import { Note } from '#ui/say/note.tsx'
import type { HistorySession } from '../history-session.ts'
import { sinceWords } from './since-words.ts'
import { useOlderOrders } from './use-older-orders.ts'

interface OlderOrdersProps {
  readonly session: HistorySession
  /** Where the orders end that came so far. */
  readonly older: string
  /** The list has not all of its period. */
  readonly isCut: boolean
  readonly isSearched: boolean
}

/** The foot of a list that older orders follow: since when it has them, and the button that brings the next ones. What is above stays where it is. */
export function OlderOrders({ session, older, isCut, isSearched }: OlderOrdersProps) {
  const { busy, failure, cameWords, read } = useOlderOrders(session)
  return (
    <section className="older-orders" aria-label="Commandes plus anciennes">
      {failure === null ? (
        <p>{words(sinceWords(edgeIn(older)?.before ?? null), isCut, isSearched)}</p>
      ) : (
        <div role="alert">
          <Note tone="warn">{failure.sentence} Les commandes déjà venues restent là.</Note>
        </div>
      )}
      <Button variant="secondary" wide busy={busy} busyLabel="On les cherche…" onClick={() => void read()}>
        {failure?.remedy === 'retry' ? 'Réessayer' : 'Commandes plus anciennes'}
      </Button>
      <p className="visually-hidden" role="status">
        {cameWords}
      </p>
    </section>
  )
}

function words(since: string, isCut: boolean, isSearched: boolean): string {
  if (!isCut) return `Tu as aussi des commandes d’avant ${since}.`
  return isSearched
    ? `Cherché dans tes commandes depuis ${since} : il y en a de plus anciennes.`
    : `Tu vois tes commandes depuis ${since} : il y en a de plus anciennes.`
}
