import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { acknowledgement } from '#contract/wire/replies.ts'

describe('A reply of which only the status is read', () => {
  it.each([{}, { success: true }, { success: true, message: 'Fait' }, { message: 'Fait', data: [] }])(
    'may be %j',
    (reply) => {
      expect(v.is(acknowledgement, reply)).toBe(true)
    },
  )
})
