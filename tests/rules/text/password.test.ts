import { describe, expect, it } from 'vitest'
import { isStrongPassword } from '#rules/text/password.ts'

describe('A strong password', () => {
  it.each([
    ['eight characters of the four kinds', 'Abcdef1!'],
    ['accented letters', 'Éclairé1!'],
    ['an underscore as its special character', 'Abcdef1_'],
    ['a euro sign as its special character', 'Abcdef1€'],
    ['spaces between its words', 'Le sable 1 est-il Gris'],
    ['two hundred characters', 'aA1!'.repeat(50)],
  ])('may have %s', (_, password) => {
    expect(isStrongPassword(password)).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['seven characters', 'Abcde1!'],
    ['no lowercase letter', 'ABCDEF1!'],
    ['no uppercase letter', 'abcdef1!'],
    ['no digit', 'Abcdefg!'],
    ['no special character', 'Abcdefg1'],
    ['only a space for special character', 'Abcdef 1'],
    ['eight code units in seven characters', 'Abcde1😀'],
  ])('is not one with %s', (_, password) => {
    expect(isStrongPassword(password)).toBe(false)
  })
})
