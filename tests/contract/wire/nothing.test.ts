import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { nothing } from '#contract/wire/nothing.ts'

describe('An absent part of a call', () => {
  it.each([undefined, {}, { intrus: 1 }])('is read as nothing from %j', (value) => {
    expect(v.parse(nothing, value)).toEqual({})
  })
})
