import { holidaysOnly } from '#rules/moment/closings.ts'
import { describe, expect, it } from 'vitest'
import { expiredFields, expiredSlot } from '#app/order/model/expired-slot.ts'
import { readOrder } from '#app/order/model/order-schema.ts'
import type { OrderValues } from '#app/order/model/order-values.ts'
import { filledValues } from '../filled-values.ts'

const friday = (time: string) => new Date(`2026-11-20T${time}+01:00`)
const thisAfternoon: Partial<OrderValues> = { flexDate: '2026-11-20', flexHalfDay: 'PM' }
const planned = (deliveryDateTime: string): Partial<OrderValues> => ({ livraisonType: 'planifiee', deliveryDateTime })
const noneToday = "Aucun créneau disponible aujourd'hui, choisissez le prochain jour ouvré."
const tooSoon = 'La date doit être au moins 3 heures après maintenant'
const tooFar = 'Choisis une date dans les 60 prochains jours.'
const halfDayGone = 'Cette demi-journée n’est plus disponible, choisis-en une autre.'
const dayGone = 'Ce jour est passé, choisis-en un autre.'

describe('A moment that was chosen', () => {
  it.each<[string, Partial<OrderValues>, Date]>([
    ['this afternoon, at 12:29:59', thisAfternoon, friday('12:29:59')],
    ['tomorrow morning, at 23:59', { flexDate: '2026-11-21', flexHalfDay: 'AM' }, friday('23:59:59')],
    [
      '14:00, 3 hours and a millisecond before',
      planned('2026-11-20 14:00'),
      new Date(friday('11:00:00').getTime() - 1),
    ],
    ['a planned day that still has a time', planned('2026-11-20'), friday('14:29:59')],
    ['no planned moment at all', planned(''), friday('10:00:00')],
    ['urgent, at any time', { livraisonType: 'urgent', ...thisAfternoon }, friday('23:00:00')],
  ])('stands: %s', (_, changes, now) => {
    expect(expiredFields(filledValues(changes), now, holidaysOnly)).toEqual([])
  })

  it.each<[string, Partial<OrderValues>, Date, object]>([
    ['this afternoon, at 12:30', thisAfternoon, friday('12:30:00'), { flexDate: noneToday }],
    [
      'Saturday morning, at midnight',
      { flexDate: '2026-11-21', flexHalfDay: 'AM' },
      new Date('2026-11-21T00:00:00+01:00'),
      { flexDate: noneToday },
    ],
    [
      'Tuesday morning, at midnight',
      { flexDate: '2026-11-24', flexHalfDay: 'AM' },
      new Date('2026-11-24T00:00:00+01:00'),
      { flexHalfDay: halfDayGone },
    ],
    [
      'yesterday afternoon, after midnight',
      { flexDate: '2026-11-23', flexHalfDay: 'PM' },
      new Date('2026-11-24T00:00:00+01:00'),
      { flexDate: dayGone },
    ],
    ['14:00, 3 hours before', planned('2026-11-20 14:00'), friday('11:00:00'), { deliveryDateTime: tooSoon }],
    ['14:00, when it is 14:00', planned('2026-11-20 14:00'), friday('14:00:00'), { deliveryDateTime: tooSoon }],
    [
      'a planned day without a time left',
      planned('2026-11-20'),
      friday('14:30:00'),
      { deliveryDateTime: 'La date de livraison est obligatoire' },
    ],
    ['14:00 in 61 days', planned('2027-01-20 14:00'), friday('10:00:00'), { deliveryDateTime: tooFar }],
    ['a morning in 61 days', { flexDate: '2027-01-20', flexHalfDay: 'AM' }, friday('10:00:00'), { flexDate: tooFar }],
  ])('does not stand any more, and its field says so: %s', (_, changes, now, issues) => {
    const values = filledValues(changes)
    const read = readOrder(values, now, holidaysOnly)
    expect(expiredFields(values, now, holidaysOnly)).toEqual(expect.arrayContaining(Object.keys(issues)))
    expect('issues' in read && read.issues).toEqual(issues)
  })

  it.each([
    ['passed', '2026-11-19'],
    ['too-far', '2027-01-20'],
    [null, '2027-01-19'],
  ] as const)('is %s on %s, seen on 20 November', (why, flexDate) => {
    expect(expiredSlot(filledValues({ flexDate }), friday('10:00:00'), holidaysOnly)).toBe(why)
  })
})
