/** Hands a JSON body to the browser, which sends it even when the page goes; no answer comes. False when the browser refused it. */
export type Beacon = (url: string, json: string) => boolean

/** `origin` as the caller has it; `send` is the browser's sendBeacon, which carries no token. */
export interface BeaconWorld {
  readonly origin: string
  readonly fetch: typeof fetch
  send(url: string, body: Blob): boolean
  token(): string | null
}

/**
 * With a session, a request that outlives the page and says whose it is. To another origin the JSON travels as plain text, without a session: a body called JSON, or a
 * token, would first be asked for leave (a preflight), which no page that goes lives to hear.
 */
export function createBeacon({ origin, fetch, send, token }: BeaconWorld): Beacon {
  return (url, json) => {
    const session = origin === '' ? token() : null
    if (session !== null) {
      const headers = { Authorization: `Bearer ${session}`, 'Content-Type': 'application/json' }
      // What could not be sent is told to nobody, as with the browser's own.
      fetch(url, { method: 'POST', keepalive: true, headers, body: json }).catch(() => {})
      return true
    }
    try {
      return send(`${origin}${url}`, new Blob([json], { type: origin === '' ? 'application/json' : 'text/plain' }))
    } catch {
      return false
    }
  }
}
