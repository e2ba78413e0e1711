/** Hands a JSON body to the browser, which sends it even when the page goes; no answer comes. False when the browser refused it. */
export type Beacon = (url: string, body: object) => boolean

/** `origin` and `token` as the caller has them; `send` is the browser's sendBeacon, which takes no header. */
export interface BeaconWorld {
  readonly origin: string
  token(): string | null
  send(url: string, body: Blob): boolean
}

/**
 * The session says whose it is, as `jeton` in the body. To another origin it does not travel, and the JSON is called plain text: what is
 * called JSON would first be asked for leave (a preflight), which no page that goes lives to hear, and with the visitor's cookies.
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
