import { useState, type FormEvent } from 'react'
import { setDeliveryDate } from '#contract/staff-order.ts'
import type { StaffOrder } from '#contract/staff-orders.ts'
import { wireFromInstant } from '#contract/wire.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { useAnswer } from './use-answer.ts'

/** When an order is to be delivered, on the clock of Paris whatever the phone's. */
export function DateDialog({ order }: { readonly order: StaffOrder }) {
  const { busy, failure, answer } = useAnswer()
  const [isMissing, miss] = useState(false)
  const expected = order.expectedAt ?? order.due
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('date')
    if (typeof typed !== 'string' || typed === '') return miss(true)
    void answer(setDeliveryDate, { params: { id: order.id }, body: { DateLivraison: `${typed.replace('T', ' ').slice(0, 16)}:00` } }, `n° ${order.id} : date changée`)
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
        <TextField
          type="datetime-local"
          name="date"
          label="Jour et heure"
          hint="Heure de Paris"
          defaultValue={expected === null ? '' : wireFromInstant(expected).slice(0, 16).replace(' ', 'T')}
          error={isMissing ? 'Choisis un jour et une heure' : undefined}
        />
      </form>
    </AskDialog>
  )
}
