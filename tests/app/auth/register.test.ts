import { describe, expect, it } from 'vitest'
import { createProviderPlaces } from '#adapters/places/provider-places.ts'
import { register } from '#app/auth/register.ts'
import { sleep } from '#adapters/device/device.ts'
import { createRetryWait } from '#state/connection/retry-wait.ts'
import { createSession } from '#state/session/session.ts'
import { givenCaller, refusal, type GivenAnswer } from '#tests/builders/given-caller.ts'
import { memoryStore } from '#tests/builders/memory-store.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'

const typed = {
  email: 'camille@exemple.fr',
  password: 'Exemple-2026!',
  prenom: 'Camille',
  nom: 'Exemple',
  telephone: '06 12 34 56 78',
  adresse: '3 chemin des Pins, 06250 Mougins',
  latitude: null,
  longitude: null,
  societe: '',
  tva: '',
  siret: '',
}
const picked = { ...typed, latitude: 43.6003, longitude: 6.9951 }
const place = {
  label: '3 Chemin des Pins, 06250 Mougins',
  lat: 43.6,
  lng: 6.99,
  postcode: '06250',
  city: 'Mougins',
  hasNumber: true,
  approximate: false,
}
const done = Response.json({ success: true })
const found = (data: object | null) => Response.json({ success: true, data })

function registering(registration: Parameters<typeof register>[1], ...answers: GivenAnswer[]) {
  const { call, asked } = givenCaller(answers)
  const session = createSession(memoryStore(), () => friday10h)
  const sent = () => JSON.parse(String(asked.at(-1)?.body))
  return { asked, session, sent, end: register({ call, places: createProviderPlaces(call), session }, registration) }
}

describe('Registering', () => {
  it('sends a picked address with its point, and looks it up no more', async () => {
    const { end, asked, sent } = registering(picked, done)
    expect(await end).toEqual({ ok: true })
    expect(asked.map(({ url }) => url)).toEqual(['/api/register'])
    expect(sent()).toEqual({ ...picked, telephone: '0612345678' })
  })

  it.each(['06.12.34.56.78', '06-12-34-56-78', '+33 6 12 34 56 78', '+33 (0)6 12 34 56 78', ' 0612345678 '])(
    'sends the phone « %s » as ten digits',
    async (telephone) => {
      const { end, sent } = registering({ ...picked, telephone }, done)
      await end
      expect(sent()).toMatchObject({ telephone: '0612345678' })
    },
  )

  it('locates a typed address, and leaves its words as typed', async () => {
    const { end, sent } = registering(typed, found(place), done)
    await end
    expect(sent()).toMatchObject({ adresse: typed.adresse, latitude: 43.6, longitude: 6.99 })
  })

  it.each([
    ['unknown', found(null)],
    ['impossible to look up', new TypeError('Failed to fetch')],
  ])('sends no point when the address is %s', async (_, answer) => {
    const { end, sent } = registering(typed, answer, done)
    expect(await end).toEqual({ ok: true })
    expect(sent()).toMatchObject({ adresse: typed.adresse, latitude: null, longitude: null })
  })

  it('opens a session when the reply carries one', async () => {
    const { end, session } = registering(picked, Response.json({ data: { token: 'jeton', user: { id: 7 } } }))
    await end
    expect(session.state).toMatchObject({ token: 'jeton', user: { id: 7 } })
  })

  it('tells what the server refused, field by field', async () => {
    const { end } = registering(
      picked,
      refusal(409, { message: 'Un compte existe déjà.', errors: { email: ['Un compte existe déjà.'] } }),
    )
    expect(await end).toMatchObject({
      ok: false,
      message: 'Un compte existe déjà.',
      refusal: { errors: { email: ['Un compte existe déjà.'] } },
    })
  })

  it('has its own sentence when the server has none', async () => {
    const { end } = registering(picked, refusal(500))
    expect(await end).toMatchObject({ message: "Une erreur est survenue lors de l'inscription. Veuillez réessayer." })
  })

  it('that is refused for too many tries counts the wait down, and is stopped by its user without a sentence of failure', async () => {
    const { call, asked } = givenCaller([refusal(429, {}, { 'retry-after': '120' })], { sleep })
    const retry = createRetryWait({ now: () => friday10h, timer: () => () => {} })
    const end = register(
      { call, places: createProviderPlaces(call), session: createSession(memoryStore(), () => friday10h) },
      picked,
      retry.options(),
    )
    while (retry.read() === null) await new Promise(setImmediate)
    expect(retry.read()).toMatchObject({ step: 'waiting', secondsLeft: 120, isLong: true })
    retry.stop()
    expect(await end).toEqual({ ok: false, message: null, refusal: null })
    expect([asked.length, retry.read()]).toEqual([
      1,
      { step: 'stopped', until: new Date(friday10h.getTime() + 120_000) },
    ])
  })
})
