import { useSnapshot } from 'valtio'
import { FileDrop } from '#ui/file-drop.tsx'
import { useOrder } from '../order-context.ts'

/** The delivery slip; judged at once when it is chosen. Its reading (weight, band) belongs under it. */
export function SlipField() {
  const { visit, values, shown } = useOrder()
  const { step } = useSnapshot(visit.sending.state)
  return (
    <FileDrop
      id="deliveryReceipt"
      name="deliveryReceipt"
      label="Bordereau de livraison"
      required
      hint="PDF, PNG ou JPEG, 5 Mo au plus."
      prompt="Choisir un fichier ou une photo"
      accept="application/pdf,image/png,image/jpeg,.pdf,.png,.jpg,.jpeg"
      file={values.deliveryReceipt.file}
      error={shown.deliveryReceipt}
      busy={step === 'slip' ? { text: 'Envoi du bordereau…' } : undefined}
      disabled={step !== 'idle'}
      onFile={visit.chooseSlip}
      onRemove={visit.removeSlip}
    />
  )
}
