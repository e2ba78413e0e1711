import { useSnapshot } from 'valtio'
import { Button } from '#ui/button.tsx'
import { useOrder } from '../model/order-context.ts'
import { quoteInputs } from '../price/quote-inputs.ts'
import { isSlipBusy } from '../model/slip-weight.ts'
import { orderFormId } from './order-form-id.ts'
import { SendingStrip } from './sending-strip.tsx'
import { useValues } from '../model/use-values.ts'

/** 'Valider la demande': out of reach until the price inputs are ready, held while the slip is read (a press then says so), busy while it sends, shaken when refused. */
export function SendButton() {
  const { state } = useOrder()
  const { step, attempts, slip } = useSnapshot(state)
  const ready = useValues((values) => quoteInputs(values) !== null)
  return (
    <>
      <SendingStrip />
      <Button type="submit" form={orderFormId} wide disabled={!ready} aria-disabled={isSlipBusy(slip) || undefined} busy={step !== 'idle'} busyLabel="Envoi en cours..." shake={attempts}>
        Valider la demande
      </Button>
    </>
  )
}
