import { describe, expect, it } from 'vitest'
import { routeDoubt, type RouteEnd } from '#rules/order/route-doubt.ts'

const [olives, fir] = ['12 rue des Oliviers, Cannes', '14 rue des Oliviers, Cannes']

describe('A route', () => {
  it.each([
    [olives, '12 Rue des  oliviers, cannes', 4, 'same-place'],
    [olives, olives, null, 'same-place'],
    ['Nice', 'Paris', 181, 'long-road'],
    ['Nice', 'Aix-en-Provence', 180, null],
    [olives, fir, null, null],
  ] as const)('from %s to %s in %s min is doubted as %s', (from, to, minutes, doubt) => {
    expect(routeDoubt({ from: end(from), to: end(to, { lat: 43.6 }), minutes })).toBe(doubt)
  })

  it.each([
    ['two names of one point', {}, {}, 'next-door'],
    ['two points 29 m apart', {}, { lat: 43.550_26 }, 'next-door'],
    ['two points 31 m apart', {}, { lat: 43.550_28 }, null],
    ['an address of the commune whose point it has', {}, { approximate: true }, null],
    ['two addresses that have their commune’s point', { approximate: true }, { approximate: true }, null],
  ] as const)('between %s is judged by its points where both are the addresses’ own', (_, from, to, doubt) => {
    expect(routeDoubt({ from: end(olives, from), to: end(fir, to), minutes: 3 })).toBe(doubt)
  })
})

function end(label: string, changes: Partial<RouteEnd> = {}): RouteEnd {
  return { label, lat: 43.55, lng: 7.01, approximate: false, ...changes }
}
