import { beforeAll, expect, it, describe } from 'vitest'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { serverProcesses, stop } from '#tests/server/fixtures/server-process.ts'
import { startGoogleRoutes, type GoogleRoutes } from '#tests/stand-ins/google-routes.ts'

const provider = await openProvider()
const { start } = serverProcesses(provider)
let google: GoogleRoutes
beforeAll(async () => {
  google = await startGoogleRoutes(() => provider.now)
  return () => google.stop()
})

describe('a server process with a key of Google', () => {
  it('tells a supplier Google’s time, the estimate when Google refuses, and the key to nobody', async () => {
    const server = await start({ GOOGLE_ROUTES_KEY: google.key, GOOGLE_ROUTES_URL: google.url })
    const post = async (path: string, body: object, token = '') => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
      const response = await fetch(`${server.address}/api${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return (await response.json()) as { data: { token: string } }
    }
    const login = { email: 'elise@exemple.fr', password: 'Parpaing-42' }
    await post('/register', {
      ...login,
      prenom: 'Élise',
      nom: 'Martin',
      telephone: '0612345678',
      adresse: '06250 Mougins',
    })
    const { token } = (await post('/login', login)).data
    const asked = () =>
      post('/calculate-duration', { origin: '43.5515,7.0134', destination: '43.7031,7.2661', departure_time: 1 }, token)
    expect(await asked()).toEqual({ success: true, duration_in_minutes: 37, estimated: false })
    google.misbehave('denied')
    expect(await asked()).toEqual({ success: true, duration_in_minutes: 41, estimated: true })
    await stop(server)
    expect(server.output()).toMatch(/"status":403,"msg":"Google Routes does not answer"/)
    expect(server.output()).not.toContain(google.key)
  }, 180_000)
})
