import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { ActDraft } from '#adapters/store/driver-store.ts'
import { blankDraft, nameOf, toldAct } from '#app/driver/model/told-act.ts'
import { driverOrder } from '#contract/driver/driver-day.ts'
import type { ActKind } from '#rules/run/driver-acts.ts'
import { aPlace, aRoadOrder } from './pretend-road.ts'

type Changes = Parameters<typeof aRoadOrder>[0]

/** An act told so far. */
function told(kind: ActKind, draft: Partial<ActDraft>, { photos = 0, of }: { photos?: number; of?: Changes } = {}) {
  const order = v.parse(driverOrder, aRoadOrder(of))
  return toldAct(kind, { ...blankDraft(kind, order), ...draft }, order, photos)
}

const signed = { signature: [[10, 20, 30, 40]] }
const calledAt = new Date('2026-11-24T10:41:00+01:00')

describe('A pickup', () => {
  it('has the packages that are expected, and asks for no more where all is known', () => {
    expect(told('pickup', {})).toMatchObject({ kind: 'pickup', packages: 3, goods: '', signature: [] })
  })

  it('does not leave without what the law wants aboard', () => {
    const of = { nature: '', colis: null }
    expect(told('pickup', {}, { of })).toBe(
      'Dis encore la nature de la marchandise et le nombre de colis : la lettre de voiture ne part pas sans.',
    )
    expect(told('pickup', { packages: ' 4 ', goods: ' tuiles ' }, { of })).toMatchObject({
      packages: 4,
      goods: 'tuiles',
    })
    expect(told('pickup', { packages: '0' })).toMatch(/^Dis encore le nombre de colis/)
    expect(told('pickup', { packages: '2,5' })).toMatch(/^Dis encore le nombre de colis/)
  })

  it('wants a photo of what is not as it should be, and words for what has no name', () => {
    expect(told('pickup', { reserves: ['damaged'] })).toBe('Prends en photo ce qui ne va pas.')
    expect(told('pickup', { reserves: ['other'] }, { photos: 1 })).toBe('Dis quelle est la réserve.')
    expect(told('pickup', { reserves: ['other'], words: 'Sans bordereau' }, { photos: 1 })).toMatchObject({
      reserves: ['other'],
      words: 'Sans bordereau',
    })
  })
})

describe('A delivery', () => {
  it('is to whom the order names, signed', () => {
    expect(told('delivery', signed)).toMatchObject({ kind: 'delivery', name: 'M. Exemple', ...signed })
  })

  it('is to somebody else by his name', () => {
    expect(told('delivery', { ...signed, isOther: true })).toBe('Dis qui reçoit.')
    expect(told('delivery', { ...signed, isOther: true, otherName: ' Mme Spécimen ' })).toMatchObject({
      name: 'Mme Spécimen',
    })
  })

  it('asks for a name at once where the order has none', () => {
    expect(told('delivery', signed, { of: { livraison: aPlace('', '1 rue du Modèle, 06250 Mougins') } })).toBe(
      'Dis qui reçoit.',
    )
  })

  it('wants to know why nobody signs, then a photo, and forgets the signature that was begun', () => {
    const asks = 'Fais signer, ou dis pourquoi il ne signe pas.'
    expect(told('delivery', {}, { photos: 1 })).toBe(asks)
    // So is a draft from before it was asked.
    expect(told('delivery', { ...signed, signs: false }, { photos: 1 })).toBe(asks)
    const unsigned = { ...signed, signs: false, unsigned: 'refuses' } as const
    expect(told('delivery', unsigned)).toBe('Prends une photo : il ne signe pas.')
    expect(told('delivery', unsigned, { photos: 1 })).toMatchObject({ signature: [], unsigned: 'refuses', photos: 1 })
    expect(told('neighbour', unsigned, { photos: 1, of: { voisin: 'Mme Modèle' } })).toMatchObject({
      unsigned: 'refuses',
    })
  })

  it('that is signed after all has no reason not to be', () => {
    expect(told('delivery', { ...signed, unsigned: 'refuses' })).toMatchObject({ ...signed, unsigned: null })
  })

  it('to a neighbour is to the one that was agreed on, with a photo', () => {
    const of = { voisin: 'Mme Modèle, au 14' }
    expect(told('neighbour', signed, { of })).toBe('Prends une photo de ce que tu laisses au voisin.')
    expect(told('neighbour', signed, { of, photos: 1 })).toMatchObject({ kind: 'neighbour', name: 'Mme Modèle, au 14' })
    const order = v.parse(driverOrder, aRoadOrder(of))
    expect(nameOf('neighbour', blankDraft('neighbour', order), order)).toBe('Mme Modèle, au 14')
  })
})

describe('An attempt', () => {
  it('says why, and of one who was absent that he was called first', () => {
    expect(told('attempt', {})).toBe('Dis pourquoi.')
    expect(told('attempt', { reason: 'absent' }, { photos: 1 })).toBe('Appelle d’abord.')
    expect(told('attempt', { reason: 'absent', calledAt })).toBe('Prends une photo des lieux.')
    expect(told('attempt', { reason: 'absent', calledAt }, { photos: 1 })).toEqual({
      kind: 'attempt',
      reason: 'absent',
      words: '',
      calledAt,
      photos: 1,
    })
  })

  it('needs no photo of a refusal, and words for any other reason', () => {
    expect(told('attempt', { reason: 'refused' })).toMatchObject({ reason: 'refused' })
    expect(told('attempt', { reason: 'other', words: ' ' })).toBe('Dis ce qui se passe.')
  })
})
