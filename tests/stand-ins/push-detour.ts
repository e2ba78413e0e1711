import { isPushEndpoint } from '#rules/text/push-endpoint.ts'

/**
 * A network on which the push services of browsers are elsewhere: 'https://fcm.googleapis.com/x' leads to
 * '<url>/fcm.googleapis.com/x'. Anything else goes where it goes.
 */
export function detour(url: string, network: typeof fetch = globalThis.fetch): typeof fetch {
  return (input, init) =>
    network(
      typeof input === 'string' && isPushEndpoint(input) ? `${url}/${input.slice('https://'.length)}` : input,
      init,
    )
}
