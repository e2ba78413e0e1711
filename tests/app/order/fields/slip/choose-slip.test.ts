import { beforeEach, describe, expect, it } from 'vitest'
import type { KeptFile } from '#adapters/store/drafts.ts'
import { chooseSlip, removeSlip } from '#app/order/fields/slip/choose-slip.ts'
import { readDraft } from '#app/order/model/draft-content.ts'
import { stateFrom } from '#app/order/model/draft-of.ts'
import type { KeptReading } from '#app/order/model/draft-schema.ts'
import { openOrder } from '#app/order/model/open-order.ts'
import { chooseWeight } from '#app/order/model/order-actions.ts'
import { createOrderState, type OrderState } from '#app/order/model/order-state.ts'
import { detectedWeight, isSlipBusy } from '#app/order/model/slip-weight.ts'
import { createAutosave } from '#app/order/watch/autosave.ts'
import { keepDraft } from '#app/order/watch/keep-draft.ts'
import { watchSlipReading } from '#app/order/watch/slip-reading.ts'
import { whileFollowed } from '#app/order/watch/while-followed.ts'
import { undoToastMs } from '#state/screen/toasts.ts'
import { camille, friday10h, pretendProvider, pretendWorld, said, type Answers } from '#tests/builders/pretend-world.ts'
import { createConnection } from '#state/connection/connection.ts'
import { aSlip } from '../../filled-values.ts'

const reads = (kg: number | null): Answers => ({ '/bo/ocr-bordereau': () => ({ ok: true, poids_total_kg: kg }) })

beforeEach(async () => {
  await pretendWorld(fetch).drafts.drop(camille.id)
})

describe('The slip of a visit', () => {
  it('is kept, read, and chooses the band when nobody has', async () => {
    const { slip, values, keptSlip, attach } = aVisit(reads(412))
    await attach(aSlip())
    expect(values).toMatchObject({
      poids: '301-450',
      deliveryReceipt: { file: { name: 'bordereau.pdf' }, refusal: null },
    })
    expect(detectedWeight(slip)).toEqual({ kg: 412, band: '301-450' })
    expect((await keptSlip())?.name).toBe('bordereau.pdf')
  })

  it('leaves the band that was chosen', async () => {
    const { state, slip, values, attach } = aVisit(reads(412))
    chooseWeight(state, '-150')
    await attach(aSlip())
    expect(values.poids).toBe('-150')
    expect(detectedWeight(slip)).toEqual({ kg: 412, band: '301-450' })
  })

  it('leaves no band above 1350 kg, and says the weight', async () => {
    const { slip, values, attach } = aVisit(reads(1620))
    await attach(aSlip())
    expect(values.poids).toBe('')
    expect(detectedWeight(slip)).toEqual({ kg: 1620, band: null })
  })

  it('is not known to weigh anything until it was read', () => {
    expect(detectedWeight(aVisit(reads(1)).slip)).toBeNull()
  })

  it('says what is wrong with it at once, and is not kept', async () => {
    const { state, keptSlip, attach } = aVisit(reads(1))
    await attach(aSlip(5_242_881))
    expect(state).toMatchObject({
      values: { deliveryReceipt: { file: null, refusal: 'La taille du fichier ne doit pas dépasser 5 Mo' } },
      touched: { deliveryReceipt: true },
    })
    expect(await keptSlip()).toBeNull()
  })

  it('is not read when it is too heavy to be sent', async () => {
    const { provider, attach } = aVisit(reads(1))
    await attach(aSlip(5_000_001))
    expect(provider.asked).toEqual([])
  })

  it('holds the submission from its choice to the end of its reading', async () => {
    const { slip, choose, read } = aVisit(reads(1))
    const choice = choose(aSlip())
    expect(isSlipBusy(slip)).toBe(true)
    await choice
    expect([isSlipBusy(slip), slip.reading.step]).toEqual([true, 'sending'])
    await read()
    expect(isSlipBusy(slip)).toBe(false)
  })

  it('is the last one chosen, whichever is ready first', async () => {
    const photo = Promise.withResolvers<File>()
    const { values, choose } = aVisit(reads(1), { shrinkPhoto: () => photo.promise })
    const first = choose(aPhoto())
    await choose(aSlip())
    photo.resolve(aPhoto())
    await first
    expect(values.deliveryReceipt.file?.name).toBe('bordereau.pdf')
  })

  it('shows the photo that is made smaller, and takes it back before it is the form’s', async () => {
    const { slip, values, choose, remove, attach } = aVisit(reads(1), { shrinkPhoto: () => new Promise(() => {}) })
    await attach(aSlip())
    void choose(aPhoto())
    while (!slip.coming?.photo) await new Promise(setImmediate)
    expect(slip.coming).toEqual({ name: 'photo.jpg', size: 4, photo: true })
    remove()
    expect([slip.coming, values.deliveryReceipt.file?.name]).toEqual([null, 'bordereau.pdf'])
  })

  it('keeps the photo as it became', async () => {
    const small = new File([Uint8Array.of(0xff, 0xd8, 0xff, 1, 2)], 'petite.jpg', { type: 'image/jpeg' })
    const { keptSlip, attach } = aVisit(reads(1), { shrinkPhoto: async () => small })
    await attach(aPhoto())
    expect(await keptSlip()).toMatchObject({ name: 'petite.jpg', type: 'image/jpeg' })
    expect((await keptSlip())?.bytes.byteLength).toBe(5)
  })

  it('does not change while the order is sent', async () => {
    const { state, values, choose } = aVisit(reads(1))
    state.step = 'slip'
    await choose(aSlip())
    expect(values.deliveryReceipt.file).toBeNull()
  })
})

