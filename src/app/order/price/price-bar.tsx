import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { hoursAndMinutes } from '#rules/moment/hours-and-minutes.ts'
import { formatEuros } from '#rules/price/money.ts'
import { BottomBar } from '#ui/frame/bottom-bar.tsx'
import { priceBefore, requoteOf } from '../model/last-price.ts'
import { useOrder } from '../model/order-context.ts'
import { PriceTicket, toConfirm } from './price-ticket.tsx'
import { usePlannedEstimate } from './planned-estimate.ts'
import { goToField } from '#ui/ask/go-to-field.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { WholeWords } from '#ui/say/whole-words.tsx'
import { missingForPrice, missingWords, type Missing } from '../model/missing.ts'
import { useMissing } from '../model/missing.ts'
import './price-bar.css'

/**
 * The bottom edge of a phone: what is missing, the total, its lines at a press on it, and the one action, which keeps
 * its place in every state.
 */
export function PriceBar({ children }: { readonly children: ReactNode }) {
  const { quote } = useSnapshot(useOrder().state)
  const isIncomplete = quote.status === 'incomplete'
  const isWithout = usePlannedEstimate() === null && isIncomplete
  return (
    <BottomBar
      phoneOnly
      above={<MissingLink forPrice={isIncomplete} />}
      words={<PriceWords />}
      details={!isWithout && <PriceTicket linesOnly />}
      detailsLabel="Détail du prix"
    >
      {children}
    </BottomBar>
  )
}

function PriceWords() {
  const { state } = useOrder()
  const { lacks } = useSnapshot(useWorld().connection.state)
  const { quote, lastPrice } = useSnapshot(state)
  const estimate = usePlannedEstimate()
  if (estimate !== null) {
    return (
      <>
        <span>{toConfirm}</span>
        <b>{formatEuros(estimate.price.totalTTC)}</b>
      </>
    )
  }
  switch (quote.status) {
    case 'incomplete':
      return (
        <>
          <span>Total TTC</span>
          <b>—</b>
        </>
      )
    case 'loading': {
      const before = priceBefore({ lastPrice })
      return (
        <>
          <span>Calcul du prix…</span>
          <b className="order-bar-before">{before ? formatEuros(before.price.totalTTC) : '…'}</b>
        </>
      )
    }
    case 'priced':
      return (
        <>
          <span>
            {requoteOf({ lastPrice }) ? 'Prix mis à jour' : `TTC · trajet ${hoursAndMinutes(quote.quote.minutes)}`}
          </span>
          <b>{formatEuros(quote.quote.price.totalTTC)}</b>
        </>
      )
    case 'unavailable':
      return <span>{lacks === null ? 'Tarif indisponible' : 'Prix en attente'}</span>
  }
}

/**
 * What the form lacks, in one line that leads to the first of it; nothing when it lacks nothing. `forPrice`: only what
 * the price waits for.
 */
function MissingLink({ forPrice = false }: { readonly forPrice?: boolean }) {
  const all = useMissing()
  const [first] = all
  if (first === undefined) return null
  return (
    <button type="button" className="missing-link" onClick={() => goToField(first.name)}>
      <LineIcon d="M12 3 2 20h20L12 3zm0 7v5m0 2.5v.1" />
      <span>
        <WholeWords>{missingLine(all, forPrice)}</WholeWords>
      </span>
      <LineIcon d="m9 6 6 6-6 6" />
    </button>
  )
}

function missingLine(all: readonly Missing[], forPrice: boolean): string {
  const wanted = forPrice ? missingForPrice(all) : []
  return missingWords(wanted.length > 0 ? wanted : all, all.length === 1)
}
