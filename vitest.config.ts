import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { openRunFolder } from './scripts/run-folder.ts'

openRunFolder()

const quiet = ['tests/setup/console.ts']

type Options = NonNullable<TestProjectInlineConfiguration['test']>

const journeys: Options = {
  maxWorkers: 4,
  globalSetup: ['tests/setup/built-app.ts', 'tests/setup/postgres.ts'],
  setupFiles: ['tests/setup/need-build.ts', 'tests/setup/visits.ts'],
  sequence: { groupOrder: 1 },
  expect: patient(60_000),
  testTimeout: 180_000,
  hookTimeout: 120_000,
}

/** Too slow to be walked at each `npm test`. */
const long = [
  'site/accessibility',
  'account/account',
  'account/account-served',
  'account/organisation',
  'site/another-provider',
  'order/around-the-form',
  'order/clocks',
  'site/contact-author',
  'offline/contact-offline',
  'account/door',
  'order/estimate',
  'driver/five-devices',
  'order/form-helps',
  'site/first-paint',
  'order/google-places',
  'kills/hard-kills',
  'history/history-list',
  'offline/installable',
  'offline/installed-app',
  'site/keyboard-rooms',
  'order/late-part',
  'order/limits',
  'history/live-order',
  'offline/newer-build',
  'history/notices',
  'offline/offline',
  'history/order-detail',
  'order/order-accessibility',
  'order/order-keyboard',
  'order/order-last-delivery',
  'order/order-missing',
  'order/order-screen',
  'order/order-sentences',
  'order/order-toasts',
  'order/order-slip-sentences',
  'site/page-elsewhere',
  'payment/invoice-archive',
  'payment/on-account',
  'payment/payment-kills',
  'payment/payment-stripe',
  'order/price',
  'order/priced-request',
  'site/public-pages',
  'site/public-documents',
  'site/rate-limits',
  'order/repeat-order',
  'offline/request-offline',
  'account/reset-password',
  'offline/server-gone',
  'staff/settings',
  'order/share',
  'site/showcase',
  'order/slip',
  'staff/staff',
  'site/still-screens',
  'order/store-poster',
  'order/taps',
  'order/tariff',
  'history/two-users',
].map((name) => `tests/journeys/${name}.test.ts`)

/** Pictures that the engines look at many times. */
const turned = ['tests/slip-reader/reading/recognised-words.test.ts']

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    // As many as the smallest machine has processors; by itself Vitest would leave one idle.
    maxWorkers: 2,
    projects: [
      ...['rules', 'contract', 'worker', 'house'].map((wing) =>
        project(wing, { include: testsOf(wing), setupFiles: quiet }),
      ),
      project('slip-reader', { include: testsOf('slip-reader'), exclude: turned, setupFiles: quiet }),
      // The page keeps what it knows in modules and on the device: each file has a process to itself.
      project('app', {
        include: testsOf('app'),
        setupFiles: [...quiet, 'tests/setup/empty-device.ts'],
        isolate: true,
        css: { include: /(?:staff|driver)-room/ },
      }),
      // The same order form on devices of three zones: Paris hours all the same (R12).
      ...['Europe/Paris', 'America/New_York', 'Asia/Tokyo'].map((zone) =>
        project(`clocks in ${zone}`, { include: testsOf('clocks'), setupFiles: quiet, env: { TZ: zone } }),
      ),
      project('server on SQLite', {
        include: testsOf('server'),
        exclude: ['tests/server/db/postgres-alone/**'],
        setupFiles: quiet,
        provide: { engine: 'sqlite' },
      }),
      project('server on PostgreSQL', {
        include: testsOf('server'),
        // Places, travel times and the reading of slips have no database: once is enough.
        exclude: ['tests/server/{adapters/{places,travel-time}/**,db/sqlite-alone/**,handlers/read-slip*}'],
        setupFiles: quiet,
        provide: { engine: 'postgres' },
        globalSetup: ['tests/setup/postgres.ts', 'tests/setup/template-database.ts'],
      }),
      // Four browsers at a time, after everything else: a journey mostly waits, for words that are shown for seconds.
      project('journeys', { ...journeys, include: testsOf('journeys'), exclude: long }),
      // The three that `npm test` leaves out and `.ci/run` does not (decision 075).
      project('long journeys', { ...journeys, include: long }),
      // Drawn, turned and askew, by the engines; the memory that a hostile file takes is that of a process of its own.
      project('drawn slips', {
        include: [...testsOf('slips'), ...turned],
        setupFiles: quiet,
        isolate: true,
        sequence: { groupOrder: 2 },
      }),
      // The engine of iPhones, by WebKitGTK.
      project('webkit', {
        ...journeys,
        maxWorkers: 2,
        sequence: { groupOrder: 2 },
        include: testsOf('webkit'),
        setupFiles: ['tests/setup/need-build.ts'],
        globalSetup: ['tests/setup/built-app.ts', 'tests/setup/webkit-screen.ts'],
      }),
    ],
  },
})

function project(name: string, options: Options): TestProjectInlineConfiguration {
  const ends = { testTimeout: 120_000, hookTimeout: 120_000, expect: patient(60_000) }
  // The files of a project share two processes: what they import is read once, not once a file.
  return { test: { name, environment: 'node', isolate: false, ...ends, ...options } }
}

/**
 * What is waited for may take nearly as long as its test. By itself Vitest gives up after a second, which a busy
 * machine may sit out over anything.
 */
function patient(ms: number): NonNullable<Options['expect']> {
  return { requireAssertions: true, poll: { timeout: ms } }
}

function testsOf(wing: string): string[] {
  return [`tests/${wing}/**/*.test.{ts,tsx}`]
}
