import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import type { Tokens } from './tokens.ts'

/** Tokens signed with HMAC-SHA-256 by one key of at least 32 bytes. */
export async function createSignedTokens(key: Uint8Array<ArrayBuffer>): Promise<Tokens> {
  const signingKey = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  return {
    issue({ userId, role, sessionVersion }, lifetimeSeconds, now) {
      const issuedAt = Math.floor(now.getTime() / 1000)
      return new SignJWT({ role, sv: sessionVersion })
        .setProtectedHeader({ alg })
        .setJti(randomUUID())
        .setAudience(audience)
        .setSubject(String(userId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(signingKey)
    },
    async read(token, now) {
      try {
        const { payload } = await jwtVerify(token, signingKey, { algorithms: [alg], audience, requiredClaims: ['exp', 'sub', 'jti'], currentDate: now })
        const { sub, role, sv, jti, exp } = v.parse(payloadSchema, payload)
        return { userId: sub, role, sessionVersion: sv, token: { id: jti, expiresAt: new Date(exp * 1000) } }
      } catch {
        return null
      }
    },
  }
}

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
