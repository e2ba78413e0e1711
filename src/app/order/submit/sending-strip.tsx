import type { MouseEvent } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '#ui/act/button.tsx'
import { Progress } from '#ui/say/progress.tsx'
import { useWorld } from '#app/world.ts'
import type { Lack } from '#state/connection/connection.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { useOrder } from '../model/order-context.ts'
import { quoteInputs } from '../price/quote-inputs.ts'
import { bytesSent } from '../model/slip-progress.ts'
import { orderFormId } from './order-form-id.ts'
import { useValues } from '../model/use-values.ts'
import type { Held } from '../model/order-state.ts'
import { cancelTransfer } from './transfer.ts'
import './sending-strip.css'

/**
 * Beside the button that was pressed: how much of the slip has left, and the way to stop; or that it did not arrive,
 * and the way to try again; or that the network keeps it waiting.
 */
export function SendingStrip() {
  const { state } = useOrder()
  const { step, held, transfer } = useSnapshot(state)
  const { progress, failed } = transfer
  const { lacks } = useSnapshot(useWorld().connection.state)
  const ready = useValues((values) => quoteInputs(values) !== null)
  const file = useValues(({ deliveryReceipt }) => deliveryReceipt.file)
  const cancel = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusAction(currentTarget)
    cancelTransfer(state)
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
  if (step === 'idle' && ((lacks !== null && ready) || held !== null))
    return (
      <p className="sending-strip" role="status">
        {heldWords(lacks, held)}
      </p>
    )
  if (!failed || step !== 'idle' || file === null) return null
  return (
    <div className="sending-strip" data-failed>
      <p>Ta demande n’est pas partie.</p>
      <Button
        small
        variant="secondary"
        type="submit"
        form={orderFormId}
        onClick={({ currentTarget }) => focusAction(currentTarget)}
      >
        Réessayer
      </Button>
    </div>
  )
}

/**
 * Why the button waits: what is lacking stands above. An order leaves by a press alone, never by itself when the
 * network is back.
 */
function heldWords(lacks: Lack | null, held: Held | null): string {
  if (held === null) return lacks === null ? '' : `Tu pourras valider ${offlineWords[lacks].back}.`
  const again =
    lacks === null
      ? 'La connexion est revenue : valide-la à nouveau'
      : `Valide-la à nouveau ${offlineWords[lacks].back}`
  return held === 'unanswered'
    ? `On ne sait pas si ta demande est arrivée. ${again}, elle ne compte qu’une fois.`
    : `Ta demande n’est pas partie. ${again}.`
}

/** The strip goes away: the focus stays with the button under it. */
function focusAction(button: HTMLElement): void {
  const action = button.closest('.sending-strip')?.nextElementSibling
  if (button === document.activeElement && action instanceof HTMLElement) action.focus({ preventScroll: true })
}
