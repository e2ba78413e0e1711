import { Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { createSeals } from '#server/keys/seals.ts'
import { factorAddress, newFactorSecret, stepOfCode } from '#server/factor/totp.ts'

/** RFC 6238, appendix B, SHA-1: what its eight digits end with, as apps show six. */
const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32
const vectors = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const
const at = (seconds: number) => new Date(seconds * 1000)

describe('A code of an app', () => {
  it.each(vectors)('is the one of RFC 6238 at %i seconds: %s', (seconds, code) => {
    expect(stepOfCode(secret, code.slice(2), at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it('counts thirty seconds before and after its own, for a clock that differs, and no more', () => {
    const steps = [-60, -30, 0, 30, 60].map((skew) => stepOfCode(secret, '005924', at(1_234_567_890 + skew)))
    expect(steps).toEqual([null, 41_152_263, 41_152_263, 41_152_263, null])
  })

  it('is of its own secret alone', () => {
    expect(stepOfCode(newFactorSecret(), '005924', at(1_234_567_890))).toBeNull()
  })

  it('comes of an address that apps read', () => {
    const made = newFactorSecret()
    const { protocol, host, pathname, searchParams } = new URL(factorAddress(made, 'equipe@exemple.fr'))
    expect([protocol, host, decodeURIComponent(pathname)]).toEqual(['otpauth:', 'totp', '/Colibat:equipe@exemple.fr'])
    expect(Object.fromEntries(searchParams)).toEqual({
      issuer: 'Colibat',
      secret: made,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(made).toMatch(/^[A-Z2-7]{32}$/)
  })
})

describe('What is sealed', () => {
  const key = new TextEncoder().encode('a key of the server, of 32 bytes or more')
  const seals = createSeals(key)

  it('opens to the server for what it was sealed about, and to nobody else', () => {
    const sealed = seals.seal('second factor of 7', secret)
    expect(sealed).not.toContain(secret)
    expect(seals.open('second factor of 7', sealed)).toBe(secret)
    expect(seals.open('second factor of 8', sealed)).toBeNull()
    expect(createSeals(key.toReversed()).open('second factor of 7', sealed)).toBeNull()
    for (const spoiled of ['', 'x', sealed.slice(0, -1), sealed.slice(4)])
      expect(seals.open('second factor of 7', spoiled)).toBeNull()
  })

  it('is told apart by a digest that needs the key', () => {
    expect(seals.digest('a', 'b')).toBe(createSeals(key).digest('a', 'b'))
    expect(seals.digest('a', 'b')).not.toBe(seals.digest('ab', ''))
    expect(seals.digest('a', 'b')).not.toBe(createSeals(key.toReversed()).digest('a', 'b'))
  })
})
