import { describe, expect, it } from 'vitest'
import { groupByDay } from '#app/history/list/group-by-day.ts'

const at = (iso: string) => ({ orderedAt: new Date(iso) })

describe('The days of the history', () => {
  it('are Paris days, whatever the device’s zone', () => {
    const late = at('2026-11-20T22:59:00Z')
    const night = at('2026-11-20T23:01:00Z')
    expect(groupByDay([night, late]).map(({ title, orders }) => [title, orders])).toEqual([
      ['samedi 21 novembre 2026', [night]],
      ['vendredi 20 novembre 2026', [late]],
    ])
  })

  it('hold their orders in the order they came', () => {
    const [noon, morning] = [at('2026-11-20T11:00:00Z'), at('2026-11-20T08:00:00Z')]
    expect(groupByDay([noon, morning])).toEqual([{ day: '2026-11-20', title: 'vendredi 20 novembre 2026', orders: [noon, morning] }])
  })

  it('are none without orders', () => {
    expect(groupByDay([])).toEqual([])
  })
})
