import * as v from 'valibot'
import { call } from '#contract/wire/call.ts'
import { deliveryTypes } from '#rules/price/delivery-types.ts'
import { halfDays } from '#rules/moment/flex-slots.ts'
import type { Moment } from '#rules/moment/moment.ts'
import type { ParisDay } from '#rules/moment/paris-time.ts'
import type { ArrivalWindow } from '#rules/run/arrival-window.ts'
import { identifier } from '#contract/wire/identifier.ts'
import { momentFromWire, momentSchema } from './moment-wire.ts'
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
  /** When it comes, while its run is under way and all roads to it are known; `asOf`: reckoned then. */
  readonly arrival: (ArrivalWindow & { readonly asOf: Date }) | null
  /** What its recipient may do; null of a provider that takes none of it. */
  readonly acts: RecipientActs | null
}

/** What a recipient has told and may tell; of his words only that, and when, since a link is passed on. */
export interface RecipientActs {
  /** How much has happened to the order: an act carries it, so that of two at once one is told of the other. */
  readonly seen: number
  readonly accessAt: Date | null
  readonly neighbourAt: Date | null
  readonly absentAt: Date | null
  readonly attemptedAt: Date | null
  /** The next moments of its type, at its price; none, and why not, in French. */
  readonly moments: readonly Moment[]
  readonly momentRefusal: string
  /** The last day to report a damage, from the delivery on, and when one was reported last. */
  readonly damageUntil: ParisDay | null
  readonly damageAt: Date | null
}

const instant = v.pipe(v.string(), v.transform(instantFromWire))
const instantOrNull = v.nullable(instant)
const instantIfTold = v.nullish(instant, null)

export const trackingParams = v.object({
  token: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'Ce lien de suivi n’existe pas')),
})

/** `arrets`: how many come before it. */
const arrival = v.pipe(
  v.object({ de: instant, a: instant, arrets: v.number(), calculee_le: instant }),
  v.transform(({ de, a, arrets, calculee_le: asOf }) => ({ from: de, to: a, stopsBefore: arrets, asOf })),
)

const acts = v.pipe(
  v.object({
    vu: v.number(),
    acces_le: instantOrNull,
    voisin_le: instantOrNull,
    absent_le: instantOrNull,
    tentative_le: instantOrNull,
    moments: v.array(momentSchema),
    moment_refus: v.string(),
    dommage_jusqu_au: v.nullable(v.string()),
    dommage_le: instantOrNull,
  }),
  v.transform((told): RecipientActs => ({
    seen: told.vu,
    accessAt: told.acces_le,
    neighbourAt: told.voisin_le,
    absentAt: told.absent_le,
    attemptedAt: told.tentative_le,
    moments: told.moments,
    momentRefusal: told.moment_refus,
    damageUntil: told.dommage_jusqu_au,
    damageAt: told.dommage_le,
  })),
)

/** How a delivery stands, for whoever has its link. */
export const trackedDelivery = v.pipe(
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
      arrivee: v.nullish(arrival, null),
      actes: v.nullish(acts, null),
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
    arrival: data.arrivee,
    acts: data.actes,
  })),
)

/** The delivery of a tracking link; 404 for one that was never given, and for one that is over. */
export const trackDelivery = call({
  method: 'GET',
  path: '/suivi/:token',
  audience: 'nobody',
  params: trackingParams,
  reply: trackedDelivery,
})

/**
 * Refuses text messages to the number of a tracking link, for this and every later order, or takes that back; answers
 * what holds now. 404 as for the link, 409 where no text message would be sent to it.
 */
export const refuseTexts = call({
  method: 'POST',
  path: '/suivi/:token/sms',
  audience: 'nobody',
  params: trackingParams,
  body: v.strictObject({ refuser: v.boolean('Dis si tu refuses les SMS') }),
  reply: v.pipe(
    v.object({ success: v.boolean(), data: v.object({ sms_refuses: v.boolean() }) }),
    v.transform(({ data }) => data.sms_refuses),
  ),
})
