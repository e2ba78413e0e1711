import { cancelByStaff } from '#contract/staff/staff-order.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { priceLabel } from '#rules/price/price-label.ts'
import { Button } from '#ui/act/button.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { useAnswer } from './use-answer.ts'

/** Asks before an order is cancelled, and says what is given back. */
export function CancelDialog({ order }: { readonly order: StaffOrder }) {
  const { busy, failure, answer } = useAnswer()
  const cancel = () =>
    void answer(
      cancelByStaff,
      { params: { id: order.id }, body: { de: order.status ?? 0 } },
      `n° ${order.id} : annulée`,
    )
  return (
    <AskDialog
      title={`Annuler la commande n° ${order.id} ?`}
      failure={failure}
      act={
        <Button wide variant="danger" busy={busy} busyLabel="Annulation…" onClick={cancel}>
          Annuler la commande
        </Button>
      }
    >
      <p>
        {order.paid === 1
          ? `${priceLabel(order.totalTTC)} TTC sont rendus à ${order.supplier}, sur la carte qui a payé.`
          : 'Rien n’a été payé : rien n’est à rendre.'}
      </p>
      <p>{order.supplier} reçoit un e-mail. Une commande annulée ne revient pas.</p>
    </AskDialog>
  )
}
