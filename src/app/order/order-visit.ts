import { ref, snapshot, subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { fileOf } from '#adapters/drafts.ts'
import type { World } from '#app/world.ts'
import type { UserRecord } from '#contract/account.ts'
import { createPlaceSearch, type PlaceSearch } from '#state/place-search.ts'
import { createAbandonment } from './abandonment.ts'
import { tellLimit, warnNearLimit } from './price/calculation-limit.ts'
import { readDraft } from './draft/draft-content.ts'
import { createDraftKeeper } from './draft/draft-keeper.ts'
import { createFlexWarning } from './comment/flex-warning.ts'
import { createOrderForm } from './order-form.ts'
import { blankValues, type AddressName } from './order-values.ts'
import { createQuoteBook } from './price/quote-book.ts'
import { quoteInputs } from './price/quote-inputs.ts'
import { createQuoting } from './price/quoting.ts'
import { createSending } from './sending/sending.ts'

/** One visit of the order form: its values, its draft, its searches, its price and its sending, made at mount and tied together here. */
export type OrderVisit = ReturnType<typeof createOrderVisit>

export function createOrderVisit(world: World, user: UserRecord) {
  const { call, places, drafts, toasts, connection, now, sleep } = world
  const form = createOrderForm(blankValues(user, now()), now)
  const draft = createDraftKeeper(drafts, user.id, now)
  const quoting = createQuoting(
    createQuoteBook({ call, supplierId: user.id, now, onCalculation: (count) => warnNearLimit(toasts, count), onLimit: () => tellLimit(toasts) }),
    sleep,
  )
  const searches: Record<AddressName, PlaceSearch> = {
    pickupAdr: createPlaceSearch(places, sleep),
    address: createPlaceSearch(places, sleep),
  }
  const abandonment = createAbandonment({ world, supplierId: user.id, form, quoting, isSending: () => sending.state.step !== 'idle' })
  const sending = createSending({
    world,
    supplierId: user.id,
    form,
    quoting,
    keep: () => keepText(),
    onRefused: abandonment.refused,
    onSent: abandonment.succeeded,
  })

  const keepText = () => {
    const { deliveryReceipt: _, ...values } = snapshot(form.state.values)
    return draft.keepText({ values, ...sending.kept() })
  }
  const restore = async () => {
    const kept = await draft.readText()
    if (kept !== null) {
      const { values, ...sent } = readDraft(kept.values, now())
      form.restore(values)
      sending.restore(sent)
      draft.found()
    }
    const slip = await draft.readSlip()
    if (slip !== null) {
      form.restore({ deliveryReceipt: { file: ref(fileOf(slip)), refusal: null } })
      draft.found()
    }
  }
  const askPrice = () => quoting.ask(quoteInputs(form.state.values))

  return {
    form,
    draft,
    quoting,
    searches,
    sending,
    flexWarning: createFlexWarning(form),
    /** Brings the draft back, then keeps every change and follows the price and watches it being given up; the answer stops it. */
    start(): () => void {
      let running = true
      let unfollow = () => {}
      const unwatchLeaving = world.watchLeaving(abandonment.left)
      const unwatch = subscribeKey(connection.state, 'online', (online) => online && quoting.state.quote.status === 'unavailable' && quoting.retry())
      void restore()
        .catch(draft.unreadable)
        .then(() => {
          if (!running) return
          form.open()
          unfollow = subscribe(form.state.values, () => {
            abandonment.changed()
            void keepText()
            askPrice()
          })
          askPrice()
        })
      return () => {
        running = false
        unfollow()
        unwatch()
        unwatchLeaving()
        quoting.stop()
        Object.values(searches).forEach((search) => search.stop())
      }
    },
    chooseSlip(file: File) {
      void (form.chooseSlip(file) ? draft.keepSlip(file) : draft.dropSlip())
    },
    removeSlip() {
      form.removeSlip()
      void draft.dropSlip()
    },
  }
}
