import { useEffect, useState } from 'react'
import { OrderTextField } from '../order-text-field.tsx'
import { useValues } from '../../model/use-values.ts'
import './pickup-words-field.css'

/** Whom to ask for at the pickup, and the number the goods lie under: under an address, and folded away but for who has filled it. */
export function PickupWordsField() {
  const isFilled = useValues(({ pickupContact, pickupNumber }) => pickupContact + pickupNumber !== '')
  const isWanted = useValues(({ pickupAdr }) => pickupAdr.text !== '') || isFilled
  const [isOpen, setOpen] = useState(isFilled)
  // An order that is made again fills it, too.
  useEffect(() => {
    if (isFilled) setOpen(true)
  }, [isFilled])
  if (!isWanted) return null
  return (
    <details className="pickup-words" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Contact ou n° de retrait</summary>
      <div className="pickup-words-fields">
        <OrderTextField name="pickupContact" label="Contact au retrait" optional placeholder="Nom, téléphone" autoComplete="off" maxLength={100} />
        <OrderTextField name="pickupNumber" label="N° de retrait" optional placeholder="Donné par le comptoir" autoComplete="off" autoCapitalize="characters" maxLength={50} />
      </div>
    </details>
  )
}
