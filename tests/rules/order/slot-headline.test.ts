import { describe, expect, it } from 'vitest'
import type { Moment } from '#rules/moment/moment.ts'
import { slotHeadline } from '#rules/order/slot-headline.ts'

const today = '2026-11-20'
const now = new Date('2026-11-20T08:12:00Z')
const order = {
  orderedAt: new Date('2026-11-20T08:12:00Z'),
  status: 4,
  paid: 1,
  moment: null as Moment | null,
  expectedAt: null as Date | null,
  leftAt: null as Date | null,
  deliveredAt: null as Date | null,
}
const said = (changes: Partial<typeof order> & { readonly countedFrom?: Date }, at = now) =>
  Object.values(slotHeadline({ countedFrom: order.orderedAt, ...order, ...changes }, at)).flatMap(
    (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? [],
  )
const flex = (day: string, halfDay: 'AM' | 'PM') => ({ moment: { type: 'flex', slot: { day, halfDay } } as const })

describe('When an order comes, in a headline', () => {
  it.each([
    ['a half-day', flex('2026-11-25', 'AM'), ['Mercredi 25 nov., matin', 'entre 7 h et 12 h · Flex']],
    ['this afternoon', flex(today, 'PM'), ['Aujourd’hui, après-midi', 'entre 13 h et 17 h · Flex']],
    ['tomorrow', flex('2026-11-21', 'AM'), ['Demain, matin', 'entre 7 h et 12 h · Flex']],
    [
      'a day of another year',
      { status: 6, ...flex('2025-11-25', 'AM') },
      ['Mardi 25 nov. 2025, matin', 'entre 7 h et 12 h · Flex'],
    ],
    [
      'a chosen time',
      { moment: { type: 'planifiee', at: new Date('2026-11-24T09:00:00Z') } as const },
      ['Mardi 24 nov. à 10 h', 'Planifiée'],
    ],
    ['at once', { moment: { type: 'urgent' } as const }, ['Aujourd’hui vers 9 h 42', 'Urgent']],
    [
      'at once, paid when that had gone by',
      {
        orderedAt: new Date('2026-11-16T08:12:00Z'),
        countedFrom: new Date('2026-11-20T09:00:00Z'),
        expectedAt: new Date('2026-11-20T09:30:00Z'),
        moment: { type: 'urgent' } as const,
      },
      ['Aujourd’hui vers 10 h 30', 'Urgent'],
    ],
    [
      'at once, paid late, on a date of the team’s',
      {
        orderedAt: new Date('2026-11-16T08:12:00Z'),
        countedFrom: new Date('2026-11-20T09:00:00Z'),
        expectedAt: new Date('2026-11-21T09:30:00Z'),
        moment: { type: 'urgent' } as const,
      },
      ['Demain à 10 h 30', 'Nouvelle date', 'aujourd’hui vers 10 h 30'],
    ],
    [
      'it is on its way',
      { status: 1, ...flex(today, 'AM'), leftAt: new Date('2026-11-20T09:10:00Z') },
      ['Aujourd’hui, matin', 'entre 7 h et 12 h · parti à 10:10'],
    ],
    [
      'it left on another day',
      { status: 1, ...flex('2026-11-18', 'PM'), leftAt: new Date('2026-11-20T09:10:00Z') },
      ['Mercredi 18 nov., après-midi', 'entre 13 h et 17 h · parti vendredi 20 novembre à 10:10'],
    ],
    [
      'it was there',
      { status: 2, ...flex('2026-11-18', 'AM'), deliveredAt: new Date('2026-11-18T08:38:00Z') },
      ['Livré mercredi 18 nov.', 'à 09:38'],
    ],
    [
      'it was there, on a day nobody noted',
      { status: 2, ...flex('2026-11-18', 'AM') },
      ['Mercredi 18 nov., matin', 'entre 7 h et 12 h · Flex'],
    ],
    [
      'the team set a later date',
      { ...flex('2026-11-23', 'PM'), expectedAt: new Date('2026-11-25T08:30:00Z') },
      ['Mercredi 25 nov., matin', 'entre 7 h et 12 h · nouvelle date', 'lundi 23 nov., après-midi'],
    ],
    [
      'the team set an earlier day',
      { ...flex('2026-11-23', 'PM'), expectedAt: new Date('2026-11-21T08:00:00Z') },
      ['Demain, matin', 'entre 7 h et 12 h · nouvelle date', 'lundi 23 nov., après-midi'],
    ],
    [
      'the team set an hour within it',
      { ...flex('2026-11-23', 'PM'), expectedAt: new Date('2026-11-23T12:30:00Z') },
      ['Lundi 23 nov., après-midi', 'entre 13 h et 17 h · Flex'],
    ],
    [
      'the team had set a date, and it was cancelled',
      { status: 6, ...flex('2026-11-23', 'PM'), expectedAt: new Date('2026-11-25T08:30:00Z') },
      ['Lundi 23 nov., après-midi', 'entre 13 h et 17 h · Flex'],
    ],
    ['the provider says only the day', { expectedAt: new Date('2026-11-24T09:00:00Z') }, ['Mardi 24 nov.', '']],
    ['the provider says nothing', {}, ['Commandée aujourd’hui', '']],
  ])('%s', (_, changes, words) => {
    expect(said(changes)).toEqual(words)
  })

  const afterwards = new Date('2026-11-20T13:07:00+01:00')
  it.each([
    ['is to come still', flex(today, 'AM'), ['Aujourd’hui, matin', 'entre 7 h et 12 h · en retard sur son créneau']],
    [
      'was to come at a time',
      { moment: { type: 'planifiee', at: new Date('2026-11-20T11:00:00+01:00') } as const },
      ['Aujourd’hui à 11 h', 'En retard sur son créneau'],
    ],
    [
      'was moved to it',
      { ...flex('2026-11-19', 'PM'), expectedAt: new Date('2026-11-20T08:00:00+01:00') },
      ['Aujourd’hui, matin', 'entre 7 h et 12 h · en retard sur son créneau', 'hier, après-midi'],
    ],
    [
      'has left',
      { status: 1, ...flex(today, 'AM'), leftAt: new Date('2026-11-20T10:16:00+01:00') },
      ['Aujourd’hui, matin', 'entre 7 h et 12 h · parti à 10:16'],
    ],
    ['is not paid', { paid: 0, ...flex(today, 'AM') }, ['Aujourd’hui, matin', 'entre 7 h et 12 h · Flex']],
    ['waits for its price', { status: 0, ...flex(today, 'AM') }, ['Aujourd’hui, matin', 'entre 7 h et 12 h · Flex']],
  ])('once its slot has ended says that it is late: what %s', (_, changes, words) => {
    expect(said(changes, afterwards)).toEqual(words)
  })
})
