import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Kind = 'clock' | 'delay' | 'short limit' | 'elapsed'

const signs: Readonly<Record<Exclude<Kind, 'short limit'>, RegExp>> = {
  clock: /\bperformance\.now\b|\bDate\.now\b|\bnew Date\(\)/,
  delay:
    /(?<![.\w])set(?:Timeout|Interval)\(|\bset(?:Timeout|Interval)\b.*timers\/promises|\bwaitForTimeout\(|\bAbortSignal\.timeout\(/,
  elapsed: /\bexpect\(.*\b(?:ms|elapsed|took|seconds|duration)\b.*\.toBe(?:Less|Greater)Than/i,
}
/** Milliseconds that something, or a whole test, may take. None at all is no race. */
const limit =
  /(?:^ *\}, (?=[\d_]+\)$)|\b(?:timeout|testTimeout|hookTimeout|(?:timeout|limit|patience|life|beat|silence|connect|idle|grace)Ms)['"]?: )([\d_]+)\b/g
const shortestMs = 5_000

const instead = `A test that goes by real time is red on a busy machine. Instead:
 - time comes in through the world: a fixed \`now\`, the world's \`timer\`, \`sleep\` or \`pause\`, or vi.useFakeTimers();
 - what comes is waited for by its sign, with the usual limit: a locator, expect.poll, vi.waitFor;
 - that nothing comes is shown by a sign of what comes after it;
 - a stand-in that is to be late waits for a promise that the test resolves.
Where nothing is judged by it, as in a process of its own that has the real clock, name the file in tests/house/real-time.test.ts, with why.
`

/** What may stand, and why nothing is judged by it. */
const allowed: readonly { readonly files: readonly string[]; readonly kinds: readonly Kind[]; readonly why: string }[] =
  [
    {
      files: [
        'server/server-process',
        'journeys/staff/second-factor',
        'server/limits/restarted-process',
        'server/payment/histories/killed-server',
        'server/trade-account/killed-billing',
        'server/db/postgres-alone/cut-connections',
        'server/adapters/payments/stripe-process',
      ],
      kinds: ['clock'],
      why: 'a server in a process of its own lives by the real clock: what it finds is dated by it',
    },
    {
      files: ['server/adapters/files/files'],
      kinds: ['clock'],
      why: 'a disk and a store date what is saved by their own clock',
    },
    {
      files: ['server/push/notices', 'stand-ins/stripe-events'],
      kinds: ['clock'],
      why: 'the vendor’s library signs and checks by the real clock, for hours and minutes',
    },
    {
      files: [
        'server/adapters/travel-time/travel-time',
        'server/adapters/travel-time/google-travel',
        'server/adapters/places/places',
        'server/adapters/places/whole-address',
        'server/guards/addresses',
        'server/adapters/payments/embedded-webhook',
        'server/limits/lane',
        'app/adapters/net/caller',
      ],
      kinds: ['short limit'],
      why: 'given to the one call that must run into it: who is asked never answers',
    },
    { files: ['server/live/order-events'], kinds: ['short limit'], why: 'nothing else ends that stream' },
    {
      files: ['server/payment/histories/server-process'],
      kinds: ['short limit'],
      why: 'a processor that is silent; one more silence is one more fault, which the history must bear',
    },
    {
      files: ['server/payment/histories/history'],
      kinds: ['delay'],
      why: 'a watch over a history that never ends: twenty seconds in which nothing at all happens',
    },
    {
      files: [
        'journeys/kills/hard-kills',
        'journeys/kills/hard-kills-acts',
        'journeys/kills/hard-kills-form',
        'journeys/kills/hard-kills-visit',
        'journeys/payment/payment-kills',
        'journeys/payment/payment-kills-books',
        'journeys/payment/payment-kills-line',
        'journeys/payment/payment-kills-return',
        'journeys/payment/payment-kills-round',
        'journeys/payment/payment-kills-steps',
      ],
      kinds: ['clock', 'delay', 'short limit'],
      why: 'killed at drawn moments, on a line that is slow: whatever the moment is, nothing may be lost',
    },
    {
      files: ['journeys/history/live-order'],
      kinds: ['delay'],
      why: 'a proxy that cuts every stream two seconds after its beginning',
    },
    {
      files: [
        'journeys/staff/busy-day',
        'journeys/history/history-list',
        'journeys/site/member-home',
        'journeys/staff/staff',
        'journeys/site/page-elsewhere',
      ],
      kinds: ['clock'],
      why: 'browser and server have the real day',
    },
    {
      files: ['journeys/account/session', 'journeys/order/order-accessibility'],
      kinds: ['clock'],
      why: 'the page’s clock is set by the hours that it is to be off',
    },
    {
      files: ['journeys/order/order-visitor'],
      kinds: ['clock'],
      why: 'says which of the page’s timers took a toast away',
    },
    {
      files: ['webkit/driven-page', 'webkit/webkit-browser'],
      kinds: ['clock', 'delay'],
      why: 'WebDriver has no waiting of its own: it is asked again and again, for a minute',
    },
  ]

/** Measured, drawn or pictured outside of the suites. */
const outside = /^(?:bench|screenshots|slips)\//

const sources = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !outside.test(path) && path !== 'house/real-time.test.ts')

const nameOf = (path: string) => path.replace(/(?:\.test)?\.(?:tsx?|mjs)$/, '')

describe('The tests of the house', () => {
  const found = sources.flatMap((path) =>
    realTime(readFileSync(`tests/${path}`, 'utf8')).map((each) => ({ ...each, path })),
  )
  const isAllowed = ({ path, kind }: { path: string; kind: Kind }) =>
    allowed.some(({ files, kinds }) => files.includes(nameOf(path)) && kinds.includes(kind))

  it('judge nothing by real time', () => {
    const faults = found
      .filter((each) => !isAllowed(each))
      .map(({ path, line, kind, text }) => `tests/${path}:${line}: ${kind}: ${text}`)
    expect(faults, instead).toEqual([])
  })

  it('need every exception that is named', () => {
    const names = allowed.flatMap(({ files, kinds }) => files.map((file) => ({ file, kinds })))
    expect(
      names
        .filter(({ file, kinds }) => !found.some(({ path, kind }) => nameOf(path) === file && kinds.includes(kind)))
        .map(({ file }) => file),
    ).toEqual([])
  })
})

describe('Real time in a test', () => {
  it.each<[Kind, string]>([
    ['clock', 'const from = performance.now()'],
    ['clock', 'session.keep({ at: new Date() })'],
    ['delay', 'await new Promise((resolve) => setTimeout(resolve, 300))'],
    ['delay', "import { setTimeout as pause } from 'node:timers/promises'"],
    ['delay', 'await ask(AbortSignal.timeout(20))'],
    ['delay', 'await page.waitForTimeout(500)'],
    ['elapsed', 'expect(known.ms - unknown.ms).toBeLessThan(20)'],
    ['short limit', "await page.getByText('Envoyé').waitFor({ timeout: 2_000 })"],
    ['short limit', '  }, 500)'],
    ['short limit', 'const places = createPlaces({ timeoutMs: 30 })'],
  ])('is found as a %s: %s', (kind, line) => {
    expect(realTime(line).map((each) => each.kind)).toEqual([kind])
  })

  it.each([
    "const at = new Date('2026-11-20T10:00:00Z')",
    "import { setImmediate as turn } from 'node:timers/promises'",
    "vi.useFakeTimers({ toFake: ['setTimeout'] })\nsetTimeout(done, 20)",
    'await expect.poll(told, { timeout: 60_000 }).toBe(1)',
    'openReader({ limitMs: 0 })',
    'const three = { burst: 3, everyMs: 1_500 }',
  ])('is not: %s', (code) => {
    expect(realTime(code)).toEqual([])
  })
})

/** The lines of a source that go by real time. Where timers are fake, they may be set. */
function realTime(code: string): { readonly kind: Kind; readonly line: number; readonly text: string }[] {
  const isFake = code.includes('vi.useFakeTimers(')
  return code.split('\n').flatMap((text, index) => {
    const kinds: Kind[] = (['clock', 'delay', 'elapsed'] as const).filter((kind) => signs[kind].test(text))
    const limits = Array.from(text.matchAll(limit), ([, ms = '']) => Number(ms.replaceAll('_', '')))
    if (limits.some((ms) => ms > 0 && ms < shortestMs)) kinds.push('short limit')
    return kinds
      .filter((kind) => kind === 'clock' || !isFake)
      .map((kind) => ({ kind, line: index + 1, text: text.trim() }))
  })
}
