import { describe, expect, it } from 'vitest'
import { createLastDelivery } from '#app/order/repeat/last-delivery.ts'
import { repeatableOnWire } from '#contract/order/repeatable.ts'
import { aRepeatable } from '#tests/builders/past-order.ts'
import { pretendProvider, pretendWorld, type Answers } from '#tests/builders/pretend-world.ts'

const told: Answers = {
  '/fo/last-delivery/7': () => ({
    success: true,
    data: { ...repeatableOnWire(aRepeatable()), DateCommande: '2026-11-18 09:12:00', livraisonHT: 39.9 },
  }),
  '/fo/last-order/7': () => ({ success: true, adresseLivraison: '3 chemin des Pins, 06250 Mougins' }),
}
const silent = () => Promise.reject(new TypeError('fetch failed'))

describe('The last delivery of a supplier', () => {
  it('is being asked for, and nothing is known yet', () => {
    const { found } = open(told)
    expect(found.state).toEqual({ status: 'loading', last: null, address: null })
  })

  it('comes with all that it says, and the last address, by one call each', async () => {
    const { found, provider } = await loaded(told)
    expect(found.state).toMatchObject({
      status: 'loaded',
      last: { customerCompany: 'Exemple Bâtiment', totalHT: 3990, repeat: aRepeatable() },
      address: '3 chemin des Pins, 06250 Mougins',
    })
    expect(provider.asked.map(({ path }) => path)).toEqual(['/fo/last-delivery/7', '/fo/last-order/7'])
  })

  it('is none before the first order', async () => {
    const { found } = await loaded({
      '/fo/last-delivery/7': () => ({ success: true, data: null }),
      '/fo/last-order/7': () => ({ adresseLivraison: null }),
    })
    expect(found.state).toEqual({ status: 'loaded', last: null, address: null })
  })

  it.each([
    ['refused', () => Response.json({}, { status: 500 })],
    ['not answered', silent],
    ['not understood', () => 'html'],
  ])('is passed over in silence when it is %s', async (_, answer) => {
    const { found, world } = await loaded({ ...told, '/fo/last-delivery/7': answer })
    expect([found.state.status, world.toasts.state.items]).toEqual(['failed', []])
  })

  it.each([
    ['fails', silent],
    ['names no address', () => ({ adresseLivraison: ' ' })],
  ])('offers no address to reuse when last-order %s, and says nothing of it', async (_, answer) => {
    const { found, world } = await loaded({ ...told, '/fo/last-order/7': answer })
    expect([found.state.status, found.state.address, world.toasts.state.items]).toEqual(['loaded', null, []])
  })

  it('is forgotten when the form was left meanwhile', async () => {
    const { found } = open(told)
    const left = new AbortController()
    const loading = found.load(left.signal)
    left.abort()
    await loading
    expect(found.state.status).toBe('loading')
  })
})

function open(answers: Answers) {
  const provider = pretendProvider(answers)
  const world = pretendWorld(provider.fetch)
  return { provider, world, found: createLastDelivery(world.call, 7) }
}

async function loaded(answers: Answers) {
  const opened = open(answers)
  await opened.found.load(new AbortController().signal)
  return opened
}
