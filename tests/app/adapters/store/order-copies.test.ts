import { clear, createStore, set } from 'idb-keyval'
import { beforeEach, describe, expect, it } from 'vitest'
import { createDeviceData } from '#adapters/store/device-data.ts'
import { createOrderCopies } from '#adapters/store/order-copies.ts'
import { aPastOrder } from '#tests/builders/past-order.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'

const deviceData = createDeviceData()
const copies = createOrderCopies()
const disk = createStore('colibat', 'drafts')
const list = {
  orders: [
    aPastOrder(),
    aPastOrder({ id: 8, moment: { type: 'flex', slot: { day: '2026-11-23', halfDay: 'PM' } }, repeat: null }),
  ],
  older: null,
  at: friday10h,
}

beforeEach(async () => {
  await clear(disk)
  await deviceData.claim(7)
  await copies.write(7, list)
})

describe('The list of orders that a device has', () => {
  it('is there again as it was, with when it came', async () => {
    expect(await copies.read(7)).toEqual(list)
  })

  it('is its user’s alone', async () => {
    expect(await copies.read(8)).toBeNull()
  })

  it.each(['all', 'all but the draft'])(
    'goes when its user signs out and erases %s, and is not written again',
    async (what) => {
      await deviceData.erase(7, { keepsDraft: what !== 'all', at: friday10h })
      expect(await copies.read(7)).toBeNull()
      await copies.write(7, list)
      expect(await copies.read(7)).toBeNull()
    },
  )

  it('is written again once he is back', async () => {
    await deviceData.erase(7, { keepsDraft: false, at: friday10h })
    await deviceData.claim(7)
    await copies.write(7, list)
    expect(await copies.read(7)).toEqual(list)
  })

  it('goes when the session ends otherwise', async () => {
    await deviceData.leave(7, friday10h)
    expect(await copies.read(7)).toBeNull()
  })

  it('is none when another version of the app wrote something else', async () => {
    await set([7, 'orders'], { orders: [{ id: 1 }], older: null, at: friday10h }, disk)
    expect(await copies.read(7)).toBeNull()
  })
})
