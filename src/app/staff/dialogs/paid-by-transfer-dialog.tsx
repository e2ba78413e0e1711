import { useState, type FormEvent } from 'react'
import { payByTransfer } from '#contract/staff/staff-order.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { priceLabel } from '#rules/price/price-label.ts'
import { Button } from '#ui/act/button.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { useAnswer } from './use-answer.ts'

/** A transfer of the whole price has arrived: no card pays the order any more. */
export function PaidByTransferDialog({ order }: { readonly order: StaffOrder }) {
  const { busy, failure, answer } = useAnswer()
  const [reference, write] = useState('')
  const [isTold, tell] = useState(false)
  const isMissing = reference.trim() === ''
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isMissing) return tell(true)
    const options = { params: { id: order.id }, body: { libelle: reference } }
    void answer(payByTransfer, options, `n° ${order.id} : payée par virement`)
  }
  return (
    <AskDialog
      title={`Virement pour la commande n° ${order.id}`}
      failure={failure}
      inReach
      act={
        <Button wide type="submit" form="staff-transfer" busy={busy} busyLabel="Envoi…">
          Marquer payée
        </Button>
      }
    >
      <form id="staff-transfer" noValidate onSubmit={send}>
        <Stack>
          <p>
            {priceLabel(order.totalTTC)} TTC sont arrivés sur le compte, en entier. {order.supplier} reçoit un e-mail,
            et ne peut plus payer par carte.
          </p>
          <TextField
            name="libelle"
            label="Libellé"
            hint="Comme sur le relevé de la banque"
            autoComplete="off"
            maxLength={140}
            value={reference}
            onChange={({ currentTarget }) => write(currentTarget.value)}
            error={isTold && isMissing ? 'Écris le libellé du virement' : undefined}
          />
        </Stack>
      </form>
    </AskDialog>
  )
}
