import * as v from 'valibot'
import { halfDays } from '#rules/moment/flex-slots.ts'
import { atTheDesk, teamRoles } from '#contract/team-roles.ts'
import { call } from '#contract/wire/call.ts'
import { identifier, identifierParam } from '#contract/wire/identifier.ts'
import { optionalText, requiredText } from '#contract/wire/text.ts'
import { anyText } from '#contract/wire/tolerant.ts'
import type { TimeOfDay } from '#rules/moment/paris-time.ts'
import { runOnWire, stopKind } from './run-on-wire.ts'
import { dayText } from './staff-day.ts'
import { staffOrderSchema } from './staff-orders.ts'

/**
 * The runs of a day, the first to start first. `commandes`: all orders that they name; `sans_tournee`: those to be
 * brought on that day that are on none, today's with what is late; `poids`: the kilograms that each of these counts;
 * `chauffeurs`: who may drive, with his role.
 */
const reply = v.pipe(
  v.looseObject({
    jour: dayText,
    tournees: v.array(runOnWire),
    commandes: v.array(staffOrderSchema),
    sans_tournee: v.array(identifier),
    poids: v.array(v.object({ commande: identifier, kg: v.number() })),
    chauffeurs: v.array(v.looseObject({ id: identifier, nom: anyText, role: v.picklist(teamRoles) })),
  }),
  v.transform(({ jour, tournees, commandes, sans_tournee: withoutRun, poids, chauffeurs }) => ({
    day: jour,
    runs: tournees,
    orders: commandes,
    withoutRun,
    kg: new Map(poids.map(({ commande, kg }) => [commande, kg])) as ReadonlyMap<number, number>,
    drivers: chauffeurs.map(({ id, nom, role }) => ({ id, name: nom, role })),
  })),
)

/** The runs of a day, today's by default, with what is on none. */
export const staffRuns = call({
  method: 'GET',
  path: '/bo/tournees',
  audience: atTheDesk,
  query: v.object({ jour: v.optional(dayText) }),
  reply,
})

const payload = v.pipe(
  v.number('Charge utile invalide'),
  v.integer('Charge utile invalide'),
  v.minValue(1, 'Charge utile invalide'),
  v.maxValue(50_000, 'Charge utile invalide'),
)

/** `charge_utile`: what the vehicle may carry, kg, where somebody says it. */
const details = {
  chauffeur: identifierParam('Chauffeur requis'),
  plaque: requiredText('Plaque requise', 20),
  transporteur: v.optional(optionalText(200), ''),
  charge_utile: v.optional(v.nullable(payload), null),
  depart: v.pipe(
    v.string('Heure requise'),
    v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Heure requise'),
    v.transform((text) => text as TimeOfDay),
  ),
}

/** Makes a run; `depart`: 'HH:mm', when it is at its first stop. Each change answers the day as it then is. */
export const makeRun = call({
  method: 'POST',
  path: '/bo/tournees',
  audience: atTheDesk,
  body: v.object({ jour: dayText, ...details }),
  reply,
})

const runParams = v.object({ id: identifierParam('Tournée introuvable') })
/** The version of the run that was seen. */
const seen = { version: v.pipe(v.number('Version requise'), v.safeInteger('Version requise')) }

/**
 * Gives a run another driver, vehicle or start. As for each change that follows: 409 when another hand was quicker, or
 * the run is not such, with the day as it is.
 */
export const changeRun = call({
  method: 'POST',
  path: '/bo/tournees/:id',
  audience: atTheDesk,
  params: runParams,
  body: v.object({ ...seen, ...details }),
  reply,
})

const orderNumber = identifierParam('Commande inconnue')

/** Puts an order on a run, or all of half its day that are on none. */
export const assignOrders = call({
  method: 'POST',
  path: '/bo/tournees/:id/commandes',
  audience: atTheDesk,
  params: runParams,
  body: v.union(
    [
      v.object({ ...seen, commande: orderNumber }),
      v.object({ ...seen, demi_journee: v.picklist(halfDays, 'Demi-journée invalide') }),
    ],
    'Choisis une commande, ou une demi-journée.',
  ),
  reply,
})

/** Takes an order off a run, until it is picked up. */
export const takeOffRun = call({
  method: 'POST',
  path: '/bo/tournees/:id/retirer',
  audience: atTheDesk,
  params: runParams,
  body: v.object({ ...seen, commande: orderNumber }),
  reply,
})

/** Puts the stops of a run in another order: all of them. */
export const reorderStops = call({
  method: 'POST',
  path: '/bo/tournees/:id/ordre',
  audience: atTheDesk,
  params: runParams,
  body: v.object({ ...seen, arrets: v.array(v.object({ commande: orderNumber, genre: stopKind }), 'Arrêts requis') }),
  reply,
})

/** Drops a run that has no stops. */
export const dropRun = call({
  method: 'POST',
  path: '/bo/tournees/:id/supprimer',
  audience: atTheDesk,
  params: runParams,
  body: v.object(seen),
  reply,
})
