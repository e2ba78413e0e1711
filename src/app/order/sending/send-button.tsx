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
  const { visit } = useOrder()
  const { step } = useSnapshot(visit.sending.state)
  const { attempts } = useSnapshot(visit.form.state)
  const { coming } = useSnapshot(visit.slip.state)
  const { reading } = useSnapshot(visit.slip.reading.state)
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
