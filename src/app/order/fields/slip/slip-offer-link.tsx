import { useSnapshot } from 'valtio'
import { textLinkClass } from '#ui/text-link-class.ts'
import { useOrder } from '../../model/order-context.ts'
import { slipOffer } from '../../model/slip-offer.ts'
import { useValues } from '../../model/use-values.ts'
import { slipOfferId } from './slip-offer-card.tsx'

/** To what else the slip says, which is offered below, beside the slip. */
export function SlipOfferLink() {
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
