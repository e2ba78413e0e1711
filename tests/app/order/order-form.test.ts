import { describe, expect, it } from 'vitest'
import { createOrderForm } from '#app/order/order-form.ts'
import { blankValues } from '#app/order/order-values.ts'
import { cannes } from './filled-values.ts'
import { camille, friday10h } from '#tests/builders/pretend-world.ts'

const friday1230 = new Date('2026-11-20T12:30:00+01:00')

describe('The form of a visit', () => {
  it("starts with the supplier's own e-mail and company, and the first flex slot", () => {
    expect(formAt(friday10h).state.values).toMatchObject({
      email: 'camille@exemple.fr',
      steName: 'Exemple Matériaux',
      livraisonType: 'flex',
      flexDate: '2026-11-20',
      flexHalfDay: 'PM',
    })
  })

  it('forgets the point and the error of an address that is typed again', () => {
    const form = formAt(friday10h)
    form.pickAddress('pickupAdr', cannes)
    form.leaveAddress('pickupAdr', false)
    form.typeAddress('pickupAdr', '12 rue')
    expect(form.state.values.pickupAdr).toEqual({ text: '12 rue', place: null, dropped: false })
    expect(form.state.touched).toEqual({})
  })

  it('takes away an address left without a pick, and keeps it when no pick was possible', () => {
    const form = formAt(friday10h)
    form.typeAddress('pickupAdr', '12 rue')
    form.leaveAddress('pickupAdr', false)
    form.typeAddress('address', '3 chemin')
    form.leaveAddress('address', true)
    expect(form.state.values.pickupAdr).toEqual({ text: '', place: null, dropped: true })
    expect(form.state.values.address).toEqual({ text: '3 chemin', place: null, dropped: false })
    expect(form.state.touched).toEqual({ pickupAdr: true, address: true })
  })

  it('finds nothing wrong with an address that could not be picked yet', () => {
    const form = formAt(friday10h)
    form.typeAddress('address', '3 chemin')
    form.leaveAddress('address', true, true)
    form.leaveAddress('pickupAdr', true, true)
    expect([form.state.values.address.text, form.state.touched]).toEqual(['3 chemin', { pickupAdr: true }])
  })

  it('forces the morning of a Saturday', () => {
    const form = formAt(friday10h)
    form.chooseFlexDay('2026-11-21')
    expect(form.state.values).toMatchObject({ flexDate: '2026-11-21', flexHalfDay: 'AM' })
  })

  it('keeps the half-day of a day that has it', () => {
    const form = formAt(friday10h)
    form.chooseFlexDay('2026-11-24')
    expect(form.state.values.flexHalfDay).toBe('PM')
  })

  it('opens a planned order on the first day that has a time left', () => {
    const form = formAt(new Date('2026-11-20T15:00:00+01:00'))
    form.chooseType('planifiee')
    expect(form.state.values.deliveryDateTime).toBe('2026-11-21')
  })

  it('keeps a planned time on another day that has it, and only then', () => {
    const form = formAt(friday1230)
    form.choosePlannedTime('2026-11-23 16:30')
    form.choosePlannedDay('2026-11-24')
    expect(form.state.values.deliveryDateTime).toBe('2026-11-24 16:30')
    form.choosePlannedDay('2026-11-21')
    expect(form.state.values.deliveryDateTime).toBe('2026-11-21')
  })

  it('marks everything and counts the attempt when it is refused', () => {
    const form = formAt(friday10h)
    form.refuse()
    expect(Object.keys(form.state.touched)).toHaveLength(15)
    expect(form.state.attempts).toBe(1)
  })
})

function formAt(now: Date) {
  return createOrderForm(blankValues(camille, now), () => now)
}
