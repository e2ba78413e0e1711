import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { subscribe } from 'valtio'
import { closeWarning } from '#app/order/model/flex-warning.ts'
import { chooseWeight, restore, write } from '#app/order/model/order-actions.ts'
import { createOrderStore } from '#app/order/order-store.ts'
import type { World } from '#app/world.ts'
import { paymentHandover } from '#contract/handover/handover.ts'
import * as v from 'valibot'
import { attachSlip } from './attach-slip.ts'
import { filledValues } from './filled-values.ts'
import { camille, friday10h, pretendProvider, pretendWorld, said, type Answers } from '#tests/builders/pretend-world.ts'

const price = {
  tarifBase: 19.9,
  poidsSupplement: 10,
  tempsSupplement: 10,
  supplementLivraison: 0,
  totalHT: 39.9,
  totalTTC: 47.88,
}
let uploads = 0
const usual: Answers = {
  '/calculate-duration': () => ({ success: true, duration_in_minutes: 24 }),
  '/fo/calculate-price': () => ({ success: true, data: price }),
  '/fo/upload-bordereau': () => ({ success: true, file_path: `slips/${++uploads}.pdf` }),
  '/fo/sendMailDemandeCommandeFournisseur': () => ({ success: true }),
}

beforeEach(async () => {
  uploads = 0
  await pretendWorld(fetch).drafts.drop(camille.id)
})

/** Nothing of a visit is written once its test is over. */
let leaving: (() => void)[] = []
afterEach(() => {
  leaving.forEach((leave) => leave())
  leaving = []
})

