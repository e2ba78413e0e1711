import { holidaysOnly } from '#rules/moment/closings.ts'
import { describe, expect, it } from 'vitest'
import { chosenWords, plannedWords } from '#app/order/model/chosen-words.ts'
import { firstPlannedTime } from '#rules/moment/planned-times.ts'
import { filledValues } from '../filled-values.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'

describe('A moment that is offered', () => {
  it.each([
    ['2026-11-20 13:30', 'aujourd’hui à 13 h 30'],
    ['2026-11-21 08:30', 'demain à 8 h 30'],
    ['2026-11-23 07:30', 'lundi 23 novembre à 7 h 30'],
    ['2026-11-23', 'lundi 23 novembre'],
  ])('under Planifiée, %s on a Friday, is « %s »', (moment, words) => {
    expect(plannedWords(moment, friday10h)?.replaceAll('\u00A0', ' ')).toBe(words)
  })

  it.each([
    ['Flex · cet après-midi', {}],
    ['Flex · jeudi 19 novembre, après-midi : passé, à choisir à nouveau', { flexDate: '2026-11-19' }],
    ['Planifiée · demain à 8 h 30', { livraisonType: 'planifiee', deliveryDateTime: '2026-11-21 08:30' }],
    [
      'Planifiée · aujourd’hui à 13 h : passé, à choisir à nouveau',
      { livraisonType: 'planifiee', deliveryDateTime: '2026-11-20 13:00' },
    ],
    [
      'Planifiée · mercredi 20 janvier : trop loin, à choisir à nouveau',
      { livraisonType: 'planifiee', deliveryDateTime: '2027-01-20' },
    ],
    ['Planifiée', { livraisonType: 'planifiee', deliveryDateTime: '' }],
    ['Urgent', { livraisonType: 'urgent', flexDate: '2026-11-19' }],
  ] as const)('is « %s » where all of it is told', (words, changes) => {
    expect(chosenWords(filledValues(changes), friday10h, holidaysOnly)?.replaceAll('\u00A0', ' ')).toBe(words)
  })

  it.each([
    ['2026-11-20T10:00:00+01:00', '2026-11-20 13:30'],
    ['2026-11-20T14:29:59+01:00', '2026-11-20 17:30'],
    ['2026-11-20T14:30:00+01:00', '2026-11-21 08:30'],
    ['2026-11-21T09:30:00+01:00', '2026-11-23 07:30'],
  ])('is the first planned time there is: at %s, %s', (now, first) => {
    expect(firstPlannedTime(new Date(now), holidaysOnly)).toBe(first)
  })
})
