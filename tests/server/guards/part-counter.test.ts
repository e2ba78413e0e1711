import { describe, expect, it } from 'vitest'
import { partCounter } from '#server/guards/form-parts.ts'

const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'

describe('the parts of a form', () => {
  it('are counted as they come, wherever the network cut them', () => {
    const body = Buffer.from(`${part.repeat(3)}--x--\r\n`)
    for (const length of [1, 2, 3, 7, 50, body.length]) {
      const partsIn = partCounter('x')
      let count = 0
      for (let at = 0; at < body.length; at += length) count = partsIn(body.subarray(at, at + length))
      expect(count).toBe(4)
    }
  })
})
