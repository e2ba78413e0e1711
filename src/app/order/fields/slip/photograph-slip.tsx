import { useSnapshot } from 'valtio'
import { FileCamera } from '#ui/ask/file-camera.tsx'
import { Note } from '#ui/say/note.tsx'
import { useMedia } from '#ui/frame/use-media.ts'
import { useOrder } from '../../model/order-context.ts'
import { isSlipBusy } from '../../model/slip-weight.ts'
import { useMissing } from '../../model/missing.ts'
import { useValues } from '../../model/use-values.ts'
import { slipTypes } from './slip-field.tsx'

/**
 * The slip beside the weight to choose by hand, for it says that: its photo where fingers are, its file elsewhere. It
 * is the slip of the order, in its own field below.
 */
export function PhotographSlip() {
  const { state, chooseSlip } = useOrder()
  const { step } = useSnapshot(state)
  const isWanted = useIsPhotoWanted()
  const isTouched = useMedia('(any-pointer: coarse)')
  const [first] = useMissing()
  if (!isWanted) return null
  const take = (file: File) => {
    // The button goes away with what it has done.
    document.getElementById('poids')?.focus({ preventScroll: true })
    void chooseSlip(file)
  }
  // Once both ends are there it is what comes next: it says the weight, and often the customer.
  const isNext = first !== undefined && first.name !== 'email' && first.name !== 'pickupAdr' && first.name !== 'address'
  return (
    <FileCamera
      text={`${isTouched ? 'Photographier' : 'Joindre'} le bordereau`}
      accept={isTouched ? undefined : slipTypes}
      variant={isNext ? 'primary' : 'secondary'}
      disabled={step !== 'idle'}
      onFile={take}
    />
  )
}

/** What the photo does, and what is being done to it. */
export function PhotographedSlip() {
  const { slip } = useSnapshot(useOrder().state)
  const isWanted = useIsPhotoWanted()
  if (isSlipBusy(slip)) return <Note>Lecture du bordereau : le poids se remplit.</Note>
  if (isWanted) return <p className="field-hint">Il remplit le poids, souvent le client.</p>
  return null
}

function useIsPhotoWanted(): boolean {
  const { slip } = useSnapshot(useOrder().state)
  const hasFile = useValues(({ deliveryReceipt }) => deliveryReceipt.file !== null)
  return !hasFile && !isSlipBusy(slip)
}
