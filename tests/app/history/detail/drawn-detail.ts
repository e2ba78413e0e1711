import { createElement } from 'react'
import { createHistoryStore } from '#app/history/history-store.ts'
import OrderDetail from '#app/history/detail/order-detail.tsx'
import { aPastOrder } from '#tests/builders/past-order.ts'
import { drawnScreen } from '#tests/builders/drawn-screen.tsx'
import { pretendWorld } from '#tests/builders/pretend-world.ts'

const price = { base: 1990, weight: 1000, time: 1000, delivery: 0, totalHT: 3990, totalTTC: 4788 }
export const moment = { type: 'flex', slot: { day: '2026-11-23', halfDay: 'PM' } } as const
export const priced = {
  price,
  minutes: 24,
  moment,
  updatedAt: new Date('2026-11-20T09:20:00+01:00'),
  expectedAt: new Date('2026-11-23T13:30:00+01:00'),
  leftAt: new Date('2026-11-23T13:41:00+01:00'),
  deliveredAt: new Date('2026-11-23T14:17:00+01:00'),
}

/** The detail of a priced order, changed so. */
export function detail(changes: Parameters<typeof aPastOrder>[0] = {}, now?: Date) {
  const world = pretendWorld(fetch, now)
  return drawnScreen(
    world,
    '/historique/1042',
    createElement(OrderDetail, {
      order: aPastOrder({ ...priced, ...changes }),
      store: createHistoryStore(world.orders),
    }),
  )
}

/** The steps as they are read aloud, with their dates. */
export function steps(html: string): string[] {
  return Array.from(html.matchAll(/<li class="timeline-step"[^]*?<\/li>/g), ([step]) =>
    step.replaceAll(/<[^>]+>/g, '').replaceAll('\u00A0', ' '),
  )
}

export const validated = 'Validation : fait'
export const ordered = 'Mercredi 18 novembre à 09:12'
export const toPrepare = 'Préparation : à venirÀ Cannes, avant le départ'
