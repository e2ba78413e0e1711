import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { afterActs } from '#app/driver/model/after-acts.ts'
import { findStop } from '#app/driver/model/day-stops.ts'
import { driverDay } from '#contract/driver/driver-day.ts'
import { actRefusal, type DriverAct } from '#rules/run/driver-acts.ts'
import { aDelivery, aReceived, aWireDay, tuesday1028 } from './pretend-road.ts'

const day = v.parse(driverDay, aWireDay())
const done = (orderId: number, act: DriverAct, id = `${orderId} ${act.kind}`) => ({
  id,
  orderId,
  at: tuesday1028,
  act,
  photoKeys: ['a'],
})
const orderIn = (shown: typeof day, id: number) => shown.orders.find((order) => order.id === id)

describe('A day with acts that have not left the phone', () => {
  it('shows a delivery as done, with its event, which has no digest yet', () => {
    const shown = afterActs(day, [done(1042, aDelivery)])
    expect(findStop(shown, 1042, 'delivery')?.doneAt).toEqual(tuesday1028)
    expect(orderIn(shown, 1042)).toMatchObject({
      statut: 2,
      evenements: [
        {
          genre: 'livre',
          mots: 'Livré à M. Exemple, sans réserve',
          signature: [[10, 20, 30, 40]],
          photos: 1,
          empreinte: '',
        },
      ],
    })
    expect(findStop(day, 1042, 'delivery')?.doneAt).toBeNull()
  })

  it('lets what was picked up without a network be delivered without one', () => {
    const standing = (shown: typeof day) => ({
      orderId: 1043,
      status: orderIn(shown, 1043)?.statut ?? 0,
      attempts: orderIn(shown, 1043)?.tentatives ?? 0,
      neighbour: '',
    })
    expect(actRefusal('delivery', standing(day))).toMatch(/n’est pas à livrer/)
    const shown = afterActs(day, [done(1043, { ...aReceived, kind: 'pickup', packages: 2, goods: 'sable' })])
    expect(actRefusal('delivery', standing(shown))).toBeNull()
    expect(orderIn(shown, 1043)).toMatchObject({ colis: 2, nature: 'sable' })
    expect(afterActs(shown, [done(1043, aDelivery)]).orders[1]).toMatchObject({ statut: 2 })
  })

  it('counts an attempt, which is what was done at the stop', () => {
    const attempt = { kind: 'attempt', reason: 'absent', words: '', calledAt: tuesday1028, photos: 1 } as const
    const shown = afterActs(day, [done(1042, attempt)])
    expect(orderIn(shown, 1042)).toMatchObject({ statut: 3, tentatives: 1 })
    expect(findStop(shown, 1042, 'delivery')?.doneAt).not.toBeNull()
  })

  it('is the same where the server has the act already, or the order is gone', () => {
    const shown = afterActs(day, [done(1042, aDelivery)])
    expect(afterActs(shown, [done(1042, aDelivery)])).toBe(shown)
    expect(afterActs(day, [done(9, aDelivery)])).toBe(day)
  })
})
