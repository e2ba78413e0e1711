import { describe, expect, it } from 'vitest'
import { anAbandonment } from '#tests/server/fixtures/abandonment.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const { token } = await newStaff(provider)
const day = async (jour?: string) =>
  (await call(provider, 'staffDay', { token, ...(jour !== undefined && { query: { jour } }) })).reply

describe('A day of the team', () => {
  it('says what is expected on it by where it stands, what was ordered, paid and delivered', async () => {
    const change = (id: number, changes: object) => db.updateTable('orders').set(changes).where('id', '=', id).execute()
    const [onItsWay, brought, asked, gone, tomorrow] = [
      await paidOrder(provider, supplier),
      await paidOrder(provider, supplier),
      await unpaidOrder(provider, supplier),
      await unpaidOrder(provider, supplier),
      await paidOrder(provider, supplier),
    ]
    await change(onItsWay.id, { status: 1 })
    await change(brought.id, { status: 2, delivered_at: provider.now.getTime() })
    await change(gone.id, { status: 6 })
    await change(tomorrow.id, { expected_at: Date.parse('2026-11-18T23:00:00Z') })
    expect(asked.status).toBe(4)
    const counts = {
      delivered: 1,
      delivering: 1,
      toPrepare: 1,
      cancelled: 1,
      ordered: 5,
      paidTTC: 3 * 4788,
      deliveredHT: 3990,
    }
    expect(await day()).toEqual({ day: '2026-11-18', ...counts })
    expect(await day('2026-11-18')).toEqual({ day: '2026-11-18', ...counts })
    expect(await day('2026-11-19')).toEqual({
      day: '2026-11-19',
      delivered: 0,
      delivering: 0,
      toPrepare: 1,
      cancelled: 0,
      ordered: 0,
      paidTTC: 0,
      deliveredHT: 0,
    })
  })

  it('counts what is late from before with what is to be brought today, and as delivered all that was brought today', async () => {
    const yesterday = {
      expected_at: Date.parse('2026-11-17T12:00:00Z'),
      flex_day: '2026-11-17',
      flex_half_day: 'PM' as const,
    }
    const change = (id: number, changes: object) =>
      db
        .updateTable('orders')
        .set({ ...yesterday, ...changes })
        .where('id', '=', id)
        .execute()
    const before = await day()
    const [left, onItsWay, brought] = [
      await paidOrder(provider, supplier),
      await paidOrder(provider, supplier),
      await paidOrder(provider, supplier),
    ]
    await change(left.id, {})
    await change(onItsWay.id, { status: 1 })
    await change(brought.id, { status: 2, delivered_at: provider.now.getTime() })
    const { delivered, delivering, toPrepare, deliveredHT } = await day()
    expect([delivered, delivering, toPrepare, deliveredHT]).toEqual([
      before.delivered + 1,
      before.delivering + 1,
      before.toPrepare + 1,
      before.deliveredHT + 3990,
    ])
  })

  it.each(['2026-02-30', '18/11/2026', '9999-12-31', ''])('is one of the calendar: %j', async (jour) => {
    const { status, refusal } = await call(provider, 'staffDay', { token, query: { jour } })
    expect([status, refusal.errors]).toEqual([422, { jour: ['Jour invalide'] }])
  })
})

describe('What was written to the team', () => {
  it('is the messages of the contact form, the newest first, with the name of what was attached', async () => {
    for (const message of ['Bonjour à tous', 'Avec une photo']) {
      const form = new FormData()
      for (const [name, value] of Object.entries({ nom: 'Élise', email: 'elise@exemple.fr', message }))
        form.append(name, value)
      if (message === 'Avec une photo') form.append('fichier', new File(['x'], 'quai.txt'))
      await call(provider, 'contact', { body: form })
    }
    expect((await call(provider, 'staffMessages', { token })).reply.data).toMatchObject([
      { receivedAt: provider.now, name: 'Élise', email: 'elise@exemple.fr', text: 'Avec une photo', file: 'quai.txt' },
      { text: 'Bonjour à tous', file: null },
    ])
  })
})

describe('Who wrote to the team', () => {
  it('is told where the address is a supplier’s: his company, his number and his last order', async () => {
    const write = async (email: string) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ nom: 'Élise', email, message: 'Bonjour à tous' }))
        form.append(name, value)
      await call(provider, 'contact', { body: form })
    }
    const other = await newSupplier(provider)
    const { id } = await paidOrder(provider, supplier)
    for (const email of [other.email, supplier.email.toUpperCase(), 'personne@exemple.fr']) await write(email)
    const { data } = (await call(provider, 'staffMessages', { token })).reply
    const known = { company: 'Martin Matériaux', phone: expect.stringMatching(/^06/) as string }
    expect(data.slice(0, 3).map(({ account }) => account)).toEqual([
      null,
      { ...known, lastOrder: id },
      { ...known, lastOrder: null },
    ])
  })
})

describe('The forms left undone, for the team', () => {
  it('are the newest first, without who left them', async () => {
    await call(provider, 'recordAbandonment', { body: anAbandonment({ id_fournisseur: supplier.id }) })
    await call(provider, 'recordAbandonment', {
      body: anAbandonment({ id_fournisseur: supplier.id, tentatives_submit: 3, prix_calcule_ttc: 47.88 }),
    })
    const { reply, raw } = await call(provider, 'staffAbandonments', { token })
    expect(reply.data).toMatchObject([
      { attempts: 3, totalTTC: 4788, receivedAt: provider.now },
      { receivedAt: provider.now },
    ])
    expect(JSON.stringify(raw)).not.toMatch(/fournisseur|supplier/)
  })
})
