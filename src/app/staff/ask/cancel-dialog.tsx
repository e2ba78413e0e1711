import { cancelByStaff } from '#contract/staff-order.ts'
import type { StaffOrder } from '#contract/staff-orders.ts'
import { priceLabel } from '#rules/price-label.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useDesk } from '../model/use-desk.ts'
import { useAnswer } from './use-answer.ts'

/** Asks before an order is cancelled, and says what is given back. */
export function CancelDialog({ order }: { readonly order: StaffOrder }) {
  const { desk } = useDesk()
  const { busy, failure, answer } = useAnswer()
  const cancel = () => void answer(cancelByStaff, { params: { id: order.id }, body: { de: order.status ?? 0 } }, `#${order.id} : annulée`)
  return (
    <Dialog
      open
      onClose={desk.answered}
      title={`Annuler #${order.id} ?`}
      actions={
        <>
          <Button wide variant="danger" busy={busy} busyLabel="Annulation…" onClick={cancel}>
            Annuler la commande
          </Button>
          <Button wide variant="secondary" onClick={desk.answered}>
            Revenir
          </Button>
        </>
      }
    >
      <p>{order.paid === 1 ? `${priceLabel(order.totalTTC)} TTC sont rendus à ${order.supplier}, sur la carte qui a payé.` : 'Rien n’a été payé : rien n’est à rendre.'}</p>
      <p>{order.supplier} reçoit un e-mail. Une commande annulée ne revient pas.</p>
      {failure !== null && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
    </Dialog>
  )
}
