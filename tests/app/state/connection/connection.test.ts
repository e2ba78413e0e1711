import { describe, expect, it } from 'vitest'
import { createConnection, type AskedServer } from '#state/connection/connection.ts'

describe('The connection', () => {
  it('follows the device', () => {
    let tell: (online: boolean) => void = () => {}
    const { state } = createConnection((onChange) => {
      tell = onChange
    })
    expect(state).toMatchObject({ online: true, lacks: null })
    tell(false)
    expect(state).toMatchObject({ online: false, lacks: 'network' })
  })

  it('tells how long the server asked to wait', () => {
    const connection = createConnection(() => {})
    connection.wait(7000)
    expect(connection.state.waitingMs).toBe(7000)
    connection.wait(0)
    expect(connection.state.waitingMs).toBe(0)
  })
})

describe('A server that gives no answer', () => {
  it('is asked at once, and was an accident when it answers', async () => {
    const { connection, asked } = watched(true)
    connection.heard(false)
    await connection.settled()
    expect([connection.state.online, asked()]).toEqual([true, 1])
  })

  it('is gone when it does not, and is asked again at pauses that grow to a minute, until it answers', async () => {
    const { connection, pauses, answer } = watched(false)
    connection.heard(false)
    await connection.settled()
    expect(connection.state).toMatchObject({ online: false, lacks: 'answer' })
    for (let turn = 0; turn < 7; turn++) await pass()
    expect(pauses.slice(0, 7)).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
    answer(true)
    await pass()
    const told = pauses.length
    await pass()
    expect([connection.state.lacks, pauses.length]).toEqual([null, told])
  })

  it('is asked by one row of questions, however many calls it leaves', async () => {
    const { connection, asked } = watched(false)
    for (let call = 0; call < 5; call++) connection.heard(false)
    await connection.settled()
    expect(asked()).toBe(1)
  })

  it('is back as soon as any call is answered', async () => {
    const { connection } = watched(false)
    connection.heard(false)
    await connection.settled()
    connection.heard(true)
    expect(connection.state).toMatchObject({ online: true, lacks: null })
  })

  it('is asked at once when the page is seen again', async () => {
    const { connection, asked, see } = watched(false)
    connection.heard(false)
    await connection.settled()
    const before = asked()
    see()
    expect(asked()).toBe(before + 1)
  })

  it('is not asked for while the device has no network', async () => {
    const { connection, asked, device } = watched(false)
    device(false)
    connection.heard(false)
    await connection.settled()
    expect([connection.state.lacks, asked()]).toEqual(['network', 0])
    device(true)
    expect(connection.state.online).toBe(true)
  })
})

function watched(answers: boolean) {
  let isAnswered = answers
  let asked = 0
  let device: (online: boolean) => void = () => {}
  let see = () => {}
  const pauses: number[] = []
  const server: AskedServer = {
    async ask() {
      asked++
      return isAnswered
    },
    async sleep(ms, signal) {
      pauses.push(ms)
      await pass()
      signal?.throwIfAborted()
    },
    onVisible: (onSeen) => (see = onSeen),
  }
  const connection = createConnection((onChange) => {
    device = onChange
  }, server)
  return {
    connection,
    pauses,
    asked: () => asked,
    see: () => see(),
    device: (online: boolean) => device(online),
    answer: (next: boolean) => void (isAnswered = next),
  }
}

function pass(): Promise<void> {
  return new Promise(setImmediate)
}
