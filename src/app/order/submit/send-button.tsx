/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keyboard has the link beside it, and never comes to a button out of reach */
import { useSnapshot } from 'valtio'
import { Button } from '#ui/act/button.tsx'
import { goToField } from '#ui/ask/go-to-field.ts'
import { latePart } from '../model/late-part.ts'
import { useOrder } from '../model/order-context.ts'
import { isHeldBySlip } from '../model/slip-weight.ts'
import { useMissing } from '../model/missing.ts'
import { useValues } from '../model/use-values.ts'
import { quoteInputs } from '../price/quote-inputs.ts'
import { orderFormId } from './order-form-id.ts'
import './send-button.css'

const SendingStrip = latePart<typeof import('./sending-strip.tsx')>('SendingStrip')

/**
 * 'Valider la demande': disabled until the price inputs are ready, grey while anything is missing, held while the slip
 * may still choose the weight. A press then says why, or leads there.
 */
export function SendButton() {
  const { state } = useOrder()
  const { step, attempts, slip, weightFrom } = useSnapshot(state)
  const ready = useValues((values) => quoteInputs(values) !== null)
  const isHeld = useValues((values) => isHeldBySlip({ slip, values, weightFrom }))
  const [first] = useMissing()
  return (
    <>
      <SendingStrip />
      <div className="send-button" onClick={ready || !first ? undefined : () => goToField(first.name)}>
        <Button
          type="submit"
          form={orderFormId}
          wide
          disabled={!ready}
          aria-disabled={isHeld || undefined}
          data-missing={first && ''}
          busy={step !== 'idle'}
          busyLabel="Envoi en cours..."
          shake={attempts}
        >
          Valider la demande
        </Button>
      </div>
    </>
  )
}
