import { beforeEach, describe, expect, it } from 'vitest'
import { restore, skipReading } from '#app/order/model/order-actions.ts'
import { chooseSlip } from '#app/order/fields/slip/choose-slip.ts'
import { cancelTransfer } from '#app/order/submit/transfer.ts'
import { createOrderStore } from '#app/order/order-store.ts'
import type { World } from '#app/world.ts'
import { camille, pretendProvider, pretendWorld, said, type Answers } from '#tests/builders/pretend-world.ts'
import { attachSlip } from '../attach-slip.ts'
import { aSlip, filledValues } from '../filled-values.ts'

const usual: Answers = {
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
  '/fo/upload-bordereau': () => ({ success: true, file_path: 'slips/1.pdf' }),
  '/fo/sendMailDemandeCommandeFournisseur': () => ({ success: true }),
  '/bo/ocr-bordereau': () => ({ ok: true, poids_total_kg: 412 }),
}
const neverAnswers = (_body: object, signal: AbortSignal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

beforeEach(async () => {
  await pretendWorld(fetch).drafts.drop(camille.id)
})

describe('An order that is sent', () => {
  it("waits while its slip is read: 'Analyse du bordereau en cours. Merci de patienter une seconde…'", async () => {
    const { visit, world, provider } = await aForm({ ...usual, '/bo/ocr-bordereau': neverAnswers })
    restore(visit.state, { poids: '' })
    await chooseSlip(visit.state, world, aSlip())
    expect(await visit.submit()).toBeNull()
    expect(said(world)).toEqual(['Analyse du bordereau en cours. Merci de patienter une seconde…'])
    expect([provider.count('/fo/upload-bordereau'), visit.state.attempts]).toEqual([0, 0])
  })

  it('waits for nothing once its author chose the weight, and sends the bytes that are being read once', async () => {
    let answer = (_: unknown) => {}
    const { visit, world, provider } = await aForm({
      ...usual,
      '/bo/ocr-bordereau': () => new Promise((resolve) => (answer = resolve)),
    })
    await chooseSlip(visit.state, world, aSlip())
    const sent = visit.submit()
    while (visit.state.step !== 'slip') await new Promise(setImmediate)
    expect(visit.state.slip.reading).toEqual({ step: 'skipped' })
    answer({ ok: true, poids_total_kg: 412, file_path: 'slips/lu.pdf' })
    expect(await sent).toMatchObject({
      to: '/payment',
      state: { orderData: { bordereauFileName: 'slips/lu.pdf', poids: '151-300' } },
    })
    expect(provider.count('/fo/upload-bordereau')).toBe(0)
  })

  it('carries what its slip said', async () => {
    const { visit } = await aForm(usual)
    await attachSlip(visit)
    expect(await visit.submit()).toMatchObject({
      state: { orderData: { poids: '151-300', detectedWeightKg: 412, detectedBucket: '301-450' } },
    })
  })

  it('carries no weight when its slip said none', async () => {
    const { visit } = await aForm({ ...usual, '/bo/ocr-bordereau': () => ({ ok: true, poids_total_kg: null }) })
    await attachSlip(visit)
    const destination = await visit.submit()
    expect(destination).toMatchObject({ to: '/payment' })
    expect(destination?.to === '/payment' && destination.state.orderData).not.toHaveProperty('detectedWeightKg')
  })

  it('carries what its slip said when it has no price', async () => {
    const { visit, provider } = await aForm({ ...usual, '/calculate-duration': () => ({ success: false }) })
    await attachSlip(visit)
    expect(await visit.submit()).toMatchObject({ to: '/confirmation', state: { requested: {} } })
    expect(provider.asked.at(-1)?.body).toMatchObject({ detectedWeightKg: '412', detectedBucket: '301-450' })
  })
})

describe('The upload of the slip', () => {
  it('is stopped by its author, who finds the form as it was', async () => {
    const { visit, world, provider } = await aForm({ ...usual, '/fo/upload-bordereau': neverAnswers })
    await attachSlip(visit)
    const end = visit.submit()
    while (provider.count('/fo/upload-bordereau') === 0) await new Promise(setImmediate)
    cancelTransfer(visit.state)
    expect(await end).toBeNull()
    expect(said(world).at(-1)).toBe('Envoi annulé : ta demande n’est pas partie.')
    expect([visit.state.step, visit.state.transfer.failed]).toEqual(['idle', false])
    expect(visit.state).toMatchObject({
      attempts: 0,
      values: { clientName: 'Martin', deliveryReceipt: { file: { name: 'bordereau.pdf' } } },
    })
  })

  it('is tried again by sending the form again', async () => {
    let fails = true
    const { visit } = await aForm({
      ...usual,
      '/fo/upload-bordereau': () => (fails ? Response.json({}, { status: 500 }) : { file_path: 'slips/1.pdf' }),
    })
    await attachSlip(visit)
    expect(await visit.submit()).toBeNull()
    expect(visit.state.transfer.failed).toBe(true)
    fails = false
    expect(await visit.submit()).toMatchObject({ to: '/payment' })
    expect(visit.state.transfer.failed).toBe(false)
  })
})

describe('A slip whose reading was passed over', () => {
  it('is sent by the upload that was on its way, once', async () => {
    const reading = Promise.withResolvers<object>()
    const { visit, world, provider } = await aForm({ ...usual, '/bo/ocr-bordereau': () => reading.promise })
    await passOver(visit, world)
    const end = visit.submit()
    while (visit.state.step !== 'slip') await new Promise(setImmediate)
    reading.resolve({ ok: true, poids_total_kg: 412, file_path: 'slips/lu.pdf' })
    expect(await end).toMatchObject({ to: '/payment', state: { orderData: { bordereauFileName: 'slips/lu.pdf' } } })
    expect([provider.count('/fo/upload-bordereau'), visit.state.sentSlip?.path, said(world)]).toEqual([
      0,
      'slips/lu.pdf',
      ['Bordereau uploadé avec succès !'],
    ])
    expect(await visit.submit()).toMatchObject({ to: '/payment' })
    expect([provider.count('/fo/upload-bordereau'), provider.count('/bo/ocr-bordereau')]).toEqual([0, 1])
  })

  it.each([
    ['found no place there', { ok: false, poids_total_kg: null, error: 'Illisible', file_path: null }],
    ['did not arrive', Response.json({}, { status: 500 })],
  ])('is sent again where that upload %s', async (_, answer) => {
    const reading = Promise.withResolvers<object>()
    const { visit, world, provider } = await aForm({ ...usual, '/bo/ocr-bordereau': () => reading.promise })
    await passOver(visit, world)
    const end = visit.submit()
    while (visit.state.step !== 'slip') await new Promise(setImmediate)
    reading.resolve(answer)
    expect(await end).toMatchObject({ to: '/payment', state: { orderData: { bordereauFileName: 'slips/1.pdf' } } })
    expect(provider.count('/fo/upload-bordereau')).toBe(1)
  })

  it('leaves the form as it was when its author calls the order back', async () => {
    const { visit, world, provider } = await aForm({ ...usual, '/bo/ocr-bordereau': neverAnswers })
    await passOver(visit, world)
    const end = visit.submit()
    while (visit.state.step !== 'slip') await new Promise(setImmediate)
    cancelTransfer(visit.state)
    expect([await end, said(world).at(-1), provider.count('/fo/upload-bordereau')]).toEqual([
      null,
      'Envoi annulé : ta demande n’est pas partie.',
      0,
    ])
  })

  it('is called back, too, while its bytes are still looked at', async () => {
    const looked = Promise.withResolvers<void>()
    const { visit, world, provider } = await aForm({ ...usual, '/bo/ocr-bordereau': neverAnswers }, (whole) => ({
      ...whole,
      sha256: (bytes) => looked.promise.then(() => whole.sha256(bytes)),
    }))
    await passOver(visit, world)
    const end = visit.submit()
    while (visit.state.step !== 'slip') await new Promise(setImmediate)
    cancelTransfer(visit.state)
    looked.resolve()
    expect([await end, provider.count('/fo/upload-bordereau')]).toEqual([null, 0])
  })
})

async function passOver(
  { state }: Awaited<ReturnType<typeof aForm>>['visit'],
  world: Awaited<ReturnType<typeof aForm>>['world'],
): Promise<void> {
  await chooseSlip(state, world, aSlip())
  while (state.slipOnItsWay === null) await new Promise(setImmediate)
  skipReading(state)
}

/** A form with everything but its slip. */
async function aForm(answers: Answers, change = (world: World) => world) {
  const provider = pretendProvider(answers)
  const world = change(pretendWorld(provider.fetch))
  const visit = createOrderStore(world, camille)
  visit.start()
  while (visit.state.status !== 'open') await new Promise(setImmediate)
  const { deliveryReceipt: _, ...values } = filledValues()
  restore(visit.state, values)
  return { visit, world, provider }
}
