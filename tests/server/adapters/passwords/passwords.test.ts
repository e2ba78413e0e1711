import { describe, expect, it } from 'vitest'
import { createArgon2Passwords, recommendedCost } from '#server/adapters/passwords/argon2-passwords.ts'

describe('a password', () => {
  it('is kept at the recommended cost', async () => {
    const { memoryCost: m, timeCost: t, parallelism: p } = recommendedCost
    expect([m, t, p]).toEqual([19_456, 2, 1])
    expect(await (await createArgon2Passwords()).hash('Parpaing-42')).toContain(`$argon2id$v=19$m=${m},t=${t},p=${p}$`)
  })

  it('takes as long for nobody’s account as for somebody’s', async () => {
    const passwords = await createArgon2Passwords()
    const known = await passwords.hash('Parpaing-42')
    const timed = async (hash: string | null) => {
      const from = performance.now()
      expect(await passwords.verify(hash, 'Parpaing-43')).toBe(false)
      return performance.now() - from
    }
    const [somebody, nobody]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < 9; turn += 1) {
      somebody.push(await timed(known))
      nobody.push(await timed(null))
    }
    expect(median(nobody) / median(somebody)).toBeGreaterThan(0.5)
  })
})

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
