import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { boundDate } from '#rules/moment/french.ts'
import { deadlineFromNow, freeChangeUntil } from '#rules/order/free-change.ts'
import { Banner } from '#ui/say/banner.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { changeRowsId } from '../change/change-rows.tsx'

/** That the team has set another date: in place of which, why, and, while its customer may, the way to change it again. `asked`: 'jeudi 26 novembre, matin'. */
export function OtherDate({ order, asked }: { readonly order: PastOrder; readonly asked: string }) {
  const now = useWorld().now()
  const until = freeChangeUntil(order, now)
  return (
    <Banner
      tone="warn"
      title={
        <>
          Changée par notre équipe, au lieu de <s>{boundDate(asked)}</s>.
        </>
      }
    >
      {order.dateReason !== '' && <p>Motif : {order.dateReason}</p>}
      {until instanceof Date && (
        <>
          <p>{boundDate(`Elle ne te va pas ? C’est gratuit jusqu’à ${deadlineFromNow(until, now)}.`)}</p>
          <button type="button" className={textLinkClass('forward')} onClick={goToRows}>
            Changer ou annuler
          </button>
        </>
      )}
    </Banner>
  )
}

function goToRows() {
  const row = document.getElementById(changeRowsId)
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'center' })
}
