import { describe, expect, it } from 'vitest'
import { cleanCode, codeIn } from '#ui/ask/code-boxes.tsx'

describe('A code that is typed', () => {
  it('is raised, rid of what is no letter or digit, and cut', () => {
    expect([cleanCode(' ab-1c9', 4), cleanCode('k7', 4), cleanCode('é!', 4)]).toEqual(['AB1C', 'K7', ''])
  })
})

describe('A text that is pasted', () => {
  it.each([
    ['k7q2', 'K7Q2'],
    ['  K7Q2\n', 'K7Q2'],
    ['Ton code : K7Q2', 'K7Q2'],
    ['Code K7Q2. Il sert une seule fois.', 'K7Q2'],
    ['Code ABCD. Il sert une seule fois.', 'ABCD'],
    ['mon code abcd', 'ABCD'],
    ['K7', null],
    ['K7Q23', null],
    ['', null],
  ])('« %s » holds the code %s', (text, code) => {
    expect(codeIn(text, 4)).toBe(code)
  })
})
