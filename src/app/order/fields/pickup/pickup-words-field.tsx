import { useEffect, useId, useState } from 'react'
import { OrderTextField } from '../order-text-field.tsx'
import { KeepAddress } from '../address/keep-address.tsx'
import { useValues } from '../../model/use-values.ts'
import './pickup-words-field.css'

/**
 * Under the pickup address, in one line: the contact, the pickup number and the slip's reference, folded away until
 * they are filled, and a name for it. A reference that the slip gave is one line.
 */
export function PickupWordsField() {
  const id = useId()
  const isFilled = useValues(({ pickupContact, pickupNumber }) => pickupContact + pickupNumber !== '')
  const reference = useValues((values) => values.reference)
  const isWanted = useValues(({ pickupAdr }) => pickupAdr.text !== '') || isFilled || reference !== ''
  const [isOpen, setOpen] = useState(isFilled)
  // An order that is made again fills it, too.
  useEffect(() => {
    if (isFilled) setOpen(true)
  }, [isFilled])
  if (!isWanted) return null
  return (
    <>
      <div className="pickup-words">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Contact, n° de retrait
        </button>
        {!isOpen && reference !== '' && (
          <span id="reference" className="pickup-reference">
            Réf. {reference}
          </span>
        )}
        <KeepAddress name="pickupAdr" />
      </div>
      {isOpen && (
        <div id={id} className="pickup-words-fields">
          <OrderTextField
            name="pickupContact"
            label="Contact au retrait"
            optional
            placeholder="Nom, téléphone"
            autoComplete="off"
            maxLength={100}
          />
          <OrderTextField
            name="pickupNumber"
            label="N° de retrait"
            optional
            placeholder="Donné par le comptoir"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={50}
          />
          <OrderTextField
            name="reference"
            label="Réf. du bordereau"
            optional
            placeholder="N° de BL"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={50}
          />
        </div>
      )}
    </>
  )
}
