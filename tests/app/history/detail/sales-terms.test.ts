import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { createHistoryStore } from '#app/history/history-store.ts'
import OrderDetail from '#app/history/detail/order-detail.tsx'
import { aPastOrder } from '#tests/builders/past-order.ts'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { pretendWorld } from '#tests/builders/pretend-world.ts'

function detail(salesTerms: string | null) {
  const world = pretendWorld(fetch)
  const order = aPastOrder({ salesTerms })
  return drawnScreen(
    world,
    '/historique/1042',
    createElement(OrderDetail, { order, store: createHistoryStore(world.orders) }),
  )
}

describe('The terms of sale of an order, in its detail', () => {
  it('are named by their day, and lead to the page', () => {
    expect(linksOf(detail('2026-11-28').html)).toMatchObject({ 'Conditions de vente du 28 novembre 2026': '/cgv' })
  })

  it('lead to the operator’s own', () => {
    const own = 'https://exemple.example/cgv'
    expect(linksOf(detail(own).html)).toMatchObject({ 'Conditions de vente acceptées': own })
  })

  it('are nothing of an order from before they were kept', () => {
    expect(detail(null).text).not.toContain('Conditions de vente')
  })
})
