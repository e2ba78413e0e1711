import { useSnapshot } from 'valtio'
import { Button } from '#ui/button.tsx'
import { useOrder } from '../order-context.ts'
import { quoteInputs } from '../price/quote-inputs.ts'

export const orderFormId = 'commande'

/** 'Valider la demande': out of reach until the price inputs are ready, busy while it sends, shaken when refused. */
export function SendButton() {
  const { visit, values } = useOrder()
  const { step } = useSnapshot(visit.sending.state)
  const { attempts } = useSnapshot(visit.form.state)
  const ready = quoteInputs(values) !== null
  return (
    <Button type="submit" form={orderFormId} wide disabled={!ready} busy={step !== 'idle'} busyLabel="Envoi en cours..." shake={attempts}>
      Valider la demande
    </Button>
  )
}
