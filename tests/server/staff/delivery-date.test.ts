import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder, storedOrder } from '#tests/server/fixtures/invoiced.ts'
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
const setDate = (id: number, DateLivraison: string, more: { flexHalfDay?: 'AM' | 'PM'; motif?: string } = {}) =>
  call(provider, 'setDeliveryDate', { token, params: { id }, body: { DateLivraison, ...more } })
const step = (id: number, de: number, vers: number) =>
  call(provider, 'moveOrder', { token, params: { id }, body: { de, vers } })
const journal = async (id: number) =>
  (await call(provider, 'staffOrder', { token, params: { id } })).reply.journal
    .filter(({ kind }) => kind === 'date')
    .map(({ note }) => note)
const dated = async () =>
  (await letterRows(provider)).filter(({ once_key: key }) => key?.startsWith('order-dated') ?? false)
/** What has left, of the letters that tell another date. */
const told = async () => {
  await sentLetters(provider)
  return (await letterRows(provider))
    .filter(({ subject, sent_at: sent }) => sent !== null && subject.includes('nouvelle date'))
    .map(({ text }) => text.replaceAll('\u00A0', ' '))
}

beforeEach(async () => void (await db.deleteFrom('letters').execute()))
afterEach(() => void (provider.now = wednesdayMorning))

/** Asked for on Wednesday afternoon, under Flex. */
const [asked, thursday, friday] = [
  'mercredi 18 novembre 2026, Après-midi 13h-17h',
  'jeudi 19 novembre 2026, Matin 7h-12h',
  'vendredi 20 novembre 2026, Matin 7h-12h',
]

describe('The delivery date of a flex order', () => {
  it.each([
    ['2026-11-19 08:00:00', 'AM', '2026-11-19T08:00:00+01:00', '2026-11-19T12:00:00+01:00'],
    ['2026-11-19 09:30:00', undefined, '2026-11-19T08:00:00+01:00', '2026-11-19T12:00:00+01:00'],
    ['2026-11-19 16:30:00', undefined, '2026-11-19T13:30:00+01:00', '2026-11-19T17:00:00+01:00'],
    ['2026-11-21 08:00:00', 'AM', '2026-11-21T09:00:00+01:00', '2026-11-21T12:00:00+01:00'],
    ['2026-11-18 08:00:00', 'AM', '2026-11-18T08:00:00+01:00', '2026-11-18T12:00:00+01:00'],
  ] as const)('is a half-day, never an instant: %s %s', async (date, flexHalfDay, expected, due) => {
    const { id } = await paidOrder(provider, supplier)
    expect((await setDate(id, date, flexHalfDay && { flexHalfDay })).reply).toMatchObject({
      expectedAt: new Date(expected),
      due: new Date(due),
    })
  })

  it('is not a half-day that is over', async () => {
    const { id } = await paidOrder(provider, supplier)
    provider.now = new Date('2026-11-18T12:00:01+01:00')
    expect((await setDate(id, '2026-11-18 08:00:00', { flexHalfDay: 'AM' })).refusal.errors).toEqual({
      DateLivraison: ['Cette date est passée.'],
    })
  })

  it.each([
    ['2026-11-22 08:00:00', 'AM', 'On ne livre pas le dimanche.'],
    ['2026-11-21 13:30:00', 'PM', 'Le samedi, on ne livre que le matin.'],
    ['2026-11-21 09:00:00', 'PM', 'Le samedi, on ne livre que le matin.'],
  ] as const)('is not a half-day in which nobody delivers: %s %s', async (date, flexHalfDay, sentence) => {
    const order = await paidOrder(provider, supplier)
    const { status, refusal } = await setDate(order.id, date, { flexHalfDay })
    expect([status, refusal.errors, await storedOrder(provider, order.id), await dated()]).toEqual([
      422,
      { DateLivraison: [sentence] },
      order,
      [],
    ])
  })

  it('that it has already changes nothing', async () => {
    const order = await paidOrder(provider, supplier)
    await setDate(order.id, '2026-11-18 16:00:00', { motif: 'Rien' })
    expect([await storedOrder(provider, order.id), await journal(order.id), await dated()]).toEqual([order, [], []])
  })
})

