import { describe, expect, it } from 'vitest'
import { signIn } from '#app/auth/sign-in.ts'
import { createSession } from '#state/session/session.ts'
import { givenCaller, refusal, type GivenAnswer } from '#tests/builders/given-caller.ts'
import { memoryStore } from '#tests/builders/memory-store.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'

const user = { id: 7, nom: 'Exemple', prenom: 'Camille', email: 'camille@exemple.fr', telephone: '0612345678' }
const credentials = { email: 'camille@exemple.fr', password: 'Exemple-2026!', remember: true }

function signingIn(answer: GivenAnswer) {
  const given = givenCaller([answer])
  const session = createSession(memoryStore(), () => friday10h)
  return { ...given, session, end: signIn({ call: given.call, session }, credentials) }
}

describe('Signing in', () => {
  it('sends the e-mail, the password and the remember-me flag', async () => {
    const { end, asked } = signingIn(Response.json({ data: { token: 'jeton', user } }))
    await end
    expect(asked[0]?.url).toBe('/api/login')
    expect(JSON.parse(String(asked[0]?.body))).toEqual(credentials)
  })

  it.each([{ data: { token: 'jeton', user } }, { token: 'jeton', user }])(
    'opens the session wherever the reply puts it: %j',
    async (reply) => {
      const { end, session } = signingIn(Response.json(reply))
      expect(await end).toEqual({ ok: true })
      expect(session.state).toMatchObject({ token: 'jeton', user: { id: 7 } })
    },
  )

  it('opens nothing where a code is asked for: that is another step', async () => {
    const { end, session } = signingIn(Response.json({ success: true, data: { etape: 'la suite' } }))
    expect(await end).toEqual({ ok: true, step: 'la suite' })
    expect(session.state.token).toBeNull()
  })

  it('opens nothing on a wrong password', async () => {
    const { end, session } = signingIn(refusal(401, { message: 'Identifiants incorrects.' }))
    expect(await end).toMatchObject({
      ok: false,
      message: 'Identifiants incorrects.',
      refusal: { errors: { password: ['Identifiants incorrects.'] } },
    })
    expect(session.state.token).toBeNull()
  })

  it('blames the password for nothing else', async () => {
    const { end } = signingIn(refusal(503, { message: 'Trop de connexions en ce moment.' }))
    expect(await end).toMatchObject({ ok: false, message: 'Trop de connexions en ce moment.', refusal: { errors: {} } })
  })

  it.each([{ data: { token: 'jeton' } }, { data: { user } }, {}])(
    'opens nothing on half a session: %j',
    async (reply) => {
      const { end, session } = signingIn(Response.json(reply))
      expect(await end).toMatchObject({ ok: false, message: 'Erreur de connexion' })
      expect(session.state.token).toBeNull()
    },
  )
})
