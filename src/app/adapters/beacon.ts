/** Hands a JSON body to the browser, which sends it even when the page goes; no answer comes. False when the browser refused it. */
export type Beacon = (url: string, json: string) => boolean

/**
 * `origin` as the caller has it; `send` is the browser's sendBeacon. To another origin the JSON travels as plain text: a body called JSON
 * would first be asked for leave (a preflight), which no page that goes lives to hear, and with the visitor's cookies.
 */
export function createBeacon(origin: string, send: (url: string, body: Blob) => boolean): Beacon {
  return (url, json) => {
    try {
      return send(`${origin}${url}`, new Blob([json], { type: origin === '' ? 'application/json' : 'text/plain' }))
    } catch {
      return false
    }
  }
}