describe('Who is told of another date', () => {
  it('is its customer: the new slot, the old one and why, a minute later; so says the journal', async () => {
    const { id } = await paidOrder(provider, supplier)
    await setDate(id, '2026-11-19 08:00:00', { motif: ' Camion en panne ' })
    expect(await journal(id)).toEqual([`Flex, ${asked} → Flex, ${thursday}. Motif : Camion en panne`])
    later(59)
    expect(await told()).toEqual([])
    later(1)
    const [letter, ...more] = await told()
    expect(more).toEqual([])
    for (const words of [
      `Commande n° ${id} : nouvelle date de livraison`,
      'Motif : Camion en panne',
      `Quand : Flex, ${thursday}`,
      `Au lieu de : ${asked}`,
      'Pense à prévenir ton client.',
    ])
      expect(letter).toContain(words)
  })

  it('reads why in the list of its orders, too', async () => {
    const { id } = await paidOrder(provider, supplier)
    const reason = async () =>
      (await call(provider, 'myOrders', { token: supplier.token, query: { commande: id } })).reply.orders.map(
        (order) => order.dateReason,
      )
    expect(await reason()).toEqual([''])
    await setDate(id, '2026-11-19 08:00:00', { motif: 'Camion en panne' })
    expect(await reason()).toEqual(['Camion en panne'])
    await setDate(id, '2026-11-20 08:00:00')
    expect(await reason()).toEqual([''])
  })

  it('is told once of what is set twice within the minute', async () => {
    const { id } = await paidOrder(provider, supplier)
    await setDate(id, '2026-11-19 08:00:00')
    later(30)
    await setDate(id, '2026-11-20 08:00:00')
    later(60)
    const letters = await told()
    expect([
      letters.length,
      letters[0]?.includes(friday),
      letters[0]?.includes(`Au lieu de : ${asked}`),
      letters[0]?.includes('jeudi'),
    ]).toEqual([1, true, true, false])
  })

  it('is told nothing of what is taken back within the minute', async () => {
    const { id } = await paidOrder(provider, supplier)
    await setDate(id, '2026-11-19 08:00:00')
    await setDate(id, '2026-11-18 13:30:00')
    later(60)
    expect(await told()).toEqual([])
  })

  it('is told of what is set again later against what he was told before', async () => {
    const { id } = await paidOrder(provider, supplier)
    for (const date of ['2026-11-19 08:00:00', '2026-11-20 08:00:00', '2026-11-18 13:30:00']) {
      await setDate(id, date)
      later(60)
      await told()
    }
    const [first, second, third] = await told()
    expect(first).not.toContain('Avant :')
    expect(second).toContain(`Avant : ${thursday}`)
    expect(third).toMatch(/revient au créneau que tu avais demandé/)
    expect(third).toContain(`Quand : Flex, ${asked}\nAvant : ${friday}`)
  })

  it('is told nothing when the date that he was told last is set again within the minute', async () => {
    const { id } = await paidOrder(provider, supplier)
    await setDate(id, '2026-11-19 08:00:00')
    later(60)
    await told()
    await setDate(id, '2026-11-20 08:00:00')
    await setDate(id, '2026-11-19 08:00:00')
    later(60)
    expect(await told()).toHaveLength(1)
  })

  it('is told nothing of an order that is cancelled, or moved by himself, meanwhile', async () => {
    const [cancelled, moved] = [await paidOrder(provider, supplier), await paidOrder(provider, supplier)]
    for (const { id } of [cancelled, moved]) await setDate(id, '2026-11-19 08:00:00')
    await call(provider, 'cancelOrder', { token: supplier.token, params: { id: cancelled.id }, body: {} })
    await call(provider, 'changeMoment', {
      token: supplier.token,
      params: { id: moved.id },
      body: { livraisonType: 'flex', dateLivraison: '2026-11-20 08:00:00', flexHalfDay: 'AM' },
    })
    later(60)
    expect(await told()).toEqual([])
  })

  it('is its recipient, too, by text message, once it is on its way', async () => {
    const { id } = await paidOrder(provider, supplier)
    await step(id, 4, 3)
    await step(id, 3, 1)
    await setDate(id, '2026-11-19 08:00:00')
    const sms = (await dated()).find(({ channel }) => channel === 'sms')
    expect(sms?.to_address).toBe('+33611223344')
    expect(sms?.text).toMatch(
      /^Colibat : ta livraison de matériaux passe au 19\/11 entre 7h et 12h\. Suis-la ici : https:\S+\/suivi\/\S{22}$/,
    )
    expect(sms?.text.length).toBeLessThanOrEqual(160)
    expect((await dated()).find(({ channel }) => channel === 'mail')?.text).toContain(
      'Ton client reçoit la nouvelle date par SMS, sauf s’il les refuse.',
    )
  })
})

