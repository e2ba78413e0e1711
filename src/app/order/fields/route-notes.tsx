import { useSnapshot } from 'valtio'
import { outsideZone, outsideZoneWords } from '#rules/order/zone.ts'
import { Note } from '#ui/say/note.tsx'
import { useOrder } from '../model/order-context.ts'
import { useValues } from '../model/use-values.ts'
import { RouteQuestion } from '../price/route-question.tsx'
import { RouteFilledNote } from '../repeat/route-filled-note.tsx'

/** What is said of a route under its two ends: where it came from, and what to look at again. */
export function RouteNotes() {
  return (
    <>
      <RouteFilledNote />
      <OutsideZone />
      <RouteQuestion />
    </>
  )
}

/** As soon as both addresses stand; with the weight the price says so in its place. */
function OutsideZone() {
  const { state } = useOrder()
  const { zone, quote } = useSnapshot(state)
  const pickup = useValues(({ pickupAdr }) => pickupAdr.place?.label)
  const delivery = useValues(({ address }) => address.place?.label)
  if (zone === null || pickup === undefined || delivery === undefined || quote.status !== 'incomplete') return null
  return outsideZone({ pickup, delivery, minutes: null }, zone) && <Note tone="warn">{outsideZoneWords}</Note>
}
