import type { MouseEvent } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '#ui/act/button.tsx'
import { FileDrop } from '#ui/ask/file-drop.tsx'
import { focusField } from '#ui/ask/focus-field.ts'
import type { ProgressProps } from '#ui/say/progress.tsx'
import { skipReading } from '../../model/order-actions.ts'
import { latePart } from '../../model/late-part.ts'
import { useOrder } from '../../model/order-context.ts'
import { bytesSent } from '../../model/slip-progress.ts'
import { useSentence } from '../../model/use-sentences.ts'
import { useValues } from '../../model/use-values.ts'
import './slip-field.css'

const SlipOutcome = latePart<typeof import('./slip-outcome.tsx')>('SlipOutcome')

/** The delivery slip: chosen, dropped, pasted or photographed, judged at once, then read. */
export function SlipField() {
  const { state, chooseSlip } = useOrder()
  const file = useValues(({ deliveryReceipt }) => deliveryReceipt.file)
  const error = useSentence('deliveryReceipt')
  const { step, slip } = useSnapshot(state)
  const { coming } = slip
  const busy = useSlipWork()
  return (
    <FileDrop
      id="deliveryReceipt"
      name="deliveryReceipt"
      label="Bordereau de livraison"
      required
      hint="PDF, PNG ou JPEG, 5 Mo au plus."
      prompt="Choisir un fichier ou une photo"
      camera="Prendre une photo"
      accept={slipTypes}
      file={coming ?? file}
      error={coming ? undefined : error}
      busy={busy}
      below={
        <div role="status" className="slip-outcome">
          <SlipOutcome />
        </div>
      }
      disabled={step !== 'idle'}
      onFile={(chosen) => void chooseSlip(chosen)}
      onRemove={() => void chooseSlip(null)}
    />
  )
}

export const slipTypes = 'application/pdf,image/png,image/jpeg,.pdf,.png,.jpg,.jpeg'

/** What is being done to the slip now. */
function useSlipWork(): ProgressProps | undefined {
  const { coming, reading } = useSnapshot(useOrder().state.slip)
  const size = useValues(({ deliveryReceipt }) => deliveryReceipt.file?.size ?? 0)
  if (coming) return coming.photo ? { label: 'Préparation de la photo…' } : undefined
  const work = { label: 'Lecture du bordereau…', action: <SkipReading /> }
  if (reading.step === 'reading') return { ...work, detail: 'Recherche du poids' }
  if (reading.step !== 'sending') return undefined
  const { value, detail } = bytesSent(reading, size)
  return { ...work, value, detail: `Envoi : ${detail}` }
}

function SkipReading() {
  const { state } = useOrder()
  const skip = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusField(currentTarget)
    skipReading(state)
  }
  return (
    <Button small variant="secondary" aria-label="Continuer sans attendre la lecture du bordereau" onClick={skip}>
      Continuer sans attendre
    </Button>
  )
}
