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
