import { describe, expect, it } from 'vitest'
import { availabilityOf } from '#rules/moment/closings.ts'
import { holidayName } from '#rules/moment/holidays.ts'
import { addDays, sunday, weekday } from '#rules/moment/paris-time.ts'
import { regionalClosings } from '#rules/moment/regional-holidays.ts'

const years = Array.from({ length: 81 }, (_, index) => 2020 + index)
const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index)).filter((day) => day < `${year + 1}`)

describe('The public holidays of France', () => {
  it('are eleven a year from 2020 to 2100, but where Ascension falls on the 1st or 8th of May', () => {
    const counts = years.map((year) => daysOf(year).filter((day) => holidayName(day) !== null).length)
    const shared = years.filter((year) => holidayName(addDays(easterOf(year), 39)) !== 'Ascension')
    expect(counts.reduce((sum, count) => sum + count, 0) + shared.length).toBe(81 * 11)
    expect(shared).toEqual([2059, 2070, 2081, 2092])
  })

  it('move with Easter, a Sunday from 22 March to 25 April', () => {
    for (const easter of years.map(easterOf)) {
      expect(weekday(easter)).toBe(sunday)
      expect(easter.slice(5) >= '03-22' && easter.slice(5) <= '04-25').toBe(true)
    }
    // The earliest and the latest of the century.
    expect([2078, 2035, 2038, 2049].map((year) => easterOf(year).slice(5))).toEqual([
      '04-03',
      '03-25',
      '04-25',
      '04-18',
    ])
  })

  it('are more in Alsace-Moselle and in Monaco', () => {
    const names = (region: 'alsace-moselle' | 'monaco') =>
      regionalClosings([region], ['2026']).map(({ from, reason }) => [from, reason])
    expect(names('alsace-moselle')).toEqual([
      ['2026-04-03', 'Vendredi saint'],
      ['2026-12-26', 'Saint-Étienne'],
    ])
    expect(names('monaco')).toEqual([
      ['2026-06-04', 'Fête-Dieu'],
      ['2026-01-27', 'Sainte-Dévote'],
      ['2026-11-19', 'Fête du Prince'],
      ['2026-12-08', 'Immaculée Conception'],
    ])
    const { closure } = availabilityOf(regionalClosings(['alsace-moselle'], ['2026']))
    expect(['2026-04-03', '2026-12-25', '2026-12-28'].map(closure)).toEqual(['Vendredi saint', 'Noël', null])
  })

  it('are none where there is no such day', () => {
    expect(['', '2026-02-30', 'demain'].map(holidayName)).toEqual([null, null, null])
  })
})

/** The day before its Monday. */
function easterOf(year: number): string {
  const monday = daysOf(year).find((day) => holidayName(day) === 'Lundi de Pâques')
  return addDays(monday ?? '', -1)
}
