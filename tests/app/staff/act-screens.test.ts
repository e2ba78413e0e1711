import { createElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { NextStep } from '#app/staff/actions/next-step.tsx'
import { OrderState } from '#app/staff/actions/order-state.tsx'
import { UndoBar } from '#app/staff/actions/undo-bar.tsx'
import { StaffCard } from '#app/staff/list/cards/staff-card.tsx'
import { OrderDue } from '#app/staff/pieces/order-due.tsx'
import { RoomContext } from '#app/staff/model/use-staff-room.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { aStaffOrder } from '#tests/builders/a-staff-order.ts'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'
import { atTheDesk, pretendOffice } from './pretend-office.ts'

const never = () => new Promise<void>(() => {})

/** A store whose clock stands, with one order. */
async function store(changes: Record<string, unknown> = {}) {
  const office = pretendOffice(changes)
  const context = atTheDesk(office, { sleep: never })
  for (const id of await context.world.outbox.ids(7)) await context.world.outbox.drop(7, id)
  await context.store.open('aujourdhui', '')
  const draw = (screen: ReactNode) =>
    drawnScreen(context.world, '/bo', createElement(RoomContext, { value: context }, screen))
  return { ...context, office, draw, order: context.store.state.orders![0] as StaffOrder }
}

describe('The button of the next step', () => {
  it('is where it was while it sleeps, can be reached, and says that it is not ready yet', async () => {
    const {
      store: { naps },
      draw,
      order,
    } = await store()
    const button = () => draw(createElement(NextStep, { order, isMostPressing: true }))
    expect(button().html).not.toMatch(/aria-disabled|data-nap/)
    naps.nap(order.id)
    expect(button().html).toMatch(/<button[^>]*data-next-step[^>]*aria-disabled="true"[^>]*data-nap/)
    expect(button().html).not.toMatch(/<button[^>]* disabled/)
    expect(button().text).toBe('Passer en préparation , dans un instant')
  })

  it('leads on from a step that waits for the network, whose words are beside it with the way back', async () => {
    const { store: at, office, draw, order } = await store()
    office.isOffline = true
    await at.step(order, 3)
    await at.outbox.drain()
    const shown = at.state.orders![0] as StaffOrder
    expect(draw(createElement(NextStep, { order: shown, isMostPressing: true })).text).toContain('Partir en livraison')
    await at.step(shown, 1)
    await at.outbox.drain()
    const { text } = draw(createElement(OrderState, { orderId: order.id }))
    expect(text).toMatch(/^En préparation : .* Gardé sur ce téléphone\. En livraison : .* Annuler l’envoi$/)
  })
})

describe('Until when an order is to be seen to', () => {
  const orderedAt = new Date('2026-11-20T09:50:00+01:00')
  const said = (changes: Partial<StaffOrder>) =>
    drawnScreen(
      pretendWorld(fetch, friday10h),
      '/bo',
      createElement(OrderDue, {
        order: aStaffOrder({ orderedAt, countedFrom: orderedAt, expectedAt: null, ...changes }),
        now: friday10h,
      }),
    ).text

  it('is of an urgent order its pickup, and says so', () => {
    expect(said({ moment: { type: 'urgent' }, due: new Date('2026-11-20T10:50:00+01:00') })).toBe(
      'retrait avant 10:50 dans 50 min Urgent',
    )
    expect(
      said({
        moment: { type: 'planifiee', at: new Date('2026-11-20T10:50:00+01:00') },
        due: new Date('2026-11-20T10:50:00+01:00'),
      }),
    ).toBe('10:50 dans 50 min Planifiée')
  })
})

describe('The bar that takes steps back', () => {
  const until = friday10h.getTime() + 10_000

  it('says what was done, how long it can be taken back, and of how many steps', async () => {
    const { store: at, draw } = await store()
    at.state.bursts = [{ orderId: 1042, steps: [{ from: 4, to: 3, until }] }]
    expect(draw(createElement(UndoBar)).text).toBe(
      'n° 1042 : en préparation. Dix secondes pour annuler. Annuler l’étape 10 s n° 1042 : en préparation',
    )
    at.state.bursts = [
      {
        orderId: 1042,
        steps: [
          { from: 4, to: 3, until },
          { from: 3, to: 1, until },
        ],
      },
    ]
    expect(draw(createElement(UndoBar)).text).toContain('Annuler les 2 étapes 10 s n° 1042 : en livraison')
  })

  it('is gone when that is over', async () => {
    const { store: at, draw } = await store()
    at.state.bursts = [{ orderId: 1042, steps: [{ from: 4, to: 3, until: friday10h.getTime() }] }]
    expect(draw(createElement(UndoBar)).html).not.toContain('staff-undo')
  })
})

describe('The row of an order that was delivered just now', () => {
  it('is folded, says when, and leads to the order', async () => {
    const { store: at, draw } = await store()
    const order = aStaffOrder({ status: 2, steps: [], deliveredAt: new Date('2026-11-20T10:42:00+01:00') })
    const card = () =>
      draw(
        createElement(StaffCard, {
          order,
          place: { list: 'aujourdhui', words: '' },
          isOpen: true,
          isMostPressing: false,
          now: friday10h,
          onToggle() {},
        }),
      )
    expect(card().html).not.toContain('staff-delivered')
    at.state.delivered = [order.id]
    expect(card().text).toMatch(/^Livrée à 10 h 42 n° 1042 · /)
    expect(Object.values(linksOf(card().html))).toEqual(['/bo/1042'])
  })
})
