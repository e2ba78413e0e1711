import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { outsideZoneWords } from '#rules/order/zone.ts'
import { Button } from '#ui/act/button.tsx'
import { Note } from '#ui/say/note.tsx'
import { Ticket } from '#ui/lists/ticket.tsx'
import { limitReached } from './calculation-limit.ts'
import type { NoQuote } from '../model/order-state.ts'
import { useOrder } from '../model/order-context.ts'
import { noPrice } from './tell-requote.ts'

/** No price: said as it is, and tried again on demand while calculations are left. */
export function NoPrice({ why }: { readonly why: NoQuote }) {
  const { connection } = useWorld()
  const { pricing } = useOrder()
  const { lacks } = useSnapshot(connection.state)
  if (lacks !== null) {
    return (
      <Ticket>
        <p className="note order-price-hint">Le prix se calcule {offlineWords[lacks].back}.</p>
      </Ticket>
    )
  }
  return (
    <Ticket>
      <p className="note order-price-hint">{noPrice}</p>
      {why === 'outside' ? (
        <Note tone="warn">{outsideZoneWords}</Note>
      ) : why === 'limit' ? (
        <Note tone="warn">{limitReached}</Note>
      ) : (
        <Button variant="secondary" small onClick={pricing.retry}>
          Recalculer le prix
        </Button>
      )}
    </Ticket>
  )
}
