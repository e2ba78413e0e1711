import { describe, expect, it } from 'vitest'
import { createPrefixIndex } from '#server/adapters/places/prefix-index.ts'

const index = createPrefixIndex([
  ['nice', 0],
  ['nimes', 1],
  ['nieul', 3],
  ['ni', 2],
  ['paris', 4],
])

describe('the beginning of a name', () => {
  it('finds the name itself first, then the others by their rank', () => {
    expect(index.startingWith('ni')).toEqual([2, 0, 1, 3])
  })

  it('finds nothing where nothing begins so', () => {
    expect(index.startingWith('x')).toEqual([])
  })

  it('that many type is looked up once', () => {
    expect(index.startingWith('ni')).toBe(index.startingWith('ni'))
  })
})
