import type { WireReply } from '#contract/endpoint.ts'
import type { staffRuns } from '#contract/staff/staff-runs.ts'
import { parisDay, type ParisDay } from '#rules/moment/paris-time.ts'
import type { Handlers } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { kgOf } from '#server/capacity/taken-places.ts'
import { assignOrders } from '#server/runs/assign-orders.ts'
import { changeRun } from '#server/runs/change-run.ts'
import { dropRun } from '#server/runs/drop-run.ts'
import { makeRun, type RunDetails } from '#server/runs/make-run.ts'
import { readRuns } from '#server/runs/read-runs.ts'
import { reorderStops } from '#server/runs/reorder-stops.ts'
import { runOnWire } from '#server/runs/run-on-wire.ts'
import { findRun } from '#server/runs/runs.ts'
import { takeOff } from '#server/runs/take-off.ts'
import { staffOrdersOnWire } from '#server/staff/staff-order.ts'
import type { World } from '#server/world.ts'

export const staffRunCalls = {
  /** The runs of a day, today's by default. */
  staffRuns: async ({ query: { jour }, caller }, world) =>
    await runsOnWire(jour ?? parisDay(world.now()), caller.id, world),

  makeRun: async ({ body, caller }, world) => {
    await makeRun(body.jour, detailsOf(body), caller.id, world)
    return await runsOnWire(body.jour, caller.id, world)
  },

  changeRun: async ({ params: { id }, body, caller }, world) =>
    await changing(id, caller.id, world, () =>
      changeRun({ id, version: body.version }, detailsOf(body), caller.id, world),
    ),

  assignOrders: async ({ params: { id }, body, caller }, world) => {
    const asked = 'commande' in body ? { orderId: body.commande } : { halfDay: body.demi_journee }
    return await changing(id, caller.id, world, () =>
      assignOrders({ id, version: body.version }, asked, caller.id, world),
    )
  },

  takeOffRun: async ({ params: { id }, body: { version, commande }, caller }, world) =>
    await changing(id, caller.id, world, () => takeOff({ id, version }, commande, caller.id, world)),

  reorderStops: async ({ params: { id }, body: { version, arrets }, caller }, world) => {
    const stops = arrets.map(({ commande: orderId, genre: kind }) => ({ orderId, kind }))
    return await changing(id, caller.id, world, () => reorderStops({ id, version }, stops, caller.id, world))
  },

  dropRun: async ({ params: { id }, body: { version }, caller }, world) =>
    await changing(id, caller.id, world, () => dropRun({ id, version }, caller.id, world)),
} satisfies Partial<Handlers>

interface DetailsOnWire {
  readonly chauffeur: number
  readonly plaque: string
  readonly transporteur: string
  readonly charge_utile: number | null
  readonly depart: RunDetails['start']
}

function detailsOf({ chauffeur, plaque, transporteur, charge_utile: payloadKg, depart }: DetailsOnWire): RunDetails {
  return { driverId: chauffeur, plate: plaque, carrier: transporteur, payloadKg, start: depart }
}

/** Makes a change and answers its day as it then is; so does a 409, beside its sentence. */
async function changing(id: number, by: number, world: World, change: () => Promise<void>) {
  const { day } = await findRun(world.db, id)
  try {
    await change()
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 409) throw error
    throw new HttpError(409, error.message, { extra: await runsOnWire(day, by, world) })
  }
  return await runsOnWire(day, by, world)
}

async function runsOnWire(day: ParisDay, askedBy: number, world: World): Promise<WireReply<typeof staffRuns>> {
  const { runs, assigned, withoutRun, team } = await readRuns(day, askedBy, world)
  const orders = [...assigned, ...withoutRun]
  return {
    success: true,
    jour: day,
    tournees: runs.map(runOnWire),
    commandes: await staffOrdersOnWire(orders, world),
    sans_tournee: withoutRun.map(({ id }) => id),
    poids: orders.map((order) => ({ commande: order.id, kg: kgOf(order) })),
    chauffeurs: team.flatMap(({ id, first_name: first, last_name: last, team_role: role }) =>
      role === null ? [] : { id, nom: `${first} ${last}`.trim(), role },
    ),
  }
}
