import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { deliveryTypes } from '#rules/price/delivery-types.ts'
import { halfDays } from '#rules/moment/flex-slots.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { identifier } from '#contract/wire/identifier.ts'
import { momentFromWire } from './moment-wire.ts'
import { instantFromWire } from '#contract/wire/wire.ts'

/** A delivery as whoever has its link sees it: towns and times, no name, no address, no price. */
export interface TrackedDelivery {
  readonly id: number
  readonly status: number
  /** '' where the address names none. */
  readonly fromTown: string
  readonly toTown: string
  readonly moment: Moment | null
  /** Until when it is to arrive. */
  readonly due: Date
  /** Null when the provider does not say, as of its preparation. */
  readonly orderedAt: Date | null
  readonly preparedAt: Date | null
  readonly leftAt: Date | null
  /** Road time, minutes; null when the provider does not say. */
  readonly minutes: number | null
  readonly deliveredAt: Date | null
  /** Whether the recipient refuses text messages; null where none would be sent to his number. */
  readonly textsRefused: boolean | null
}

const instant = v.pipe(v.string(), v.transform(instantFromWire))
const instantOrNull = v.nullable(instant)
const instantIfTold = v.nullish(instant, null)

const params = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'Ce lien de suivi n’existe pas')) })

/** The delivery of a tracking link; 404 for one that was never given, and for one that is over. */
export const trackDelivery = call({
  method: 'GET',
  path: '/suivi/:token',
  audience: 'nobody',
  params,
  reply: v.pipe(
    v.object({
      success: v.boolean(),
      data: v.object({
        id: identifier,
        StatuCommande: v.number(),
        villeDepart: v.string(),
        villeLivraison: v.string(),
        livraisonType: v.picklist(deliveryTypes),
        dateLivraison: v.nullable(v.string()),
        flexHalfDay: v.nullable(v.picklist(halfDays)),
        attendue_avant: instant,
        DateCommande: instantIfTold,
        en_preparation_le: instantIfTold,
        partie_le: instantOrNull,
        estimatedTime: v.fallback(v.nullish(v.number(), null), null),
        DateLivraisonReelle: instantOrNull,
        sms_refuses: v.nullish(v.boolean(), null),
      }),
    }),
    v.transform(({ data }): TrackedDelivery => ({
      id: data.id,
      status: data.StatuCommande,
      fromTown: data.villeDepart,
      toTown: data.villeLivraison,
      moment: momentFromWire(data),
      due: data.attendue_avant,
      orderedAt: data.DateCommande,
      preparedAt: data.en_preparation_le,
      leftAt: data.partie_le,
      minutes: data.estimatedTime,
      deliveredAt: data.DateLivraisonReelle,
      textsRefused: data.sms_refuses,
    })),
  ),
})

/**
 * Refuses text messages to the number of a tracking link, for this and every later order, or takes that back; answers
 * what holds now. 404 as for the link, 409 where no text message would be sent to it.
 */
export const refuseTexts = call({
  method: 'POST',
  path: '/suivi/:token/sms',
  audience: 'nobody',
  params,
  body: v.strictObject({ refuser: v.boolean('Dis si tu refuses les SMS') }),
  reply: v.pipe(
    v.object({ success: v.boolean(), data: v.object({ sms_refuses: v.boolean() }) }),
    v.transform(({ data }) => data.sms_refuses),
  ),
})
