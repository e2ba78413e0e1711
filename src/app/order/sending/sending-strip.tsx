import type { MouseEvent } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import { useOrder } from '../order-context.ts'
import { bytesSent } from '../slip/slip-progress.ts'
import { orderFormId } from './order-form-id.ts'
import { useValues } from '../use-values.ts'
import './sending-strip.css'

/** Beside the button that was pressed: how much of the slip has left, and the way to stop; or that it did not arrive, and the way to try again. */
export function SendingStrip() {
  const { session } = useOrder()
  const { progress, failed } = useSnapshot(session.sending.transfer.state)
  const { step } = useSnapshot(session.sending.state)
  const file = useValues(({ deliveryReceipt }) => deliveryReceipt.file)
  const cancel = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusAction(currentTarget)
    session.sending.transfer.cancel()
  }
  if (progress && progress.sent < progress.total)
    return (
      <div className="sending-strip">
        <Progress
          label="Envoi du bordereau…"
          {...bytesSent(progress, file?.size ?? 0)}
          action={
            <Button small variant="secondary" onClick={cancel}>
              Annuler
            </Button>
          }
        />
      </div>
    )
  if (!failed || step !== 'idle' || file === null) return null
  return (
    <div className="sending-strip" data-failed>
      <p>Ta demande n’est pas partie.</p>
      <Button small variant="secondary" type="submit" form={orderFormId} onClick={({ currentTarget }) => focusAction(currentTarget)}>
        Réessayer
      </Button>
    </div>
  )
}

/** The strip goes away: the focus stays with the button under it. */
function focusAction(button: HTMLElement): void {
  const action = button.closest('.sending-strip')?.nextElementSibling
  if (button === document.activeElement && action instanceof HTMLElement) action.focus({ preventScroll: true })
}
