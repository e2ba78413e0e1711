import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { FileCamera } from '#ui/file-camera.tsx'
import { Note } from '#ui/note.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { useOrder } from '../../model/order-context.ts'
import { isSlipBusy } from '../../model/slip-weight.ts'
import { slipOffer } from '../../model/slip-offer.ts'
import { useValues } from '../../model/use-values.ts'
import { chooseSlip } from './choose-slip.ts'
import { slipOfferId } from './slip-offer-card.tsx'

/** On a phone: the slip's photo before the weight is chosen by hand. It is the slip of the order, in its own field below. */
export function PhotographSlip() {
  const world = useWorld()
  const { state } = useOrder()
  const hasFile = useValues(({ deliveryReceipt }) => deliveryReceipt.file !== null)
  const { step, slip } = useSnapshot(state)
  if (isSlipBusy(slip)) return <Note>Lecture du bordereau : le poids se remplit.</Note>
  if (hasFile) return <ToOffer />
  return <FileCamera text={'Photographier le bordereau\u00A0: le poids se remplit'} disabled={step !== 'idle'} onFile={(file) => void chooseSlip(state, world, file)} />
}

/** To what else the slip says, which is offered below, beside the slip. */
function ToOffer() {
  const { state } = useOrder()
  const { reading } = useSnapshot(state.slip)
  const many = useValues((values) => slipOffer(reading.step === 'read' ? reading.fields : undefined, values).length)
  if (many === 0) return null
  const go = () => {
    const offer = document.getElementById(slipOfferId)
    offer?.focus({ preventScroll: true })
    offer?.scrollIntoView({ block: 'center' })
  }
  return (
    <div>
      <button type="button" className={textLinkClass('forward')} onClick={go}>
        {`D’après le bordereau\u00A0: ${many === 1 ? '1 champ' : `${many} champs`} à remplir`}
      </button>
    </div>
  )
}
