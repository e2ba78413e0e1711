import { describe, expect, it } from 'vitest'
import { routeDoubt } from '#rules/route-doubt.ts'

describe('A route', () => {
  it.each([
    ['12 rue des Oliviers, Cannes', '12 Rue des  oliviers, cannes', 4, 'same-place'],
    ['12 rue des Oliviers, Cannes', '12 rue des Oliviers, Cannes', null, 'same-place'],
    ['Nice', 'Paris', 181, 'long-road'],
    ['Nice', 'Aix-en-Provence', 180, null],
    ['12 rue des Oliviers, Cannes', '14 rue des Oliviers, Cannes', null, null],
  ] as const)('from %s to %s in %s min is doubted as %s', (from, to, minutes, doubt) => {
    expect(routeDoubt({ from, to, minutes })).toBe(doubt)
  })
})
