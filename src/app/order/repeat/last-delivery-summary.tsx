import type { MouseEvent } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import type { LastDelivery } from '#contract/order/last-delivery.ts'
import { addressLines } from '#rules/text/address-label.ts'
import { longDate } from '#rules/moment/french.ts'
import { formatEuros } from '#rules/price/money.ts'
import { Button } from '#ui/act/button.tsx'
import { goToField } from '#ui/ask/go-to-field.ts'
import { goToFirstMissing } from './go-to-first-missing.ts'
import { useOrder } from '../model/order-context.ts'

/**
 * The last delivery, and what to do with it. A missing amount reads 0,00 (section 3), one that is not set yet says so.
 * `address`: where « Livrer à cette adresse » leads (R40); null without it.
 */
export function LastDeliverySummary({
  last,
  address,
}: {
  readonly last: LastDelivery
  readonly address: string | null
}) {
  const world = useWorld()
  const { state, orderAgain } = useOrder()
  const { locating } = useSnapshot(state)
  const [first, second] = addressLines(last.deliveryAddress)
  const fill =
    (filling: () => Promise<boolean>) =>
    async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
      button.focus()
      if (await filling()) world.afterPaint(() => goToFirstMissing(state, world.now()))
      else goToField('address')
    }
  return (
    <>
      <p className="last-delivery-words">
        <b>{[first, second].filter(Boolean).join(', ')}</b>
        <span>
          {[
            last.isUnpriced ? 'Prix à confirmer' : `${formatEuros(last.totalHT ?? 0)} HT`,
            last.orderedAt && longDate(last.orderedAt),
            last.customerCompany,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {/* A field that is left may say what it lacks, and push the button away under the finger: it is left by the click, not by the press. */}
      <div className="last-delivery-actions" onMouseDown={(event) => event.preventDefault()}>
        <Button
          variant="secondary"
          small
          busy={locating && address === null}
          busyLabel="Recherche…"
          onClick={fill(() => orderAgain(last))}
        >
          Commander à nouveau
        </Button>
        {address !== null && (
          <Button
            variant="quiet"
            small
            busy={locating}
            busyLabel="Recherche…"
            onClick={fill(() => orderAgain({ deliveryAddress: address, repeat: null }))}
          >
            Livrer à cette adresse
          </Button>
        )}
      </div>
    </>
  )
}
