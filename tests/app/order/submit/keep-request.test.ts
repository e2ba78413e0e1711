import { beforeEach, describe, expect, it } from 'vitest'
import { createMailStore, type WaitingRequest } from '#adapters/store/mail-store.ts'
import { restore } from '#app/order/model/order-actions.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import { createPricing } from '#app/order/price/pricing.ts'
import { createQuoteCache } from '#app/order/price/quote-cache.ts'
import { submit } from '#app/order/submit/submit.ts'
import type { World } from '#app/world.ts'
import { backToDraft } from '#state/orders/back-to-draft.ts'
import { createConnection } from '#state/connection/connection.ts'
import { newPriceMemory } from '#state/orders/price-memory.ts'
import { camille, friday10h, pretendProvider, pretendWorld, said, type Answers } from '#tests/builders/pretend-world.ts'
import { waitingMail } from '#tests/builders/waiting-mail.ts'
import { filledValues } from '../filled-values.ts'

const byMail = '/fo/sendMailDemandeCommandeFournisseur'
const unpriced: Answers = { '/calculate-duration': () => ({ success: false }), [byMail]: () => ({ success: true }) }
const payload = Buffer.from(JSON.stringify({ exp: friday10h.getTime() / 1000 + 3600 })).toString('base64url')
const token = `e30.${payload}.`
const store = createMailStore()

beforeEach(async () => {
  for (const id of await store.ids(0)) await store.drop(0, id)
  await pretendWorld(fetch).drafts.drop(camille.id)
})

describe('A request without a price that finds no network', () => {
  it('waits on the device in the place of its draft, and leaves once when the network is back', async () => {
    const form = await aForm(unpriced)
    form.online(false)
    expect(await form.submit()).toEqual({ to: '/historique' })
    expect([said(form.world), form.waiting(), await form.world.drafts.readText(camille.id), form.sent()]).toEqual([
      ['Ta demande partira dès que le réseau revient.'],
      ['waiting Exemple Bâtiment'],
      null,
      0,
    ])
    form.online(true)
    await form.outbox.look()
    expect([form.sent(), form.waiting(), form.told]).toEqual([1, [], ['request sent']])
  })

  it('waits as it left and under the name that it left with, when nobody said that it arrived', async () => {
    let isGone = true
    let left: string | undefined
    const form = await aForm({
      ...unpriced,
      [byMail]: () => {
        if (!isGone) return { success: true }
        left = form.state.submission?.id
        // What its slip says comes while it is on its way.
        form.state.slip.reading = { step: 'read', kg: 412 }
        form.online(false)
        return Promise.reject(new TypeError('fetch failed'))
      },
    })
    expect(await form.submit()).toEqual({ to: '/historique' })
    const [kept] = await store.read(0)
    expect([kept?.id, (kept as WaitingRequest).body['detectedWeightKg']]).toEqual([left, undefined])
    isGone = false
    form.online(true)
    await form.outbox.look()
    expect([form.sent(), form.waiting()]).toEqual([2, []])
  })

  it.each<[string, Answers]>([
    [
      'whose price was not asked, for want of a network',
      { ...unpriced, '/calculate-duration': () => Promise.reject(new TypeError('fetch failed')) },
    ],
    [
      'that has a price',
      {
        ...unpriced,
        '/calculate-duration': () => ({ success: true, duration_in_minutes: 24 }),
        '/fo/calculate-price': () => ({
          success: true,
          data: {
            tarifBase: 19.9,
            poidsSupplement: 10,
            tempsSupplement: 10,
            supplementLivraison: 0,
            totalHT: 39.9,
            totalTTC: 47.88,
          },
        }),
      },
    ],
  ])('is held in its form, and does not leave by itself: an order %s', async (_, answers) => {
    const form = await aForm(answers)
    form.online(false)
    expect(await form.submit()).toBeNull()
    form.online(true)
    await form.outbox.look()
    expect([form.state.held, form.waiting(), form.sent()]).toEqual(['unsent', [], 0])
  })

  it('is held in its form where the device keeps nothing', async () => {
    const form = await aForm(unpriced, {
      mail: { state: { items: [] }, outbox: () => Promise.reject(new DOMException('refusé', 'UnknownError')) },
    })
    form.online(false)
    expect([await form.submit(), form.state.held]).toEqual([null, 'unsent'])
  })

  it('waits for its author where another, or nobody, is signed in', async () => {
    const form = await aForm(unpriced)
    form.online(false)
    await form.submit()
    form.online(true)
    form.world.session.close()
    await form.outbox.look()
    expect([form.sent(), form.waiting()]).toEqual([0, ['waiting Exemple Bâtiment']])
  })
})

