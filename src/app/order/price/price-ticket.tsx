import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { formatEuros } from '#rules/money.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Ticket } from '#ui/ticket.tsx'
import { limitReached } from './calculation-limit.ts'
import { useOrder } from '../order-context.ts'
import { priceRows, rowLabels } from './price-rows.ts'
import type { Quote } from './quote-book.ts'

/** The price panel (section 2): what is missing, the price in its making, its lines, or that there is none. */
export function PriceTicket() {
  const { visit, values } = useOrder()
  const { quote } = useSnapshot(visit.quoting.state)
  switch (quote.status) {
    case 'incomplete':
      return (
        <Ticket total={{ label: 'Total TTC', amount: '—' }}>
          <p className="order-price-hint">{incompleteHint}</p>
        </Ticket>
      )
    case 'loading':
      return <PriceInTheMaking before={quote.before} />
    case 'priced':
      return <Ticket rows={priceRows(quote.quote, values.poids, values.livraisonType)} total={{ label: 'Total TTC', amount: formatEuros(quote.quote.price.totalTTC) }} />
    case 'unavailable':
      return <NoPrice limited={quote.limited} />
  }
}

/** The lines keep their place: with the amounts that are being replaced, or bars. */
function PriceInTheMaking({ before }: { readonly before: Quote | null }) {
  const { connection } = useWorld()
  const { values } = useOrder()
  const { waitingMs } = useSnapshot(connection.state)
  const rows = before ? priceRows(before, values.poids, values.livraisonType) : rowLabels(values.poids, values.livraisonType).map((label) => ({ label, amount: <Bar /> }))
  return (
    <Ticket busy rows={rows} total={{ label: 'Total TTC', amount: before ? formatEuros(before.price.totalTTC) : <Bar /> }}>
      {waitingMs > 0 && <Note tone="warn">Beaucoup de demandes : le calcul reprend dans {Math.ceil(waitingMs / 1000)} s.</Note>}
    </Ticket>
  )
}

function Bar() {
  return (
    <Skeleton>
      <span>00,00 €</span>
    </Skeleton>
  )
}

/** No price: said as it is, and tried again on demand while calculations are left. */
function NoPrice({ limited }: { readonly limited: boolean }) {
  const { connection } = useWorld()
  const { visit } = useOrder()
  const { online } = useSnapshot(connection.state)
  return (
    <Ticket>
      {online ? (
        <>
          <p className="order-price-hint">Tarif indisponible. On revient vite par mail pour vous confirmer le prix</p>
          {limited ? (
            <Note tone="warn">{limitReached}</Note>
          ) : (
            <Button variant="secondary" small onClick={visit.quoting.retry}>
              Recalculer le prix
            </Button>
          )}
        </>
      ) : (
        <p className="order-price-hint">Hors ligne : le prix se calcule dès que le réseau revient.</p>
      )}
    </Ticket>
  )
}

const incompleteHint =
  'Renseigne l’adresse de retrait, l’adresse de livraison, le poids et le type de livraison pour voir le prix. Tous les autres champs, sauf le commentaire, sont obligatoires.'
