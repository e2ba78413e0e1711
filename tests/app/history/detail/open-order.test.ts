import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { DetailPage } from '#app/history/detail/detail-page.tsx'
import { openOrder, type KnownOfOrder } from '#app/history/detail/open-order.ts'
import { createHistoryStore } from '#app/history/history-store.ts'
import { aPastOrder } from '#tests/builders/past-order.ts'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { pretendWorld } from '#tests/builders/pretend-world.ts'

const order = aPastOrder({ id: 1042 })
const known = (changes: Partial<KnownOfOrder>) =>
  openOrder({ id: 1042, list: null, wasAsked: false, hasFailed: false, wasSeen: false, ...changes }).is

describe('The order of an address', () => {
  it('is shown from the list that is there, even if a newer one did not come', () => {
    expect([known({ list: [order] }), known({ list: [order], wasAsked: true, hasFailed: true })]).toEqual([
      'shown',
      'shown',
    ])
  })

  it('is waited for until a list was asked for', () => {
    expect([known({}), known({ list: [aPastOrder({ id: 7 })] })]).toEqual(['waiting', 'waiting'])
  })

  it('is unknown to a list that was asked for and does not have it', () => {
    expect([known({ list: [], wasAsked: true }), known({ list: [aPastOrder({ id: 7 })], wasAsked: true })]).toEqual([
      'unknown',
      'unknown',
    ])
  })

  it('is lost with the list', () => {
    expect([known({ wasAsked: true, hasFailed: true }), known({ list: [], wasAsked: true, hasFailed: true })]).toEqual([
      'lost',
      'lost',
    ])
  })

  it('is gone when a newer list has it no more', () => {
    expect(known({ list: [], wasAsked: true, wasSeen: true })).toBe('gone')
  })

  it('waits for /login when the session ended', () => {
    expect(known({ wasAsked: true })).toBe('waiting')
  })

  it('that names none says « Commande introuvable », with a way back', () => {
    const world = pretendWorld(fetch)
    const { text, html } = drawnScreen(
      world,
      '/historique/abc',
      createElement(DetailPage, { store: createHistoryStore(world.orders), id: null }),
    )
    expect([text.includes('Commande introuvable'), linksOf(html)['Retour à l’historique']]).toEqual([
      true,
      '/historique',
    ])
  })
})
