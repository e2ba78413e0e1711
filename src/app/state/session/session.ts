import * as v from 'valibot'
import { proxy } from 'valtio'
import type { KeyStore } from '#adapters/device/device.ts'
import type { pendingMailKey } from '#adapters/store/pending-mail.ts'
import { userRecordSchema, type UserRecord } from '#contract/account/user-record.ts'
import { eraseSignal } from './erase-signal.ts'
import { tokenIsValid } from './session-token.ts'

/** The session in another tab: nothing new, another token or record of the same user, another user, or its end. */
type SessionChange = 'none' | 'renewed' | 'other user' | 'closed'

/** How the last session of this page ended, for /login to say until the next one begins. */
export interface Farewell {
  readonly tone: 'ok' | 'info' | 'warn'
  readonly text: string
}

/** Who is signed in. `state` is a valtio proxy: read it with useSnapshot, change it by actions. `lastUser`: before. */
export interface Session {
  readonly state: {
    readonly token: string | null
    readonly user: UserRecord | null
    readonly lastUser: UserRecord | null
    readonly farewell: Farewell | null
  }
  /** A token is there, decodable, and its expiry is in the future (section 4). */
  isValid(): boolean
  open(token: string, user: UserRecord): void
  /** This user's record now, with a newer token if one came; nothing where that session is over, in any tab. */
  renew(user: UserRecord, token?: string | null): void
  /** A token that is over: it and the user record go (section 4). */
  close(): void
  /** Signing out. `erases`: nothing of this user stays, and the other tabs hear that before the end. */
  leave(erases: boolean): void
  /** Whether the user may have ordered: what comes needs its place. False: just registered, or none last time. */
  mayHaveOrdered(): boolean
  noteOrdered(has: boolean): void
  /** A 401: all local storage goes (section 7), but the word that something waits to leave. */
  expire(): void
  /** Says how it ended, where none has begun since. */
  sayFarewell(farewell: Farewell): void
  /** Whether the present user held that token before a newer one came. */
  isOutdated(token: string | null): boolean
  /** Takes what another tab made of the session; nothing changes here before `take` is called. */
  look(): { readonly change: SessionChange; take(): void }
}

export function createSession(store: KeyStore, now: () => Date): Session {
  const state = proxy<{
    token: string | null
    user: UserRecord | null
    lastUser: UserRecord | null
    farewell: Farewell | null
  }>({
    token: store.getItem(tokenKey),
    user: readUser(store.getItem(userKey)),
    lastUser: null,
    farewell: null,
  })
  const outdated = new Set<string>()
  const hold = (token: string | null, user: UserRecord | null) => {
    if (user?.id !== state.user?.id) outdated.clear()
    else if (state.token !== null && state.token !== token) outdated.add(state.token)
    Object.assign(state, { token, user, lastUser: state.user ?? state.lastUser, farewell: null })
  }
  /** The token comes last: another tab that hears of it finds its user. */
  const write = (token: string, user: UserRecord) => {
    store.setItem(userKey, JSON.stringify(user))
    store.setItem(tokenKey, token)
    hold(token, user)
  }
  const close = () => {
    store.removeItem(tokenKey)
    store.removeItem(userKey)
    hold(null, null)
  }
  const look: Session['look'] = () => {
    const token = store.getItem(tokenKey)
    const user = readUser(store.getItem(userKey))
    const change = changeTo(state, token, user)
    const take = () => {
      if (change === 'closed') hold(null, null)
      else if (change !== 'none') hold(token, user)
    }
    return { change, take }
  }
  return {
    state,
    look,
    isValid: () => state.user !== null && tokenIsValid(state.token, now()),
    open: write,
    renew(user, token) {
      if (user.id === state.user?.id && state.token !== null && state.token === store.getItem(tokenKey))
        write(token ?? state.token, user)
    },
    close,
    leave(erases) {
      if (erases && state.user !== null) store.setItem(erasedKey, eraseSignal(state.user.id, now()))
      close()
      store.removeItem(erasedKey)
      store.removeItem(orderedNothingKey)
    },
    mayHaveOrdered: () => state.user !== null && store.getItem(orderedNothingKey) !== String(state.user.id),
    noteOrdered(has) {
      if (has || state.user === null) store.removeItem(orderedNothingKey)
      else store.setItem(orderedNothingKey, String(state.user.id))
    },
    expire() {
      // What waits to leave is on the device all the same, and the public pages know it by this word alone.
      const waits = store.getItem(mailWord)
      store.clear()
      if (waits !== null) store.setItem(mailWord, waits)
      hold(null, null)
    },
    sayFarewell(farewell) {
      if (state.token === null) state.farewell = farewell
    },
    isOutdated: (token) => token !== null && outdated.has(token),
  }
}

/** The keys that other tabs watch. The last one is there only to signal. */
export const tokenKey = 'authToken'
export const userKey = 'userData'
export const erasedKey = 'erased'
const orderedNothingKey = 'orderedNothing'
/** By its type alone: the word comes with what waits. */
const mailWord: typeof pendingMailKey = 'mailWaits'

function readUser(text: string | null): UserRecord | null {
  try {
    const parsed = v.safeParse(userRecordSchema, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return null
  }
}

/** Another user under the token that is here has signed in, and their own token is about to come. */
function changeTo(
  here: Pick<Session['state'], 'token' | 'user'>,
  token: string | null,
  user: UserRecord | null,
): SessionChange {
  if (token === null || user === null) return here.token === null ? 'none' : 'closed'
  if (here.user !== null && user.id !== here.user.id) return token === here.token ? 'none' : 'other user'
  return token === here.token && JSON.stringify(user) === JSON.stringify(here.user) ? 'none' : 'renewed'
}
