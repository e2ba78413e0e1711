import { describe, expect, it } from 'vitest'
import {
  bannerHours,
  flexCutOff,
  flexDepartures,
  flexHours,
  plannedHours,
  publicHours,
  urgentCutOff,
  urgentMorning,
} from '#rules/moment/timetables.ts'

describe('The five timetables', () => {
  it('have the banner say Monday to Friday 8h-17h, Saturday 9h-12h', () => {
    expect(bannerHours).toEqual({ weekdays: { from: '8:00', to: '17:00' }, saturday: { from: '9:00', to: '12:00' } })
  })

  it('take planned deliveries Monday to Friday 7:30-17:30, Saturday 8:30-12:30', () => {
    expect(plannedHours).toEqual({ weekdays: { from: '7:30', to: '17:30' }, saturday: { from: '8:30', to: '12:30' } })
  })

  it('call the flex half-days 7h-12h and 13h-17h', () => {
    expect(flexHours).toEqual({ AM: { from: '7:00', to: '12:00' }, PM: { from: '13:00', to: '17:00' } })
  })

  it('let flex deliveries leave at 8:00, on Saturday at 9:00, in the afternoon at 13:30', () => {
    expect(flexDepartures).toEqual({ AM: '8:00', saturdayAM: '9:00', PM: '13:30' })
  })

  it('tell the public 8h to 18h', () => {
    expect(publicHours).toEqual({ from: '8:00', to: '18:00' })
  })
})

describe('The cut-offs', () => {
  it('close the afternoon at 12:30', () => {
    expect(flexCutOff).toBe('12:30')
  })

  it('move urgent orders at 18:15 to the next morning at 8:00', () => {
    expect([urgentCutOff, urgentMorning]).toEqual(['18:15', '8:00'])
  })
})
