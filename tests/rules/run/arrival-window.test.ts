import { describe, expect, it } from 'vitest'
import { arrivalWindow, slips } from '#rules/run/arrival-window.ts'
import { stopTimes, type StopToTime } from '#rules/run/stop-times.ts'
import { chance } from '#tests/builders/chance.ts'

const at = (time: string) => new Date(`2026-11-24T${time}:00+01:00`)
const stop = (address: string, road: number | null, doneAt: Date | null = null): StopToTime => ({
  address,
  doneAt,
  due: null,
  road: road === null ? null : { minutes: road, estimated: false },
})
const windowOf = (stops: readonly StopToTime[], index: number, now: Date, startsAt = at('08:00')) => {
  const times = stopTimes(startsAt, stops)
  return arrivalWindow(
    stops.map((each, place) => ({ address: each.address, doneAt: each.doneAt, at: times[place]?.at ?? null })),
    index,
    now,
  )
}
const underWay = [stop('A', null, at('09:30')), stop('B', 16), stop('C', 12), stop('D', 18)]

describe('The window of an arrival', () => {
  it('is what its run comes to, in steps of ten minutes, with the stops before it', () => {
    // 9:46, 10:10, then 10:40.
    expect(windowOf(underWay, 3, at('09:46'))).toEqual({
      expectedAt: at('10:40'),
      from: at('10:20'),
      to: at('11:00'),
      stopsBefore: 2,
    })
  })

  it('puts off what comes after a stop that is overdue', () => {
    expect(windowOf(underWay, 3, at('10:06'))).toMatchObject({ from: at('10:40'), to: at('11:20'), stopsBefore: 2 })
  })

  it('never begins in the past, nor is narrower than forty minutes', () => {
    expect(windowOf([stop('A', null, at('09:30')), stop('B', 5)], 1, at('09:34'))).toMatchObject({
      from: at('09:30'),
      to: at('10:10'),
      stopsBefore: 0,
    })
  })

  it('counts stops at one address in a row as one', () => {
    const stops = [stop('A', null, at('09:30')), stop('B', 16), stop('B', null), stop('C', 12)]
    expect(windowOf(stops, 3, at('09:30'))?.stopsBefore).toBe(1)
    expect(windowOf([stop('A', null, at('09:30')), stop('B', 16), stop('B', null)], 2, at('09:30'))?.stopsBefore).toBe(
      0,
    )
  })

  it('is none where a road before it is unknown, nor once it is done', () => {
    const gap = [stop('A', null, at('09:30')), stop('B', null), stop('C', 12)]
    expect(windowOf(gap, 2, at('09:30'))).toBeNull()
    expect(windowOf(underWay, 0, at('09:46'))).toBeNull()
    expect(windowOf(underWay, -1, at('09:46'))).toBeNull()
  })

  it('slips where it is expected more than twenty minutes later than was told', () => {
    expect(slips(at('10:40'), at('11:00'))).toBe(false)
    expect(slips(at('10:40'), new Date(at('11:00').getTime() + 1))).toBe(true)
    expect(slips(at('10:40'), at('09:40'))).toBe(false)
  })

  it('holds the true arrival in more than 85 of 100 of 10,000 drawn runs', () => {
    const luck = chance(155)
    let right = 0
    for (let run = 0; run < 10_000; run += 1) {
      const length = luck.whole(2, 11)
      const roads = Array.from({ length }, () => luck.whole(5, 34))
      const stops = [stop('0', null, at('08:00')), ...roads.map((minutes, index) => stop(String(index + 1), minutes))]
      // Roads 20 % faster to 30 % slower than measured, stops of 6 to 20 minutes, instead of 12.
      const shown = windowOf(stops, length, at('08:00'))
      const truth = roads.reduce(
        (sum, minutes, index) => sum + minutes * luck.between(0.8, 1.3) + (index === 0 ? 0 : luck.between(6, 20)),
        0,
      )
      const there = at('08:00').getTime() + truth * 60_000
      if (shown !== null && shown.from.getTime() <= there && there <= shown.to.getTime()) right += 1
    }
    expect(right / 10_000).toBeGreaterThan(0.85)
  })
})
