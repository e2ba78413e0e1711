import { UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { pathAfterSignIn } from '#app/auth/path-after-sign-in.ts'
import { camille } from '#tests/builders/pretend-world.ts'

const address = '/historique?periode=2026#1042'
const supplier = (id = 7) => ({ user: { ...camille, id }, token: new UnsecuredJWT({ role: 'supplier' }).encode() })
const staff = { user: camille, token: new UnsecuredJWT({ role: 'staff' }).encode() }

describe('Where signing in leads', () => {
  it('is the order form when no page was wanted', () => {
    expect(pathAfterSignIn(undefined, supplier())).toBe('/commande')
  })

  it('is the page that was wanted, with its query and its hash', () => {
    expect(pathAfterSignIn({ address, owner: null }, supplier())).toBe(address)
    expect(pathAfterSignIn({ address, owner: 7 }, supplier())).toBe(address)
  })

  it('is the order form for another user than the one whose page it was', () => {
    expect(pathAfterSignIn({ address, owner: 7 }, supplier(8))).toBe('/commande')
  })

  it('is the team’s lists for one of the team, also from where an installed app starts', () => {
    expect(pathAfterSignIn(undefined, staff)).toBe('/bo')
    expect(pathAfterSignIn({ address: '/commande?source=pwa', owner: null }, staff)).toBe('/bo')
    expect(pathAfterSignIn({ address: '/bo/1042', owner: null }, staff)).toBe('/bo/1042')
    expect(pathAfterSignIn({ address, owner: 7 }, staff)).toBe(address)
  })
})
