import { describe, expect, it } from 'vitest'
import { formBoundary } from '#server/guards/form-parts.ts'

describe('the boundary of a form', () => {
  it.each([
    ['multipart/form-data; boundary=x-1', 'x-1'],
    ['multipart/form-data; boundary="x 1"; charset=utf-8', 'x 1'],
    ['multipart/form-data; xboundary=other; boundary=x', 'x'],
    ['multipart/form-data; a="boundary=other"; Boundary=x', 'x'],
  ])('is read: %s', (type, boundary) => {
    expect(formBoundary(type)).toBe(boundary)
  })

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="a\\"b"',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
    'form',
    '',
  ])('is none: %s', (type) => {
    expect(formBoundary(type)).toBeNull()
  })
})
