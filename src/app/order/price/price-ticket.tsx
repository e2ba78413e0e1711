import { useSnapshot } from 'valtio'
import { formatEuros } from '#rules/price/money.ts'
import { Ticket } from '#ui/lists/ticket.tsx'
import { LinesHT } from './lines-ht.tsx'
import { latePart } from '../model/late-part.ts'
import { priceBefore, requoteOf } from '../model/last-price.ts'
import { useOrder } from '../model/order-context.ts'
import { priceRows } from './price-rows.ts'
import { usePlannedEstimate } from './planned-estimate.ts'
import { useValues } from '../model/use-values.ts'

const NoPrice = latePart<typeof import('./no-price.tsx')>('NoPrice')
const PriceInTheMaking = latePart<typeof import('./price-in-the-making.tsx')>('PriceInTheMaking')
const RequoteNotice = latePart<typeof import('./requote-notice.tsx')>('RequoteNotice')

/**
 * The price panel (section 2): what is missing, the price of a planned order whose hour is, the price in its making,
 * its lines, or that there is none. `linesOnly`: the total stands elsewhere.
 */
export function PriceTicket({ linesOnly = false }: { readonly linesOnly?: boolean }) {
  const { state } = useOrder()
  const poids = useValues((values) => values.poids)
  const livraisonType = useValues((values) => values.livraisonType)
  const { quote, lastPrice } = useSnapshot(state)
  const estimate = usePlannedEstimate()
  switch (quote.status) {
    case 'incomplete':
      if (estimate !== null) {
        return (
          <Ticket
            rows={priceRows(estimate, poids, livraisonType)}
            total={
              linesOnly
                ? undefined
                : { label: 'Total TTC', note: toConfirm, amount: formatEuros(estimate.price.totalTTC) }
            }
          >
            <LinesHT />
          </Ticket>
        )
      }
      return (
        <Ticket>
          <p className="note order-price-hint">{incompleteHint}</p>
        </Ticket>
      )
    case 'loading':
      return <PriceInTheMaking before={priceBefore({ lastPrice })} linesOnly={linesOnly} />
    case 'priced': {
      const requote = requoteOf({ lastPrice })
      return (
        <Ticket
          rows={priceRows(quote.quote, poids, livraisonType)}
          total={linesOnly ? undefined : { label: 'Total TTC', amount: formatEuros(quote.quote.price.totalTTC) }}
        >
          {requote && <RequoteNotice requote={requote} />}
          <LinesHT />
        </Ticket>
      )
    }
    case 'unavailable':
      return <NoPrice why={quote.why} />
  }
}

/** The supplement of a planned order is fixed, its road is not. */
export const toConfirm = 'À confirmer avec l’heure'

const incompleteHint =
  'Renseigne l’adresse de retrait, l’adresse de livraison, le poids et le type de livraison pour voir le prix. ' +
  'Tous les autres champs, sauf le commentaire, sont obligatoires.'
