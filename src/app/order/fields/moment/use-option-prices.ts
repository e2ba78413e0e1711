import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { readSettings } from '#contract/wire/settings.ts'
import { quotedOptionPrices, type OptionPrices } from '#rules/price/option-prices.ts'
import { useOrder } from '../../model/order-context.ts'

/** What each delivery option adds (R8): the quoted amounts until the provider has told its own, and when it does not. */
export function useOptionPrices(): OptionPrices {
  const { call } = useWorld()
  const { state } = useOrder()
  useEffect(() => {
    const giveUp = new AbortController()
    call(readSettings, { signal: giveUp.signal }).then(
      ({ supplements, vatPercent }) => {
        if (giveUp.signal.aborted) return
        state.optionPrices = {
          supplements: supplements ?? quotedOptionPrices.supplements,
          vatPercent: vatPercent ?? quotedOptionPrices.vatPercent,
        }
      },
      () => {},
    )
    return () => giveUp.abort()
  }, [call, state])
  return useSnapshot(state).optionPrices
}
