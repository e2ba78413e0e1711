import { InvalidTokenError, jwtDecode } from 'jwt-decode'
import * as v from 'valibot'
import { proxy } from 'valtio'
import { userRecordSchema, type UserRecord } from '#contract/user-record.ts'

/** Where the session is kept: `localStorage` in a browser. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

/** Who is signed in. `state` is a valtio proxy: read it with useSnapshot, change it with the actions. */
export interface Session {
  readonly state: { readonly token: string | null; readonly user: UserRecord | null }
  /** A token is there, decodable, and its expiry is in the future (section 4). */
  isValid(): boolean
  open(token: string, user: UserRecord): void
  /** Signing out: the token and the user record go (section 4). */
  close(): void
  /** A 401: all local storage goes (section 7). */
  expire(): void
}

export function createSession(store: KeyStore, now: () => Date): Session {
  const state = proxy<{ token: string | null; user: UserRecord | null }>({
    token: store.getItem(tokenKey),
    user: readUser(store.getItem(userKey)),
  })
  const forget = () => Object.assign(state, { token: null, user: null })
  return {
    state,
    isValid: () => state.user !== null && tokenIsValid(state.token, now()),
    open(token, user) {
      store.setItem(tokenKey, token)
      store.setItem(userKey, JSON.stringify(user))
      Object.assign(state, { token, user })
    },
    close() {
      store.removeItem(tokenKey)
      store.removeItem(userKey)
      forget()
    },
    expire() {
      store.clear()
      forget()
    },
  }
}

/** Whether a token is present, decodable, and not expired; `exp` is in seconds. An unreadable token is invalid. */
export function tokenIsValid(token: string | null, now: Date): boolean {
  if (token === null) return false
  try {
    const { exp } = jwtDecode(token)
    return exp !== undefined && exp * 1000 > now.getTime()
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error
    return false
  }
}

const tokenKey = 'authToken'
const userKey = 'userData'

function readUser(text: string | null): UserRecord | null {
  try {
    const parsed = v.safeParse(userRecordSchema, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return null
  }
}
