import { describe, expect, it } from 'vitest'
import { createConnection } from '#state/connection/connection.ts'
import { createKeepHistory } from '#state/orders/keep-history.ts'
import { createSession } from '#state/session/session.ts'
import { memoryStore } from '#tests/builders/memory-store.ts'
import { camille, friday10h } from '#tests/builders/pretend-world.ts'

describe('The history of whoever works here', () => {
  it('is made newer on the device once the screen rests, however many screens are opened meanwhile', async () => {
    const { keep, freshened } = working()
    for (let screen = 0; screen < 3; screen++) keep()
    await pass()
    expect(freshened()).toBe(1)
  })

  it('is made newer when the network is back and when the page is seen again', async () => {
    const { keep, freshened, device, see } = working()
    device(false)
    keep()
    await pass()
    expect(freshened()).toBe(0)
    device(true)
    await pass()
    see()
    await pass()
    expect(freshened()).toBe(2)
  })

  it.each([
    ['of one of the team', { token: tokenOf('staff') }],
    ['on a page out of sight', { isSeen: false }],
    ['of a session that is over', { isOver: true }],
  ])('is left alone: %s', async (_, changes) => {
    const { keep, freshened } = working(changes)
    keep()
    await pass()
    expect(freshened()).toBe(0)
  })
})

function working({ token = tokenOf('supplier'), isSeen = true, isOver = false } = {}) {
  let device: (online: boolean) => void = () => {}
  let see = () => {}
  let freshened = 0
  const session = createSession(memoryStore(), () => friday10h)
  session.open(token, camille)
  if (isOver) session.expire()
  const keep = createKeepHistory({
    orders: { freshen: async () => void freshened++ },
    session,
    connection: createConnection((onChange) => {
      device = onChange
    }),
    sleep: async () => {},
    onVisible: (onSeen) => {
      see = onSeen
      return () => {}
    },
    isSeen: () => isSeen,
  })
  return { keep, freshened: () => freshened, device: (online: boolean) => device(online), see: () => see() }
}

function tokenOf(role: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256' })}.${part({ sub: '7', role, exp: 4_000_000_000 })}.x`
}

function pass(): Promise<void> {
  return new Promise(setImmediate)
}
