import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaseLetter, markNotSent } from '#server/letters/letters.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder } from '#tests/server/fixtures/invoiced.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { letterRows, sentLetters } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const { token } = await newStaff(provider)
const later = (seconds: number) => void (provider.now = new Date(provider.now.getTime() + seconds * 1000))
const setDate = (id: number, DateLivraison: string) =>
  call(provider, 'setDeliveryDate', { token, params: { id }, body: { DateLivraison } })
const step = (id: number, de: number, vers: number) =>
  call(provider, 'moveOrder', { token, params: { id }, body: { de, vers, motif: 'Pas de réseau' } })
const undo = (id: number) => call(provider, 'undoStep', { token, params: { id }, body: {} })
const isDated = ({ subject }: { readonly subject: string }) => subject.includes('nouvelle date')
/** What has left, of the letters and text messages that tell another date. */
const told = async () => {
  await sentLetters(provider)
  return (await letterRows(provider))
    .filter((letter) => isDated(letter) && letter.sent_at !== null)
    .map(({ channel, text }) => ({ channel, text: text.replaceAll('\u00A0', ' ') }))
}
const channels = async () => (await told()).map(({ channel }) => channel)

beforeEach(async () => void (await db.deleteFrom('letters').execute()))
afterEach(() => void (provider.now = wednesdayMorning))

/** On its way for a minute. */
async function orderOnItsWay(): Promise<number> {
  const { id } = await preparedOrder()
  await step(id, 3, 1)
  later(60)
  await sentLetters(provider)
  return id
}

async function preparedOrder() {
  const order = await paidOrder(provider, supplier)
  await step(order.id, 4, 3)
  later(60)
  return order
}

describe('Another date of an order that is delivered before it is told', () => {
  it('is told to nobody any more', async () => {
    const id = await orderOnItsWay()
    await setDate(id, '2026-11-19 08:00:00')
    later(30)
    await step(id, 1, 2)
    later(3600)
    expect(await told()).toEqual([])
  })

  it('is told once when the delivery is taken back', async () => {
    const id = await orderOnItsWay()
    await setDate(id, '2026-11-19 08:00:00')
    later(55)
    await step(id, 1, 2)
    later(7)
    expect(await told()).toEqual([])
    await undo(id)
    expect((await channels()).toSorted()).toEqual(['mail', 'sms'])
    later(3600)
    expect(await told()).toHaveLength(2)
  })

  it('that had left is not told again when the delivery is taken back', async () => {
    const id = await orderOnItsWay()
    await setDate(id, '2026-11-19 08:00:00')
    later(60)
    expect(await told()).toHaveLength(2)
    await step(id, 1, 2)
    await undo(id)
    later(3600)
    expect(await told()).toHaveLength(2)
  })
})

describe('Another date of an order whose departure is taken back', () => {
  it('is told to its customer alone, who is asked to tell it himself', async () => {
    const { id } = await preparedOrder()
    await step(id, 3, 1)
    later(3)
    await setDate(id, '2026-11-19 08:00:00')
    later(3)
    await undo(id)
    later(60)
    const letters = await told()
    expect(letters.map(({ channel }) => channel)).toEqual(['mail'])
    expect(letters[0]?.text).toContain('Pense à prévenir ton client.')
    const [mail] = (await letterRows(provider)).filter(isDated)
    expect([mail?.text, mail?.html].join(' ')).not.toContain('SMS')
    expect(mail?.html).toContain('Pense à prévenir ton client.')
  })
})

describe('Who was told of a date by one channel alone', () => {
  it('is told by it that the date is what it was, though the other has nothing to say', async () => {
    const id = await orderOnItsWay()
    await setDate(id, '2026-11-19 08:00:00')
    later(60)
    const text = await leaseLetter(db, { by: 'one', at: provider.now, until: new Date(provider.now.getTime() + 1000) })
    expect(text?.channel).toBe('sms')
    await markNotSent(
      db,
      { id: text?.id ?? 0, by: 'one' },
      'gateway away',
      new Date(provider.now.getTime() + 3_600_000),
    )
    expect(await channels()).toEqual(['mail'])
    await setDate(id, '2026-11-18 13:30:00')
    later(7200)
    const [first, second, ...more] = await told()
    expect([first?.channel, second?.channel, more]).toEqual(['mail', 'mail', []])
    expect(second?.text).toContain(
      'Quand : Flex, mercredi 18 novembre 2026, Après-midi 13h-17h\nAvant : jeudi 19 novembre 2026, Matin 7h-12h',
    )
    expect(second?.text).not.toContain('SMS')
  })
})

describe('A moment that its customer chose a moment ago', () => {
  it('is told though the team sets a date in the same slot', async () => {
    const moment = { type: 'planifiee', at: new Date('2026-11-20T10:00:00+01:00') } as const
    const { orderId: id } = (await pay(provider, supplier, await readyOrder(provider, supplier, { moment }))).reply
    const moveTo = (hour: string) =>
      call(provider, 'changeMoment', {
        token: supplier.token,
        params: { id },
        body: { livraisonType: 'planifiee', dateLivraison: `2026-11-20 ${hour}:00`, flexHalfDay: null },
      })
    await moveTo('11:00')
    await sentLetters(provider)
    later(60)
    await moveTo('12:00')
    await setDate(id, '2026-11-20 12:00:30')
    later(3600)
    await sentLetters(provider)
    const moved = (await letterRows(provider)).filter(({ subject }) => /nouveau moment|nouvelle date/.test(subject))
    expect(
      moved.map(({ sent_at: sent, text }) => [
        sent !== null,
        /Quand : (?<when>.+)/.exec(text.replaceAll('\u00A0', ' '))?.groups?.['when'],
      ]),
    ).toEqual([
      [true, 'Planifiée, vendredi 20 novembre 2026 à 11:00'],
      [true, 'Planifiée, vendredi 20 novembre 2026 à 12:00'],
    ])
  })
})
