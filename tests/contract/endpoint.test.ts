import { describe, expect, it } from 'vitest'
import { href } from '#contract/endpoint.ts'

describe('The address of a call', () => {
  it('is under /api', () => {
    expect(href({ path: '/login' })).toBe('/api/login')
  })

  it('holds its parameters', () => {
    expect(href({ path: '/fo/commande/:id/pod-images' }, { id: 7 })).toBe('/api/fo/commande/7/pod-images')
  })

  it('holds every parameter', () => {
    expect(href({ path: '/a/:first/b/:second' }, { first: 1, second: 'deux' })).toBe('/api/a/1/b/deux')
  })

  it.each([
    ['a slash', '../bo', '..%2Fbo'],
    ['a question mark', 'a?b', 'a%3Fb'],
    ['a space and an accent', 'à b', '%C3%A0%20b'],
    ['the sign of a replacement', '$&', '%24%26'],
  ])('escapes %s in a parameter', (_, id, escaped) => {
    expect(href({ path: '/x/:id' }, { id })).toBe(`/api/x/${escaped}`)
  })

  it('holds its query', () => {
    expect(href({ path: '/places/suggest' }, {}, { q: 'Nice & Cannes', limit: 5 })).toBe(
      '/api/places/suggest?q=Nice%20%26%20Cannes&limit=5',
    )
  })

  it('leaves out what the query does not say', () => {
    expect(href({ path: '/places/suggest' }, {}, { q: undefined })).toBe('/api/places/suggest')
  })

  it('keeps an empty and a zero query value', () => {
    expect(href({ path: '/x' }, {}, { q: '', page: 0 })).toBe('/api/x?q=&page=0')
  })
})
