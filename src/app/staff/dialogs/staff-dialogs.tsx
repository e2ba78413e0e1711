import { useSnapshot } from 'valtio'
import { cancelByStaff } from '#contract/staff/staff-order.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { priceLabel } from '#rules/price/price-label.ts'
import { Button } from '#ui/act/button.tsx'
import type { Question } from '../model/orders-state.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { AskDialog } from './ask-dialog.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { PaidByTransferDialog } from './paid-by-transfer-dialog.tsx'
import { useAnswer } from './use-answer.ts'
import { DateDialog } from './date-dialog.tsx'
import { DeliverDialog } from './deliver-dialog.tsx'
import { NoPhotoDialog } from './no-photo-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { BlockDialog, NoteDialog } from './words-dialogs.tsx'
import { stepLabel } from '../model/step-words.ts'

/** What the team's member is being asked, over whatever screen. */
export function StaffDialogs() {
  const { store } = useStaffRoom()
  const { question } = useSnapshot(store.state)
  if (question === null) return null
  const { kind, order } = question as Question
  const Asked = dialogs[kind]
  return <Asked key={order.id} order={order} />
}

const dialogs = {
  unpaid: UnpaidDialog,
  deliver: DeliverDialog,
  'no photo': NoPhotoDialog,
  cancel: CancelDialog,
  date: DateDialog,
  price: PriceDialog,
  credit: CreditDialog,
  transfer: PaidByTransferDialog,
  note: NoteDialog,
  block: BlockDialog,
  correct: CorrectDialog,
} as const

/** Asks before an order is cancelled, and says what is given back. */
function CancelDialog({ order }: { readonly order: StaffOrder }) {
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
          ? `${priceLabel(order.totalTTC)} TTC sont rendus à ${order.supplier}, ${order.paidBy === 'virement' ? 'par virement' : 'sur la carte qui a payé'}.`
          : order.onAccount
            ? `Elle ne pèsera plus sur le compte de l’entreprise de ${order.supplier}.`
            : 'Rien n’a été payé : rien n’est à rendre.'}
      </p>
      <p>{order.supplier} reçoit un e-mail. Une commande annulée ne revient pas.</p>
    </AskDialog>
  )
}

/** A step though nothing was paid: on purpose only (R50). */
function UnpaidDialog({ order }: { readonly order: StaffOrder }) {
  const { store } = useStaffRoom()
  const to = order.steps.find(({ onPurpose }) => onPurpose)?.to
  const go = () => {
    store.answered()
    if (to !== undefined) void store.step(order, to, { onPurpose: true })
  }
  return (
    <AskDialog
      title={`La commande n° ${order.id} n’est pas payée`}
      act={
        <Button wide onClick={store.answered}>
          Attendre le paiement
        </Button>
      }
      instead={
        <Button wide variant="secondary" onClick={go}>
          {to === undefined ? 'Continuer' : `${stepLabel(to)} quand même`}
        </Button>
      }
    >
      <p>
        {order.supplier} doit encore {priceLabel(order.totalTTC)} TTC. Préparée maintenant, la commande part sans être
        payée.
      </p>
    </AskDialog>
  )
}
