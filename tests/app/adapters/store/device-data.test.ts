import { clear, createStore, entries, get, set } from 'idb-keyval'
import { beforeEach, describe, expect, it } from 'vitest'
import { createDeviceData } from '#adapters/store/device-data.ts'
import { keepMessagePrefill, takeMessagePrefill } from '#adapters/store/message-prefill.ts'
import { createDrafts } from '#adapters/store/drafts.ts'
import { createMailStore } from '#adapters/store/mail-store.ts'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { keptPayments } from '#tests/builders/kept-payments.ts'
import { anOrder } from '#tests/builders/order.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'

const deviceData = createDeviceData()
const drafts = createDrafts()
const payments = keptPayments()
const disk = createStore('colibat', 'drafts')
const slip = () => new File(['%PDF-1.7 bon'], 'bon.pdf', { type: 'application/pdf' })
const submissionId = '3f2b8a0e-6c1d-4f7e-9a55-0d2c4b6e8f10'
const begun = { handover: { orderData: orderOnWire(anOrder()), totalTTC: 47.88, submissionId }, at: friday10h }
const sent = { ...begun, handover: { ...begun.handover, sent: { amount: 4788, orderId: 42, paymentIntentId: 'pi_1' } } }
const kept = async (userId: number) =>
  (await entries(disk)).filter(([key]) => (key as unknown as unknown[])[0] === userId)
const keysOf = async (userId: number) => (await kept(userId)).map(([key]) => (key as unknown as unknown[])[1])
const daysLater = (days: number) => new Date(friday10h.getTime() + days * 86_400_000)

/** A user with a draft and its slip, another draft set aside, a payment that was begun and one whose card was sent. */
async function leaveThings(userId: number): Promise<void> {
  await deviceData.claim(userId)
  await drafts.writeText(userId, { clientName: 'Ancien' }, friday10h)
  await drafts.discard(userId, 'a')
  await drafts.writeText(userId, { clientName: 'Martin' }, friday10h)
  await drafts.writeSlip(userId, slip())
  await payments.keep(userId, sent)
  await payments.keep(userId, {
    ...begun,
    handover: { ...begun.handover, submissionId: 'b1e7c7a4-6c1d-4f7e-9a55-0d2c4b6e8f11' },
  })
}

beforeEach(async () => {
  await clear(disk)
  await Promise.all([leaveThings(7), leaveThings(8)])
})

describe('A user who signs out and erases everything', () => {
  const erase = () => deviceData.erase(7, { keepsDraft: false, at: friday10h })

  it('leaves nothing, but the numbers of the payment whose end is unknown: no name, no address', async () => {
    await erase()
    expect(await keysOf(7)).toEqual(['left', 'payments'])
    expect(await get([7, 'payments'], disk)).toEqual([
      { handover: { submissionId, sent: sent.handover.sent }, at: friday10h },
    ])
  })

  it('is still followed until the end of that payment is known, and leaves nothing then', async () => {
    await erase()
    expect(await payments.read(7)).toEqual([
      { handover: { submissionId, sent: sent.handover.sent }, order: null, amount: 4788, begunAt: friday10h },
    ])
    await payments.forget(7, submissionId)
    await erase()
    expect(await keysOf(7)).toEqual([])
  })

  it('takes nothing of another user', async () => {
    const before = await kept(8)
    await erase()
    expect(await kept(8)).toEqual(before)
  })

  it('takes the message along that was on its way to the contact page', async () => {
    await keepMessagePrefill(
      { nom: 'Camille', email: 'camille@exemple.fr', message: 'Bonjour', file: slip() },
      friday10h,
    )
    await erase()
    expect(await takeMessagePrefill(friday10h)).toBeNull()
  })

  it('has nothing written any more that this page still had in hand', async () => {
    const late = drafts.writeSlip(7, slip())
    await erase()
    await late
    await drafts.writeText(7, { clientName: 'Tardif' }, friday10h)
    await drafts.writeSlip(7, slip())
    await payments.keep(7, begun)
    await payments.keep(7, {
      ...sent,
      handover: { ...sent.handover, submissionId: 'c2e7c7a4-6c1d-4f7e-9a55-0d2c4b6e8f12' },
    })
    expect(await keysOf(7)).toEqual(['left', 'payments'])
    expect(JSON.stringify(await get([7, 'payments'], disk))).not.toContain('Martin')
    expect(JSON.stringify(await get([7, 'payments'], disk))).not.toContain('orderData')
  })

  it('writes again once back', async () => {
    await erase()
    await deviceData.claim(7)
    await drafts.writeText(7, { clientName: 'Retour' }, friday10h)
    expect(await drafts.readText(7)).toMatchObject({ values: { clientName: 'Retour' } })
  })
})

