import { beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { restore, write } from '#app/order/model/order-actions.ts'
import { createOrderStore } from '#app/order/order-store.ts'
import type { OrderValues } from '#app/order/model/order-values.ts'
import type { World } from '#app/world.ts'
import { abandonmentSchema } from '#contract/order/abandonment.ts'
import { camille, friday10h, pretendProvider, pretendWorld, type Answers } from '#tests/builders/pretend-world.ts'
import { attachSlip } from '../attach-slip.ts'
import { cannes, filledValues, picked } from '../filled-values.ts'

const price = {
  tarifBase: 19.9,
  poidsSupplement: 10,
  tempsSupplement: 10,
  supplementLivraison: 0,
  totalHT: 39.9,
  totalTTC: 47.88,
}
const usual: Answers = {
  '/calculate-duration': () => ({ success: true, duration_in_minutes: 24 }),
  '/fo/calculate-price': () => ({ success: true, data: price }),
  '/fo/upload-bordereau': () => ({ success: true, file_path: 'slips/1.pdf' }),
  '/bo/ocr-bordereau': () => ({ ok: true, poids_total_kg: null }),
}
const noErrors: Partial<OrderValues> = {}
const noPhone: Partial<OrderValues> = { telephone: '' }

beforeEach(async () => {
  await pretendWorld(fetch).drafts.drop(camille.id)
})

describe('The record of a form that is given up', () => {
  it('is one of the contract, at its address', async () => {
    const page = await openPage(noErrors)
    page.leave()
    expect(page.told).toMatchObject([{ url: '/api/fo/form-abandonment' }])
    expect(v.is(abandonmentSchema, page.told[0]?.record)).toBe(true)
  })

  it('says who, from where, to where, how heavy and which type', async () => {
    const page = await openPage(noErrors)
    page.leave()
    expect(page.told[0]?.record).toMatchObject({
      id_fournisseur: 7,
      adresse_ramassage: '12 rue des Oliviers, 06400 Cannes',
      adresse_livraison: '3 chemin des Pins, 06250 Mougins',
      poids: '151-300',
      type_livraison: 'flex',
    })
  })

  it('says the prices that were calculated, in euros', async () => {
    const page = await openPage(noErrors)
    page.leave()
    expect(page.told[0]?.record).toMatchObject({ prix_calcule_ht: 39.9, prix_calcule_ttc: 47.88 })
  })

  it('says that there was no price', async () => {
    const page = await openPage(noErrors, { '/calculate-duration': () => ({ success: false }) })
    page.leave()
    expect(page.told[0]?.record).toMatchObject({ prix_calcule_ht: null, prix_calcule_ttc: null })
  })

  it('says that the form was complete, without errors', async () => {
    const page = await openPage(noErrors)
    page.leave()
    expect(page.told[0]?.record).toMatchObject({ formulaire_complet: true, erreurs_validation: null })
  })

  it('says what was missing', async () => {
    const page = await openPage(noPhone)
    page.leave()
    expect(page.told[0]?.record).toMatchObject({
      formulaire_complet: false,
      erreurs_validation: expect.stringMatching(/^\{"telephone":".+"\}$/),
    })
  })

  it('counts the filling from the first change, in seconds', async () => {
    const page = await openPage(noErrors)
    page.pass(61_400)
    write(page.visit.state, 'comment', 'Portail bleu')
    await new Promise(setImmediate)
    page.pass(30_000)
    page.leave()
    expect(page.told[0]?.record).toMatchObject({ temps_remplissage_secondes: 91 })
  })

  it('says that the page was left, before any submission', async () => {
    const page = await openPage(noErrors)
    page.leave()
    expect(page.told[0]?.record).toMatchObject({ raison_abandon: 'quitte_page', tentatives_submit: 0 })
  })

  it('says that a submission had errors, that one counted', async () => {
    const page = await openPage(noPhone)
    await page.visit.submit()
    expect(page.told).toMatchObject([{ record: { raison_abandon: 'erreurs_validation', tentatives_submit: 1 } }])
  })

  it('is sent once for each cause', async () => {
    const page = await openPage(noPhone)
    await page.visit.submit()
    await page.visit.submit()
    page.leave()
    page.leave()
    expect(page.told.map(({ record }) => record['raison_abandon'])).toEqual(['erreurs_validation', 'quitte_page'])
  })

  it('is sent once in a page session, even over several visits of the form', async () => {
    const page = await openPage(noErrors)
    page.leave()
    await page.visitAgain()
    page.leave()
    expect(page.told).toHaveLength(1)
  })

  it('is sent later when the browser did not take it', async () => {
    const page = await openPage(noErrors)
    page.refuseBeacons(true)
    page.leave()
    page.refuseBeacons(false)
    page.leave()
    expect(page.told).toHaveLength(1)
  })

  it('is not sent while what a price needs is missing', async () => {
    const page = await openPage({ poids: '' })
    page.leave()
    expect(page.told).toEqual([])
  })

  it('is not sent while the order is', async () => {
    let leaveNow = () => {}
    const page = await openPage(noErrors, {
      '/fo/upload-bordereau': () => {
        leaveNow()
        return Response.json({}, { status: 500 })
      },
    })
    leaveNow = page.leave
    await page.visit.submit()
    expect(page.told).toEqual([])
    page.leave()
    expect(page.told).toHaveLength(1)
  })

  it('is not sent once a submission succeeded', async () => {
    const page = await openPage(noErrors)
    expect(await page.visit.submit()).toMatchObject({ to: '/payment' })
    page.leave()
    await page.visitAgain()
    page.leave()
    expect(page.told).toEqual([])
  })

  it('is not sent when another screen of the app is opened', async () => {
    const page = await openPage(noErrors)
    page.close()
    page.leave()
    expect(page.told).toEqual([])
  })
})

/** A page on the form, filled and priced; what it told on leaving, and the ways to leave it. */
async function openPage(changes: Partial<OrderValues>, answers: Answers = {}) {
  const told: { url: string; record: Record<string, unknown> }[] = []
  const leavers = new Set<() => void>()
  let [at, refusing] = [friday10h.getTime(), false]
  const world: World = {
    ...pretendWorld(pretendProvider({ ...usual, ...answers }).fetch),
    now: () => new Date(at),
    onPageHide(onLeave) {
      leavers.add(onLeave)
      return () => leavers.delete(onLeave)
    },
    beacon(url, record) {
      if (!refusing) told.push({ url, record: { ...record } })
      return !refusing
    },
  }
  const first = await visitForm(world, changes)
  let { close } = first
  return {
    visit: first.visit,
    told,
    leave: () => leavers.forEach((leaver) => leaver()),
    pass: (ms: number) => void (at += ms),
    refuseBeacons: (refuse: boolean) => void (refusing = refuse),
    close: () => close(),
    async visitAgain() {
      close()
      ;({ close } = await visitForm(world, changes))
    },
  }
}

async function visitForm(world: World, changes: Partial<OrderValues>) {
  const visit = createOrderStore(world, camille)
  const close = visit.start()
  while (visit.state.status !== 'open') await new Promise(setImmediate)
  const { deliveryReceipt: _, ...values } = filledValues({ pickupAdr: picked(cannes), ...changes })
  restore(visit.state, values)
  await attachSlip(visit)
  await new Promise(setImmediate)
  await visit.pricing.settled()
  return { visit, close }
}
