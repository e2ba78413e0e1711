import type { Log } from './log.ts'
import type { Pseudonyms } from '#server/keys/derived-keys.ts'

/** Why somebody was turned down: he is not who he says, it is not his, it is too often, or there is too much to do. */
export type RefusalKind = 'authentication' | 'access' | 'rate' | 'overload'

/** A call that was turned down. `network` and `account` as they are: the log holds their pseudonyms alone. */
export interface Refusal {
  readonly kind: RefusalKind
  readonly network: string
  readonly account: string | null
  readonly fields: Readonly<Record<string, unknown>>
}

/** Tells the log who was refused how often, so that a flood can be followed without anybody being named. */
export interface RefusalLog {
  note(refusal: Refusal): void
  /** Once a minute is over, what it had more than was written. */
  turn(): void
}

/**
 * In a minute, the first five refusals of a network by each kind get a line each, two hundred in all; the others are
 * counted, and told at its end.
 */
export function createRefusalLog({
  log,
  now,
  pseudonymOf,
}: {
  readonly log: Log
  now(): Date
  readonly pseudonymOf: Pseudonyms
}): RefusalLog {
  let minute = 0
  let lines = 0
  let counts = new Map<string, Count>()
  let uncounted = 0
  const turn = () => {
    const present = Math.floor(now().getTime() / 60_000)
    if (present === minute) return
    const over = [...counts.values()].filter(({ more }) => more > 0).sort((a, b) => b.more - a.more)
    for (const { kind, network, more } of over.slice(0, mostTold))
      log.info({ refusal: kind, network, more }, 'refused more')
    const rest = over.slice(mostTold)
    const untold = uncounted + rest.reduce((sum, { more }) => sum + more, 0)
    if (untold > 0) log.info({ networks: rest.length, more: untold }, 'refused more, by others')
    minute = present
    lines = 0
    uncounted = 0
    counts = new Map()
  }
  const countOf = (kind: RefusalKind, network: string): Count | null => {
    const key = `${kind} ${network}`
    const known = counts.get(key)
    if (known !== undefined) return known
    if (counts.size >= mostCounted) return null
    const fresh = { kind, network, seen: 0, more: 0 }
    counts.set(key, fresh)
    return fresh
  }
  return {
    turn,
    note({ kind, network, account, fields }) {
      turn()
      const whence = pseudonymOf(`network ${network}`)
      const count = countOf(kind, whence)
      if (count === null) uncounted += 1
      else if ((count.seen += 1) > linesANetwork || lines >= linesAMinute) count.more += 1
      else {
        lines += 1
        log.info(
          {
            refusal: kind,
            network: whence,
            ...(account !== null && { account: pseudonymOf(`account ${account}`) }),
            ...fields,
          },
          'refused',
        )
      }
    },
  }
}

interface Count {
  readonly kind: RefusalKind
  readonly network: string
  seen: number
  more: number
}

const linesANetwork = 5
const linesAMinute = 200
const mostCounted = 5000
const mostTold = 20
