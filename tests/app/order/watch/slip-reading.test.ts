import { describe, expect, it } from 'vitest'
import { subscribeKey } from 'valtio/utils'
import { Malformed, Refused, SignedOut, TimedOut, Unreachable } from '#adapters/failures/failures.ts'
import type { Uploader, UploadOptions } from '#adapters/net/uploader.ts'
import { holdSlip, readSlipAgain, skipReading } from '#app/order/model/order-actions.ts'
import { createOrderState, type OrderState } from '#app/order/model/order-state.ts'
import { isSlipBusy } from '#app/order/model/slip-weight.ts'
import { watchSlipReading } from '#app/order/watch/slip-reading.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { noSlipFields } from '#contract/order/slip-fields.ts'
import { createConnection } from '#state/connection/connection.ts'
import { createToasts } from '#state/screen/toasts.ts'
import { camille, friday10h } from '#tests/builders/pretend-world.ts'
import { aSlip } from '../filled-values.ts'

const transmitted = 'Bordereau bien transmis'
const fallback = "Erreur lors de l'analyse du bordereau"

describe('The reading of a slip', () => {
  it('tells how many bytes have left, then that it is read, then its weight', async () => {
    const { slip, read, steps, weights } = aReading(async ({ onProgress }) => {
      onProgress(400, 1200)
      steps.push(slip.reading)
      onProgress(1200, 1200)
      steps.push(slip.reading)
      return { ok: true, poids_total_kg: 412 }
    })
    await read(aSlip())
    expect(steps).toEqual([{ step: 'sending', sent: 400, total: 1200 }, { step: 'reading' }])
    expect(slip.reading).toEqual({ step: 'read', kg: 412 })
    expect(weights).toEqual([412])
  })

  it('keeps what else the slip says, and where the provider has it', async () => {
    const company = { value: 'SARL Durand', words: 'Livré à : SARL Durand' }
    const fields = { ...noSlipFields, company }
    const { state, slip, read } = aReading(async () => ({
      ok: true,
      poids_total_kg: 412,
      file_path: 'slips/lu.pdf',
      champs: fields,
    }))
    await read(aSlip())
    expect(slip.reading).toEqual({ step: 'read', kg: 412, fields })
    expect(slip.known).toEqual({ sha256: 'ab', kg: 412, fields })
    expect(state.sentSlip).toEqual({ sha256: 'ab', path: 'slips/lu.pdf', at: friday10h, isUntold: true })
  })

  it('is where the provider has the slip also when it could not be read', async () => {
    const { state, read } = aReading(async () => ({
      ok: false,
      poids_total_kg: null,
      error: 'Illisible',
      file_path: 'slips/lu.pdf',
    }))
    await read(aSlip())
    expect([state.slip.known, state.sentSlip?.path]).toEqual([null, 'slips/lu.pdf'])
  })

  it('leaves the slip to be sent where the provider did not keep it', async () => {
    const { state, read } = aReading(async () => ({ ok: true, poids_total_kg: 412, file_path: null }))
    await read(aSlip())
    expect(state.sentSlip).toBeNull()
  })

  it('gives the provider 25 s once the slip has left', async () => {
    const { read, asked } = aReading(async () => ({ ok: true, poids_total_kg: 1 }))
    await read(aSlip())
    expect(asked[0]?.answerMs).toBe(25_000)
  })

  it.each([
    ['no weight', { ok: true, poids_total_kg: null }],
    ['a weight of nothing', { ok: true, poids_total_kg: 0 }],
  ])(`says '${transmitted}' when the slip shows %s`, async (_what, reply) => {
    const { slip, read, said, weights } = aReading(async () => reply)
    await read(aSlip())
    expect(slip.reading).toEqual({ step: 'read', kg: null })
    expect([said(), weights]).toEqual([[transmitted], [null]])
  })

  it.each([
    [
      'the words of the provider that could not read it',
      { ok: false, poids_total_kg: null, error: 'Bordereau illisible' },
      'Bordereau illisible',
    ],
    [`'${fallback}' when the provider gives no words`, { ok: false, poids_total_kg: null, error: null }, fallback],
  ])(`says '${transmitted}', and %s`, async (_what, reply, message) => {
    const { slip, read, said, weights } = aReading(async () => reply)
    await read(aSlip())
    expect(slip.reading).toEqual({ step: 'failed', message })
    expect([said(), weights]).toEqual([[transmitted], []])
  })

  it.each([
    ['with words', new Refused(503, { message: 'Lecture saturée', errors: {} }, {}), 'Lecture saturée'],
    ['without words', new Refused(500, { message: null, errors: {} }, {}), fallback],
  ])('fails with the words of a refusal: %s', async (_what, refusal, message) => {
    const { slip, read, said } = aReading(() => Promise.reject(refusal))
    await read(aSlip())
    expect(slip.reading).toEqual({ step: 'failed', message })
    expect(said()).toEqual([transmitted])
  })

  it.each([
    ['the answer takes too long', new TimedOut()],
    ['the answer is no answer', new Malformed('ok')],
  ])(`fails by '${fallback}' when %s, the slip being there`, async (_what, failure) => {
    const { slip, read, said } = aReading(({ onProgress }) => {
      onProgress(9, 9)
      return Promise.reject(failure)
    })
    await read(aSlip())
    expect(slip.reading).toEqual({ step: 'failed', message: fallback })
    expect(said()).toEqual([transmitted])
  })

  it.each([
    ['the connection is cut', new Unreachable()],
    ['no byte moves any more', new TimedOut()],
  ])('never says that a slip is there when %s on its way', async (_what, failure) => {
    const { slip, read, said } = aReading(({ onProgress }) => {
      onProgress(4, 9)
      return Promise.reject(failure)
    })
    await read(aSlip())
    expect(slip.reading).toEqual({ step: 'failed', message: fallback })
    expect(said()).toEqual([])
  })

  it('asks for nothing without a network: it waits', async () => {
    const { slip, read, asked, goOffline } = aReading(async () => ({ ok: true, poids_total_kg: 412 }))
    goOffline()
    await read(aSlip())
    expect([slip.reading, asked]).toEqual([{ step: 'waiting' }, []])
  })

  it('waits when the network goes away on the way', async () => {
    const { slip, read, goOffline } = aReading(() => {
      goOffline()
      return Promise.reject(new Unreachable())
    })
    await read(aSlip())
    expect(slip.reading).toEqual({ step: 'waiting' })
  })

  it('says nothing when the session is over', async () => {
    const { slip, read, said } = aReading(() => Promise.reject(new SignedOut()))
    await read(aSlip())
    expect([slip.reading, said()]).toEqual([{ step: 'none' }, []])
  })

  it('is given up for the next one, whose weight alone counts', async () => {
    const replies = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
    const { slip, read, asked, weights } = aReading(
      () => replies[asked.length - 1]?.promise ?? Promise.reject(new Error()),
    )
    const first = read(aSlip(1200, 'ancien.pdf'))
    const second = read(aSlip(1300, 'nouveau.pdf'))
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false])
    replies[0]?.resolve({ ok: true, poids_total_kg: 90 })
    replies[1]?.resolve({ ok: true, poids_total_kg: 412 })
    await Promise.all([first, second])
    expect([slip.reading, weights]).toEqual([{ step: 'read', kg: 412 }, [412]])
  })

  it('is passed over when its author has no time: its bytes go on, and nothing is said of it but where it is', async () => {
    const reply = Promise.withResolvers<unknown>()
    const { state, slip, read, asked, weights, said } = aReading(() => reply.promise)
    const end = read(aSlip())
    await new Promise(setImmediate)
    skipReading(state)
    await end
    expect([slip.reading, asked[0]?.signal?.aborted, state.slipOnItsWay?.tookMs]).toEqual([
      { step: 'skipped' },
      false,
      null,
    ])
    reply.resolve({ ok: true, poids_total_kg: 412, file_path: 'slips/lu.pdf' })
    await settled(state)
    expect([slip.reading, weights, said(), state.sentSlip, state.slipOnItsWay]).toEqual([
      { step: 'skipped' },
      [],
      [],
      { sha256: 'ab', path: 'slips/lu.pdf', at: friday10h, isUntold: true },
      null,
    ])
  })

  it('that was passed over is waited for again, in the same upload, when its author asks for it', async () => {
    const reply = Promise.withResolvers<unknown>()
    const { state, slip, read, asked } = aReading(({ onProgress }) => (onProgress(9, 9), reply.promise))
    const end = read(aSlip())
    await new Promise(setImmediate)
    skipReading(state)
    await end
    readSlipAgain(state)
    expect([slip.reading, asked.length]).toEqual([{ step: 'reading' }, 1])
    reply.resolve({ ok: true, poids_total_kg: 412, file_path: 'slips/lu.pdf' })
    await settled(state)
    expect([slip.reading, asked.length]).toEqual([{ step: 'read', kg: 412 }, 1])
  })

  it('that was passed over is called back with its slip', async () => {
    const { state, read, asked } = aReading(
      ({ signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
    )
    const end = read(aSlip())
    await new Promise(setImmediate)
    skipReading(state)
    await end
    const { ended } = state.slipOnItsWay!
    holdSlip(state, null)
    expect([asked[0]?.signal?.aborted, await ended, state.slipOnItsWay]).toEqual([true, null, null])
  })
})

async function settled(state: OrderState): Promise<void> {
  while (state.slipOnItsWay !== null) await new Promise(setImmediate)
}

type Options = UploadOptions<Endpoint>

function aReading(answer: (options: Options) => Promise<unknown>) {
  const asked: Options[] = []
  const weights: (number | null)[] = []
  let tellNetwork = (_online: boolean) => {}
  const upload = ((_endpoint, options: Options) => {
    asked.push(options)
    return answer(options)
  }) as Uploader
  const toasts = createToasts(
    () => () => {},
    () => 'toast',
  )
  const connection = createConnection((tell) => void (tellNetwork = tell))
  const state = createOrderState(camille, friday10h)
  subscribeKey(state.slip, 'known', (known) => known && weights.push(known.kg), true)
  watchSlipReading(state, { upload, toasts, connection, sha256: async () => 'ab', now: () => friday10h })
  return {
    state,
    slip: state.slip,
    async read(file: File) {
      holdSlip(state, file)
      while (isSlipBusy(state.slip)) await new Promise(setImmediate)
      await new Promise(setImmediate)
    },
    asked,
    weights,
    steps: [] as unknown[],
    said: () => toasts.state.items.map(({ text }) => text),
    goOffline: () => tellNetwork(false),
  }
}
