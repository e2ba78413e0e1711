import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import type { SlipFieldName } from '#contract/order/slip-fields.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { useOrder } from '../../model/order-context.ts'
import { filledField } from '../../model/slip-offer.ts'
import { takeOffer } from './take-offer.ts'
import { offerId, offeredIn, useSlipOffer, type OfferPlace } from './use-slip-offer.ts'
import './slip-offer-card.css'

/**
 * What the slip says otherwise than the form, each thing with the words it was read from: what is empty is filled at
 * one press, what its author has put there is replaced a field at a time.
 */
export function SlipOfferCard({ place }: { readonly place: OfferPlace }) {
  const world = useWorld()
  const { state } = useOrder()
  const { step, locating } = useSnapshot(state)
  const offered = useSlipOffer(offeredIn[place])
  if (offered.length === 0) return null
  const disabled = step !== 'idle' || locating
  const empty = offered.filter(({ replaces }) => replaces === '').map(({ name }) => name)
  const take = (names: readonly SlipFieldName[]) => () => {
    // The button goes away with what it has done.
    const [first] = names
    if (first) document.getElementById(filledField[first])?.focus({ preventScroll: true })
    void takeOffer(state, world, names)
  }
  return (
    <Banner
      actBelow
      title={
        <span id={offerId(place)} tabIndex={-1}>
          D’après le bordereau
        </span>
      }
      action={
        empty.length > 0 && (
          <Button small variant="secondary" disabled={disabled} onClick={take(empty)}>
            Remplir
          </Button>
        )
      }
    >
      <dl className="slip-offer">
        {offered.map(({ name, label, value, words, replaces }, at) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {value}
              {/* Of what was read from the same words, under the last. */}
              {words !== offered[at + 1]?.words && <span className="slip-offer-words">lu : « {words} »</span>}
              {replaces !== '' && (
                <Button
                  small
                  variant="secondary"
                  disabled={disabled}
                  aria-label={`Remplacer « ${replaces} » par « ${value} »`}
                  onClick={take([name])}
                >
                  Remplacer
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Banner>
  )
}
