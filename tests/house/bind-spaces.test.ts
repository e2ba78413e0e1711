import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { boundCode } from '#scripts/bind-spaces.ts'

describe('The spaces in the words of a screen', () => {
  it('are bound in texts alone, wherever they stand', () => {
    expect(bound('const a = b ? `Où ? ${c ? "Là : ici" : d} kg` : "« 5 kg »"')).toBe(
      'const a = b ? `Où\u202F? ${c ? "Là\u00A0: ici" : d}\u00A0kg` : "«\u00A05\u00A0kg\u00A0»"',
    )
  })

  it('leave patterns, selectors and the sentences of the specification as they are', () => {
    for (const code of [
      'a(/Où \\? : /, ".card :is(a)", "Paiement réussi !")',
      'b("0 0 240 300", "M5 10 h5m-2 4 m3 1")',
      '"Format non supporté. Formats acceptés : PDF, PNG, JPEG, JPG"',
    ])
      expect(bound(code)).toBe(code)
  })
})

function bound(code: string): string {
  return boundCode(code, parseSync('a.js', code).program)
}
