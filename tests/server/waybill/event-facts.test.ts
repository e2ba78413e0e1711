import { describe, expect, it } from 'vitest'
import { eventWords, factsOf, type Facts } from '#server/waybill/event-facts.ts'
import { deliveryFacts, givenEvents, pickupFacts } from '../fixtures/waybill.ts'

const absent: Facts = {
  kind: 'attempt',
  reason: 'absent',
  words: '',
  calledAt: Date.parse('2026-11-24T09:05:00Z'),
  photos: ['b'.repeat(64)],
}
const told: Facts[] = [
  { kind: 'pickup', ...pickupFacts },
  { kind: 'delivery', ...deliveryFacts },
  { kind: 'neighbour', ...deliveryFacts, name: 'Mme Modèle' },
  absent,
  { ...absent, reason: 'access', words: 'portail fermé', calledAt: null },
  { ...absent, reason: 'other', words: 'route barrée', calledAt: null },
  { kind: 'neighbour', ...deliveryFacts, name: 'Mme Modèle', reserves: ['wet', 'other'], words: 'coin' },
  { kind: 'delivery', ...deliveryFacts, signature: [], unsigned: 'refuses' },
  { kind: 'neighbour', ...deliveryFacts, name: 'Mme Modèle', signature: [], unsigned: 'cannot' },
]

describe('what an event of a waybill tells', () => {
  it('is read as it was written', () => {
    expect(givenEvents(1, told).map(factsOf)).toEqual(told)
  })

  it('of a delivery from before why nobody signed was asked is read all the same', () => {
    const { unsigned: _, ...before } = { ...deliveryFacts, signature: [] }
    const event = { kind: 'delivery', facts: JSON.stringify(before) } as const
    expect([factsOf(event), eventWords(event)]).toEqual([
      { kind: 'delivery', ...before, unsigned: null },
      'Livré à M. Exemple, sans réserve',
    ])
  })

  it('is not read where it is another kind’s, or a photo has no name of a file', () => {
    const [pickup] = givenEvents(1, told)
    expect(() => factsOf({ kind: 'attempt', facts: pickup?.facts ?? '' })).toThrow('Invalid key')
    const photos = { ...pickupFacts, photos: ['photo.jpg'] }
    expect(() => factsOf({ kind: 'pickup', facts: JSON.stringify(photos) })).toThrow('Invalid format')
  })

  it('is one line of French', () => {
    expect(givenEvents(1, told).map(eventWords)).toEqual([
      'Pris en charge, 3 colis, 1 réserve',
      'Livré à M. Exemple, sans réserve',
      'Remis à Mme Modèle (voisin)',
      'Non livré : absent, appelé à 10\u00A0h\u00A005',
      'Non livré : accès impossible (portail fermé)',
      'Non livré : route barrée',
      'Remis à Mme Modèle (voisin), 2 réserves',
      'Livré à M. Exemple, sans réserve, sans signature (il refuse)',
      'Remis à Mme Modèle (voisin), sans signature (il ne peut pas)',
    ])
  })
})
