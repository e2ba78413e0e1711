import { snapshot } from 'valtio'
import type { World } from '#app/world.ts'
import type { UserRecord } from '#contract/user-record.ts'
import { createPlaceSearch, type PlaceSearch } from '#state/place-search.ts'
import { createAbandonment } from './abandonment.ts'
import { createDraftSession } from './draft/draft-session.ts'
import { createAutosave } from './draft/autosave.ts'
import { followChanges, type Follower } from './draft/follow-changes.ts'
import { damagedSlip, type FoundDraft } from './draft/found-draft.ts'
import { isWorthKeeping } from './draft/worth-keeping.ts'
import { createFlexWarning } from './comment/flex-warning.ts'
import { createFormClock } from './form-clock.ts'
import { createOrderForm } from './order-form.ts'
import { blankValues, type AddressName } from './order-values.ts'
import { createPriceSession } from './price/price-session.ts'
import { createSending } from './sending/sending.ts'
import { createSlipSession } from './slip/slip-session.ts'
import { createPastAddresses } from './address/past-addresses.ts'
import { createUnconfirmed } from './address/unconfirmed.ts'
import { createRepeat } from './repeat/repeat.ts'

/** One session of the order form: its values, its draft, its searches, its price and its sending, made at mount and tied together here. `isSlipGone`: the provider has lost the slip that was sent, which goes again. */
export type OrderSession = ReturnType<typeof createOrderSession>

export function createOrderSession(world: World, user: UserRecord, { isSlipGone = false } = {}) {
  const { places, drafts, now, sleep, afterPaint } = world
  const form = createOrderForm(blankValues(user, now()), now)
  const clock = createFormClock(now)
  const autosave = createAutosave(drafts, user.id, now)
  const price = createPriceSession({ world, supplierId: user.id, form, keep: () => saveText() })
  const { quoteStore } = price
  const past = createPastAddresses(world.orders, places)
  const searches: Record<AddressName, PlaceSearch> = {
    pickupAdr: createPlaceSearch(places, sleep, past.pickup),
    address: createPlaceSearch(places, sleep, past.delivery),
  }
  const unconfirmed = createUnconfirmed(world, form)
  const slip = createSlipSession({ world, form, autosave, keep: () => saveText(), isSending: () => sending.state.step !== 'idle' })
  const abandonment = createAbandonment({ world, supplierId: user.id, form, quoteStore, isSending: () => sending.state.step !== 'idle' })
  const sending = createSending({
    world,
    supplierId: user.id,
    form,
    clock,
    quoteStore,
    slip,
    keep: () => saveText(),
    flush: () => follower?.flush() ?? false,
    onRefused: () => afterPaint(abandonment.refused),
    onSent: abandonment.succeeded,
  })

  const repeat = createRepeat({ world, form, isSending: () => sending.state.step !== 'idle' })

  let blank = blankValues(user, now())
  const saveText = () => {
    if (!draft.isKeeping()) return
    const { deliveryReceipt: _, ...values } = snapshot(form.state.values)
    const isWorthIt = isWorthKeeping(form.state.values, blank)
    void autosave.saveText(isWorthIt ? { values, weightFrom: form.state.weightFrom, ...sending.kept(), ...slip.kept(), ...price.kept() } : null)
  }
  const show = (found: FoundDraft | null) => {
    blank = blankValues(user, now())
    repeat.stop()
    form.startOver({ ...blank, ...found?.content.values }, found?.content.weightFrom ?? null)
    const { submission = null, sentSlip = null } = found?.content ?? {}
    sending.restore({ submission, sentSlip: isSlipGone ? null : sentSlip })
    price.restore(found?.content.price ?? null)
    const isDamaged = found?.slip === 'damaged'
    slip.restore(isDamaged ? null : (found?.slip ?? null), found?.content.detectedWeight ?? null)
    if (!isDamaged) return
    form.holdSlip(null, damagedSlip)
    form.touch('deliveryReceipt')
  }
  let follower: Follower | null = null
  const follow = () => {
    const stops = [price.start(), unconfirmed.start()]
    const mine = (follower = followChanges(form.state.values, afterPaint, {
      atOnce: autosave.changing,
      after() {
        abandonment.changed()
        price.follow()
        if (quoteStore.state.quote.status !== 'incomplete') sending.getReady()
        saveText()
      },
    }))
    return () => {
      mine.stop()
      stops.forEach((stop) => stop())
    }
  }
  const draft = createDraftSession({ world, userId: user.id, form, autosave, show, follow })

  return {
    form,
    clock,
    autosave,
    draft,
    quoteStore,
    searches,
    unconfirmed,
    sending,
    slip,
    repeat,
    flexWarning: createFlexWarning(form),
    /** Opens the form on its draft, then keeps every change and follows the price and watches it being given up. Returns a function that stops it. */
    start(): () => void {
      const stopSlip = slip.start()
      const offPageHide = world.onPageHide(() => {
        follower?.flush()
        abandonment.left()
      })
      // A phone that slept missed minutes.
      const offVisible = world.onVisible(() => clock.tick())
      const leaveDraft = draft.start()
      return () => {
        leaveDraft()
        offPageHide()
        offVisible()
        repeat.stop()
        stopSlip()
        Object.values(searches).forEach((search) => search.stop())
      }
    },
  }
}
