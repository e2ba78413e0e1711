import { onceUnlessFailed } from '#adapters/lazy/lazy.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createCaller, type Caller, type CallerWorld, type CallOptions } from './caller.ts'
import { Unreachable } from '#adapters/failures/failures.ts'
import type { ProviderElsewhere } from './provider-elsewhere.ts'
import type { Uploader } from './uploader.ts'

/** Whom the page calls. */
export interface ToProvider {
  /** Makes calls as the provider understands them. */
  speak<Send extends Caller | Uploader>(send: Send): Send
  /** Whether it knows a call, and a `name` of ours in it; rejects with a CallFailure where it cannot be asked. */
  takes(endpoint: Endpoint, name?: string): Promise<boolean>
}

type Wire = Pick<CallerWorld, 'fetch' | 'origin' | 'sleep'>

/** The one that the page was built for. Our own, on the page's origin, understands all. */
export function toProvider(world: Wire): ToProvider {
  // Said here, the build of a page with its own provider leaves out how another is spoken to.
  if ((import.meta.env.VITE_API_URL ?? '') === '') return { speak: (send) => send, takes: async () => true }
  return toProviderElsewhere(world)
}

/** One of another origin: how it is spoken to comes with the first call. */
export function toProviderElsewhere(world: Wire): ToProvider {
  // A reply that the browser keeps from the page, as some 404s of another origin, says nothing of the network.
  const ask = createCaller({ ...world, token: () => null, onSignedOut: () => {}, onWaiting: () => {} })
  const elsewhere = onceUnlessFailed(() => loadElsewhere(ask))
  return {
    speak<Send extends Caller | Uploader>(send: Send) {
      const speak = async (endpoint: Endpoint, options: CallOptions<Endpoint> = {}) =>
        (send as Caller)(endpoint, await (await elsewhere()).suit(endpoint, options))
      return speak as Send
    },
    takes: async (...asked) => (await elsewhere()).takes(...asked),
  }
}

async function loadElsewhere(ask: Caller): Promise<ProviderElsewhere> {
  try {
    return (await import('./provider-elsewhere.ts')).createProviderElsewhere(ask)
  } catch (error) {
    throw new Unreachable(String(error))
  }
}
