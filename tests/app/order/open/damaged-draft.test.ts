import { createStore, get, set } from 'idb-keyval'
import { beforeEach, describe, expect, it } from 'vitest'
import type { KeptFile } from '#adapters/store/drafts.ts'
import { restore, write } from '#app/order/model/order-actions.ts'
import { damagedSlip } from '#app/order/model/draft-of.ts'
import { createOrderStore, type OrderStore } from '#app/order/order-store.ts'
import type { World } from '#app/world.ts'
import { attachSlip } from '../attach-slip.ts'
import { cannes, picked } from '../filled-values.ts'
import { camille, friday10h, pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'

const hourBefore = new Date(friday10h.getTime() - 3_600_000)

beforeEach(async () => {
  const { drafts } = aPage()
  for (const id of [camille.id, 8]) {
    await drafts.drop(id)
    await drafts.dropDiscarded(id, (await drafts.readDiscarded(id))?.id ?? '')
  }
})

describe('A draft that is damaged', () => {
  it('says so of its slip, in the field and in the line, and keeps the rest', async () => {
    await leaveDraft()
    const store = createStore('colibat', 'drafts')
    const kept = (await get<KeptFile>([camille.id, 'slip'], store)) as KeptFile
    await set([camille.id, 'slip'], { ...kept, bytes: new ArrayBuffer(12) }, store)
    const visit = await enter(aPage())
    await visit.draft.resume(visit.state.offers[0]!)
    expect(visit.state).toMatchObject({
      touched: { deliveryReceipt: true },
      values: { clientName: 'Martin', deliveryReceipt: { file: null, refusal: damagedSlip } },
    })
    expect(damagedSlip).toBe('Le bordereau gardé est abîmé : choisis-le à nouveau.')
    expect(visit.state.saving).toEqual({ status: 'slip-failed', trouble: 'damaged' })
    await attachSlip(visit)
    await quiet(visit)
    expect(visit.state.saving.status).toBe('kept')
  })

  it('that cannot be read at first is read again', async () => {
    await leaveDraft()
    const page = aPage()
    let failures = 1
    const readText: typeof page.drafts.readText = (id) =>
      failures-- > 0 ? Promise.reject(new DOMException('coupé', 'UnknownError')) : page.drafts.readText(id)
    expect((await enter({ ...page, drafts: { ...page.drafts, readText } })).state.status).toBe('offer')
  })

  it('that cannot be read at all is said not to be kept, is not written over, and is offered when it can be read again', async () => {
    await leaveDraft()
    const page = aPage()
    const visit = await enter({
      ...page,
      drafts: { ...page.drafts, readText: () => Promise.reject(new DOMException('coupé', 'UnknownError')) },
    })
    expect([visit.state.status === 'open', visit.state.saving.status]).toEqual([true, 'failed'])
    write(visit.state, 'clientName', 'Suivant')
    // What could not be read is laid aside first, in a transaction of its own.
    await until(async () => (await clientOnDisk()) === 'Suivant')
    const next = await enter(aPage())
    expect(next.state.offers.map(({ content }) => content.values.clientName)).toEqual(['Suivant', 'Martin'])
  })
})

/** A page just loaded: it has shown no draft yet. */
function aPage(): World {
  return { ...pretendWorld(pretendProvider({}).fetch), resumed: new Set() }
}

/** A visit that has come as far as it can by itself. */
async function enter(page: World): Promise<OrderStore> {
  const visit = createOrderStore(page, camille)
  visit.start()
  await until(() => visit.state.status !== 'reading')
  return visit
}

/** A draft with a name, an address, a weight and a slip, left by a page that is gone. */
/** An hour before the next page is opened. */
async function leaveDraft(at = hourBefore): Promise<void> {
  const visit = await enter({ ...aPage(), now: () => at })
  restore(visit.state, { clientName: 'Martin', pickupAdr: picked(cannes), poids: '151-300' })
  await attachSlip(visit)
  await until(() => visit.state.slip.known !== null)
  await quiet(visit)
}

async function quiet({ autosave }: OrderStore): Promise<void> {
  await new Promise(setImmediate)
  await autosave.settled()
  await new Promise(setImmediate)
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate)
}

interface OnDisk {
  readonly values: { readonly clientName?: string }
}

async function clientOnDisk() {
  return ((await aPage().drafts.readText(camille.id))?.values as OnDisk | undefined)?.values.clientName
}
