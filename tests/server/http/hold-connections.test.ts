import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { holdConnections } from '#server/http/hold-connections.ts'

const connectionFrom = (remoteAddress: string) =>
  Object.assign(new EventEmitter(), { remoteAddress, isCut: false, resetAndDestroy: cut })
type Connection = ReturnType<typeof connectionFrom>

describe('the connections of a network', () => {
  it('are those of its whole /64, whose addresses one machine has all of', () => {
    const { take, refused } = held()
    const all = Array.from({ length: 201 }, (_, index) => take(`2001:db8:1:2::${index.toString(16)}`))
    expect(all.filter(({ isCut }) => isCut)).toEqual([all[200]])
    expect(refused).toEqual(['2001:db8:1:2::/64'])
    expect([take('2001:db8:1:3::1').isCut, take('::ffff:192.0.2.7').isCut, take('192.0.2.7').isCut]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('are counted again once they are closed, not when one was cut', () => {
    const { take, refused } = held()
    const all = Array.from({ length: 203 }, () => take('192.0.2.1'))
    all[202]?.emit('close')
    expect(take('192.0.2.1').isCut).toBe(true)
    all[0]?.emit('close')
    expect([take('192.0.2.1').isCut, take('192.0.2.1').isCut]).toEqual([false, true])
    expect(refused).toHaveLength(5)
  })
})

function held() {
  const refused: string[] = []
  const hold = holdConnections({ note: ({ network }) => void refused.push(network) })
  const take = (address: string): Connection => {
    const connection = connectionFrom(address)
    hold(connection as never)
    return connection
  }
  return { take, refused }
}

function cut(this: { isCut: boolean }) {
  this.isCut = true
  return this as never
}
