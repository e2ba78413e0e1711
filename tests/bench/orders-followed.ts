import { setTimeout as pause } from 'node:timers/promises'
import { createSignedTokens } from '#server/adapters/tokens/signed-tokens.ts'
import { benchNow } from './many-orders.ts'
import { startMeasured } from './throughput/measured-server.ts'

/** The data that a server is started on; `url`: of its PostgreSQL. */
export interface Place {
  readonly data: string
  readonly url: string | null
}

/** Who asks and who follows: a supplier with a handful of orders, others, and members of the team. */
export interface People {
  readonly asking: number
  readonly suppliers: readonly number[]
  readonly team: readonly number[]
}

const cheap = { healthz: '/healthz', 'my-orders': '/api/fo/my-orders' } as const
export type CheapCall = keyof typeof cheap
export const cheapCalls = Object.keys(cheap) as CheapCall[]

/**
 * How long cheap calls wait, ms each, at a server of `tree` while pages of suppliers and of the team follow what
 * happens, and one of the team's lists is asked for each second. Calls come at a steady beat, whether those before are
 * answered or not: who waits behind a long statement is counted.
 */
export async function timesWhileFollowed(
  tree: string,
  place: Place,
  people: People,
  forMs: number,
): Promise<Record<CheapCall, number[]>> {
  if (Date.now() < benchNow.getTime() + 3_600_000)
    throw new Error('the clock of this machine is before the day of the bench')
  const tokens = await createSignedTokens(new TextEncoder().encode(key))
  const bearer = async (userId: number, role: 'supplier' | 'staff') => ({
    Authorization: `Bearer ${await tokens.issue({ userId, role, sessionVersion: 1 }, 3600, new Date())}`,
  })
  const server = await startMeasured(tree, 'src/server/main.ts', {
    data: place.data,
    TOKEN_KEY: key,
    LOG_LEVEL: 'error',
    ...(place.url !== null && { DATABASE_URL: place.url }),
  })
  const ending = new AbortController()
  try {
    const get = async (path: string, headers: HeadersInit) => {
      const response = await fetch(server.url + path, { headers, signal: ending.signal })
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response
    }
    const follow = async (headers: HeadersInit) =>
      void (await (await get('/api/fo/events', headers)).body?.getReader().read())
    const [asking, team] = [
      await bearer(people.asking, 'supplier'),
      await Promise.all(people.team.map((id) => bearer(id, 'staff'))),
    ]
    for (const id of people.suppliers) await follow(await bearer(id, 'supplier'))
    for (const headers of team) await follow(headers)
    const times: Record<CheapCall, number[]> = { healthz: [], 'my-orders': [] }
    const ask = async (call: CheapCall, counts: boolean) => {
      const from = performance.now()
      await (await get(cheap[call], asking)).arrayBuffer()
      if (counts) times[call].push(performance.now() - from)
    }
    let failed: unknown = null
    const under: Promise<void>[] = []
    const begin = (asked: Promise<unknown>) =>
      under.push(
        asked.then(
          () => {},
          (error: unknown) => void (failed ??= error),
        ),
      )
    const beats = (warmMs + forMs) / beatMs
    const start = performance.now()
    for (let beat = 0; beat < beats && failed === null; beat += 1) {
      await pause(Math.max(0, start + beat * beatMs - performance.now()))
      begin(ask(cheapCalls[beat % cheapCalls.length] ?? 'healthz', beat * beatMs >= warmMs))
      if (beat % (1000 / beatMs) === 0)
        begin(get('/api/bo/orders?liste=aujourdhui', team[0] ?? {}).then((response) => response.arrayBuffer()))
    }
    await Promise.all(under)
    if (failed !== null) throw failed
    return times
  } finally {
    ending.abort()
    await server.stop()
  }
}

const key = 'the key that signs the tokens of this bench'
const beatMs = 20
const warmMs = 5000
