import { describe, expect, it } from 'vitest'
import { signOut } from '#app/shell/sign-out.ts'
import { camille, pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'

describe('Signing out', () => {
  it('ends the session and forgets the orders; the draft stays on the device', async () => {
    const provider = pretendProvider({ '/fo/my-orders': () => ({ data: [] }) })
    const world = pretendWorld(provider.fetch)
    world.session.open('jeton', camille)
    await world.drafts.writeText(camille.id, { clientName: 'Martin' }, world.now())
    await world.orders.read()
    signOut(world)
    expect(world.session.state).toEqual({ token: null, user: null })
    await world.orders.read()
    expect(provider.count('/fo/my-orders')).toBe(2)
    expect(await world.drafts.readText(camille.id)).not.toBeNull()
  })
})
