import { forgiving } from '#adapters/failures/report-mistake.ts'
import { onceUnlessFailed } from '#adapters/lazy/lazy.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { callName, specifiedNames, type Extensions } from '#contract/wire/extensions.ts'
import { readRefusal } from '#contract/wire/failure.ts'
import { readExtensions, readSettings } from '#contract/wire/settings.ts'
import type { Caller, CallOptions } from './caller.ts'
import { Refused } from '#adapters/failures/failures.ts'

/** A provider that may not be ours gets the names of sections 3 and 7, and those that its settings announce (R58). */
export interface ProviderElsewhere {
  /** The call without names that it does not know. Rejects as its 404 would where it does not know the call. */
  suit<Options extends CallOptions<Endpoint>>(endpoint: Endpoint, options: Options): Promise<Options>
  takes(endpoint: Endpoint, name?: string): Promise<boolean>
}

/** Its settings are asked once a page, when there is something of ours to say. */
export function createProviderElsewhere(call: Caller): ProviderElsewhere {
  const announced = onceUnlessFailed(() =>
    call(readExtensions, { givesUp: true, timeoutMs: 5000 }).catch(ofProviderWithout),
  )
  const takes = async (endpoint: Endpoint, of?: string): Promise<boolean> => {
    const name = callName(endpoint)
    if (of !== undefined) return ((await announced())[name] ?? []).includes(of)
    return name in specifiedNames || name === callName(readSettings) || name in (await announced())
  }
  return {
    takes,
    async suit(endpoint, options) {
      if (!(await takes(endpoint))) throw notThere()
      const specified = specifiedNames[callName(endpoint)]
      const { query, body, headers } = options
      if (specified === undefined || [query, body, headers].every((names) => isOf(specified, names))) return options
      const ours = (await announced().catch(forgiving((): Extensions => ({}))))[callName(endpoint)] ?? []
      const known = [...specified, ...ours]
      if (!isOf(known, query)) throw notThere()
      return { ...options, body: only(known, body), headers: only(known, headers) }
    },
  }
}

/** A provider without readable settings announces nothing; one that has no time is asked again. */
function ofProviderWithout(failure: unknown): Extensions {
  if (failure instanceof Refused && failure.status < 500 && failure.status !== 429) return {}
  throw failure
}

function notThere(): Refused {
  return new Refused(404, readRefusal(undefined), undefined)
}

/** Whether all that has a value has one of these names; the order data has them one level down. */
function isOf(known: readonly string[], given: unknown): boolean {
  return entriesOf(given).every(([name, value]) => value === undefined || (known.includes(name) && isOf(known, value)))
}

function only(known: readonly string[], given: unknown): never {
  const entries = entriesOf(given)
  if (entries.length === 0) return given as never
  return Object.fromEntries(
    entries.filter(([name]) => known.includes(name)).map(([name, value]) => [name, only(known, value)]),
  ) as never
}

/** Of a plain object; a file or a text has none. */
function entriesOf(given: unknown): readonly (readonly [string, unknown])[] {
  return typeof given === 'object' && given !== null && Object.getPrototypeOf(given) === Object.prototype
    ? Object.entries(given)
    : []
}
