import { describe, expect, it } from 'vitest'
import { createCardsStore } from '#app/account/cards/cards-store.ts'
import { pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'

const wire = [
  { id: 'pm_1', marque: 'visa', derniers: '4242', expire: '2030-12' },
  { id: 'pm_2', marque: 'mastercard', derniers: '4444', expire: '2031-01' },
]
const away = () => Response.json({ message: 'Le service de paiement ne répond pas.' }, { status: 503 })

function open({
  list = () => ({ success: true, data: { cartes: wire } }),
  remove = () => ({ success: true }),
}: {
  list?: () => unknown
  remove?: () => unknown
} = {}) {
  const provider = pretendProvider({ '/fo/cartes': list, '/fo/cartes/pm_1/retirer': remove })
  return createCardsStore(pretendWorld(provider.fetch).call)
}

describe('The cards of an account', () => {
  it('are those that the payment provider keeps', async () => {
    const store = open()
    await store.load()
    expect(store.state).toEqual({
      cards: [
        { id: 'pm_1', brand: 'visa', lastFour: '4242', expires: '2030-12' },
        { id: 'pm_2', brand: 'mastercard', lastFour: '4444', expires: '2031-01' },
      ],
      isLost: false,
    })
  })

  it('are one less once it keeps that one no longer', async () => {
    const store = open()
    await store.load()
    expect(await store.remove('pm_1')).toEqual({ ok: true })
    expect(store.state.cards?.map(({ id }) => id)).toEqual(['pm_2'])
  })

  it('stay where it could not be asked, and the sentence says so', async () => {
    const store = open({ remove: away })
    await store.load()
    expect(await store.remove('pm_1')).toMatchObject({ ok: false, message: 'Le service de paiement ne répond pas.' })
    expect(store.state.cards).toHaveLength(2)
  })

  it('are asked for again where they did not come', async () => {
    let isAway = true
    const store = open({ list: () => (isAway ? away() : { success: true, data: { cartes: [] } }) })
    await store.load()
    expect(store.state).toEqual({ cards: null, isLost: true })
    isAway = false
    await store.load()
    expect(store.state).toEqual({ cards: [], isLost: false })
  })
})
