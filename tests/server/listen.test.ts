import { describe, expect, it } from 'vitest'
import { listen } from '#server/listen.ts'

describe('a server that is told to stop', () => {
  it('cuts at the end of the grace the request that will never end', async () => {
    let isAsked = () => {}
    const asked = new Promise<void>((resolve) => (isAsked = resolve))
    const never = new Promise<Response>(() => {})
    const { address, stop } = await listen({ fetch: () => (isAsked(), never) }, { PORT: 0, HOST: '127.0.0.1' })
    const answer = fetch(address).then(() => 'answered', () => 'cut')
    await asked
    await stop(20)
    expect(await answer).toBe('cut')
  })
})
