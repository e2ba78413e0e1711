import { describe, expect, it } from 'vitest'
import {
  chooseFlexDay,
  choosePlannedDay,
  choosePlannedTime,
  chooseType,
  holdSlip,
  leave,
  leaveAddress,
  pickAddress,
  pressAddress,
  refuse,
  typeAddress,
  write,
} from '#app/order/model/order-actions.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import { fieldsInOrder } from '#app/order/model/order-values.ts'
import { aSlip, cannes } from '../filled-values.ts'
import { camille, friday10h } from '#tests/builders/pretend-world.ts'

const friday1230 = new Date('2026-11-20T12:30:00+01:00')

describe('The form of a visit', () => {
  it("starts with the supplier's own e-mail and company, and the first flex slot", () => {
    expect(createOrderState(camille, friday10h).values).toMatchObject({
      email: 'camille@exemple.fr',
      steName: 'Exemple Matériaux',
      livraisonType: 'flex',
      flexDate: '2026-11-20',
      flexHalfDay: 'PM',
    })
  })

  it('forgets the point and the error of an address that is typed again', () => {
    const state = createOrderState(camille, friday10h)
    pickAddress(state, 'pickupAdr', cannes)
    leaveAddress(state, 'pickupAdr', false)
    typeAddress(state, 'pickupAdr', '12 rue')
    expect(state.values.pickupAdr).toEqual({ text: '12 rue', place: null, dropped: false })
    expect(state.touched).toEqual({})
  })

  it('takes away an address left without a pick, and keeps it when no pick was possible', () => {
    const state = createOrderState(camille, friday10h)
    typeAddress(state, 'pickupAdr', '12 rue')
    leaveAddress(state, 'pickupAdr', false)
    typeAddress(state, 'address', '3 chemin')
    leaveAddress(state, 'address', true)
    expect(state.values.pickupAdr).toEqual({ text: '', place: null, dropped: true })
    expect(state.values.address).toEqual({ text: '3 chemin', place: null, dropped: false })
    expect(state.touched).toEqual({ pickupAdr: true, address: true })
  })

  it('finds nothing wrong with an address that could not be picked yet', () => {
    const state = createOrderState(camille, friday10h)
    leaveAddress(state, 'pickupAdr', true, true)
    typeAddress(state, 'address', '3 chemin')
    leaveAddress(state, 'address', true, true)
    expect([state.values.address.text, state.touched]).toEqual(['3 chemin', {}])
  })

  it('says nothing of a field that was only passed by, before it is sent', () => {
    const state = createOrderState(camille, friday10h)
    leave(state, 'clientName')
    leave(state, 'poids')
    leaveAddress(state, 'pickupAdr', false)
    expect(state.touched).toEqual({})
    write(state, 'clientName', 'M')
    write(state, 'clientName', '')
    leave(state, 'clientName')
    expect(state.touched).toEqual({ clientName: true })
    refuse(state)
    typeAddress(state, 'pickupAdr', '')
    leaveAddress(state, 'pickupAdr', false)
    expect(state.touched.pickupAdr).toBe(true)
  })

  it('misses an address that is left empty, unless it was only passed by', () => {
    const typedElsewhere = createOrderState(camille, friday10h)
    write(typedElsewhere, 'comment', 'Portail bleu')
    leaveAddress(typedElsewhere, 'address', false)
    const tapped = createOrderState(camille, friday10h)
    pressAddress(tapped, 'pickupAdr')
    leaveAddress(tapped, 'pickupAdr', false)
    const passedBy = createOrderState(camille, friday10h)
    leaveAddress(passedBy, 'pickupAdr', false)
    expect([typedElsewhere.touched, tapped.touched, passedBy.touched]).toEqual([{}, { pickupAdr: true }, {}])
  })

  it('says nothing of a slip that was taken away, and why another one was refused', () => {
    const state = createOrderState(camille, friday10h)
    holdSlip(state, aSlip())
    holdSlip(state, null)
    expect(state.touched).toEqual({})
    holdSlip(state, null, 'Format non supporté')
    expect(state.touched).toEqual({ deliveryReceipt: true })
  })

  it('forces the morning of a Saturday', () => {
    const state = createOrderState(camille, friday10h)
    chooseFlexDay(state, '2026-11-21', friday10h)
    expect(state.values).toMatchObject({ flexDate: '2026-11-21', flexHalfDay: 'AM' })
  })

  it('keeps the half-day of a day that has it', () => {
    const state = createOrderState(camille, friday10h)
    chooseFlexDay(state, '2026-11-24', friday10h)
    expect(state.values.flexHalfDay).toBe('PM')
  })

  it('opens a planned order on the first day that has a time left', () => {
    const state = createOrderState(camille, new Date('2026-11-20T15:00:00+01:00'))
    chooseType(state, 'planifiee', new Date('2026-11-20T15:00:00+01:00'))
    expect(state.values.deliveryDateTime).toBe('2026-11-21')
  })

  it('keeps a planned time on another day that has it, and only then', () => {
    const state = createOrderState(camille, friday1230)
    choosePlannedTime(state, '2026-11-23 16:30')
    choosePlannedDay(state, '2026-11-24', friday1230)
    expect(state.values.deliveryDateTime).toBe('2026-11-24 16:30')
    choosePlannedDay(state, '2026-11-21', friday1230)
    expect(state.values.deliveryDateTime).toBe('2026-11-21')
  })

  it('marks everything and counts the attempt when it is refused', () => {
    const state = createOrderState(camille, friday10h)
    refuse(state)
    expect(Object.keys(state.touched)).toEqual(fieldsInOrder)
    expect(state.attempts).toBe(1)
  })
})
