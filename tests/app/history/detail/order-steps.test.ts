import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { OrderSteps } from '#app/history/detail/order-steps.tsx'
import { drawnScreen } from '#tests/builders/drawn-screen.tsx'
import { aPastOrder } from '#tests/builders/past-order.ts'
import { pretendWorld } from '#tests/builders/pretend-world.ts'

describe('An attempt that failed', () => {
  it.each([
    [true, ''],
    [false, '. Prévue lundi 23 novembre, entre 13 h et 17 h'],
  ])('is in the timeline, before another moment is chosen and after', (waitsForDay, planned) => {
    const order = aPastOrder({
      status: 3,
      moment: { type: 'flex', slot: { day: '2026-11-23', halfDay: 'PM' } },
      expectedAt: new Date('2026-11-23T13:30:00+01:00'),
      attempt: 'vendredi 20 novembre à 10 h 12 : absent',
      waitsForDay,
    })
    const { text } = drawnScreen(pretendWorld(fetch), '/historique/1042', createElement(OrderSteps, { order }))
    expect(text.replaceAll('\u00A0', ' ')).toContain(
      `Tentative le vendredi 20 novembre à 10 h 12 : absent${planned} Livré`,
    )
  })
})
