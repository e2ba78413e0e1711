import { describe, expect, it } from 'vitest'
import { Unreachable } from '#adapters/failures/failures.ts'
import { offersInstall } from '#app/payment/offer-after-payment.tsx'
import type { OrderList } from '#contract/order/history.ts'
import { aPastOrder } from '#tests/builders/past-order.ts'

const paid = (id: number) => aPastOrder({ id, paid: 1 })
const install = (may: boolean) => ({ mayOffer: async () => may }) as never
const listed = (orders: OrderList['orders'], older: string | null = null) =>
  ({ read: async () => ({ orders, older }) }) as never

describe('The offer of the home screen', () => {
  it('comes with the first paid order', async () => {
    expect(
      await offersInstall({ install: install(true), orders: listed([paid(7), aPastOrder({ id: 6, paid: 0 })]) }, 7),
    ).toBe(true)
  })

  it.each([
    ['another was paid before', [paid(7), paid(6)], null],
    [
      'another was paid and given back',
      [paid(7), aPastOrder({ id: 6, paid: 2, refund: { amount: 4788, state: 'fait', at: null } as never })],
      null,
    ],
    ['there are orders older than the list', [paid(7)], '2024-11-01'],
  ])('does not come when %s', async (_what, orders, older) => {
    expect(await offersInstall({ install: install(true), orders: listed(orders, older) }, 7)).toBe(false)
  })

  it('does not come where the list does not', async () => {
    expect(
      await offersInstall(
        { install: install(true), orders: { read: () => Promise.reject(new Unreachable('no network')) } as never },
        7,
      ),
    ).toBe(false)
  })

  it('asks for no list where the app cannot be installed, or was refused', async () => {
    let asked = 0
    const orders = { read: async () => ({ orders: [], older: null, asked: ++asked }) } as never
    expect(await offersInstall({ install: install(false), orders }, 7)).toBe(false)
    expect(asked).toBe(0)
  })
})
