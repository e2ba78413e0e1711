/** Hands a JSON body to the browser, which sends it even when the page goes; no answer comes. False when the browser refused it. */
export type Beacon = (url: string, json: string) => boolean

/** `origin` as the caller has it; `send` is the browser's sendBeacon. */
export function createBeacon(origin: string, send: (url: string, body: Blob) => boolean): Beacon {
  return (url, json) => {
    try {
      return send(`${origin}${url}`, new Blob([json], { type: 'application/json' }))
    } catch {
      return false
    }
  }
}
