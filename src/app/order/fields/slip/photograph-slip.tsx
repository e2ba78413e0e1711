import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { FileCamera } from '#ui/file-camera.tsx'
import { Note } from '#ui/note.tsx'
import { useOrder } from '../../model/order-context.ts'
import { isSlipBusy } from '../../model/slip-weight.ts'
import { useValues } from '../../model/use-values.ts'
import { chooseSlip } from './choose-slip.ts'

/** On a phone: the slip's photo before the weight is chosen by hand. It is the slip of the order, in its own field below. */
export function PhotographSlip() {
  const world = useWorld()
  const { state } = useOrder()
  const hasFile = useValues(({ deliveryReceipt }) => deliveryReceipt.file !== null)
  const { step, slip } = useSnapshot(state)
  if (isSlipBusy(slip)) return <Note>Lecture du bordereau : le poids se remplit.</Note>
  if (hasFile) return null
  return <FileCamera text="Photographier le bordereau : le poids se remplit" disabled={step !== 'idle'} onFile={(file) => void chooseSlip(state, world, file)} />
}
