import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { identifierParam } from '#contract/wire/identifier.ts'

const read = (text: unknown) => v.safeParse(identifierParam('Commande inconnue'), text)

describe('A number in an address', () => {
  it.each([
    ['1042', 1042],
    ['1', 1],
    [7, 7],
  ])('is written in plain digits: %j', (text, number) => {
    expect(read(text).output).toBe(number)
  })

  it.each(['0x1', '0b1', '1e3', '01', '+1', '-1', ' 1', '1.0', '', '0', '9007199254740993', '١'])(
    'is nothing else: %j',
    (text) => {
      expect(read(text).issues?.map(({ message }) => message)).toEqual(['Commande inconnue'])
    },
  )
})
