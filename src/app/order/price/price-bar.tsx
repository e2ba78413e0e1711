import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { formatEuros } from '#rules/money.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { useOrder } from '../model/order-context.ts'
import { tripLength } from './price-rows.ts'
import { PriceTicket, toConfirm } from './price-ticket.tsx'
import { useProvisionalQuote } from './use-provisional-quote.ts'
import { missingForPrice } from './quote-inputs.ts'
import { useValues } from '../model/use-values.ts'

/** The bottom edge of a phone: the total, its lines at a press on it, and the one action. */
export function PriceBar({ children }: { readonly children: ReactNode }) {
  return (
    <BottomBar phoneOnly words={<PriceWords />} details={<PriceTicket linesOnly />} detailsLabel="Détail du prix">
      {children}
    </BottomBar>
  )
}

function PriceWords() {
  const { state } = useOrder()
  const missing = useValues((values) => missingForPrice(values).join(', '))
  const { lacks } = useSnapshot(useWorld().connection.state)
  const { quote, requote } = useSnapshot(state)
  const provisional = useProvisionalQuote()
  if (provisional !== null) {
    return (
      <>
        <span className="order-bar-to-confirm">{toConfirm}</span>
        <b>{formatEuros(provisional.price.totalTTC)}</b>
      </>
    )
  }
  switch (quote.status) {
    case 'incomplete':
      return <span className="order-bar-missing">Pour le prix : {missing}</span>
    case 'loading':
      return (
        <>
          <span>Calcul du prix…</span>
          <b className="order-bar-before">{quote.before ? formatEuros(quote.before.price.totalTTC) : '…'}</b>
        </>
      )
    case 'priced':
      return (
        <>
          <span>{requote ? 'Prix mis à jour' : `Total TTC · ${tripLength(quote.quote)}`}</span>
          <b>{formatEuros(quote.quote.price.totalTTC)}</b>
        </>
      )
    case 'unavailable':
      return <span>{lacks === null ? 'Tarif indisponible' : 'Prix en attente'}</span>
  }
}
