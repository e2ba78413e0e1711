import { useState } from 'react'
import { timer } from '#adapters/device/device.ts'
import { lazy } from '#adapters/lazy/lazy.ts'
import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { momentHeld } from '#rules/order/delivery-times.ts'
import { deadlineFromNow } from '#rules/order/free-change.ts'
import { fullMoment } from '#rules/order/slot-words.ts'
import { ActionRow } from '#ui/act/action-row.tsx'
import { LazyPlace } from '#ui/say/lazy-place.tsx'
import { cancelledWords } from './cancelled-words.ts'
import { choiceOf } from './moment-choice.ts'

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'))
const MomentDialog = lazy(() => import('./moment-dialog.tsx'))

/** The first of these rows, for what leads to them. */
export const changeRowsId = 'changer-la-commande'

interface ChangeRowsProps {
  readonly order: PastOrder
  /** 'unpaid': it can only be cancelled, at any hour. */
  readonly until: Date | 'unpaid'
  /** The order as it now is. */
  onChanged(order: PastOrder): void
  /** This page shows an older one. */
  onStale(): void
  /** What takes the focus when the rows are gone. */
  readonly afterId: string
}

/** Another moment, or none, free of charge until then (section 9), or none while unpaid; cancelling comes last. */
export function ChangeRows({ order, until, onChanged, onStale, afterId }: ChangeRowsProps) {
  const { now, toasts } = useWorld()
  const [open, setOpen] = useState<'cancel' | 'moment' | null>(null)
  const detail =
    until === 'unpaid' ? 'Elle n’est pas payée : tu ne dois rien' : `Gratuit jusqu’à ${deadlineFromNow(until, now())}`
  const present =
    until === 'unpaid' || order.moment === null ? null : choiceOf(momentHeld({ ...order, moment: order.moment }))
  const close = () => setOpen(null)
  const cancelled = (changed: PastOrder) => {
    close()
    onChanged(changed)
    toasts.show('ok', cancelledWords(changed))
    // After the closing dialog has given the focus back to a row that is gone.
    timer(0, () => document.getElementById(afterId)?.focus())
  }
  const moved = (changed: PastOrder) => {
    close()
    onChanged(changed)
    toasts.show(
      'ok',
      changed.moment === null ? 'Moment changé.' : `Moment changé : ${fullMoment(changed.moment, changed.orderedAt)}.`,
    )
  }
  return (
    <>
      {present && (
        <ActionRow
          id={changeRowsId}
          label="Changer le moment"
          detail={detail}
          icon={calendar}
          onClick={() => setOpen('moment')}
        />
      )}
      {/* What was tried before is with us: to call it off is for the team. */}
      {order.attempt === '' && (
        <ActionRow
          id={present ? undefined : changeRowsId}
          danger
          label="Annuler la commande"
          detail={detail}
          icon={cross}
          onClick={() => setOpen('cancel')}
        />
      )}
      {open !== null && (
        <LazyPlace>
          {open === 'cancel' && <CancelDialog order={order} onClose={close} onDone={cancelled} onStale={onStale} />}
          {open === 'moment' && present && (
            <MomentDialog order={order} present={present} onClose={close} onDone={moved} onStale={onStale} />
          )}
        </LazyPlace>
      )}
    </>
  )
}

const calendar = 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8'
const cross = 'm6 6 12 12M18 6 6 18'
