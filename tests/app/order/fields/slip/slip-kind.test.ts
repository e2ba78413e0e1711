import { describe, expect, it } from 'vitest'
import { slipKind } from '#app/order/fields/slip/slip-kind.ts'

describe('What a file is', () => {
  it.each([
    ['a PDF', 'pdf', '%PDF-1.7\n'],
    ['a PDF that a scanner began with lines of its own', 'pdf', `${'\0'.repeat(900)}%PDF-1.4`],
    ['a PNG', 'png', '\u0089PNG\r\n\u001A\n'],
    ['a JPEG', 'jpeg', '\u00FF\u00D8\u00FF\u00E1'],
    ['a photo as some phones store it', 'heic', '\0\0\0\u0018ftypheic'],
  ])('is %s by its first bytes', (_what, kind, head) => {
    expect(slipKind(bytes(head))).toBe(kind)
  })

  it.each([
    ['an archive', 'PK\u0003\u0004'],
    ['a film', '\0\0\0\u0018ftypmp42'],
    ['a PDF that begins after the first kilobyte', `${' '.repeat(1024)}%PDF-1.4`],
    ['nothing', ''],
  ])('is none of ours when it is %s', (_what, head) => {
    expect(slipKind(bytes(head))).toBeNull()
  })

  it('is the picture when a picture holds the mark of a PDF', () => {
    expect(slipKind(bytes('\u00FF\u00D8\u00FF %PDF-1.4'))).toBe('jpeg')
  })
})

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
}
