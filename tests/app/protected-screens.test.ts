import { UnsecuredJWT } from 'jose'
import { createElement } from 'react'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { App } from '#app/app.tsx'
import { privateScreens, staffScreens } from '#contract/addresses.ts'
import { camille, friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'
import { drawnScreen } from '#tests/builders/drawn-screen.tsx'

const tokenUntil = (end: Date) => new UnsecuredJWT({}).setExpirationTime(end).encode()
const inAnHour = new Date(friday10h.getTime() + 3_600_000)
const protectedPaths = Object.values({ ...privateScreens, ...staffScreens }).map((path) =>
  path.replace(':orderId', '1042'),
)

/** Where somebody with that token is led from that address; null: nowhere else. */
function ledTo(path: string, sessionToken: string | null) {
  const world = pretendWorld(fetch)
  if (sessionToken !== null) world.session.open(sessionToken, camille)
  return drawnScreen(world, path, createElement(App)).redirectTo
}

// Screens that were led to are still on their way.
afterAll(() => vi.dynamicImportSettled())

describe('A protected screen', () => {
  it.each(protectedPaths)('leads to /login without a token: %s', (path) => {
    expect(ledTo(path, null)).toBe('/login')
  })

  it.each(protectedPaths)('leads to /login with a token that is over: %s', (path) => {
    expect(ledTo(path, tokenUntil(friday10h))).toBe('/login')
  })

  it.each(protectedPaths)('leads to /login with a token that cannot be read: %s', (path) => {
    expect(ledTo(path, 'jeton')).toBe('/login')
  })

  it.each(protectedPaths)('stays with a valid token: %s', (path) => {
    expect(ledTo(path, tokenUntil(inAnHour))).toBeNull()
  })
})

describe('A driver', () => {
  const token = (team: string) =>
    new UnsecuredJWT({ role: 'staff', team }).setExpirationTime(new Date(friday10h.getTime() + 3_600_000)).encode()
  const led = (team: string, path: string, installed = false) => {
    const world = { ...pretendWorld(fetch), installed }
    world.session.open(token(team), camille)
    return drawnScreen(world, path, createElement(App)).redirectTo
  }

  it('is led to his run from all that is the desk’s, as nobody else is', () => {
    for (const path of ['/bo', '/bo/messages', '/bo/1042', '/bo/tournees']) {
      expect(led('driver', path)).toBe('/tournee')
      expect(led('dispatcher', path)).toBeNull()
    }
    expect(led('driver', '/tournee')).toBeNull()
  })

  it('starts the installed app on his run, and orders in a tab', () => {
    expect([led('driver', '/commande', true), led('driver', '/commande'), led('manager', '/commande', true)]).toEqual([
      '/tournee',
      null,
      null,
    ])
  })
})

describe('A public screen', () => {
  it.each(['/login', '/register', '/forgot-password'])('asks for no session: %s', (path) => {
    expect(ledTo(path, null)).toBeNull()
  })
})
