import type { MouseEvent } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { focusField } from '#ui/focus-field.ts'
import { useOrder } from '../../model/order-context.ts'
import { slipOffer } from '../../model/slip-offer.ts'
import { useValues } from '../../model/use-values.ts'
import { takeOffer } from './take-offer.ts'
import './slip-offer-card.css'

/** Where the offer is, for those who are elsewhere in the form. */
export const slipOfferId = 'slip-offer'

/** What else the slip says, each thing with the words it was read from, for fields that are empty. Nothing is filled but by its press. */
export function SlipOfferCard() {
  const world = useWorld()
  const { state } = useOrder()
  const { reading } = useSnapshot(state.slip)
  const { step, locating } = useSnapshot(state)
  const missing = useValues((values) => slipOffer(reading.step === 'read' ? reading.fields : undefined, values).map(({ name }) => name).join(' '))
  if (missing === '') return null
  const offered = slipOffer(reading.step === 'read' ? reading.fields : undefined, state.values)
  const take = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusField(currentTarget)
    void takeOffer(state, world)
  }
  return (
    <Banner
      title={
        <span id={slipOfferId} tabIndex={-1}>
          D’après le bordereau
        </span>
      }
      action={
        <Button small variant="secondary" disabled={step !== 'idle' || locating} onClick={take}>
          Remplir
        </Button>
      }
    >
      <dl className="slip-offer">
        {offered.map(({ name, label, value, words }, at) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {value}
              {/* Of what was read from the same words, under the last. */}
              {words !== offered[at + 1]?.words && <span className="slip-offer-words">lu : « {words} »</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Banner>
  )
}
