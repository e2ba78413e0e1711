import { describe, expect, it } from 'vitest'
import { deliveryHeadline } from '#rules/order/delivery-headline.ts'
import type { LateOrder } from '#rules/order/late.ts'

const friday = new Date('2026-11-20T10:00:00+01:00')
const paris = (wall: string) => new Date(`${wall}+01:00`)
const afternoon = { type: 'flex', slot: { day: '2026-11-23', halfDay: 'PM' } } as const

function headline(changes: Partial<LateOrder>, now = friday): string[] {
  const { over, day, hours, instead } = deliveryHeadline(
    {
      status: 3,
      paid: 1,
      moment: afternoon,
      countedFrom: friday,
      expectedAt: null,
      leftAt: null,
      deliveredAt: null,
      ...changes,
    },
    now,
  )
  return [over, day, hours, ...(instead === null ? [] : [instead])].map((words) => words.replaceAll('\u00A0', ' '))
}

describe('The headline of a delivery', () => {
  it.each([
    [
      'a flex afternoon',
      afternoon,
      ['Livraison prévue', 'Lundi 23 novembre', 'l’après-midi, entre 13 h et 17 h · Flex'],
    ],
    [
      'a flex morning',
      { type: 'flex', slot: { day: '2026-11-24', halfDay: 'AM' } },
      ['Livraison prévue', 'Mardi 24 novembre', 'le matin, entre 7 h et 12 h · Flex'],
    ],
    [
      'this afternoon',
      { type: 'flex', slot: { day: '2026-11-20', halfDay: 'PM' } },
      ['Livraison prévue', 'Cet après-midi', 'entre 13 h et 17 h · Flex'],
    ],
    [
      'tomorrow morning',
      { type: 'flex', slot: { day: '2026-11-21', halfDay: 'AM' } },
      ['Livraison prévue', 'Demain matin', 'entre 7 h et 12 h · Flex'],
    ],
    [
      'a chosen time',
      { type: 'planifiee', at: paris('2026-11-24T10:30:00') },
      ['Livraison prévue', 'Mardi 24 novembre', 'à 10 h 30 · Planifiée'],
    ],
    ['an urgent order', { type: 'urgent' }, ['Livraison prévue', 'Aujourd’hui', 'retrait vers 10 h 30 · Urgent']],
    [
      'next year',
      { type: 'planifiee', at: paris('2027-01-05T10:00:00') },
      ['Livraison prévue', 'Mardi 5 janvier 2027', 'à 10 h · Planifiée'],
    ],
  ] as const)('tells of %s', (_, moment, wanted) => {
    expect(headline({ moment })).toEqual(wanted)
  })

  it.each([
    [0, 'Livraison demandée'],
    [null, 'Livraison demandée'],
    [4, 'Livraison prévue'],
    [1, 'Livraison prévue'],
    [6, 'Livraison annulée'],
  ])('in status %s says « %s »', (status, over) => {
    expect(headline({ status })[0]).toBe(over)
  })

  const morning = { type: 'flex', slot: { day: '2026-11-20', halfDay: 'AM' } } as const
  const noon = paris('2026-11-20T13:07:00')
  it.each([4, 3, 1])('of what is to come once its slot has ended says that it is late: status %d', (status) => {
    expect(headline({ status, moment: morning }, noon)).toEqual([
      'En retard sur son créneau',
      'Ce matin',
      'entre 7 h et 12 h · Flex',
    ])
    expect(headline({ status, moment: morning }, paris('2026-11-20T12:00:00'))[0]).toBe('Livraison prévue')
    expect(headline({ status, moment: afternoon, expectedAt: paris('2026-11-20T08:00:00') }, noon)).toEqual([
      'En retard sur son créneau',
      'Ce matin',
      'entre 7 h et 12 h · Flex',
      'lundi 23 novembre, après-midi',
    ])
  })

  it.each([
    ['is there', { status: 2, deliveredAt: paris('2026-11-20T12:40:00') }, 'Livré'],
    ['is cancelled', { status: 6 }, 'Livraison annulée'],
    ['is not paid', { status: 4, paid: 0 }, 'Livraison prévue'],
    ['waits for its price', { status: 0, paid: null }, 'Livraison demandée'],
    [
      'is urgent and left in time',
      { status: 1, moment: { type: 'urgent' }, leftAt: paris('2026-11-20T10:40:00') },
      'Livraison prévue',
    ],
    ['was just made, who knows how long ago', { paid: undefined }, 'Livraison prévue'],
  ] as const)('does not call late what %s', (_, changes, over) => {
    expect(headline({ moment: morning, ...changes } as Partial<LateOrder>, noon)[0]).toBe(over)
  })

  it('says of an urgent one on its way when it arrives, no more when it was picked up', () => {
    const left = { status: 1, moment: { type: 'urgent' }, leftAt: paris('2026-11-20T10:40:00') } as const
    expect(headline(left)).toEqual(['Livraison prévue', 'Aujourd’hui', 'vers 11 h · Urgent'])
  })

  it('calls late what is urgent and left after its pickup', () => {
    expect(headline({ status: 1, moment: { type: 'urgent' }, leftAt: paris('2026-11-20T11:01:00') }, noon)[0]).toBe(
      'En retard sur son créneau',
    )
  })

  it('is the date that the team set, where it is another one', () => {
    expect(headline({ expectedAt: paris('2026-11-25T09:30:00') })).toEqual([
      'Nouvelle date de livraison',
      'Mercredi 25 novembre',
      'le matin, entre 7 h et 12 h · Flex',
      'lundi 23 novembre, après-midi',
    ])
    expect(headline({ expectedAt: paris('2026-11-21T09:00:00') })).toEqual([
      'Nouvelle date de livraison',
      'Demain matin',
      'entre 7 h et 12 h · Flex',
      'lundi 23 novembre, après-midi',
    ])
    expect(headline({ expectedAt: paris('2026-11-23T13:30:00') })[0]).toBe('Livraison prévue')
  })

  it.each([
    [
      'within its slot',
      '2026-11-23T14:17:00',
      ['Livré dans le créneau', 'Lundi 23 novembre à 14:17', 'prévu entre 13 h et 17 h · Flex'],
    ],
    [
      'before its slot',
      '2026-11-23T10:05:00',
      ['Livré', 'Lundi 23 novembre à 10:05', 'prévu entre 13 h et 17 h · Flex'],
    ],
    [
      'after its slot',
      '2026-11-23T17:40:00',
      ['Livré', 'Lundi 23 novembre à 17:40', 'prévu entre 13 h et 17 h · Flex'],
    ],
    [
      'on another day',
      '2026-11-24T09:00:00',
      ['Livré', 'Mardi 24 novembre à 09:00', 'prévu lundi 23 novembre, entre 13 h et 17 h · Flex'],
    ],
  ])('of an order that came %s says so', (_, at, wanted) => {
    expect(headline({ status: 2, deliveredAt: paris(at) })).toEqual(wanted)
  })

  it('of an order that came by the team’s later date does not say that it came in its slot', () => {
    expect(
      headline({ status: 2, expectedAt: paris('2026-11-25T10:00:00'), deliveredAt: paris('2026-11-25T09:30:00') }),
    ).toEqual([
      'Livré',
      'Mercredi 25 novembre à 09:30',
      'prévu entre 7 h et 12 h · Flex',
      'lundi 23 novembre, après-midi',
    ])
  })

  it('of an urgent order that was paid once its pickup had gone by counts from its payment', () => {
    const late = {
      countedFrom: paris('2026-11-20T09:50:00'),
      expectedAt: paris('2026-11-20T10:20:00'),
      moment: { type: 'urgent' } as const,
    }
    expect(headline(late)).toEqual(['Livraison prévue', 'Aujourd’hui', 'retrait vers 10 h 20 · Urgent'])
    expect(headline({ ...late, status: 2, deliveredAt: paris('2026-11-20T10:40:00') })).toEqual([
      'Livré',
      'Aujourd’hui à 10:40',
      'retrait prévu vers 10 h 20 · Urgent',
    ])
  })

  it('of an urgent order that came promises no slot afterwards', () => {
    expect(headline({ status: 2, moment: { type: 'urgent' }, deliveredAt: paris('2026-11-20T10:20:00') })).toEqual([
      'Livré',
      'Aujourd’hui à 10:20',
      'retrait prévu vers 10 h 30 · Urgent',
    ])
  })

  it('does without a moment', () => {
    expect(headline({ moment: null })).toEqual(['Livraison prévue', 'Date à confirmer', ''])
    expect(headline({ moment: null, expectedAt: paris('2026-11-23T13:30:00') })).toEqual([
      'Livraison prévue',
      'Lundi 23 novembre',
      'à 13 h 30',
    ])
    expect(headline({ moment: null, status: 2, deliveredAt: paris('2026-11-23T14:17:00') })).toEqual([
      'Livré',
      'Lundi 23 novembre à 14:17',
      '',
    ])
  })
})
