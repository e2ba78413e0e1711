import { textLinkClass } from '#ui/act/text-link-class.ts'
import { offerId, offeredIn, useSlipOffer, type OfferPlace } from './use-slip-offer.ts'

/** To what else the slip says, which is offered before the fields it speaks of. */
export function SlipOfferLink() {
  const offered = useSlipOffer(all)
  if (offered.length === 0) return null
  const isEmpty = offered.some(({ replaces }) => replaces === '')
  const fields = offered.length === 1 ? '1 champ' : `${offered.length} champs`
  const go = () => {
    const place: OfferPlace = offered.some(({ name }) => offeredIn.route.some((each) => each === name))
      ? 'route'
      : 'customer'
    const offer = document.getElementById(offerId(place))
    offer?.focus({ preventScroll: true })
    offer?.scrollIntoView({ block: 'center' })
  }
  return (
    <div>
      <button type="button" className={`${textLinkClass('forward')} order-way-on`} onClick={go}>
        {`D’après le bordereau\u00A0: ${fields} à ${isEmpty ? 'remplir' : 'vérifier'}`}
      </button>
    </div>
  )
}

/** As they come on screen. */
const all = Object.values(offeredIn).flat()
