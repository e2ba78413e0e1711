import { urgentPickup } from '#rules/departure.ts'
import { clock, inProse, longDay } from '#rules/french.ts'
import { parisDay, sunday, weekday } from '#rules/paris-time.ts'
import { minutesLeftForUrgent } from '#rules/time-left.ts'
import { Banner } from '#ui/banner.tsx'
import { openingHours } from '../../open/opening-hours.tsx'
import { useOrder } from '../../model/order-context.ts'
import { FlexOffer } from './flex-offer.tsx'
import { TimeLeft } from './time-left.tsx'

/** Urgent: when the pickup would be if the order left now, and until when that is today; on a Sunday, the opening hours beside it (R15). Where it buys nothing over Flex, that is said. */
export function UrgentNote() {
  const { now } = useOrder()
  const pickup = urgentPickup(now)
  const today = parisDay(now)
  const day = parisDay(pickup) === today ? 'aujourd’hui' : longDay(pickup)
  return (
    <>
      <Banner title={`Retrait prévu ${day} vers ${inProse(clock(pickup))}`}>
        <p>{weekday(today) === sunday ? openingHours : 'Heure recalculée quand tu commandes.'}</p>
        <TimeLeft minutes={minutesLeftForUrgent(now)} pickup="aujourd’hui" />
      </Banner>
      <FlexOffer />
    </>
  )
}
