import { describe, expect, it } from 'vitest'
import { openProvider, type Provider } from '#tests/server/fixtures/provider.ts'

const provider = await openProvider()
const elsewhere = await openProvider({ beside: provider, options: { appOrigin: 'https://app.example' } })

const post = (where: Provider, headers: Record<string, string>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries({ nom: 'Ali', email: 'ali@exemple.fr', message: 'Bonjour, un devis ?' }))
    body.append(name, value)
  return where.app.request('/api/contact', { method: 'POST', body, headers })
}
const status = async (...asked: Parameters<typeof post>) => (await post(...asked)).status

describe('a form that the page of another site posts', () => {
  it('is refused; that of the one page elsewhere is not', async () => {
    const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    expect(await status(provider, foreign)).toBe(403)
    expect(await status(provider, { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' })).toBe(403)
    expect(await status(provider, { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost' })).toBe(200)
    expect(await status(elsewhere, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://app.example' })).toBe(200)
    expect(await status(elsewhere, foreign)).toBe(403)
  })
})

describe('a form of a browser that does not say what site it is of', () => {
  it.each(['https://evil.example', 'http://localhost:8080', 'http://localhost.evil.example', 'not an origin'])(
    'is refused where it names the page of another: %s',
    async (origin) => {
      expect([await status(provider, { Origin: origin }), await status(elsewhere, { Origin: origin })]).toEqual([
        403, 403,
      ])
      const { headers } = await post(provider, { Origin: origin, Accept: 'text/html' })
      expect(headers.get('Location')).toBeNull()
    },
  )

  it('is taken where it names this site, by the name that it was asked by or its public one, or nobody', async () => {
    const named = await openProvider({ beside: provider, options: { publicUrl: 'https://colibat.example' } })
    expect(await status(provider, { Origin: 'http://localhost' })).toBe(200)
    expect([
      await status(provider, { Origin: 'https://colibat.example' }),
      await status(named, { Origin: 'https://colibat.example' }),
    ]).toEqual([403, 200])
    expect([
      await status(provider, { Origin: 'https://app.example' }),
      await status(elsewhere, { Origin: 'https://app.example' }),
    ]).toEqual([403, 200])
    expect([await status(provider, { Origin: 'null' }), await status(provider, {})]).toEqual([200, 200])
  })
})
