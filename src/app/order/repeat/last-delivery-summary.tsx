import type { MouseEvent } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import type { LastDelivery } from '#contract/last-delivery.ts'
import { addressLines } from '#rules/address-label.ts'
import { longDay } from '#rules/french.ts'
import { formatEuros } from '#rules/money.ts'
import { Button } from '#ui/button.tsx'
import { deliverTo, orderAgain } from './repeat.ts'
import { useOrder } from '../model/order-context.ts'
import '#ui/two-lines.css'

/** The last delivery, and what to make of it. A missing amount reads 0,00 (section 3). `address`: what « Réutiliser » reuses (R40); null without it. */
export function LastDeliverySummary({ last, address }: { readonly last: LastDelivery; readonly address: string | null }) {
  const world = useWorld()
  const { state } = useOrder()
  const { locating } = useSnapshot(state)
  const [first, second] = addressLines(last.deliveryAddress)
  const fill = (filling: () => Promise<boolean>) => async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    button.focus()
    // The field is above, maybe out of sight.
    if (!(await filling())) document.getElementById('address')?.focus()
  }
  return (
    <>
      <p className="two-lines">
        <b>{first}</b>
        {second !== '' && <span>{second}</span>}
      </p>
      <p className="two-lines">
        {last.orderedAt && <span>{longDay(last.orderedAt)}</span>}
        <span>{[last.customerCompany, `${formatEuros(last.totalHT ?? 0)} HT`].filter(Boolean).join(' · ')}</span>
      </p>
      {/* A field that is left may say what it lacks, and push the button away under the finger: it is left by the click, not by the press. */}
      <div className="last-delivery-actions" onMouseDown={(event) => event.preventDefault()}>
        <Button variant="secondary" small busy={locating && address === null} busyLabel="Recherche…" onClick={fill(() => orderAgain(state, world, last))}>
          Commander à nouveau
        </Button>
        {address !== null && (
          <Button variant="quiet" small busy={locating} busyLabel="Recherche…" onClick={fill(() => deliverTo(state, world, address))}>
            Réutiliser cette adresse
          </Button>
        )}
      </div>
    </>
  )
}