describe('A customer whose order the team has moved', () => {
  it('changes or cancels it free of charge until two hours before the new slot, back to the one that he asked for, too', async () => {
    const [changed, cancelled] = [await paidOrder(provider, supplier), await paidOrder(provider, supplier)]
    for (const { id } of [changed, cancelled]) await setDate(id, '2026-11-19 08:00:00')
    const asPosted = { livraisonType: 'flex', dateLivraison: '2026-11-18 13:30:00', flexHalfDay: 'PM' } as const
    expect(
      (await call(provider, 'changeMoment', { token: supplier.token, params: { id: changed.id }, body: asPosted }))
        .reply,
    ).toMatchObject({ expectedAt: new Date('2026-11-18T13:30:00+01:00') })
    // Two hours before the slot that was asked for.
    provider.now = new Date('2026-11-18T11:00:01+01:00')
    expect(
      (await call(provider, 'cancelOrder', { token: supplier.token, params: { id: changed.id }, body: {} })).status,
    ).toBe(409)
    expect(
      (await call(provider, 'cancelOrder', { token: supplier.token, params: { id: cancelled.id }, body: {} })).reply,
    ).toMatchObject({ status: 6 })
  })
})

describe('The delivery date of a planned order', () => {
  it('is a day and a time, and told as such', async () => {
    const moment = { type: 'planifiee', at: new Date('2026-11-18T15:00:00+01:00') } as const
    const { orderId: id } = (await pay(provider, supplier, await readyOrder(provider, supplier, { moment }))).reply
    expect((await setDate(id, '2026-11-18 14:00:00')).reply).toMatchObject({
      expectedAt: new Date('2026-11-18T14:00:00+01:00'),
      due: new Date('2026-11-18T14:00:00+01:00'),
    })
    later(60)
    expect((await told())[0]).toContain(
      'Quand : Planifiée, mercredi 18 novembre 2026 à 14:00\nAu lieu de : mercredi 18 novembre 2026 à 15:00',
    )
  })
})

describe('The delivery date of an urgent order', () => {
  it('is after the half hour of its pickup, or another day: another hour of that day is refused in words, and nothing changes', async () => {
    provider.now = new Date('2026-11-18T19:00:00+01:00')
    const { orderId: id } = (
      await pay(provider, supplier, await readyOrder(provider, supplier, { moment: { type: 'urgent' } }))
    ).reply
    const order = await storedOrder(provider, id)
    for (const date of ['2026-11-19 07:00:00', '2026-11-19 08:20:00']) {
      const { status, refusal } = await setDate(id, date)
      expect([status, refusal.errors?.['DateLivraison']?.map((words) => words.replaceAll('\u00A0', ' '))]).toEqual([
        422,
        ['Le retrait reste prévu vers 8 h : choisis une heure après 8 h 30, ou un autre jour.'],
      ])
    }
    expect([await storedOrder(provider, id), await journal(id), await dated()]).toEqual([order, [], []])
    later(1)
    for (const date of ['2026-11-19 08:31:00', '2026-11-19 08:00:00']) {
      expect((await setDate(id, date)).status).toBe(200)
      later(60)
    }
    expect(await journal(id)).toHaveLength(2)
  })
})