describe('A visit of the order form', () => {
  it('says nothing of a draft before one was kept, and says it once it is on the disk', async () => {
    const { visit, world } = await open(usual)
    expect(visit.state.saving.status).toBe('none')
    write(visit.state, 'clientName', 'Martin')
    await untilKept(visit)
    expect(await world.drafts.readText(camille.id)).toMatchObject({
      values: { values: { clientName: 'Martin' } },
      savedAt: friday10h,
    })
  })

  it('brings back text, picked addresses and slip at the next visit', async () => {
    const first = await open(usual)
    await fill(first.visit)
    const { visit } = await open(usual)
    const { clientName, pickupAdr, deliveryReceipt } = visit.state.values
    expect([clientName, pickupAdr.place?.city, deliveryReceipt.file?.name]).toEqual([
      'Martin',
      'Cannes',
      'bordereau.pdf',
    ])
    expect(visit.state.saving.status).toBe('kept')
  })

  it('says that a draft could not be kept', async () => {
    const refusing = (world: World): World => ({
      ...world,
      drafts: { ...world.drafts, writeText: () => Promise.reject(new DOMException('plein', 'UnknownError')) },
    })
    const { visit } = await open(usual, refusing)
    write(visit.state, 'clientName', 'Martin')
    await until(visit.state, () => visit.state.saving.status === 'failed')
    expect(visit.state.saving.status).toBe('failed')
  })

  it('says that the slip alone could not be kept', async () => {
    const refusing = (world: World): World => ({
      ...world,
      drafts: { ...world.drafts, writeSlip: () => Promise.reject(new DOMException('plein', 'UnknownError')) },
    })
    const { visit } = await open(usual, refusing)
    await attachSlip(visit)
    await until(visit.state, () => visit.state.saving.status === 'slip-failed')
    expect(visit.state.saving.status).toBe('slip-failed')
  })

  it('hands a right order to /payment, its slip sent first', async () => {
    const { visit, world } = await open(usual)
    await fill(visit)
    const destination = await visit.submit()
    expect(destination).toMatchObject({
      to: '/payment',
      state: {
        totalTTC: 47.88,
        orderData: {
          bordereauFileName: 'slips/1.pdf',
          telephone: '0698765432',
          longitudePickUp: 43.5512,
          altitudePickUp: 7.0128,
          estimatedTime: 24,
        },
      },
    })
    expect(v.is(paymentHandover, destination && 'state' in destination && destination.state)).toBe(true)
    expect(said(world)).toEqual(['Bordereau uploadé avec succès !'])
  })

  it('asks about a moment in the comment of a draft that comes back, unless that was answered', async () => {
    const { visit } = await open(usual)
    await fill(visit)
    write(visit.state, 'comment', 'Livrer avant 10h svp')
    await untilKept(visit)
    const again = await open(usual)
    expect([await again.visit.submit(), again.visit.state.flexWarning.open]).toEqual([null, true])
    closeWarning(again.visit.state)
    await untilKept(again.visit)
    const third = await open(usual)
    expect(await third.visit.submit()).toMatchObject({ to: '/payment' })
  })

  it('keeps the submission and the sent slip while nothing changed, even over a new visit', async () => {
    const { visit } = await open(usual)
    await fill(visit)
    const first = await submissionId(visit)
    expect(await submissionId(visit)).toBe(first)
    await untilKept(visit)
    const again = await open(usual)
    expect(await submissionId(again.visit)).toBe(first)
    expect(uploads).toBe(1)
  })

  it('sends the slip again, from the device’s own copy, when the provider has it no more', async () => {
    const { visit } = await open(usual)
    await fill(visit)
    expect(await visit.submit()).toMatchObject({ state: { orderData: { bordereauFileName: 'slips/1.pdf' } } })
    await untilKept(visit)
    const again = await open(usual, undefined, { isSlipGone: true })
    expect(await again.visit.submit()).toMatchObject({
      to: '/payment',
      state: { orderData: { bordereauFileName: 'slips/2.pdf' } },
    })
    expect(uploads).toBe(2)
  })

  it('names a new submission when the order changed', async () => {
    const { visit } = await open(usual)
    await fill(visit)
    const first = await submissionId(visit)
    write(visit.state, 'comment', 'Portail bleu')
    expect(await submissionId(visit)).not.toBe(first)
    expect(uploads).toBe(1)
  })

  it('is sent at the price of what it says, though it changed while its price was awaited, and no frame was drawn since', async () => {
    const bands: unknown[] = []
    let changeNow = () => {}
    const answers: Answers = {
      ...usual,
      '/fo/calculate-price': (body) => {
        const { poids } = body
        bands.push(poids)
        if (poids === '451-600') changeNow()
        const heavier = poids === '601-750' ? 10 : 0
        return {
          success: true,
          data: {
            ...price,
            poidsSupplement: price.poidsSupplement + heavier,
            totalHT: price.totalHT + heavier,
            totalTTC: price.totalTTC + 1.2 * heavier,
          },
        }
      },
    }
    let draws = true
    const { visit } = await open(answers, (world) => ({ ...world, afterPaint: (task) => void (draws && task()) }))
    await fill(visit)
    await visit.pricing.settled()
    changeNow = () => chooseWeight(visit.state, '601-750')
    draws = false
    chooseWeight(visit.state, '451-600')
    const destination = await visit.submit()
    expect(destination).toMatchObject({ state: { totalTTC: 59.88, orderData: { poids: '601-750' } } })
    expect(bands.slice(-2)).toEqual(['451-600', '601-750'])
  })

  it('sends only one submission at a time', async () => {
    const { visit } = await open(usual)
    await fill(visit)
    const [first, second] = await Promise.all([visit.submit(), visit.submit()])
    expect([first?.to, second]).toEqual(['/payment', null])
  })

  it('refuses a form with errors: all marked, the count said, nothing sent', async () => {
    const { visit, world, provider } = await open(usual)
    expect(await visit.submit()).toBeNull()
    expect(said(world)).toEqual(['Veuillez corriger les 7 erreur(s)'])
    expect(visit.state).toMatchObject({ attempts: 1, touched: { telephone: true, deliveryReceipt: true } })
    expect(provider.asked.filter(({ path }) => path !== '/settings')).toEqual([])
  })

  it.each([
    [
      'Erreur: Fichier illisible Trop grand',
      () => Response.json({ errors: { bordereau: ['Fichier illisible', 'Trop grand'] } }, { status: 422 }),
    ],
    ["Erreur lors de l'upload: Disque plein", () => Response.json({ message: 'Disque plein' }, { status: 500 })],
    ["Erreur lors de l'upload: Veuillez réessayer", () => Promise.reject(new TypeError('fetch failed'))],
    ["Erreur lors de l'upload du bordereau", () => ({ success: true })],
  ])('stops when the slip cannot be sent: %s', async (sentence, answer) => {
    const { visit, world } = await open({ ...usual, '/fo/upload-bordereau': answer })
    await fill(visit)
    expect(await visit.submit()).toBeNull()
    expect(said(world)).toEqual([sentence])
    expect(visit.state.step).toBe('idle')
  })

  it('sends an order without a price by mail, with its slip, and drops the draft', async () => {
    const { visit, world, provider } = await open({ ...usual, '/calculate-duration': () => ({ success: false }) })
    await fill(visit)
    expect(await visit.submit()).toMatchObject({ to: '/confirmation', state: { requested: {} } })
    const { body } = provider.asked.at(-1) ?? {}
    expect(body).toMatchObject({ nomClient: 'Martin', longitudePickUp: '43.5512', bordereau: expect.any(File) })
    expect(body).not.toHaveProperty('totalTTC')
    expect(said(world)).toEqual(['Commande enregistrée avec succès!'])
    expect(await world.drafts.readText(camille.id)).toBeNull()
  })

  it('says that the mail could not be sent, and keeps the draft', async () => {
    const { visit, world } = await open({ '/calculate-duration': () => ({ success: false }) })
    await fill(visit)
    expect(await visit.submit()).toBeNull()
    expect(said(world)).toEqual(['Échec. Veuillez réessayer.'])
    expect(await world.drafts.readText(camille.id)).not.toBeNull()
  })
})

type Visit = ReturnType<typeof createOrderStore>

async function open(answers: Answers, change = (world: World) => world, given = {}) {
  const provider = pretendProvider(answers)
  const world = change(pretendWorld(provider.fetch))
  const visit = createOrderStore(world, camille, given)
  leaving.push(visit.start())
  await until(visit.state, () => visit.state.status === 'open')
  return { visit, world, provider }
}

/** Fills the form as people do, and waits until the device has it. */
async function fill(visit: Visit) {
  const { deliveryReceipt: _, ...values } = filledValues()
  restore(visit.state, values)
  await attachSlip(visit)
  await untilKept(visit)
}

async function untilKept(visit: Visit) {
  await new Promise(setImmediate)
  await until(visit.state, () => visit.state.saving.status === 'kept')
}

async function submissionId(visit: Visit): Promise<string | undefined> {
  const destination = await visit.submit()
  return destination?.to === '/payment' ? destination.state.submissionId : undefined
}

/** Resolves once it is so. */
function until(state: object, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return
      unfollow()
      resolve()
    }
    const unfollow = subscribe(state, look)
    look()
  })
}