describe('A request that is taken back', () => {
  it('is the draft again, slip and all, under its name; the draft that lay there is discarded', async () => {
    const form = await aForm(unpriced)
    const { drafts } = form.world
    form.online(false)
    await form.submit()
    await drafts.writeText(camille.id, { values: { clientName: 'Autre' } }, friday10h)
    const [request] = (await store.read(0)) as WaitingRequest[]
    expect(await backToDraft(form.world, request!)).toBe(true)
    expect(await drafts.readText(camille.id)).toMatchObject({
      values: { values: { clientName: 'Martin' }, submission: { id: request?.id } },
    })
    expect([await drafts.readSlip(camille.id), await drafts.readDiscarded(camille.id)]).toMatchObject([
      { name: 'bordereau.pdf' },
      { text: { values: { values: { clientName: 'Autre' } } } },
    ])
    form.online(true)
    await form.outbox.look()
    expect([form.sent(), form.waiting(), await store.ids(0)]).toEqual([0, [], []])
  })

  it('is too late once it has left: the draft that lay there is there again', async () => {
    const form = await aForm(unpriced)
    const { drafts } = form.world
    form.online(false)
    await form.submit()
    const [request] = (await store.read(0)) as WaitingRequest[]
    form.online(true)
    await form.outbox.look()
    await drafts.writeText(camille.id, { values: { clientName: 'Autre' } }, friday10h)
    expect(await backToDraft(form.world, request!)).toBe(false)
    expect([said(form.world).at(-1), await drafts.readText(camille.id)]).toMatchObject([
      'Trop tard : cette demande est partie.',
      { values: { values: { clientName: 'Autre' } } },
    ])
  })
})

/** A form with nothing left to fill whose price was asked for, on a device whose network comes and goes. */
async function aForm(answers: Answers, changes: Partial<World> = {}) {
  const provider = pretendProvider(answers)
  let [isOnline, device]: [boolean, (online: boolean) => void] = [true, () => {}]
  const connection = createConnection((onChange) => {
    device = onChange
  })
  const online = (is: boolean) => {
    isOnline = is
    device(is)
  }
  const plain = {
    ...pretendWorld((...asked) =>
      isOnline ? provider.fetch(...asked) : Promise.reject(new TypeError('fetch failed')),
    ),
    connection,
  }
  plain.session.open(token, camille)
  const { mail, outbox, told } = waitingMail(plain)
  const world = { ...plain, mail, ...changes } as World
  const state = createOrderState(camille, friday10h)
  restore(state, filledValues())
  const pricing = createPricing(
    state,
    createQuoteCache({
      call: world.call,
      supplierId: camille.id,
      memory: newPriceMemory(),
      now: world.now,
      onCalculation: () => {},
      onLimit: () => {},
    }),
    world.sleep,
  )
  pricing.follow()
  await pricing.settled()
  const waiting = () =>
    outbox.state.items.map(({ phase, entry }) => `${phase} ${entry.kind === 'request' ? entry.says.customer : ''}`)
  return {
    world,
    state,
    outbox,
    told,
    waiting,
    submit: () => submit(state, world, pricing),
    online,
    sent: () => provider.count(byMail),
  }
}
