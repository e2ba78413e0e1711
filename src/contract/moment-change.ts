import * as v from 'valibot'
import { deliveryTypes } from '#rules/delivery-types.ts'
import { halfDays } from '#rules/flex-slots.ts'
import { onePastOrder, pastOrderParams } from './cancellation.ts'
import { momentFromWire } from './moment-wire.ts'
import { nothing } from './nothing.ts'

const wantedMoment = v.pipe(
  v.object({
    livraisonType: v.picklist(deliveryTypes, 'Type de livraison invalide'),
    dateLivraison: v.nullish(v.string(), null),
    flexHalfDay: v.nullish(v.picklist(halfDays, 'Demi-journée invalide'), null),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const moment = momentFromWire(dataset.value)
    if (moment !== null) return moment
    addIssue({ message: 'Date invalide', path: [{ type: 'object', origin: 'value', input: { ...dataset.value }, key: 'dateLivraison', value: dataset.value.dateLivraison }] })
    return NEVER
  }),
)

/** Has an order of one's own delivered at another moment of the same price, as long as it can be cancelled. Another price: 409 with it, `data`. */
export const changeMoment = {
  method: 'POST',
  path: '/fo/commande/:id/moment',
  audience: 'supplier',
  encoding: 'json',
  params: pastOrderParams,
  query: nothing,
  body: wantedMoment,
  reply: onePastOrder,
} as const
