import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import type { UserRecord } from '#contract/account/user-record.ts'
import { justErased } from '#state/session/erase-signal.ts'
import { createSession } from '#state/session/session.ts'
import { tokenIsValid } from '#state/session/session-token.ts'
import { memoryStore } from '#tests/builders/memory-store.ts'

const now = new Date('2026-11-20T10:00:00Z')
const seconds = now.getTime() / 1000
const token = (exp?: number) => {
  const jwt = new SignJWT({}).setProtectedHeader({ alg: 'HS256' })
  return (exp === undefined ? jwt : jwt.setExpirationTime(exp)).sign(new Uint8Array(32))
}
const camille: UserRecord = {
  id: 7,
  nom: 'Exemple',
  prenom: 'Camille',
  email: 'camille@exemple.fr',
  telephone: '0612345678',
}

const sessionOf = (values: Record<string, string>) => {
  const store = memoryStore(values)
  return { store, session: createSession(store, () => now) }
}
const signedIn = async () =>
  sessionOf({ authToken: await token(seconds + 60), userData: JSON.stringify(camille), theme: 'dark' })

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

  it.each(['pas du JSON', '{"nom":"sans numéro"}', 'null', '[]'])(
    'is not one when its user record is damaged: %s',
    async (userData) => {
      const { session } = sessionOf({ authToken: await token(seconds + 60), userData })
      expect([session.isValid(), session.state.user]).toEqual([false, null])
    },
  )

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

  it('remembers of its user alone, until something is ordered or it is left, that nothing was ordered', async () => {
    const { session, store } = await signedIn()
    expect(session.mayHaveOrdered()).toBe(true)
    session.noteOrdered(false)
    expect(session.mayHaveOrdered()).toBe(false)
    session.open(await token(seconds + 60), { ...camille, id: 8 })
    expect(session.mayHaveOrdered()).toBe(true)
    session.noteOrdered(false)
    session.noteOrdered(true)
    expect([session.mayHaveOrdered(), store.getItem('orderedNothing')]).toEqual([true, null])
    session.noteOrdered(false)
    session.leave(false)
    expect(store.getItem('orderedNothing')).toBeNull()
  })

  it('that the server refuses clears all local storage', async () => {
    const { store, session } = await signedIn()
    session.expire()
    expect([session.isValid(), store.all()]).toEqual([false, {}])
  })

  it('that the server refuses leaves the word that something waits on this device', async () => {
    const { store, session } = await signedIn()
    store.setItem('mailWaits', '1')
    session.expire()
    expect(store.all()).toEqual({ mailWaits: '1' })
  })
})

describe('A session and its other tabs', () => {
  const dominique: UserRecord = { ...camille, id: 8, prenom: 'Dominique' }
  /** A session here, and what another tab writes. */
  const twoTabs = async () => {
    const first = await signedIn()
    const elsewhere = createSession(first.store, () => now)
    return { ...first, elsewhere, fresh: await token(seconds + 120) }
  }
  const taken = (session: ReturnType<typeof createSession>) => {
    const { change, take } = session.look()
    take()
    return change
  }

  it('sees no change where there is none', async () => {
    const { session } = await twoTabs()
    const before = session.state.user
    expect([taken(session), session.state.user === before]).toEqual(['none', true])
  })

  it('is closed by another tab', async () => {
    const { session, elsewhere } = await twoTabs()
    elsewhere.close()
    expect([taken(session), session.state.token, session.state.user, session.state.lastUser]).toMatchObject([
      'closed',
      null,
      null,
      { id: 7 },
    ])
  })

  it('takes the new token of the same user, and knows the old one for outdated', async () => {
    const { session, elsewhere, fresh } = await twoTabs()
    const old = session.state.token
    elsewhere.open(fresh, camille)
    expect([taken(session), session.state.token, session.isOutdated(old), session.isOutdated(fresh)]).toEqual([
      'renewed',
      fresh,
      true,
      false,
    ])
  })

  it('takes the new record of the same user', async () => {
    const { session, elsewhere } = await twoTabs()
    elsewhere.renew({ ...camille, nom: 'Modèle' })
    expect([taken(session), session.state.user?.nom]).toEqual(['renewed', 'Modèle'])
  })

  it('tells another user from a new token, and calls none of the first one’s tokens outdated', async () => {
    const { session, elsewhere, fresh } = await twoTabs()
    const old = session.state.token
    elsewhere.open(fresh, dominique)
    expect([taken(session), session.state.user?.id, session.isOutdated(old)]).toEqual(['other user', 8, false])
  })

  it('waits for the token of another user whose record is there already', async () => {
    const { session, store } = await twoTabs()
    store.setItem('userData', JSON.stringify(dominique))
    expect([taken(session), session.state.user?.id]).toEqual(['none', 7])
  })

  it('writes the record before the token: who is told of the token finds its user', async () => {
    const written: string[] = []
    const { store } = sessionOf({})
    createSession({ ...store, setItem: (key) => void written.push(key) }, () => now).open('jeton', camille)
    expect(written).toEqual(['userData', 'authToken'])
  })

  it('is not brought back by a late reply once another tab has closed it', async () => {
    const { session, store, elsewhere, fresh } = await twoTabs()
    elsewhere.close()
    session.renew({ ...camille, nom: 'Modèle' }, fresh)
    expect(store.all()).toEqual({ theme: 'dark' })
  })

  it('is renewed by a reply while it is open', async () => {
    const { session, store, fresh } = await twoTabs()
    session.renew({ ...camille, nom: 'Modèle' }, fresh)
    expect(store.all()).toMatchObject({ authToken: fresh, userData: JSON.stringify({ ...camille, nom: 'Modèle' }) })
  })

  it.each([
    [true, ['erased', 'authToken', 'userData', 'erased', 'orderedNothing']],
    [false, ['authToken', 'userData', 'erased', 'orderedNothing']],
  ])(
    'tells the other tabs what is erased before they are told of the end (erases: %j), and leaves no word of it',
    async (erases, order) => {
      const { store } = await twoTabs()
      const touched: string[] = []
      const seen = {
        ...store,
        setItem: (key: string, value: string) => (touched.push(key), store.setItem(key, value)),
        removeItem: (key: string) => (touched.push(key), store.removeItem(key)),
      }
      createSession(seen, () => now).leave(erases)
      expect([touched, store.all()]).toEqual([order, { theme: 'dark' }])
    },
  )

  it('believes another tab that it has just erased everything, and not one that said so long ago', () => {
    expect(justErased(`7 ${now.getTime() - 9000}`, now)).toBe(7)
    expect([`7 ${now.getTime() - 11_000}`, '7', '', 'rien du tout'].map((mark) => justErased(mark, now))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
