import { describe, expect, it } from 'vitest'
import { passedFields } from '#app/order/moment/passed-moment.ts'
import { readOrder } from '#app/order/order-issues.ts'
import type { OrderValues } from '#app/order/order-values.ts'
import { filledValues } from '../filled-values.ts'

const friday = (time: string) => new Date(`2026-11-20T${time}+01:00`)
const thisAfternoon: Partial<OrderValues> = { flexDate: '2026-11-20', flexHalfDay: 'PM' }
const planned = (deliveryDateTime: string): Partial<OrderValues> => ({ livraisonType: 'planifiee', deliveryDateTime })
const noneToday = "Aucun créneau disponible aujourd'hui, choisissez le prochain jour ouvré."
const tooSoon = 'La date doit être au moins 3 heures après maintenant'
const halfDayGone = 'Cette demi-journée n’est plus disponible, choisis-en une autre.'
const dayGone = 'Ce jour est passé, choisis-en un autre.'

describe('A moment that was chosen', () => {
  it.each<[string, Partial<OrderValues>, Date]>([
    ['this afternoon, at 12:29:59', thisAfternoon, friday('12:29:59')],
    ['tomorrow morning, at 23:59', { flexDate: '2026-11-21', flexHalfDay: 'AM' }, friday('23:59:59')],
    ['14:00, 3 hours and a millisecond before', planned('2026-11-20 14:00'), new Date(friday('11:00:00').getTime() - 1)],
    ['a planned day that still has a time', planned('2026-11-20'), friday('14:29:59')],
    ['no planned moment at all', planned(''), friday('10:00:00')],
    ['urgent, at any time', { livraisonType: 'urgent', ...thisAfternoon }, friday('23:00:00')],
  ])('stands: %s', (_, changes, now) => {
    expect(passedFields(filledValues(changes), now)).toEqual([])
  })

  it.each<[string, Partial<OrderValues>, Date, object]>([
    ['this afternoon, at 12:30', thisAfternoon, friday('12:30:00'), { flexDate: noneToday }],
    ['Saturday morning, at midnight', { flexDate: '2026-11-21', flexHalfDay: 'AM' }, new Date('2026-11-21T00:00:00+01:00'), { flexDate: noneToday }],
    ['Tuesday morning, at midnight', { flexDate: '2026-11-24', flexHalfDay: 'AM' }, new Date('2026-11-24T00:00:00+01:00'), { flexHalfDay: halfDayGone }],
    ['yesterday afternoon, after midnight', { flexDate: '2026-11-23', flexHalfDay: 'PM' }, new Date('2026-11-24T00:00:00+01:00'), { flexDate: dayGone }],
    ['14:00, 3 hours before', planned('2026-11-20 14:00'), friday('11:00:00'), { deliveryDateTime: tooSoon }],
    ['14:00, when it is 14:00', planned('2026-11-20 14:00'), friday('14:00:00'), { deliveryDateTime: tooSoon }],
    ['a planned day without a time left', planned('2026-11-20'), friday('14:30:00'), { deliveryDateTime: 'La date de livraison est obligatoire' }],
  ])('has passed, and its field says so: %s', (_, changes, now, issues) => {
    const values = filledValues(changes)
    const read = readOrder(values, now)
    expect(passedFields(values, now)).toEqual(expect.arrayContaining(Object.keys(issues)))
    expect('issues' in read && read.issues).toEqual(issues)
  })
})
