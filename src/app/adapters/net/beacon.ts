/** Hands a JSON body to the browser, which sends it even as the page goes, unanswered. False when it refused. */
export type Beacon = (url: string, body: object) => boolean

/** `origin` and `token` as the caller has them; `send` is the browser's sendBeacon, which takes no header. */
export interface BeaconWorld {
  readonly origin: string
  token(): string | null
  send(url: string, body: Blob): boolean
}

/**
 * `jeton` in the body names the session, which does not travel to another origin. Sent as plain text: JSON would need a
 * preflight, which a closing page does not live to hear.
 */
export function createBeacon({ origin, token, send }: BeaconWorld): Beacon {
  return (url, body) => {
    const jeton = origin === '' ? token() : null
    try {
      const json = JSON.stringify(jeton === null ? body : { ...body, jeton })
      return send(`${origin}${url}`, new Blob([json], { type: origin === '' ? 'application/json' : 'text/plain' }))
    } catch {
      return false
    }
  }
}
