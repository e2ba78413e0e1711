import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { createArgon2Passwords, recommendedCost } from '#server/adapters/passwords/passwords.ts'

describe('a password', () => {
  it('is kept at the recommended cost', async () => {
    const { memoryCost: m, timeCost: t, parallelism: p } = recommendedCost
    expect([m, t, p]).toEqual([19_456, 2, 1])
    expect(await (await createArgon2Passwords()).hash('Parpaing-42')).toContain(`$argon2id$v=19$m=${m},t=${t},p=${p}$`)
  })

  it('takes as long for nobody’s account as for somebody’s', async () => {
    const passwords = await createArgon2Passwords()
    const known = await passwords.hash('Parpaing-42')
    // Of the processor, all threads: how busy the machine is does not count.
    const cost = async (hash: string | null) => {
      const from = process.cpuUsage()
      expect(await passwords.verify(hash, 'Parpaing-43')).toBe(false)
      return process.cpuUsage(from).user
    }
    let [somebody, nobody] = [0, 0]
    for (let turn = 0; turn < 9; turn += 1) {
      somebody += await cost(known)
      nobody += await cost(null)
    }
    expect(nobody / somebody).toBeGreaterThan(0.5)
  })

  it('is refused, in French and with the time to wait, when a hundred others wait already; then taken again', async () => {
    const passwords = await createArgon2Passwords({ memoryCost: 64, timeCost: 1, parallelism: 1 })
    const atOnce = Math.max(1, availableParallelism() - 1)
    const ends = await Promise.allSettled(
      Array.from({ length: atOnce + 130 }, () => passwords.verify(null, 'Parpaing-43')),
    )
    const refusals = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason as unknown)
    expect(refusals).toHaveLength(30)
    expect(refusals[0]).toMatchObject({
      status: 503,
      message: 'Trop de connexions en ce moment. Réessaie dans un instant.',
      details: { headers: { 'Retry-After': '2' } },
    })
    expect(await passwords.verify(null, 'Parpaing-43')).toBe(false)
  })
})
