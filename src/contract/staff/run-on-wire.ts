import * as v from 'valibot'
import { identifier } from '#contract/wire/identifier.ts'
import { anyText, dateOrNull } from '#contract/wire/tolerant.ts'
import { wireInstant } from '#contract/wire/wire.ts'

/** What is done at a stop, as the wire says it. */
export const stopKindsOnWire = { pickup: 'retrait', delivery: 'livraison' } as const
const stopKinds = { retrait: 'pickup', livraison: 'delivery' } as const
export const stopKind = v.pipe(
  v.picklist(['retrait', 'livraison'], 'Arrêt inconnu'),
  v.transform((genre) => stopKinds[genre]),
)

/** `heure`: null where a road before it is not known yet; `estimee`: a road before it is reckoned from the distance. */
const stop = v.pipe(
  v.looseObject({
    commande: identifier,
    genre: stopKind,
    heure: dateOrNull,
    estimee: v.boolean(),
    en_retard: v.boolean(),
    fait_le: dateOrNull,
  }),
  v.transform(({ commande, genre, heure, estimee, en_retard: isLate, fait_le: doneAt }) => ({
    orderId: commande,
    kind: genre,
    at: heure,
    isEstimated: estimee,
    isLate,
    doneAt,
  })),
)

const runStates = { prevue: 'planned', commencee: 'under way', close: 'closed' } as const

/**
 * `transporteur`: whose vehicle, '' for our own; `charge_utile`: what it may carry, kg, null where nobody said; `depart`: when it
 * is at its first stop.
 */
export const runOnWire = v.pipe(
  v.looseObject({
    id: identifier,
    version: v.number(),
    etat: v.picklist(['prevue', 'commencee', 'close']),
    chauffeur: v.looseObject({ id: identifier, nom: anyText }),
    plaque: anyText,
    transporteur: anyText,
    charge_utile: v.nullish(v.number(), null),
    depart: wireInstant,
    arrets: v.array(stop),
  }),
  v.transform(({ id, version, etat, chauffeur, plaque, transporteur, charge_utile: payloadKg, depart, arrets }) => ({
    id,
    version,
    state: runStates[etat],
    driver: { id: chauffeur.id, name: chauffeur.nom },
    plate: plaque,
    carrier: transporteur,
    payloadKg,
    startsAt: depart,
    stops: arrets,
  })),
)
export type StaffRun = v.InferOutput<typeof runOnWire>
