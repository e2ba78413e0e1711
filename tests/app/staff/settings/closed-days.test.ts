import { describe, expect, it } from 'vitest'
import { closedRows, monthBefore, nextMonth, weeksOf } from '#app/staff/settings/calendar/closed-days.ts'
import { settingsView, type PendingParts } from '#app/staff/settings/model/settings-view.ts'
import { storeSlug } from '#app/staff/settings/stores/store-slug.ts'
import { typedRoad } from '#app/staff/settings/zone/typed-road.ts'
import { unsetSettings, type SiteSettingsValues } from '#contract/settings/site-settings.ts'

const inventory = { from: '2026-12-28', to: '2027-01-02', reason: 'Inventaire' }

function view(values: Partial<SiteSettingsValues>, pending: PendingParts = {}) {
  const versions = { closings: 0, holidays: 0, zone: 0, capacity: 0, stores: 0 }
  const standing = {
    values: { ...unsetSettings, ...values },
    versions,
    journal: [],
    conflicts: { count: 0, orders: [] },
  }
  return settingsView(standing, pending)
}

describe('A month of the settings', () => {
  it('is its weeks, Monday first, each closed day with its kind and its reason', () => {
    const weeks = weeksOf('2026-12', view({ closings: [inventory] }))
    expect(weeks.map((week) => week.map((day) => day?.day.slice(8) ?? '  ').join(' '))).toEqual([
      '   01 02 03 04 05 06',
      '07 08 09 10 11 12 13',
      '14 15 16 17 18 19 20',
      '21 22 23 24 25 26 27',
      '28 29 30 31         ',
    ])
    const kinds = weeks
      .flat()
      .flatMap((day) => (day === null || day.kind === 'open' ? [] : [`${day.day.slice(8)} ${day.kind} ${day.reason}`]))
    expect(kinds).toEqual([
      '06 sunday ',
      '13 sunday ',
      '20 sunday ',
      '25 holiday Noël',
      '27 sunday ',
      '28 closing Inventaire',
      '29 closing Inventaire',
      '30 closing Inventaire',
      '31 closing Inventaire',
    ])
  })

  it('has the holidays of a region that is chosen and not applied yet', () => {
    const chosen = view({}, { 'holidays monaco': { of: 'holidays', region: 'monaco' } })
    expect(
      weeksOf('2026-12', chosen)
        .flat()
        .find((day) => day?.day === '2026-12-08')?.reason,
    ).toBe('Immaculée Conception')
  })

  it('is followed and preceded by the next, over the year', () => {
    expect([nextMonth('2026-12'), monthBefore('2027-01'), nextMonth('2026-01')]).toEqual([
      '2027-01',
      '2026-12',
      '2026-02',
    ])
  })
})

describe('The closed days under a month', () => {
  const lines = (month: string, today: string, ...given: Parameters<typeof view>) =>
    closedRows(month, today, view(...given)).map((row) =>
      row.kind === 'holiday'
        ? `${row.from} ${row.name}`
        : `${row.from} ${row.closing.reason} ${row.pending ?? ''}`.trim(),
    )

  it('are those to come: holidays of this month and the next, closings of any', () => {
    expect(lines('2026-12', '2026-11-27', { closings: [inventory] })).toEqual([
      '2026-12-25 Noël',
      '2026-12-28 Inventaire',
      '2027-01-01 Jour de l’an',
    ])
    expect(lines('2026-11', '2026-11-12', {})).toEqual(['2026-12-25 Noël'])
    expect(lines('2027-03', '2027-01-03', { closings: [inventory] })).toEqual(['2027-03-29 Lundi de Pâques'])
  })

  it('say which are not applied yet', () => {
    const name = 'closings 2026-12-28 2027-01-02'
    expect(lines('2027-02', '2026-11-27', { closings: [inventory] }, { [name]: null })[0]).toBe(
      '2026-12-28 Inventaire removed',
    )
    const other = { of: 'closings', closing: { ...inventory, reason: 'Congés' } } as const
    expect(lines('2027-02', '2026-11-27', { closings: [inventory] }, { [name]: other })[0]).toBe(
      '2026-12-28 Congés added',
    )
  })
})

describe('What is typed into the settings', () => {
  it.each([
    ['90', 90],
    [' 90 min', 90],
    ['', null],
    ['0', 'wrong'],
    ['1441', 'wrong'],
    ['une heure', 'wrong'],
  ] as const)('as the longest road, « %s », is %s', (text, minutes) => {
    expect(typedRoad(text)).toBe(minutes)
  })

  it('as a store’s name gives its short one', () => {
    expect(storeSlug('Négoce Modèle, Grasse')).toBe('negoce-modele-grasse')
    expect(storeSlug('« L’Œuvre » ')).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(storeSlug('x'.repeat(39) + ' y z')).toHaveLength(39)
  })
})
