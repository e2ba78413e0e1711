import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { bindSpaces, boundCode } from '#scripts/bind-spaces.ts'

describe('The spaces of a public page', () => {
  it('bind each mark to its word, and leave the tags and the other spaces alone', () => {
    expect(bindSpaces('<p title="a : b">Quand ? Le matin ; « oui » à 20 % : <b>vite !</b></p>')).toBe(
      '<p title="a : b">Quand\u202F? Le matin\u202F; «\u00A0oui\u00A0» à 20\u00A0%\u00A0: <b>vite\u202F!</b></p>',
    )
  })
})

describe('The spaces in the words of a screen', () => {
  it('are bound in texts alone, wherever they stand', () => {
    expect(bound('const a = b ? `Où ? ${c ? "Là : ici" : d} kg` : "« 5 kg »"')).toBe(
      'const a = b ? `Où\u202F? ${c ? "Là\u00A0: ici" : d}\u00A0kg` : "«\u00A05\u00A0kg\u00A0»"',
    )
  })

  it('leave patterns, selectors and the sentences of the specification as they are', () => {
    for (const code of [
      'a(/Où \\? : /, ".card :is(a)", "Paiement réussi !")',
      '"Format non supporté. Formats acceptés : PDF, PNG, JPEG, JPG"',
    ])
      expect(bound(code)).toBe(code)
  })
})

function bound(code: string): string {
  return boundCode(code, parseSync('a.js', code).program)
}
