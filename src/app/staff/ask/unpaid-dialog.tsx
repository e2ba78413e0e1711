import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { priceLabel } from '#rules/price/price-label.ts'
import { Button } from '#ui/act/button.tsx'
import { stepLabel } from '../model/step-words.ts'
import { useDesk } from '../model/use-desk.ts'
import { AskDialog } from './ask-dialog.tsx'

/** A step though nothing was paid: on purpose only (R50). */
export function UnpaidDialog({ order }: { readonly order: StaffOrder }) {
  const { desk } = useDesk()
  const to = order.steps.find(({ onPurpose }) => onPurpose)?.to
  const go = () => {
    desk.answered()
    if (to !== undefined) void desk.step(order, to, { onPurpose: true })
  }
  return (
    <AskDialog
      title={`La commande n° ${order.id} n’est pas payée`}
      act={
        <Button wide onClick={desk.answered}>
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
