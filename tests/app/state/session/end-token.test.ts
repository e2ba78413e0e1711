import { describe, expect, it } from 'vitest'
import type { CallOptions } from '#adapters/net/caller.ts'
import { CallFailure, Refused, SignedOut, TimedOut, Unreachable } from '#adapters/failures/failures.ts'
import { logout } from '#contract/account/logout.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createConnection } from '#state/connection/connection.ts'
import { createEndToken } from '#state/session/end-token.ts'

const refused = (status: number) => new Refused(status, { message: null, errors: {} }, {})

/** A network that fails as told, then answers. */
function ending(failures: readonly CallFailure[]) {
  const asked: { readonly endpoint: Endpoint; readonly options: CallOptions<Endpoint> }[] = []
  const returns = new Set<() => void>()
  let tell = (_online: boolean) => {}
  const connection = createConnection((onChange) => void (tell = onChange))
  const endToken = createEndToken({
    call: (async (endpoint: Endpoint, options: CallOptions<Endpoint>) => {
      const failure = failures[asked.length]
      asked.push({ endpoint, options })
      if (failure) throw failure
      return {}
    }) as never,
    connection,
    onVisible: (onReturn) => (returns.add(onReturn), () => void returns.delete(onReturn)),
  })
  const turns = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  return {
    asked,
    async end() {
      endToken('jeton')
      await turns()
    },
    async backOnline() {
      tell(false)
      await turns()
      tell(true)
      await turns()
    },
    async seenAgain() {
      returns.forEach((each) => each())
      await turns()
    },
  }
}

describe('Ending a token', () => {
  it('asks the server at once, under that token, outliving the page, for no longer than five seconds', async () => {
    const { asked, end } = ending([])
    await end()
    expect(asked).toEqual([
      { endpoint: logout, options: { token: 'jeton', body: {}, keepalive: true, timeoutMs: 5000 } },
    ])
  })

  it.each([new Unreachable('no network'), new TimedOut(), refused(503)])(
    'is tried again when the network is back, after %s',
    async (failure) => {
      const { asked, end, backOnline } = ending([failure])
      await end()
      expect(asked).toHaveLength(1)
      await backOnline()
      expect(asked).toHaveLength(2)
      await backOnline()
      expect(asked).toHaveLength(2)
    },
  )

  it('is tried again when the page is seen again', async () => {
    const { asked, end, seenAgain, backOnline } = ending([new Unreachable('no network')])
    await end()
    await seenAgain()
    await backOnline()
    expect(asked).toHaveLength(2)
  })

  it('is given up after five more tries', async () => {
    const { asked, end, backOnline } = ending(Array.from({ length: 20 }, () => new Unreachable('no network')))
    await end()
    for (let time = 0; time < 8; time++) await backOnline()
    expect(asked).toHaveLength(6)
  })

  it.each([new SignedOut(), refused(501), refused(429)])(
    'is over once the server has said something: %s',
    async (failure) => {
      const { asked, end, backOnline } = ending([failure])
      await end()
      await backOnline()
      expect(asked).toHaveLength(1)
    },
  )
})