describe('A user who signs out and keeps the draft', () => {
  it('leaves it with its slip, and nothing else; what the page still had in hand of it is written', async () => {
    await deviceData.erase(7, { keepsDraft: true, at: friday10h })
    await drafts.writeText(7, { clientName: 'Dernier mot' }, friday10h)
    expect(await keysOf(7)).toEqual(['left', 'payments', 'slip', 'text'])
    expect(await drafts.readText(7)).toMatchObject({ values: { clientName: 'Dernier mot' } })
    expect(await get([7, 'payments'], disk)).toEqual([
      { handover: { submissionId, sent: sent.handover.sent }, at: friday10h },
    ])
  })

  it('is asked about it only where there is one: a text, or a slip alone', async () => {
    expect([await deviceData.hasDraft(7), await deviceData.hasDraft(99)]).toEqual([true, false])
    await drafts.drop(7)
    expect(await deviceData.hasDraft(7)).toBe(false)
    await drafts.writeSlip(7, slip())
    expect(await deviceData.hasDraft(7)).toBe(true)
  })
})

describe('What nobody claims', () => {
  it('stays for 30 days after its user left, and not an hour longer', async () => {
    await deviceData.leave(7, friday10h)
    await deviceData.sweep(daysLater(29.9), null)
    expect(await keysOf(7)).toContain('text')
    await deviceData.sweep(daysLater(30), null)
    expect(await keysOf(7)).toEqual([])
  })

  it('stays while its user is signed in, and is counted anew when he leaves again', async () => {
    await deviceData.leave(7, friday10h)
    await deviceData.sweep(daysLater(31), 7)
    await deviceData.sweep(daysLater(32), null)
    expect(await keysOf(7)).toContain('text')
    await deviceData.sweep(daysLater(61), null)
    expect(await keysOf(7)).toContain('text')
    await deviceData.sweep(daysLater(62), null)
    expect(await keysOf(7)).toEqual([])
  })

  it('stays when its user came back in between', async () => {
    await deviceData.leave(7, friday10h)
    await deviceData.claim(7)
    await deviceData.sweep(daysLater(40), null)
    expect(await keysOf(7)).toContain('text')
  })

  it.each([
    ['without a word', undefined],
    ['on a clock that was ahead', daysLater(900)],
  ])('is counted from the first time it is found, when its user left %s', async (_how, mark) => {
    if (mark) await set([7, 'left'], mark, disk)
    await deviceData.sweep(friday10h, null)
    await deviceData.sweep(daysLater(29), null)
    expect(await keysOf(7)).toContain('text')
    await deviceData.sweep(daysLater(30), null)
    expect(await keysOf(7)).toEqual([])
  })

  it('is not marked where there is nothing', async () => {
    await deviceData.leave(99, friday10h)
    expect(await keysOf(99)).toEqual([])
  })
})

describe('What waits for the network', () => {
  const mail = createMailStore()
  const write = (owner: number, at = friday10h) =>
    mail.put(owner, {
      kind: 'message',
      id: `of-${owner}`,
      owner,
      at,
      refusal: null,
      nom: 'Camille',
      email: 'c@exemple.fr',
      message: 'Bonjour',
      file: null,
    })
  const owners = async () => (await mail.read(0)).map(({ owner }) => owner).toSorted()
  // Signed in again: what is still written of somebody who had all erased is not kept.
  beforeEach(async () => {
    await Promise.all([7, 9].map(deviceData.claim))
    await Promise.all([write(0), write(7), write(8)])
  })

  it('goes with its owner’s draft when he erases everything, and stays with it; that of others stays', async () => {
    await deviceData.erase(7, { keepsDraft: true, at: friday10h })
    expect(await owners()).toEqual([0, 7, 8])
    await deviceData.erase(7, { keepsDraft: false, at: friday10h })
    expect(await owners()).toEqual([0, 8])
  })

  it('is asked about as a draft is', async () => {
    await Promise.all([7, 9].map((owner) => deviceData.erase(owner, { keepsDraft: false, at: friday10h })))
    await deviceData.claim(9)
    await Promise.all([write(7), write(9)])
    expect([await deviceData.hasDraft(7), await deviceData.hasDraft(9)]).toEqual([false, true])
  })

  it('and is nobody’s goes when the device is emptied, or after 30 days', async () => {
    await deviceData.eraseNobodys()
    expect(await owners()).toEqual([7, 8])
    await write(0)
    await deviceData.sweep(daysLater(29), null)
    expect(await owners()).toContain(0)
    await deviceData.sweep(daysLater(30), null)
    expect(await owners()).not.toContain(0)
  })
})
