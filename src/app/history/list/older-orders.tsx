import { useState } from 'react'
import { edgeIn } from '#contract/order/order-edge.ts'
import { Button } from '#ui/act/button.tsx'
import { Note } from '#ui/say/note.tsx'
import { SignedOut } from '#adapters/failures/failures.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import { useWorld } from '#app/world.ts'
import { ordersIn, yearOf } from '#rules/order/order-filter.ts'
import { loadFailure, type LoadFailure } from '#state/connection/load-failure.ts'
import type { HistoryStore } from '../history-store.ts'
import { sinceWords } from './months/since-words.ts'

interface OlderOrdersProps {
  readonly store: HistoryStore
  /** Where the orders end that came so far. */
  readonly older: string
  /** The list has not all of its period. */
  readonly isCut: boolean
  readonly isSearched: boolean
}

/** The foot of a longer list: since when it has orders, and the button for older ones. What is above stays. */
export function OlderOrders({ store, older, isCut, isSearched }: OlderOrdersProps) {
  const { busy, failure, cameWords, read } = useOlderOrders(store)
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

/** Brings older orders; outside the chosen period moves to their newest year. `cameWords`: how many came last. */
function useOlderOrders(store: HistoryStore) {
  const { now } = useWorld()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<LoadFailure | null>(null)
  const [cameWords, setCameWords] = useState('')
  const read = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const came = await store.readOlder()
      setCameWords(came.length > 1 ? `${came.length} commandes de plus.` : `${came.length} commande de plus.`)
      const [newest] = came
      if (newest !== undefined && ordersIn(came, store.state.period, now()).length === 0)
        store.narrow({ period: yearOf(newest.orderedAt) })
    } catch (error) {
      reportMistake(error)
      // A 401 is already on its way to /login.
      if (!(error instanceof SignedOut)) setFailure(loadFailure(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, cameWords, read }
}
