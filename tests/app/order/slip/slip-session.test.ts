import { beforeEach, describe, expect, it } from 'vitest'
import { createAutosave } from '#app/order/draft/autosave.ts'
import { createOrderForm } from '#app/order/order-form.ts'
import { blankValues } from '#app/order/order-values.ts'
import { createSlipSession } from '#app/order/slip/slip-session.ts'
import { undoToastMs } from '#state/toasts.ts'
import { camille, friday10h, pretendProvider, pretendWorld, said, type Answers } from '#tests/builders/pretend-world.ts'
import { createConnection } from '#state/connection.ts'
import { aSlip } from '../filled-values.ts'

const reads = (kg: number | null): Answers => ({ '/bo/ocr-bordereau': () => ({ ok: true, poids_total_kg: kg }) })

beforeEach(async () => {
  await pretendWorld(fetch).drafts.drop(camille.id)
})

describe('The slip of a visit', () => {
  it('is kept, read, and chooses the band when nobody has', async () => {
    const { slip, form, keptSlip, attach } = aVisit(reads(412))
    await attach(aSlip())
    expect(form.state.values).toMatchObject({ poids: '301-450', deliveryReceipt: { file: { name: 'bordereau.pdf' }, refusal: null } })
    expect(slip.detected()).toEqual({ kg: 412, band: '301-450' })
    expect((await keptSlip())?.name).toBe('bordereau.pdf')
  })

  it('leaves the band that was chosen', async () => {
    const { slip, form, attach } = aVisit(reads(412))
    form.chooseWeight('-150')
    await attach(aSlip())
    expect(form.state.values.poids).toBe('-150')
    expect(slip.detected()).toEqual({ kg: 412, band: '301-450' })
  })

  it('leaves no band above 1350 kg, and says the weight', async () => {
    const { slip, form, attach } = aVisit(reads(1620))
    await attach(aSlip())
    expect(form.state.values.poids).toBe('')
    expect(slip.detected()).toEqual({ kg: 1620, band: null })
  })

  it('is not known to weigh anything until it was read', () => {
    expect(aVisit(reads(1)).slip.detected()).toBeNull()
  })

  it('says what is wrong with it at once, and is not kept', async () => {
    const { form, keptSlip, attach } = aVisit(reads(1))
    await attach(aSlip(5_242_881))
    expect(form.state).toMatchObject({ values: { deliveryReceipt: { file: null, refusal: 'La taille du fichier ne doit pas dépasser 5 Mo' } }, touched: { deliveryReceipt: true } })
    expect(await keptSlip()).toBeNull()
  })

  it('is not read when it is too heavy to be sent', async () => {
    const { provider, attach } = aVisit(reads(1))
    await attach(aSlip(5_000_001))
    expect(provider.asked).toEqual([])
  })

  it('holds the submission from its choice to the end of its reading', async () => {
    const { slip } = aVisit(reads(1))
    const choice = slip.choose(aSlip())
    expect(slip.isBusy()).toBe(true)
    await choice
    expect([slip.isBusy(), slip.reading.state.reading.step]).toEqual([true, 'sending'])
    await read(slip)
    expect(slip.isBusy()).toBe(false)
  })

  it('is the last one chosen, whichever is ready first', async () => {
    const photo = Promise.withResolvers<File>()
    const { slip, form } = aVisit(reads(1), { shrinkPhoto: () => photo.promise })
    const first = slip.choose(aPhoto())
    await slip.choose(aSlip())
    photo.resolve(aPhoto())
    await first
    expect(form.state.values.deliveryReceipt.file?.name).toBe('bordereau.pdf')
  })

  it('shows the photo that is made smaller, and takes it back before it is the form’s', async () => {
    const { slip, form, attach } = aVisit(reads(1), { shrinkPhoto: () => new Promise(() => {}) })
    await attach(aSlip())
    void slip.choose(aPhoto())
    while (!slip.state.coming?.photo) await new Promise(setImmediate)
    expect(slip.state.coming).toEqual({ name: 'photo.jpg', size: 4, photo: true })
    slip.remove()
    expect([slip.state.coming, form.state.values.deliveryReceipt.file?.name]).toEqual([null, 'bordereau.pdf'])
  })

  it('keeps the photo as it became', async () => {
    const small = new File([Uint8Array.of(0xff, 0xd8, 0xff, 1, 2)], 'petite.jpg', { type: 'image/jpeg' })
    const { keptSlip, attach } = aVisit(reads(1), { shrinkPhoto: async () => small })
    await attach(aPhoto())
    expect(await keptSlip()).toMatchObject({ name: 'petite.jpg', type: 'image/jpeg' })
    expect((await keptSlip())?.bytes.byteLength).toBe(5)
  })

  it('does not change while the order is sent', async () => {
    const { slip, form } = aVisit(reads(1), {}, () => true)
    await slip.choose(aSlip())
    expect(form.state.values.deliveryReceipt.file).toBeNull()
  })
})

