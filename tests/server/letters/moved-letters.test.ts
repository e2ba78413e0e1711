import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaseLetter, markNotSent } from '#server/letters/letters.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { letterRows, sentLetters } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const at = (time: string) => (provider.now = new Date(`2026-11-18T${time}+01:00`))
const moveTo = async (id: number, day: string) =>
  expect(
    (
      await call(provider, 'changeMoment', {
        token: supplier.token,
        params: { id },
        body: { livraisonType: 'flex', dateLivraison: `${day} 08:00:00`, flexHalfDay: 'AM' },
      })
    ).status,
  ).toBe(200)
/** The days that the letters sent by now tell, in their order. */
const told = async () =>
  (await sentLetters(provider))
    .slice(before)
    .map(({ text }) => /Quand : Flex, (?<day>.+?), Matin/.exec(text ?? '')?.groups?.['day'])
let before = 0

beforeEach(async () => {
  provider.now = wednesdayMorning
  await db.deleteFrom('letters').execute()
  before = (await sentLetters(provider)).length
})
afterEach(() => void (provider.now = wednesdayMorning))

describe('the letter of a change of moment', () => {
  it('leaves at once, then once an hour: ten changes within it are two letters, the second with the last state', async () => {
    const { id } = await unpaidOrder(provider, supplier)
    await moveTo(id, '2026-11-19')
    expect(await told()).toEqual(['jeudi 19 novembre 2026'])
    const days = ['20', '23', '24', '25', '26', '27', '30'].map((day) => `2026-11-${day}`)
    for (const [index, day] of [...days, '2026-12-01', '2026-12-02'].entries()) {
      at(`10:0${index + 1}:00`)
      await moveTo(id, day)
    }
    at('10:59:59')
    expect(await told()).toHaveLength(1)
    at('11:00:00')
    expect(await told()).toEqual(['jeudi 19 novembre 2026', 'mercredi 2 décembre 2026'])
    expect((await letterRows(provider)).filter(({ sent_at: sent }) => sent === null)).toEqual([])
  })

  it('leaves at once again an hour after the last one', async () => {
    const { id } = await unpaidOrder(provider, supplier)
    await moveTo(id, '2026-11-19')
    await told()
    at('11:00:00')
    await moveTo(id, '2026-11-20')
    expect(await told()).toEqual(['jeudi 19 novembre 2026', 'vendredi 20 novembre 2026'])
  })

  it('holds up no other order’s', async () => {
    const [one, two] = [await unpaidOrder(provider, supplier), await unpaidOrder(provider, supplier)]
    await moveTo(one.id, '2026-11-19')
    await moveTo(two.id, '2026-11-20')
    expect(await told()).toHaveLength(2)
  })

  it('that failed tells the newer state when it is tried again', async () => {
    const { id } = await unpaidOrder(provider, supplier)
    await moveTo(id, '2026-11-19')
    await leaseLetter(db, { by: 'one', at: provider.now, until: at('10:01:00') })
    const [row] = await letterRows(provider)
    await markNotSent(db, { id: row?.id ?? 0, by: 'one' }, 'cable cut', at('10:02:00'))
    await moveTo(id, '2026-11-20')
    expect(await told()).toEqual(['vendredi 20 novembre 2026'])
  })

  it('in a sender’s hand at that moment is its last try: the newer one comes after it, never before', async () => {
    const { id } = await unpaidOrder(provider, supplier)
    await moveTo(id, '2026-11-19')
    const inHand = await leaseLetter(db, { by: 'one', at: provider.now, until: new Date('2026-11-18T10:01:00+01:00') })
    at('10:00:30')
    await moveTo(id, '2026-11-20')
    await markNotSent(db, { id: inHand?.id ?? 0, by: 'one' }, 'cable cut', at('10:02:00'))
    expect(await told()).toEqual([])
    at('11:00:30')
    expect(await told()).toEqual(['vendredi 20 novembre 2026'])
  })

  it('that still waits is not sent of an order that is cancelled meanwhile', async () => {
    const { id } = await unpaidOrder(provider, supplier)
    await moveTo(id, '2026-11-19')
    await told()
    await moveTo(id, '2026-11-20')
    await call(provider, 'cancelOrder', { token: supplier.token, params: { id }, body: {} })
    at('12:00:00')
    expect((await sentLetters(provider)).slice(before).map(({ subject }) => subject)).toEqual([
      `Commande n° ${id} : nouveau moment`,
      `Commande n° ${id} annulée`,
    ])
  })
})
