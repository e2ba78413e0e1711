import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Session, TokenName, Tokens } from './tokens.ts'

/** Tokens signed with HMAC-SHA-256 by one key of at least 32 bytes. */
export async function createSignedTokens(key: Uint8Array<ArrayBuffer>): Promise<Tokens> {
  const signingKey = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
  // Who signed a token never changes: it is found out once. Whether it has expired is asked of the clock each time.
  const verified = new LRUCache<string, OpenSession>({ max: 10_000 })
  const verify = async (token: string, now: Date): Promise<OpenSession | null> => {
    try {
      const { payload } = await jwtVerify(token, signingKey, {
        algorithms: [alg],
        audience,
        requiredClaims: ['exp', 'sub', 'jti'],
        currentDate: now,
      })
      const { sub, role, sv, jti, exp } = v.parse(payloadSchema, payload)
      const session = { userId: sub, role, sessionVersion: sv, token: { id: jti, expiresAt: new Date(exp * 1000) } }
      verified.set(token, session)
      return session
    } catch {
      return null
    }
  }
  return {
    issue({ userId, role, teamRole, sessionVersion }, lifetimeSeconds, now) {
      const issuedAt = Math.floor(now.getTime() / 1000)
      return new SignJWT({ role, ...(teamRole && { team: teamRole }), sv: sessionVersion })
        .setProtectedHeader({ alg })
        .setJti(randomUUID())
        .setAudience(audience)
        .setSubject(String(userId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(signingKey)
    },
    async read(token, now) {
      const session = verified.get(token) ?? (await verify(token, now))
      return session !== null && session.token.expiresAt > now ? session : null
    },
  }
}

type OpenSession = Session & { readonly token: TokenName }

const alg = 'HS256'

/** The key signs other things, too: what is signed for another use opens no session. */
const audience = 'colibat:session'

const payloadSchema = v.object({
  sub: v.pipe(v.string(), v.digits(), v.transform(Number), v.safeInteger()),
  role: v.picklist(['supplier', 'staff']),
  sv: v.pipe(v.number(), v.safeInteger()),
  jti: v.pipe(v.string(), v.uuid()),
  exp: v.pipe(v.number(), v.safeInteger()),
})
