import { InvalidTokenError, jwtDecode } from 'jwt-decode'

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

/** Whether a token says that its owner is of the team (R43). What the team may do the server decides. */
export function isStaffToken(token: string | null): boolean {
  if (token === null) return false
  try {
    return jwtDecode<{ readonly role?: unknown }>(token).role === 'staff'
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error
    return false
  }
}
