import { lastDamageDay } from '#rules/moment/damage-days.ts'
import { dayAndMonth } from '#rules/moment/french.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import type { DeliveryType } from '#rules/price/delivery-types.ts'
import { mostAttempts } from './driver-acts.ts'

/** What whoever waits for an order may do by its link. */
export type RecipientAct = 'access' | 'neighbour' | 'absent' | 'moment' | 'damage'

/** What a driver is told of the way in, in French. */
export const accessChips = { code: 'Digicode', floor: 'Étage', tailLift: 'Hayon' } as const
export type AccessChip = keyof typeof accessChips

/** An order as far as these acts depend on it. `isUnderWay`: the run that it is on; `attempts`: those that failed. */
export interface AwaitedOrder {
  readonly status: number
  readonly type: DeliveryType
  readonly isUnderWay: boolean
  readonly attempts: number
  readonly deliveredAt: Date | null
}

/** Why an act is not possible now, in French; null: it is. */
export function recipientRefusal(act: RecipientAct, order: AwaitedOrder, now: Date): string | null {
  const { status, type, isUnderWay, attempts, deliveredAt } = order
  if (act === 'damage') {
    if (status !== orderStatus.delivered || deliveredAt === null) return 'Un dommage se signale une fois livré.'
    const last = lastDamageDay(deliveredAt)
    return parisDay(now) > last ? `C’était possible jusqu’au ${dayAndMonth(last)} : appelle-nous.` : null
  }
  if (status === orderStatus.delivered) return 'C’est livré : rien n’y change plus.'
  if (act !== 'moment') return null
  if (status === orderStatus.delivering || isUnderWay)
    return 'Le camion est parti : c’est trop tard pour changer. Si on te rate, tu choisiras ici.'
  if (attempts >= mostAttempts) return `Après ${mostAttempts} passages, on choisit le jour avec toi : appelle-nous.`
  return type === 'urgent' ? 'Une livraison urgente ne change pas de jour ici : appelle-nous.' : null
}
