import { describe, expect, it } from 'vitest'
import { createBegunRegistration } from '#adapters/device/begun-registration.ts'
import { memoryStore } from '#tests/builders/memory-store.ts'

describe('A registration that was begun', () => {
  it('is there again until it is dropped', () => {
    const store = memoryStore() as unknown as Storage
    const begun = createBegunRegistration(() => store)
    expect(begun.read()).toBeNull()
    begun.keep({ prenom: 'Camille' })
    expect(createBegunRegistration(() => store).read()).toEqual({ prenom: 'Camille' })
    begun.drop()
    expect(begun.read()).toBeNull()
  })

  it('is none in a browser that keeps nothing, or whose storage was written by another hand', () => {
    const refusing = createBegunRegistration(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    refusing.keep({ prenom: 'Camille' })
    refusing.drop()
    expect(refusing.read()).toBeNull()
    const store = memoryStore() as unknown as Storage
    store.setItem('inscription', '{')
    expect(createBegunRegistration(() => store).read()).toBeNull()
  })
})