describe('The delivery time that the team sets', () => {
  const planned = { type: 'planifiee', at: new Date('2026-11-18T15:00:00+01:00') } as const
  it.each([
    ['2026-11-22 10:00:00', 'On ne livre pas le dimanche.'],
    ['2026-11-19 05:00:00', 'Du lundi au vendredi, on livre entre 7 h 30 et 17 h 30.'],
    ['2026-11-19 17:31:00', 'Du lundi au vendredi, on livre entre 7 h 30 et 17 h 30.'],
    ['2026-11-21 14:00:00', 'Le samedi, on livre entre 8 h 30 et 12 h 30.'],
  ])('is one at which somebody delivers: not %s', async (date, sentence) => {
    const ids = [
      (await pay(provider, supplier, await readyOrder(provider, supplier, { moment: planned }))).reply.orderId,
      (await pay(provider, supplier, await readyOrder(provider, supplier, { moment: { type: 'urgent' } }))).reply
        .orderId,
    ]
    for (const id of ids) {
      const { status, refusal } = await setDate(id, date)
      expect([
        status,
        Object.entries(refusal.errors ?? {}).map(([field, [words]]) => [field, words?.replaceAll('\u00A0', ' ')]),
      ]).toEqual([422, [['DateLivraison', sentence]]])
    }
  })

  it.each(['2026-11-19 07:30:00', '2026-11-19 17:30:00', '2026-11-21 12:30:00'])(
    'may be the first or the last that is sold: %s',
    async (date) => {
      const { orderId } = (await pay(provider, supplier, await readyOrder(provider, supplier, { moment: planned })))
        .reply
      expect((await setDate(orderId, date)).status).toBe(200)
    },
  )
})

describe('When an order left', () => {
  it('is told to its customer and to the team, by the last time that it did', async () => {
    const { id } = await paidOrder(provider, supplier)
    const leftAt = async () => [
      (await call(provider, 'myOrders', { token: supplier.token })).reply.orders.find((order) => order.id === id)
        ?.leftAt,
      (await call(provider, 'staffOrders', { token, query: { liste: 'aujourdhui' } })).reply.data.find(
        (order) => order.id === id,
      )?.leftAt,
    ]
    await step(id, 4, 3)
    expect(await leftAt()).toEqual([null, null])
    later(60)
    await step(id, 3, 1)
    await call(provider, 'undoStep', { token, params: { id }, body: {} })
    later(600)
    await step(id, 3, 1)
    expect(await leftAt()).toEqual([provider.now, provider.now])
  })
})

describe('The delivery date of several orders', () => {
  it('is set on each of them, and what one is refused for holds back no other', async () => {
    const [one, other, over] = [
      await paidOrder(provider, supplier),
      await paidOrder(provider, supplier),
      await paidOrder(provider, supplier),
    ]
    await call(provider, 'cancelByStaff', { token, params: { id: over.id }, body: { de: 4 } })
    const { reply } = await call(provider, 'setDeliveryDates', {
      token,
      body: { DateLivraison: '2026-11-19 08:00:00', flexHalfDay: 'AM', commandes: [one.id, over.id, other.id, one.id] },
    })
    expect(reply).toMatchObject({
      dated: [one.id, other.id],
      refused: [{ orderId: over.id, message: 'Une commande « Annulé » garde sa date.' }],
    })
    expect(await journal(one.id)).toEqual([`Flex, ${asked} → Flex, ${thursday}`])
    expect(await journal(over.id)).toEqual([])
  })
})
