import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, afterEach, expect } from 'vitest'
import { createDiskFiles } from '#server/adapters/files/disk-files.ts'
import { createFolderCarrier } from '#server/adapters/mail/folder-carrier.ts'
import type { GazetteerFile } from '#server/adapters/places/gazetteer-file.ts'
import { createArgon2Passwords } from '#server/adapters/passwords/argon2-passwords.ts'
import { createEmbeddedProcessor } from '#server/adapters/payments/embedded-processor.ts'
import type { EventPoster } from '#server/adapters/payments/event-poster.ts'
import { createSignedTokens } from '#server/adapters/tokens/signed-tokens.ts'
import { createGazetteer } from '#server/adapters/places/gazetteer.ts'
import { createSlipReader } from '#server/adapters/slip-reader/slip-reader.ts'
import type { Travel } from '#server/adapters/travel-time/travel-time.ts'
import { createApp, type AppOptions } from '#server/app.ts'
import { createInvoiceKeys } from '#server/invoices/invoice-keys.ts'
import type { DeliveryWorld } from '#server/letters/deliver-due.ts'
import { createLetterSender } from '#server/letters/letter-sender.ts'
import { createLimiter } from '#server/limits/limiter.ts'
import { rates, type Rates } from '#server/limits/rates.ts'
import type { Variables } from '#server/request-line.ts'
import { readTariff } from '#server/tariff.ts'
import type { World } from '#server/world.ts'
import { newTestDatabase, type TestDatabase } from './test-database.ts'

/** The provider of a test: the real one, with a clock that stands still and a road that the test lays. */
export interface Provider {
  readonly app: Hono<Variables>
  readonly world: World
  readonly database: TestDatabase
  readonly folder: string
  /** What its letters are sent with. Nothing is sent by itself. */
  readonly delivery: DeliveryWorld
  /** Now; assign to move the clock. */
  now: Date
  /** What the road service answers; null: no route. */
  road: Travel | null
  /** How often the road service was asked. */
  roadAsked: number
  /** What was logged since the last call. A test must take the errors that it causes. */
  takeLog(): LogLine[]
}

export interface LogLine extends Record<string, unknown> {
  readonly level: 'info' | 'error'
  readonly message: string
}

interface Wishes {
  /** Another provider whose database and files this one shares, as a second process would. */
  readonly beside?: Provider
  readonly world?: Partial<World>
  readonly options?: Partial<AppOptions>
  /** Who takes the embedded processor's events; nobody unless told. */
  readonly poster?: Partial<EventPoster>
  /** Rates that count; the others are out of reach. */
  readonly rates?: Partial<Rates>
}

/** Wednesday 18 November 2026, 10:00 in Paris. */
export const wednesdayMorning = new Date('2026-11-18T09:00:00Z')

/** Opens a provider for the tests of a file, and closes it after them. */
export async function openProvider({ beside, world: changes, options, poster, rates: counted }: Wishes = {}): Promise<Provider> {
  const folder = beside?.folder ?? (await mkdtemp(join(tmpdir(), 'colibat-test-')))
  const database = beside?.database ?? (await newTestDatabase(folder))
  let lines: LogLine[] = []
  const log = {
    info: (fields: object, message: string) => void lines.push({ ...fields, level: 'info', message }),
    error: (fields: object, message: string) => void lines.push({ ...fields, level: 'error', message }),
  }
  const db = await database.open(log)
  const now = () => provider.now
  const processor = createEmbeddedProcessor(db, now, { secret: 'whsec_the same for every provider of the tests', poster: { postTo() {}, post() {}, ...poster } })
  const files = createDiskFiles(join(folder, 'files'))
  const delivery: DeliveryWorld = {
    db,
    files,
    carrier: createFolderCarrier(join(folder, 'outbox')),
    from: { name: 'Colibat', address: 'livraisons@colibat.example' },
    log,
    now,
    tryMs: 5_000,
  }
  const world: World = {
    db,
    now,
    newId: randomUUID,
    tariff: readTariff('src/server/tariff.json'),
    places: createGazetteer(communes),
    travelTime: {
      async between() {
        provider.roadAsked += 1
        return provider.road
      },
    },
    payments: processor,
    embeddedProcessor: processor,
    files,
    slipReader: createSlipReader(),
    passwords: await createArgon2Passwords({ memoryCost: 64, timeCost: 1, parallelism: 1 }),
    tokens: await createSignedTokens(new TextEncoder().encode('the same key for every provider of the tests')),
    invoiceKeys: createInvoiceKeys(new TextEncoder().encode('the same key for every provider of the tests')),
    limiter: createLimiter({ db, now, rates: { ...outOfReach, ...counted } }),
    letters: createLetterSender(delivery),
    staff: { name: 'Colibat', address: 'equipe@colibat.example' },
    publicUrl: 'https://colibat.example',
    log,
    ...changes,
  }
  const provider: Provider = {
    app: createApp(world, { pages: null, isHttps: false, trustProxy: false, ...options }),
    world,
    database,
    folder,
    delivery,
    now: wednesdayMorning,
    road: { minutes: 24, estimated: false },
    roadAsked: 0,
    takeLog: () => {
      const taken = lines
      lines = []
      return taken
    },
  }
  afterEach(() => expect(provider.takeLog().filter(({ level }) => level === 'error'), 'errors in the log').toEqual([]))
  afterAll(async () => {
    await Promise.all([db.destroy(), world.slipReader.stop()])
    if (beside) return
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  return provider
}

const outOfReach = Object.fromEntries(Object.keys(rates).map((name) => [name, { burst: 1e12, everyMs: 1 }])) as unknown as Rates

/** The communes of the tests, where their addresses are. */
export const communes: GazetteerFile = [
  ['Paris', '75001 75011', 48.8589, 2.347],
  ['Toulouse', '31000', 43.6045, 1.4442],
  ['Nice', '06000', 43.7031, 7.2661],
  ['Mougins', '06250', 43.6007, 6.9952],
  ['Mouans-Sartoux', '06370', 43.6206, 6.9711],
]
