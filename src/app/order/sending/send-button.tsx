import { useSnapshot } from 'valtio'
import { Button } from '#ui/button.tsx'
import { useOrder } from '../order-context.ts'
import { quoteInputs } from '../price/quote-inputs.ts'
import { isUnderWay } from '../slip/slip-reading.ts'
import { orderFormId } from './order-form-id.ts'
import { SendingStrip } from './sending-strip.tsx'
import { useValues } from '../use-values.ts'

/** 'Valider la demande': out of reach until the price inputs are ready, held while the slip is read (a press then says so), busy while it sends, shaken when refused. */
export function SendButton() {
  const { session } = useOrder()
  const { step } = useSnapshot(session.sending.state)
  const { attempts } = useSnapshot(session.form.state)
  const { coming } = useSnapshot(session.slip.state)
  const { reading } = useSnapshot(session.slip.reading.state)
  const ready = useValues((values) => quoteInputs(values) !== null)
  const held = coming !== null || isUnderWay(reading)
  return (
    <>
      <SendingStrip />
      <Button type="submit" form={orderFormId} wide disabled={!ready} aria-disabled={held || undefined} busy={step !== 'idle'} busyLabel="Envoi en cours..." shake={attempts}>
        Valider la demande
      </Button>
    </>
  )
}
