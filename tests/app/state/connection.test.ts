import { describe, expect, it } from 'vitest'
import { createConnection } from '#state/connection.ts'

describe('The connection', () => {
  it('follows the device', () => {
    let tell: (online: boolean) => void = () => {}
    const { state } = createConnection((onChange) => {
      tell = onChange
    })
    expect(state.online).toBe(true)
    tell(false)
    expect(state.online).toBe(false)
  })

  it('tells how long the server asked to wait', () => {
    const connection = createConnection(() => {})
    connection.wait(7000)
    expect(connection.state.waitingMs).toBe(7000)
    connection.wait(0)
    expect(connection.state.waitingMs).toBe(0)
  })
})
