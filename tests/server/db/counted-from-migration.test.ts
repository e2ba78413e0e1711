import { expect, it } from 'vitest'
import { countedFrom } from '#server/db/migrations/032-counted-from.ts'
import { countedFromOf } from '#server/orders/moment-of.ts'
import { storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { ordersMadeAt } from '#tests/server/fixtures/old-orders.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const urgent = { delivery_type: 'urgent', flex_day: null, flex_half_day: null, payment_status: 1 } as const

it('an urgent order that was expected as its late payment told counts from that, every other from its order', async () => {
  const supplier = await newSupplier(provider)
  const cases = [
    ['paid at once', '2026-11-16T10:00:00+01:00', '2026-11-16T10:02:00+01:00', '2026-11-16T10:30:00+01:00', 'order'],
    [
      'paid days later',
      '2026-11-16T10:00:00+01:00',
      '2026-11-20T09:50:00+01:00',
      '2026-11-20T10:20:00+01:00',
      'payment',
    ],
    [
      'paid on an evening, for the next morning',
      '2026-11-16T10:00:00+01:00',
      '2026-11-19T19:00:00+01:00',
      '2026-11-20T08:00:00+01:00',
      'payment',
    ],
    [
      'paid days later, on a date of the team’s',
      '2026-11-16T10:00:00+01:00',
      '2026-11-20T09:50:00+01:00',
      '2026-11-21T10:00:00+01:00',
      'order',
    ],
  ] as const
  // More than are looked at together, the ones that matter at both ends.
  const ids = await ordersMadeAt(provider, supplier, [
    ...cases.map(([, ordered]) => ordered),
    ...Array.from({ length: 1200 }, () => '2026-11-16T10:00:00+01:00'),
    cases[1][1],
  ])
  const late = [...cases.entries()].map(([index, [, , paid, expected]]) => ({
    id: ids[index] as number,
    paid,
    expected,
  }))
  late.push({ id: ids.at(-1) as number, paid: cases[1][2], expected: cases[1][3] })
  await db
    .updateTable('orders')
    .set({
      ...urgent,
      paid_at: Date.parse('2026-11-16T10:01:00+01:00'),
      expected_at: Date.parse('2026-11-16T12:00:00+01:00'),
    })
    .execute()
  for (const { id, paid, expected } of late)
    await db
      .updateTable('orders')
      .set({ paid_at: Date.parse(paid), expected_at: Date.parse(expected) })
      .where('id', '=', id)
      .execute()
  await db.schema.alterTable('orders').dropColumn('counted_from').execute()
  await countedFrom.up(db)
  const from = await Promise.all(late.map(async ({ id }) => countedFromOf(await storedOrder(provider, id))))
  const expected = [...cases, cases[1]].map(
    ([, ordered, paid, , counts]) => new Date(counts === 'order' ? ordered : paid),
  )
  expect(from).toEqual(expected)
  expect(await db.selectFrom('orders').select('id').where('counted_from', 'is not', null).execute()).toHaveLength(3)
})
