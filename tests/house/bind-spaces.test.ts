import { describe, expect, it } from 'vitest'
import { bindSpaces } from '#scripts/bind-spaces.ts'

describe('The spaces of a public page', () => {
  it('bind each mark to its word, and leave the tags and the other spaces alone', () => {
    expect(bindSpaces('<p title="a : b">Quand ? Le matin ; « oui » à 20 % : <b>vite !</b></p>')).toBe(
      '<p title="a : b">Quand\u00a0? Le matin\u00a0; «\u00a0oui\u00a0» à 20\u00a0%\u00a0: <b>vite\u00a0!</b></p>',
    )
  })
})
