import { useSnapshot } from 'valtio'
import { FileCamera } from '#ui/file-camera.tsx'
import { Note } from '#ui/note.tsx'
import { useLateParts } from '../../model/late.ts'
import { useOrder } from '../../model/order-context.ts'
import { isSlipBusy } from '../../model/slip-weight.ts'
import { useValues } from '../../model/use-values.ts'

/** On a phone: the slip's photo before the weight is chosen by hand. It is the slip of the order, in its own field below. */
export function PhotographSlip() {
  const { state, chooseSlip } = useOrder()
  const late = useLateParts()
  const hasFile = useValues(({ deliveryReceipt }) => deliveryReceipt.file !== null)
  const { step, slip } = useSnapshot(state)
  if (isSlipBusy(slip)) return <Note>Lecture du bordereau : le poids se remplit.</Note>
  if (hasFile) return late && <late.SlipOfferLink />
  return <FileCamera text={'Photographier le bordereau\u00A0: le poids se remplit'} disabled={step !== 'idle'} onFile={(file) => void chooseSlip(file)} />
}
