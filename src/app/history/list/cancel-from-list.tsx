import { timer } from '#adapters/device/device.ts'
import { lazy } from '#adapters/lazy/lazy.ts'
import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { LazyPlace } from '#ui/say/lazy-place.tsx'
import { cancelledWords } from '../change/cancelled-words.ts'
import type { HistoryStore } from '../history-store.ts'

const CancelDialog = lazy(() => import('../change/cancel-dialog.tsx'))

interface CancelFromListProps {
  readonly order: PastOrder
  readonly store: Pick<HistoryStore, 'replace' | 'refresh'>
  onClose(): void
}

/** Asks once whether an unpaid order of the list is to be cancelled. */
export function CancelFromList({ order, store, onClose }: CancelFromListProps) {
  const { toasts } = useWorld()
  const done = (changed: PastOrder) => {
    onClose()
    store.replace(changed)
    toasts.show('ok', cancelledWords(changed))
    // The button that opened the dialog is gone with its reason.
    timer(0, () => document.querySelector<HTMLElement>(`a[data-order="${order.id}"]`)?.focus())
  }
  return (
    <LazyPlace>
      <CancelDialog order={order} onClose={onClose} onDone={done} onStale={() => void store.refresh()} />
    </LazyPlace>
  )
}
