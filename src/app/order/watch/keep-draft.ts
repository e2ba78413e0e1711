import { snapshot } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import type { World } from '#app/world.ts'
import { draftOf } from '../model/draft-of.ts'
import { priceOfThis } from '../model/last-price.ts'
import type { OrderState } from '../model/order-state.ts'
import type { Autosave } from './autosave.ts'
import { followChanges } from './follow-changes.ts'

/**
 * Keeps the order on this device: what is typed once it is seen, what must not be lost at once (slip, reading,
 * submission, answer, price). Returns a function that writes the rest, and ends it.
 */
export function keepDraft(
  state: OrderState,
  autosave: Autosave,
  { afterPaint, onPageHide }: Pick<World, 'afterPaint' | 'onPageHide'>,
): () => void {
  autosave.begin()
  let keptTotal = totalOf(state)
  const save = () => {
    keptTotal = totalOf(state)
    void autosave.saveText(draftOf(snapshot(state) as OrderState))
  }
  const changes = followChanges(state.values, afterPaint, { atOnce: autosave.changing, after: save })
  const stops = [
    subscribeKey(state, 'submission', save, true),
    subscribeKey(state, 'sentSlip', save, true),
    subscribeKey(state, 'warnedOf', save, true),
    subscribeKey(state.slip, 'known', (known) => known && save(), true),
    subscribeKey(state, 'lastPrice', () => (totalOf(state) ?? keptTotal) !== keptTotal && save(), true),
    subscribeKey(
      state.values,
      'deliveryReceipt',
      ({ file }) => void (file ? autosave.saveSlip(file) : autosave.dropSlip()),
      true,
    ),
    onPageHide(changes.flush),
    changes.stop,
  ]
  return () => stops.forEach((stop) => stop())
}

function totalOf(state: OrderState): number | undefined {
  return priceOfThis(state)?.price.totalTTC
}
