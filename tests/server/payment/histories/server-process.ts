import { createSiteSettings } from '#server/settings/site-settings.ts'
import { createLanes } from '#server/limits/call-lanes.ts'
import { createEmbeddedProcessor } from '#server/adapters/payments/embedded-processor.ts'
import type { SignedEvent } from '#server/adapters/payments/embedded-event.ts'
import { createStripePayments } from '#server/adapters/payments/stripe-payments.ts'
import { createGazetteer } from '#server/adapters/places/gazetteer.ts'
import { createApp } from '#server/app.ts'
import { createFileKeys } from '#server/keys/derived-keys.ts'
import { createPlaceSignatures } from '#server/places/place-signatures.ts'
import { communes } from '#tests/server/fixtures/communes.ts'
import { readEmissions } from '#server/config/emissions.ts'
import { readTariff } from '#server/config/tariff.ts'
import type { World } from '#server/world.ts'
import type { Faults } from './fault.ts'
import type { Ground } from './ground.ts'
import { createMortalDatabase } from './mortal-database.ts'
import { createMortalPayments, createMortalStripe } from './mortal-payments.ts'
import { createProcessLife, never, type ProcessLife } from './process-life.ts'

/** One server process: all it has in memory dies with it. */
export interface ServerProcess {
  readonly world: World
  readonly life: ProcessLife
  /** Answers a request; rejects, as a socket does, when the process dies over it. */
  answer(path: string, init: RequestInit): Promise<Response>
}

/**
 * Starts a process on a ground; `post` takes the embedded processor's events, `created` has Stripe tell of a new
 * intent.
 */
export function startProcess(
  ground: Ground,
  faults: Faults,
  post: (event: SignedEvent) => void,
  created: () => Promise<void>,
): ServerProcess {
  const life = createProcessLife(faults)
  const db = createMortalDatabase(ground.db, life)
  const now = () => ground.now
  const poster = {
    postTo() {},
    post(event: SignedEvent) {
      bookCharge(event, ground.cashed)
      post(event)
    },
  }
  const embedded = createMortalPayments(createEmbeddedProcessor(db, now, { secret: webhookSecret, poster }), life)
  const { save, ...files } = ground.files
  const world: World = {
    db,
    now,
    pause: async () => {},
    newId: () => crypto.randomUUID(),
    tariff,
    emissions: readEmissions('src/server/config/emissions.json'),
    salesTerms: '2026-11-18',
    settings: createSiteSettings(db, now),
    places,
    travelTime: { between: async () => ({ minutes: 24, estimated: false }), known: () => undefined },
    companies: null,
    payments: ground.stripe
      ? createMortalStripe(
          createStripePayments({ keys: ground.stripe.keys, apiUrl: ground.stripe.url, timeoutMs: 200 }),
          life,
          created,
        )
      : embedded,
    embeddedProcessor: ground.stripe ? null : embedded,
    keptFree: 0,
    files: { ...files, save: (path, bytes) => life.through('disk', () => save(path, bytes)) },
    papers: { draw: never, stop: async () => {} },
    slipReader: { read: never, stop: async () => {} },
    passwords: ground.passwords,
    tokens: ground.tokens,
    invoiceKeys,
    photoKeys,
    placeSignatures,
    deviceMarks: { make: () => '', read: () => [] },
    pseudonymOf: (text) => text,
    seals: { seal: () => '', open: () => null, digest: () => '' },
    demandsFactor: false,
    limiter: {
      take: async () => 0,
      takeAll: async () => 0,
      giveBack: async () => {},
      start() {},
      stop: async () => {},
    },
    outbox: { list: async () => [], remove: async () => {} },
    letters: asleep,
    sendsTexts: false,
    refunds: asleep,
    push: null,
    lanes: createLanes(),
    orderNews: { start() {}, wake() {}, stop: async () => {}, look: async () => {}, follow: () => null },
    companyAddresses: new Set(),
    staff: { name: 'Colibat', address: 'equipe@colibat.example' },
    publicUrl: null,
    log: { info() {}, warn() {}, error() {} },
  }
  const app = createApp(world, { pages: null, isHttps: false, trustProxy: false })
  return {
    world,
    life,
    async answer(path, init) {
      const reply = await Promise.race([
        app.request(path, init, { incoming: { socket: { remoteAddress: '192.0.2.1' } } }),
        life.end,
      ])
      if (!reply) throw new TypeError('the connection was reset')
      return reply
    },
  }
}

/** What is done in rounds, the cast does. */
const asleep = { start() {}, wake() {}, stop: async () => {} }

/** A charge is told of once, when it is made. */
function bookCharge({ body }: SignedEvent, cashed: Map<string, number>): void {
  const { type, data } = JSON.parse(body) as { type: string; data: { object: { id: string } } }
  if (type === 'payment_intent.succeeded') cashed.set(data.object.id, (cashed.get(data.object.id) ?? 0) + 1)
}

const webhookSecret = 'whsec_of all processes of a ground'

export const tariff = readTariff('src/server/config/tariff.json')
const places = createGazetteer(communes)
const invoiceKeys = createFileKeys(new TextEncoder().encode('one key for all processes of a ground'), 'invoice')
const photoKeys = createFileKeys(new TextEncoder().encode('one key for all processes of a ground'), 'photo')
const placeSignatures = createPlaceSignatures(new TextEncoder().encode('one key for all processes of a ground'))
