import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Ticket } from '#ui/ticket.tsx'
import { limitReached } from './calculation-limit.ts'
import { useOrder } from '../order-context.ts'
import { noPrice } from './other-price.ts'

/** No price: said as it is, and tried again on demand while calculations are left. */
export function NoPrice({ limited }: { readonly limited: boolean }) {
  const { connection } = useWorld()
  const { session } = useOrder()
  const { online } = useSnapshot(connection.state)
  if (!online) {
    return (
      <Ticket>
        <p className="order-price-hint">Hors ligne : le prix se calcule dès que le réseau revient.</p>
      </Ticket>
    )
  }
  return (
    <Ticket>
      <p className="order-price-hint">{noPrice}</p>
      {limited ? (
        <Note tone="warn">{limitReached}</Note>
      ) : (
        <Button variant="secondary" small onClick={session.quoteStore.retry}>
          Recalculer le prix
        </Button>
      )}
    </Ticket>
  )
}
