import { describe, expect, it } from 'vitest'
import { pathAfterSignIn } from '#app/auth/path-after-sign-in.ts'

const address = '/historique?periode=2026#1042'

describe('Where signing in leads', () => {
  it('is the order form when no page was wanted', () => {
    expect(pathAfterSignIn(undefined, 7)).toBe('/commande')
  })

  it('is the page that was wanted, with its query and its hash', () => {
    expect(pathAfterSignIn({ address, owner: null }, 7)).toBe(address)
    expect(pathAfterSignIn({ address, owner: 7 }, 7)).toBe(address)
  })

  it('is the order form for another user than the one whose page it was', () => {
    expect(pathAfterSignIn({ address, owner: 7 }, 8)).toBe('/commande')
  })
})
