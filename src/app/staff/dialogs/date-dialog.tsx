import { useState, type FormEvent } from 'react'
import { useSnapshot } from 'valtio'
import type { Reply } from '#contract/endpoint.ts'
import { setDeliveryDates } from '#contract/staff/staff-dates.ts'
import { longestReason, setDeliveryDate } from '#contract/staff/staff-order.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import { deliveryTimes, slotDay, slotEnd, type Slot } from '#rules/order/delivery-times.ts'
import { halfDayLabel, halfDays, type HalfDay } from '#rules/moment/flex-slots.ts'
import { flexDeparture } from '#rules/moment/departure.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { shortSlot } from '#rules/order/slot-words.ts'
import { useAvailability } from '#state/orders/use-availability.ts'
import { Button } from '#ui/act/button.tsx'
import { Checkbox } from '#ui/choose/checkbox.tsx'
import { Segmented } from '#ui/choose/segmented.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { inSameSlot } from '../model/in-same-slot.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { AskDialog } from './ask-dialog.tsx'
import { dateHint } from './date-hint.ts'
import { dateRefusal } from './date-refusal.ts'
import { useAnswer } from './use-answer.ts'

/** When to deliver, in Paris time: under Flex a day and half-day, else a day and time. The customer gets the reason. */
export function DateDialog({ order }: { readonly order: StaffOrder }) {
  const { world, store } = useStaffRoom()
  const { busy, failure, answer } = useAnswer()
  const availability = useAvailability()
  const [refusal, refuse] = useState<string>()
  const { asked, holds } = deliveryTimes(order)
  const isFlex = order.moment?.type === 'flex'
  const [halfDay, choose] = useState<HalfDay>(holds?.kind === 'half-day' ? holds.slot.halfDay : 'AM')
  const { orders } = useSnapshot(store.state)
  const others = inSameSlot((orders ?? []) as readonly StaffOrder[], order)
  const [isWithOthers, takeOthers] = useState(false)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [date, motif] = ['date', 'motif'].map((name) => String(typed.get(name) ?? '')) as [string, string]
    const refused = dateRefusal(date, isFlex ? halfDay : null, holds, availability)
    refuse(refused)
    if (refused !== undefined) return
    const when = isFlex
      ? { DateLivraison: wireFromInstant(flexDeparture({ day: date, halfDay })), flexHalfDay: halfDay }
      : { DateLivraison: `${date.replace('T', ' ').slice(0, 16)}:00`, flexHalfDay: null }
    const ids = [order.id, ...(isWithOthers ? others : [])]
    if (ids.length > 1)
      void answer(
        setDeliveryDates,
        { body: { ...when, motif, commandes: ids } },
        `${ids.length} commandes : date changée`,
        refusedWords,
      )
    else
      void answer(
        setDeliveryDate,
        { params: { id: order.id }, body: { ...when, motif } },
        `n° ${order.id} : date changée`,
      )
  }
  return (
    <AskDialog
      title={`Date de la commande n° ${order.id}`}
      failure={failure}
      act={
        <Button wide type="submit" form="staff-date" busy={busy} busyLabel="Envoi…">
          Changer la date
        </Button>
      }
    >
      <form id="staff-date" noValidate onSubmit={save}>
        <Stack>
          {holds !== null && <p>Prévue {shortSlot(holds)}.</p>}
          <TextField
            type={isFlex ? 'date' : 'datetime-local'}
            name="date"
            label={isFlex ? 'Jour' : 'Jour et heure'}
            hint={isFlex ? undefined : dateHint(asked)}
            min={isFlex ? parisDay(world.now()) : undefined}
            defaultValue={typedDate(holds, isFlex)}
            error={refusal}
          />
          {isFlex && (
            <Segmented
              name="demiJournee"
              legend="Demi-journée"
              options={segments}
              value={halfDay}
              onChange={(value) => halfDays.filter((each) => each === value).forEach(choose)}
            />
          )}
          {others.length > 0 && (
            <Checkbox
              checked={isWithOthers}
              onChange={({ currentTarget }) => takeOthers(currentTarget.checked)}
              label={`Avec ${others.length === 1 ? 'l’autre commande' : `les ${others.length} autres commandes`} Flex de ce créneau : ${others.map((id) => `n° ${id}`).join(', ')}`}
            />
          )}
          <TextField
            name="motif"
            label="Motif (facultatif)"
            hint="Le client le lit dans son e-mail"
            maxLength={longestReason}
            autoComplete="off"
          />
          <p>
            {isWithOthers ? 'Chaque client' : order.supplier} reçoit la nouvelle date et le motif par e-mail, dans une
            minute.
          </p>
        </Stack>
      </form>
    </AskDialog>
  )
}

/** 'n° 12 : une commande livrée garde sa date.'; null where all have it. */
function refusedWords({ refused }: Reply<typeof setDeliveryDates>): string | null {
  return refused.length === 0 ? null : refused.map(({ orderId, message }) => `n° ${orderId} : ${message}`).join(' ')
}

const segments = halfDays.map((halfDay) => {
  const [label = '', detail] = halfDayLabel(halfDay).split(' ')
  return { value: halfDay, label, detail }
})

/** '2026-11-23', '2026-11-23T10:30' */
function typedDate(slot: Slot | null, isFlex: boolean): string {
  if (slot === null) return ''
  return isFlex
    ? slotDay(slot)
    : wireFromInstant(slot.kind === 'half-day' ? slotEnd(slot) : slot.at)
        .slice(0, 16)
        .replace(' ', 'T')
}
