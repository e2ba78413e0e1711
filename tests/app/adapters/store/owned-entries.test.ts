import { describe, expect, it } from 'vitest'
import { isOfAnother, ownEntries } from '#adapters/store/owned-entries.ts'

/** What the history of a tab holds, written while that user is signed in. */
function written(state: unknown, owner: number | null, act: 'pushState' | 'replaceState' = 'pushState') {
  const entries: unknown[] = []
  const history = {
    pushState: (...entry: unknown[]) => void entries.push(entry),
    replaceState: (...entry: unknown[]) => void entries.push(entry),
  }
  ownEntries(history, () => owner)
  history[act](state, '', '/payment-success')
  return entries[0] as readonly [Record<string, unknown> | null, string, string]
}

describe('Navigation state', () => {
  it.each(['pushState', 'replaceState'] as const)('is its author’s alone: %s', (act) => {
    const [state, , address] = written({ amount: 4788 }, 7, act)
    expect([state, address]).toMatchObject([{ amount: 4788 }, '/payment-success'])
    expect([isOfAnother(state, 7), isOfAnother(state, 8)]).toEqual([false, true])
  })

  it.each([
    ['is none', null, 7],
    ['was written while nobody was signed in', { message: 'Bonjour' }, null],
  ])('is nobody’s when there %s', (_what, state, owner) => {
    expect(written(state, owner)[0]).toEqual(state)
    expect(isOfAnother(written(state, owner)[0], 8)).toBe(false)
  })
})
