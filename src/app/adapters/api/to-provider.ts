import { onceUnlessFailed } from '#adapters/once-unless-failed.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createCaller, type Caller, type CallerWorld, type CallOptions } from './caller.ts'
import { Unreachable } from './failures.ts'
import type { ProviderElsewhere } from './provider-elsewhere.ts'
import type { Uploader } from './uploader.ts'

/** Whom the page calls. Our own provider, on the page's origin, understands all; how another is spoken to comes with the first call. */
export interface ToProvider {
  /** Makes calls as the provider understands them. */
  speak<Send extends Caller | Uploader>(send: Send): Send
  /** Whether it knows a call; rejects with a CallFailure where it cannot be asked. */
  takes(endpoint: Endpoint): Promise<boolean>
}

export function createToProvider(world: Pick<CallerWorld, 'fetch' | 'origin' | 'sleep'>): ToProvider {
  if (world.origin === '') return { speak: (send) => send, takes: async () => true }
  // A reply that the browser keeps from the page, as some 404s of another origin, says nothing of the network.
  const ask = createCaller({ ...world, token: () => null, onSignedOut: () => {}, onWaiting: () => {} })
  const elsewhere = onceUnlessFailed(() => loadElsewhere(ask))
  return {
    speak<Send extends Caller | Uploader>(send: Send) {
      const speak = async (endpoint: Endpoint, options: CallOptions<Endpoint> = {}) =>
        (send as Caller)(endpoint, await (await elsewhere()).suit(endpoint, options))
      return speak as Send
    },
    takes: async (endpoint) => (await elsewhere()).takes(endpoint),
  }
}

async function loadElsewhere(ask: Caller): Promise<ProviderElsewhere> {
  try {
    return (await import('./provider-elsewhere.ts')).createProviderElsewhere(ask)
  } catch (error) {
    throw new Unreachable(String(error))
  }
}
