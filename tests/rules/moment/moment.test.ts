import { describe, expect, it } from 'vitest'
import { askedSlot } from '#rules/order/delivery-times.ts'
import { instantFromNow, slotFromNow, type Moment } from '#rules/moment/moment.ts'
import { fullMoment, shortSlot } from '#rules/order/slot-words.ts'
import { moments } from '#tests/builders/order.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'

const thisAfternoon: Moment = { type: 'flex', slot: { day: '2026-11-20', halfDay: 'PM' } }

describe('The moment of an order', () => {
  it.each<[Moment, string]>([
    [moments.flex, 'Flex, lundi 23 novembre 2026, Matin 7h-12h'],
    [thisAfternoon, 'Flex, vendredi 20 novembre 2026, Après-midi 13h-17h'],
    [moments.planifiee, 'Planifiée, mardi 24 novembre 2026 à 15:00'],
    [moments.urgent, 'Urgent, retrait vendredi 20 novembre 2026 vers 10 h 30'],
  ])('has its year and its hours in a letter: %j', (moment, words) => {
    expect(plain(fullMoment(moment, friday10h))).toBe(words)
  })

  it.each<[Moment, string]>([
    [moments.flex, 'lundi 23 novembre, matin'],
    [thisAfternoon, 'vendredi 20 novembre, après-midi'],
    [moments.planifiee, 'mardi 24 novembre à 15 h'],
    [moments.urgent, 'vendredi 20 nov. vers 10 h 30'],
  ])('is one line of a ticket: %j', (moment, words) => {
    expect(plain(shortSlot(askedSlot(moment, friday10h)))).toBe(words)
  })

  it('is where it really is picked up, when it is urgent late on a Friday', () => {
    const late = new Date('2026-11-20T18:15:00+01:00')
    expect([shortSlot(askedSlot(moments.urgent, late)), fullMoment(moments.urgent, late)].map(plain)).toEqual([
      'lundi 23 nov. vers 8 h',
      'Urgent, retrait lundi 23 novembre 2026 vers 8 h',
    ])
  })
})

describe('A moment that is offered', () => {
  it.each([
    ['2026-11-20', 'AM', 'ce matin'],
    ['2026-11-20', 'PM', 'cet après-midi'],
    ['2026-11-21', 'AM', 'demain matin'],
    ['2026-11-23', 'AM', 'lundi 23 novembre, matin'],
    ['2026-11-23', 'PM', 'lundi 23 novembre, après-midi'],
  ] as const)('under Flex, %s %s on a Friday, is « %s »', (day, halfDay, words) => {
    expect(slotFromNow({ day, halfDay }, friday10h)).toBe(words)
  })

  it.each([
    ['2026-11-20T13:30:00+01:00', 'aujourd’hui à 13 h 30'],
    ['2026-11-21T08:30:00+01:00', 'demain à 8 h 30'],
    ['2026-11-23T07:30:00+01:00', 'lundi 23 novembre à 7 h 30'],
  ])('under Planifiée, %s on a Friday, is « %s »', (at, words) => {
    expect(plain(instantFromNow(new Date(at), friday10h))).toBe(words)
  })
})

function plain(words: string): string {
  return words.replaceAll('\u00A0', ' ')
}
