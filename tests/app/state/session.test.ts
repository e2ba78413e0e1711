import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import type { UserRecord } from '#contract/user-record.ts'
import { createSession, tokenIsValid } from '#state/session.ts'
import { memoryStore } from '#tests/builders/memory-store.ts'

const now = new Date('2026-11-20T10:00:00Z')
const seconds = now.getTime() / 1000
const token = (exp?: number) => {
  const jwt = new SignJWT({}).setProtectedHeader({ alg: 'HS256' })
  return (exp === undefined ? jwt : jwt.setExpirationTime(exp)).sign(new Uint8Array(32))
}
const camille: UserRecord = { id: 7, nom: 'Exemple', prenom: 'Camille', email: 'camille@exemple.fr', telephone: '0612345678' }

const sessionOf = (values: Record<string, string>) => {
  const store = memoryStore(values)
  return { store, session: createSession(store, () => now) }
}
const signedIn = async () => sessionOf({ authToken: await token(seconds + 60), userData: JSON.stringify(camille), theme: 'dark' })

describe('A token', () => {
  it('is valid until its expiry, in seconds', async () => {
    expect(tokenIsValid(await token(seconds + 1), now)).toBe(true)
    expect(tokenIsValid(await token(seconds), now)).toBe(false)
    expect(tokenIsValid(await token(seconds - 1), now)).toBe(false)
  })

  it('without an expiry is not valid', async () => {
    expect(tokenIsValid(await token(), now)).toBe(false)
  })

  it.each([null, '', 'illisible', 'a.b.c'])('that cannot be read is not valid: %j', (text) => {
    expect(tokenIsValid(text, now)).toBe(false)
  })
})

describe('A session', () => {
  it('is found again on the device', async () => {
    const { session } = await signedIn()
    expect(session.isValid()).toBe(true)
    expect(session.state.user).toMatchObject({ id: 7, prenom: 'Camille' })
  })

  it.each(['pas du JSON', '{"nom":"sans numéro"}', 'null', '[]'])('is not one when its user record is damaged: %s', async (userData) => {
    const { session } = sessionOf({ authToken: await token(seconds + 60), userData })
    expect([session.isValid(), session.state.user]).toEqual([false, null])
  })

  it('opens with its token and its user, both kept under the names of section 3', async () => {
    const { store, session } = sessionOf({})
    const fresh = await token(seconds + 60)
    session.open(fresh, camille)
    expect(session.isValid()).toBe(true)
    expect(store.all()).toEqual({ authToken: fresh, userData: JSON.stringify(camille) })
  })

  it('closes by forgetting token and user, and nothing else', async () => {
    const { store, session } = await signedIn()
    session.close()
    expect([session.isValid(), session.state.token, session.state.user]).toEqual([false, null, null])
    expect(store.all()).toEqual({ theme: 'dark' })
  })

  it('that the server refuses clears all local storage', async () => {
    const { store, session } = await signedIn()
    session.expire()
    expect([session.isValid(), store.all()]).toEqual([false, {}])
  })
})