describe('A slip let go by mistake', () => {
  it.each([
    ['taken away', (slip: Slip) => slip.remove()],
    ['replaced', (slip: Slip) => slip.choose(aSlip(900, 'autre.pdf'))],
    ['lost to a wrong file', (slip: Slip) => slip.choose(new File(['x'], 'film.mp4', { type: 'video/mp4' }))],
  ])('is spoken of for a while when it was %s, and comes back with what it said', async (_how, letGo) => {
    const { slip, form, world, times, attach, keptSlip } = aVisit(reads(412))
    await attach(aSlip())
    await letGo(slip)
    await read(slip)
    expect([said(world).at(-1), times.at(-1)]).toEqual(['Bordereau précédent retiré', undoToastMs])
    world.toasts.act(world.toasts.state.items.at(-1)?.id ?? '')
    expect(form.state.values.deliveryReceipt.file?.name).toBe('bordereau.pdf')
    expect(slip.detected()).toEqual({ kg: 412, band: '301-450' })
    expect((await keptSlip())?.name).toBe('bordereau.pdf')
  })

  it('stays where another draft was shown meanwhile', async () => {
    const { slip, form, world, attach } = aVisit(reads(412))
    await attach(aSlip())
    slip.remove()
    slip.restore(null, null)
    world.toasts.act(world.toasts.state.items.at(-1)?.id ?? '')
    expect(form.state.values.deliveryReceipt.file).toBeNull()
  })
})

describe('The slip of a draft', () => {
  it('is not read again when its weight was kept', async () => {
    const first = aVisit(reads(412))
    await first.attach(aSlip())
    while (first.kept().detectedWeight === null) await new Promise(setImmediate)
    const again = aVisit(reads(412))
    again.slip.restore(await first.keptSlip(), first.kept().detectedWeight)
    expect(again.slip.detected()).toEqual({ kg: 412, band: '301-450' })
    expect(again.provider.asked).toEqual([])
  })

  it.each([
    ['nothing is known of it', null],
    ['what is known is of other bytes', { sha256: 'ab', kg: 90 }],
  ])('is read when %s', async (_why, known) => {
    const first = aVisit(reads(412))
    await first.attach(aSlip())
    const again = aVisit(reads(412))
    again.slip.restore(await first.keptSlip(), known)
    await read(again.slip)
    expect(again.slip.detected()).toEqual({ kg: 412, band: '301-450' })
  })
})

describe('A slip chosen without a network', () => {
  it('is kept, and read when the network is back', async () => {
    const { slip, keptSlip, tellNetwork } = aVisit(reads(412))
    tellNetwork(false)
    await slip.choose(aSlip())
    expect([slip.reading.state.reading.step, slip.isBusy()]).toEqual(['waiting', false])
    expect((await keptSlip())?.name).toBe('bordereau.pdf')
    tellNetwork(true)
    while (slip.detected() === null) await new Promise(setImmediate)
    expect(slip.detected()?.kg).toBe(412)
  })
})

type Slip = ReturnType<typeof createSlipSession>

function aPhoto(): File {
  return new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'photo.jpg', { type: 'image/jpeg' })
}

function aVisit(answers: Answers, changes = {}, isSending = () => false) {
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
  const form = createOrderForm(blankValues(camille, friday10h), () => friday10h)
  const autosave = createAutosave(world.drafts, camille.id, () => friday10h)
  const slip = createSlipSession({ world, form, autosave, keep: () => {}, isSending })
  slip.start()
  return {
    slip,
    form,
    world,
    provider,
    times,
    kept: slip.kept,
    tellNetwork: (online: boolean) => tellNetwork(online),
    /** Once nothing is being written. */
    keptSlip: async () => {
      await autosave.settled()
      const found = await world.drafts.readSlip(camille.id)
      return typeof found === 'object' ? found : null
    },
    async attach(file: File) {
      await slip.choose(file)
      await read(slip)
      await new Promise(setImmediate)
    },
  }
}

async function read(slip: Slip): Promise<void> {
  while (slip.isBusy()) await new Promise(setImmediate)
}
