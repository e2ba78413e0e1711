import { useSnapshot } from 'valtio'
import { closedDay } from '#rules/moment/availability.ts'
import { closureOf, isFullAt } from '#rules/moment/moment-possible.ts'
import { urgentPickup } from '#rules/moment/departure.ts'
import { clock, inProse, longDay } from '#rules/moment/french.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { minutesLeftForUrgent } from '#rules/moment/time-left.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Note } from '#ui/say/note.tsx'
import { urgentFull } from '../../model/moment-schema.ts'
import { useOrder } from '../../model/order-context.ts'
import { FlexOffer } from './flex-offer.tsx'
import { TimeLeft } from './time-left.tsx'

/**
 * Urgent: when the pickup would be if the order left now, and until when that is today (the banner's hours stand over
 * it: R15). Where it buys nothing over Flex, that is said.
 */
export function UrgentNote() {
  const { state, now } = useOrder()
  const { availability } = useSnapshot(state)
  const closed = closureOf({ type: 'urgent' }, now, availability)
  if (closed !== null) return <Note tone="warn">{closedDay(closed)} Choisis Flex ou Planifiée.</Note>
  if (isFullAt({ type: 'urgent' }, now, availability)) return <Note tone="warn">{urgentFull}</Note>
  const pickup = urgentPickup(now)
  const day = parisDay(pickup) === parisDay(now) ? 'aujourd’hui' : longDay(pickup)
  return (
    <>
      <Banner title={`Retrait prévu ${day} vers ${inProse(clock(pickup))}`}>
        <p>Heure recalculée quand tu commandes.</p>
        <TimeLeft minutes={minutesLeftForUrgent(now)} pickup="aujourd’hui" />
      </Banner>
      <FlexOffer />
    </>
  )
}
