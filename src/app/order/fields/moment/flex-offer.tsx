import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { flexInstead, type FlexInstead } from '#rules/moment/flex-instead.ts'
import { halfDayName } from '#rules/moment/flex-slots.ts'
import { dayAndMonth } from '#rules/moment/french.ts'
import { formatEuros } from '#rules/price/money.ts'
import { addedTTC } from '#rules/price/option-prices.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { chooseFlexDay, chooseHalfDay, chooseType } from '../../model/order-actions.ts'
import { useOrder } from '../../model/order-context.ts'

/** Where Urgent buys nothing: Flex as good as it, what that saves, and the one button that chooses it. */
export function FlexOffer() {
  const world = useWorld()
  const { state, now } = useOrder()
  const { optionPrices, availability } = useSnapshot(state)
  const instead = flexInstead(now, availability)
  const saved = addedTTC(optionPrices, 'urgent', 'flex')
  if (instead === null || saved <= 0) return null
  const { day, halfDay } = instead.slot
  const name = `Flex ${dayAndMonth(day).split(' ')[0]} ${halfDayName(halfDay)}`
  const take = () => {
    const at = world.now()
    chooseType(state, 'flex', at)
    chooseFlexDay(state, day, at)
    chooseHalfDay(state, halfDay)
    document.querySelector<HTMLElement>('[name="livraisonType"][value="flex"]')?.focus()
  }
  return (
    <Banner
      tone="warn"
      action={
        <Button variant="secondary" onClick={take}>
          Choisir Flex
        </Button>
      }
    >
      {name} : {pickups[instead.pickup]}, {formatEuros(saved)} de moins.
    </Banner>
  )
}

const pickups: Record<FlexInstead['pickup'], string> = {
  same: 'même retrait',
  sooner: 'retrait plus tôt',
  'working-day': 'le prochain jour ouvré aussi',
}
