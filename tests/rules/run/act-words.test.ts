import { describe, expect, it } from 'vitest'
import { actWords, reservesInWords } from '#rules/run/act-words.ts'

const whole = { reserves: [], words: '' } as const
const received = { ...whole, name: 'M. Exemple', unsigned: null } as const
const attempt = { kind: 'attempt', reason: 'absent', words: '', calledAt: null } as const
const calledAt = new Date('2026-11-24T10:05:00+01:00')

describe('What was done at a stop', () => {
  it.each([
    [{ kind: 'pickup', packages: 3, ...whole }, 'Pris en charge, 3 colis, sans réserve'],
    [{ kind: 'pickup', packages: 1, reserves: ['damaged'], words: '' }, 'Pris en charge, 1 colis, 1 réserve'],
    [{ kind: 'delivery', ...received }, 'Livré à M. Exemple, sans réserve'],
    [
      { kind: 'delivery', ...received, unsigned: 'absent' },
      'Livré à M. Exemple, sans réserve, sans signature (il est absent)',
    ],
    [{ kind: 'neighbour', ...received, name: 'Mme Modèle' }, 'Remis à Mme Modèle (voisin)'],
    [{ kind: 'neighbour', ...received, reserves: ['wet', 'other'] }, 'Remis à M. Exemple (voisin), 2 réserves'],
    [{ ...attempt, calledAt }, 'Non livré : absent, appelé à 10\u00A0h\u00A005'],
    [{ ...attempt, calledAt: calledAt.getTime() }, 'Non livré : absent, appelé à 10\u00A0h\u00A005'],
    [{ ...attempt, reason: 'access', words: 'portail fermé' }, 'Non livré : accès impossible (portail fermé)'],
    [{ ...attempt, reason: 'other', words: 'route barrée' }, 'Non livré : route barrée'],
  ] as const)('is one line of French: %j', (act, words) => {
    expect(actWords(act)).toBe(words)
  })

  it('says nothing of why nobody signed where it was told before that was asked', () => {
    expect(actWords({ kind: 'delivery', ...whole, name: 'M. Exemple' })).toBe('Livré à M. Exemple, sans réserve')
  })

  it('has its reserves in words', () => {
    expect(reservesInWords({ reserves: ['wet', 'other'], words: 'coin enfoncé' })).toBe('Mouillé, autre : coin enfoncé')
    expect(reservesInWords(whole)).toBe('')
  })
})
