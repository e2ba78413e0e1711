import {
  actKindsOnWire,
  reasonsOnWire,
  reservesOnWire,
  unsignedOnWire,
  type recordAct as recordActCall,
} from '#contract/driver/driver-acts.ts'
import type { ParsedBody } from '#contract/endpoint.ts'
import type { DriverAct } from '#rules/run/driver-acts.ts'
import { HttpError } from '#server/log/http-error.ts'
import type { Handlers } from '#server/http/handler.ts'
import { keepActPhoto } from '#server/driver/act-photo.ts'
import { driverDayOnWire } from '#server/driver/driver-day.ts'
import { recordAct } from '#server/driver/record-act.ts'

export const driverCalls = {
  readDriverDay: async ({ caller }, world) => await driverDayOnWire(caller.id, world),

  /** Writes down what a driver did; so does a 409 answer his day, beside its sentence. */
  recordAct: async ({ body, caller }, world) => {
    const { id, commande: orderId, tournee: runId, le: doneAt, arrive_le: arrivedAt, envoye_le: sentAt, photos } = body
    try {
      const told = { id, orderId, runId, doneAt, arrivedAt, sentAt, photos, act: actOf(body) }
      await recordAct(told, caller.id, world)
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 409) throw error
      throw new HttpError(409, error.message, { extra: await driverDayOnWire(caller.id, world) })
    }
    return await driverDayOnWire(caller.id, world)
  },

  addActPhoto: async ({ body: { photo, cle: key, commande: orderId, genre }, caller }, world) => {
    const bytes = new Uint8Array(await photo.arrayBuffer())
    await keepActPhoto({ bytes, key, orderId, kind: named(actKindsOnWire, genre) }, caller.id, world)
    return { success: true }
  },
} satisfies Partial<Handlers>

function actOf(body: ParsedBody<typeof recordActCall>): DriverAct {
  const photos = body.photos.length
  if (body.genre === 'non_livre') {
    const { appele_le: calledAt, motif, precision: words } = body
    return { kind: 'attempt', reason: named(reasonsOnWire, motif), words, calledAt, photos }
  }
  const { reserve: words, signature } = body
  const seen = { reserves: body.reserves.map((each) => named(reservesOnWire, each)), words, signature, photos }
  if (body.genre === 'pris_en_charge') {
    const { colis: packages, nature: goods, remis_par: name } = body
    return { kind: 'pickup', packages, goods, name, ...seen }
  }
  const { sans_signature: why, recu_par: name } = body
  // Who signs has no reason not to.
  const unsigned = why === null || signature.length > 0 ? null : named(unsignedOnWire, why)
  return { kind: body.genre === 'livre' ? 'delivery' : 'neighbour', name, unsigned, ...seen }
}

/** The name of a word of the wire. */
function named<Name extends string>(words: Readonly<Record<Name, string>>, word: string): Name {
  const name = (Object.keys(words) as Name[]).find((each) => words[each] === word)
  if (name === undefined) throw new Error(`no such word: ${word}`)
  return name
}