describe('A slip let go by mistake', () => {
  it.each([
    ['taken away', ({ remove }: Visit) => remove(), 'Bordereau retiré'],
    ['replaced', ({ choose }: Visit) => choose(aSlip(900, 'autre.pdf')), 'Bordereau précédent retiré'],
    [
      'lost to a wrong file',
      ({ choose }: Visit) => choose(new File(['x'], 'film.mp4', { type: 'video/mp4' })),
      'Bordereau précédent retiré',
    ],
  ])('is spoken of for a while when it was %s, and comes back with what it said', async (_how, letGo, words) => {
    const visit = aVisit(reads(412))
    const { slip, values, world, times, attach, keptSlip, read } = visit
    await attach(aSlip())
    await letGo(visit)
    await read()
    expect([said(world).at(-1), times.at(-1)]).toEqual([words, undoToastMs])
    world.toasts.act(world.toasts.state.items.at(-1)?.id ?? '')
    expect(values.deliveryReceipt.file?.name).toBe('bordereau.pdf')
    expect(detectedWeight(slip)).toEqual({ kg: 412, band: '301-450' })
    expect((await keptSlip())?.name).toBe('bordereau.pdf')
  })

  it('stays where another draft was shown meanwhile', async () => {
    const { values, world, remove, show, attach } = aVisit(reads(412))
    await attach(aSlip())
    remove()
    show(null, null)
    world.toasts.act(world.toasts.state.items.at(-1)?.id ?? '')
    expect(values.deliveryReceipt.file).toBeNull()
  })
})

describe('The slip of a draft', () => {
  it('is not read again when its weight was kept', async () => {
    const first = aVisit(reads(412))
    await first.attach(aSlip())
    while (first.slip.known === null) await new Promise(setImmediate)
    const again = aVisit(reads(412))
    again.show(await first.keptSlip(), first.slip.known)
    expect(detectedWeight(again.slip)).toEqual({ kg: 412, band: '301-450' })
    expect(again.provider.asked).toEqual([])
  })

  it.each([
    ['nothing is known of it', null],
    ['what is known is of other bytes', { sha256: 'ab', kg: 90 }],
  ])('is read when %s', async (_why, known) => {
    const first = aVisit(reads(412))
    await first.attach(aSlip())
    const again = aVisit(reads(412))
    again.show(await first.keptSlip(), known)
    await again.read()
    expect(detectedWeight(again.slip)).toEqual({ kg: 412, band: '301-450' })
  })
})

describe('A slip chosen without a network', () => {
  it('is kept, and read when the network is back', async () => {
    const { slip, choose, keptSlip, tellNetwork } = aVisit(reads(412))
    tellNetwork(false)
    await choose(aSlip())
    expect([slip.reading.step, isSlipBusy(slip)]).toEqual(['waiting', false])
    expect((await keptSlip())?.name).toBe('bordereau.pdf')
    tellNetwork(true)
    while (detectedWeight(slip) === null) await new Promise(setImmediate)
    expect(detectedWeight(slip)?.kg).toBe(412)
  })
})

type Visit = ReturnType<typeof aVisit>

function aPhoto(): File {
  return new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'photo.jpg', { type: 'image/jpeg' })
}

/** An open form whose slip is kept and read. */
function aVisit(answers: Answers, changes = {}) {
  const provider = pretendProvider(answers)
  const times: number[] = []
  let tellNetwork = (_online: boolean) => {}
  const plain = pretendWorld(provider.fetch)
  const show: typeof plain.toasts.show = (...toast) => {
    times.push(toast[2] ?? 0)
    plain.toasts.show(...toast)
  }
  const connection = createConnection((tell) => void (tellNetwork = tell))
  const world = { ...plain, toasts: { ...plain.toasts, show }, connection, ...changes }
  const state = createOrderState(camille, friday10h)
  const autosave = createAutosave(state, world)
  whileFollowed(state, [() => keepDraft(state, autosave, world), () => watchSlipReading(state, world)])
  openOrder(state, stateFrom(null, camille, friday10h))
  const choose = (file: File) => chooseSlip(state, world, file)
  return {
    state,
    values: state.values,
    slip: state.slip,
    world,
    provider,
    times,
    choose,
    remove: () => removeSlip(state, world),
    read: () => readOut(state),
    /** Another draft is laid into the form, with this slip. */
    show: (slip: KeptFile | null, detected: KeptReading | null) =>
      openOrder(
        state,
        stateFrom(
          {
            content: { ...readDraft({}, friday10h), detectedWeight: detected },
            slip,
            savedAt: friday10h,
            discardedId: null,
          },
          camille,
          friday10h,
        ),
      ),
    tellNetwork: (online: boolean) => tellNetwork(online),
    /** Once nothing is being written. */
    keptSlip: async () => {
      await autosave.settled()
      const found = await world.drafts.readSlip(camille.id)
      return typeof found === 'object' ? found : null
    },
    async attach(file: File) {
      await choose(file)
      await readOut(state)
      await new Promise(setImmediate)
    },
  }
}

async function readOut({ slip }: OrderState): Promise<void> {
  while (isSlipBusy(slip)) await new Promise(setImmediate)
}
