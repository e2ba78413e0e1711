import { describe, expect, it } from 'vitest'
import { clock } from '#rules/moment/french.ts'
import { parisInstant, type TimeOfDay } from '#rules/moment/paris-time.ts'
import type { Slot } from '#rules/order/delivery-times.ts'
import { stopDue, stopTimes, type StopToTime } from '#rules/run/stop-times.ts'

const at = (time: TimeOfDay) => parisInstant('2026-11-18', time)
const stop = (address: string, minutes: number | null, more: Partial<StopToTime> = {}): StopToTime => ({
  address,
  doneAt: null,
  due: null,
  road: minutes === null ? null : { minutes, estimated: false },
  ...more,
})
/** What is come to when, from 8:00 on: '08:00', '08:32 late', '?'. */
const times = (...stops: StopToTime[]) =>
  stopTimes(at('8:00'), stops).map((each) =>
    each.at === null ? '?' : `${clock(each.at)}${each.isEstimated ? ' about' : ''}${each.isLate ? ' late' : ''}`,
  )

describe('A stop of a run', () => {
  it('is come to by the road from the one before, which takes twelve minutes', () => {
    expect(times(stop('Mougins', null), stop('Nice', 20), stop('Grasse', 40))).toEqual(['08:00', '08:32', '09:24'])
  })

  it('is one with those beside it at the same address', () => {
    expect(times(stop('Mougins', null), stop('Mougins', null), stop('Nice', 20), stop('Mougins', 25))).toEqual([
      '08:00',
      '08:00',
      '08:32',
      '09:09',
    ])
  })

  it('is late after what was promised of it, not at its last minute', () => {
    expect(
      times(stop('Mougins', null), stop('Nice', 20, { due: at('8:32') }), stop('Grasse', 40, { due: at('9:23') })),
    ).toEqual(['08:00', '08:32', '09:24 late'])
  })

  it('that is done is when it was done, and was left then', () => {
    expect(times(stop('Mougins', null, { doneAt: at('8:30') }), stop('Nice', 20, { due: at('8:45') }))).toEqual([
      '08:30',
      '08:50 late',
    ])
  })

  it('has no time behind a road that nobody knows, until one is done', () => {
    expect(
      times(
        stop('Mougins', null),
        stop('Nice', null, { due: at('8:01') }),
        stop('Grasse', 40),
        stop('Vence', 10, { doneAt: at('10:00') }),
        stop('Nice', 30),
      ),
    ).toEqual(['08:00', '?', '?', '10:00', '10:30'])
  })

  it('says that a road before it was reckoned from the distance', () => {
    const reckoned = { road: { minutes: 20, estimated: true } }
    expect(times(stop('Mougins', null), stop('Nice', null, reckoned), stop('Grasse', 40))).toEqual([
      '08:00',
      '08:32 about',
      '09:24 about',
    ])
  })
})

describe('What is promised of a stop', () => {
  const halfDay: Slot = { kind: 'half-day', slot: { day: '2026-11-18', halfDay: 'AM' } }
  const urgent: Slot = { kind: 'pickup', at: at('10:45'), countedFrom: at('10:00') }

  it('is the delivery by the end of its slot, and of an urgent order the pickup', () => {
    expect([stopDue(halfDay, 'pickup'), stopDue(halfDay, 'delivery')]).toEqual([null, at('12:00')])
    expect([stopDue(urgent, 'pickup'), stopDue(urgent, 'delivery')]).toEqual([at('11:15'), null])
    expect(stopDue({ kind: 'time', at: at('16:00') }, 'delivery')).toEqual(at('16:00'))
  })
})
