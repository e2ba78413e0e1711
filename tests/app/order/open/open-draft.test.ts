import { beforeEach, describe, expect, it } from 'vitest'
import { createTabLock } from '#adapters/store/tab-lock.ts'
import { refuse, restore, write } from '#app/order/model/order-actions.ts'
import { createOrderStore, type OrderStore } from '#app/order/order-store.ts'
import type { World } from '#app/world.ts'
import { undoToastMs } from '#state/screen/toasts.ts'
import { chooseSlip } from '#app/order/fields/slip/choose-slip.ts'
import { attachSlip } from '../attach-slip.ts'
import { aSlip, cannes, picked } from '../filled-values.ts'
import { camille, friday10h, pretendProvider, pretendWorld, said } from '#tests/builders/pretend-world.ts'

const erased = 'Brouillon effacé'

const hourBefore = new Date(friday10h.getTime() - 3_600_000)

beforeEach(async () => {
  const { drafts } = aPage()
  for (const id of [camille.id, 8]) {
    await drafts.drop(id)
    await drafts.dropDiscarded(id, (await drafts.readDiscarded(id))?.id ?? '')
  }
})

describe('The order form in a new page', () => {
  it('opens at once when nothing is kept', async () => {
    const visit = await enter(aPage())
    expect([visit.state.status === 'open', visit.state.saving.status]).toEqual([true, 'none'])
  })

  it('opens at once when nothing was typed but what is prefilled', async () => {
    const first = await enter(aPage())
    write(first.state, 'email', camille.email)
    write(first.state, 'comment', 'x')
    write(first.state, 'comment', '')
    await quiet(first)
    expect((await enter(aPage())).state.status).toBe('open')
  })

  it('offers the draft first, with its moment, its route, its weight and its slip', async () => {
    await leaveDraft()
    const visit = await enter(aPage())
    expect(visit.state).toMatchObject({
      status: 'offer',
      offers: [
        {
          savedAt: hourBefore,
          slip: { name: 'bordereau.pdf' },
          content: { values: { clientName: 'Martin', poids: '151-300', pickupAdr: { text: cannes.label } } },
        },
      ],
    })
    expect(visit.state.saving.status).toBe('kept')
  })

  it('opens a draft that was left within the last half hour at once, and « Recommencer » gives it up', async () => {
    await leaveDraft(new Date(friday10h.getTime() - 29 * 60_000))
    const page = aPage()
    const visit = await enter(page)
    expect([
      visit.state.status === 'open',
      visit.state.values.clientName,
      visit.state.values.deliveryReceipt.file?.name,
    ]).toEqual([true, 'Martin', 'bordereau.pdf'])
    expect(page.toasts.state.items).toMatchObject([{ text: 'Brouillon repris', actionLabel: 'Recommencer' }])
    page.toasts.act(page.toasts.state.items[0]!.id)
    await until(() => said(page).includes(erased))
    expect([visit.state.values.clientName, await discardedOnDisk()]).toEqual(['', 'Martin'])
  })

  it.each([
    ['half an hour ago', -30],
    ['by a clock that was ahead', 5],
  ])('asks about one that was left %s', async (_when, minutes) => {
    await leaveDraft(new Date(friday10h.getTime() + minutes * 60_000))
    expect((await enter(aPage())).state.status).toBe('offer')
  })

  it('writes nothing while the draft is on offer', async () => {
    await leaveDraft()
    const visit = await enter(aPage())
    write(visit.state, 'clientName', 'Personne')
    await quiet(visit)
    expect(await clientOnDisk()).toBe('Martin')
  })

  it('brings it back when it is taken up', async () => {
    await leaveDraft()
    const visit = await enter(aPage())
    await visit.draft.resume(visit.state.offers[0]!)
    const { clientName, pickupAdr, deliveryReceipt } = visit.state.values
    expect([visit.state.status === 'open', clientName, pickupAdr.place?.city, deliveryReceipt.file?.name]).toEqual([
      true,
      'Martin',
      'Cannes',
      'bordereau.pdf',
    ])
    expect(visit.state.saving.status).toBe('kept')
  })

  it('offers a slip that was kept without a text', async () => {
    const { drafts } = aPage()
    await drafts.writeSlip(camille.id, aSlip())
    const visit = await enter(aPage())
    expect(visit.state.offers).toMatchObject([{ savedAt: null, slip: { name: 'bordereau.pdf' } }])
  })

  it('never offers the draft of another user', async () => {
    await leaveDraft()
    const visit = createOrderStore(aPage(), { ...camille, id: 8 })
    visit.start()
    await until(() => visit.state.status === 'open')
    expect(visit.state.values.clientName).toBe('')
  })
})

describe('The order form in a page that has shown it', () => {
  it('brings the draft back without asking', async () => {
    const page = aPage()
    const first = createOrderStore(page, camille)
    const leave = first.start()
    await until(() => first.state.status === 'open')
    write(first.state, 'clientName', 'Martin')
    leave()
    const visit = await enter(page)
    expect([visit.state.status === 'open', visit.state.values.clientName]).toEqual([true, 'Martin'])
  })

  it('keeps what was typed in the very moment it was left', async () => {
    const page = aPage()
    const visit = createOrderStore(page, camille)
    const leave = visit.start()
    await until(() => visit.state.status === 'open')
    write(visit.state, 'clientName', 'Martin')
    leave()
    expect(await clientOnDisk()).toBe('Martin')
  })

  it('keeps nothing that changes after it was left', async () => {
    const page = aPage()
    const visit = createOrderStore(page, camille)
    const leave = visit.start()
    await until(() => visit.state.status === 'open')
    leave()
    write(visit.state, 'clientName', 'Trop tard')
    await quiet(visit)
    expect(await clientOnDisk()).toBeUndefined()
  })
})

describe('A new request instead of the draft', () => {
  it('opens an empty form, and says what became of the draft, with a way back', async () => {
    const { visit, page } = await refuseOffer()
    expect([
      visit.state.status === 'open',
      visit.state.values.clientName,
      visit.state.values.deliveryReceipt.file,
      visit.state.saving.status,
    ]).toEqual([true, '', null, 'none'])
    expect(page.toasts.state.items).toMatchObject([{ text: erased, actionLabel: 'Annuler' }])
  })

  it('has the draft back, slip included, when it is undone', async () => {
    const { visit, page } = await refuseOffer()
    undo(page)
    await until(() => visit.state.values.clientName === 'Martin')
    expect(visit.state.values.deliveryReceipt.file?.name).toBe('bordereau.pdf')
    expect([await clientOnDisk(), await discardedOnDisk(), said(page)]).toEqual(['Martin', undefined, []])
  })

  it('changes places with the draft when it was begun already, and can be had back in turn', async () => {
    const { visit, page } = await refuseOffer()
    write(visit.state, 'clientName', 'Suivant')
    await quiet(visit)
    undo(page)
    await until(() => said(page).includes(erased) && visit.state.values.clientName === 'Martin')
    expect([await clientOnDisk(), await discardedOnDisk()]).toEqual(['Martin', 'Suivant'])
    undo(page)
    await until(() => visit.state.values.clientName === 'Suivant')
    expect([await clientOnDisk(), await discardedOnDisk()]).toEqual(['Suivant', 'Martin'])
  })

  it('is undone also from another screen, and on the way back to the form', async () => {
    const { page, leave } = await refuseOffer()
    leave()
    const again = await enter(page)
    undo(page)
    await until(() => again.state.values.clientName === 'Martin')
    expect(again.state.values.deliveryReceipt.file?.name).toBe('bordereau.pdf')
  })

  it('lets the bytes go only when the way back has gone', async () => {
    const { page } = await refuseOffer()
    expect(await discardedOnDisk()).toBe('Martin')
    page.toasts.dismiss(page.toasts.state.items[0]!.id)
    await until(async () => (await page.drafts.readDiscarded(camille.id)) === null)
    expect(await clientOnDisk()).toBeUndefined()
  })

  it('keeps that way back for as long as an undo lasts', async () => {
    const delays: number[] = []
    const page = aPage()
    const { show } = page.toasts
    await leaveDraft()
    const visit = await enter({
      ...page,
      toasts: {
        ...page.toasts,
        show: (tone, text, ms, action) => (delays.push(ms ?? 0), show(tone, text, ms, action)),
      },
    })
    await visit.draft.startNew()
    expect(delays).toEqual([undoToastMs])
  })

  it('is no reason to lose the draft when the page dies meanwhile: it is offered again', async () => {
    await refuseOffer()
    const visit = await enter(aPage())
    expect(visit.state.offers).toMatchObject([
      { content: { values: { clientName: 'Martin' } }, slip: { name: 'bordereau.pdf' } },
    ])
    await visit.draft.resume(visit.state.offers[0]!)
    await until(() => visit.state.status === 'open')
    expect([visit.state.values.clientName, await clientOnDisk(), await discardedOnDisk()]).toEqual([
      'Martin',
      'Martin',
      undefined,
    ])
  })

  it('is offered beside the draft when it was begun and the page died: either can be taken up, and the other undone', async () => {
    const { visit: dead } = await refuseOffer()
    write(dead.state, 'clientName', 'Suivant')
    await quiet(dead)
    const page = aPage()
    const visit = await enter(page)
    expect(visit.state.offers.map(({ content }) => content.values.clientName)).toEqual(['Suivant', 'Martin'])
    await visit.draft.resume(visit.state.offers[1]!)
    await until(() => visit.state.status === 'open' && said(page).includes(erased))
    expect([visit.state.values.clientName, await clientOnDisk(), await discardedOnDisk()]).toEqual([
      'Martin',
      'Martin',
      'Suivant',
    ])
  })

  it('is refused, and everything stays, when the device cannot set the draft aside', async () => {
    await leaveDraft()
    const page = aPage()
    const visit = await enter({
      ...page,
      drafts: { ...page.drafts, discard: () => Promise.reject(new DOMException('plein', 'UnknownError')) },
    })
    await visit.draft.startNew()
    expect([visit.state.status === 'open', said(page), await clientOnDisk()]).toEqual([
      false,
      ['Le brouillon n’a pas pu être effacé. Réessaie.'],
      'Martin',
    ])
  })
})

describe('Erasing the draft in the form', () => {
  it('empties the form, its marks and its draft, and is undone wholly', async () => {
    const page = aPage()
    const visit = await enter(page)
    write(visit.state, 'clientName', 'Martin')
    await attachSlip(visit)
    refuse(visit.state)
    await visit.draft.erase()
    expect(visit.state).toMatchObject({ attempts: 0, touched: {}, values: { clientName: '', email: camille.email } })
    expect([visit.state.saving.status, await clientOnDisk()]).toEqual(['none', undefined])
    undo(page)
    await until(() => visit.state.values.clientName === 'Martin')
    expect(visit.state.values.deliveryReceipt.file?.name).toBe('bordereau.pdf')
  })

  it('takes along a slip that was only just chosen', async () => {
    const page = aPage()
    const visit = await enter(page)
    await chooseSlip(visit.state, page, aSlip())
    await visit.draft.erase()
    expect((await page.drafts.readDiscarded(camille.id))?.slip).toMatchObject({ name: 'bordereau.pdf' })
  })

  it('goes on keeping every change when the device refuses', async () => {
    const page = aPage()
    const visit = await enter({
      ...page,
      drafts: { ...page.drafts, discard: () => Promise.reject(new DOMException('plein', 'UnknownError')) },
    })
    write(visit.state, 'clientName', 'Martin')
    await visit.draft.erase()
    write(visit.state, 'clientName', 'Martine')
    await quiet(visit)
    expect([said(page), await clientOnDisk()]).toEqual([['Le brouillon n’a pas pu être effacé. Réessaie.'], 'Martine'])
  })
})

describe('Two tabs with one draft', () => {
  it('open it one at a time: the second says that the first has it, and takes it over as it is kept', async () => {
    const tabLock = createTabLock(navigator.locks, () => new Promise(setImmediate))
    const tab = () => ({ ...aPage(), tabLock })
    const first = await enter(tab())
    write(first.state, 'clientName', 'Martin')
    await quiet(first)
    const second = await enter(tab())
    expect(second.state.status).toBe('elsewhere')

    await second.draft.takeOver()
    await until(() => first.state.status === 'elsewhere')
    expect([second.state.values.clientName, first.state.status === 'open']).toEqual(['Martin', false])

    write(second.state, 'clientName', 'Martine')
    await quiet(second)
    write(first.state, 'comment', 'Trop tard')
    await quiet(first)
    expect(await clientOnDisk()).toBe('Martine')

    await first.draft.takeOver()
    expect(first.state.values).toMatchObject({ clientName: 'Martine', comment: '' })
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

async function refuseOffer() {
  await leaveDraft()
  const page = aPage()
  const visit = createOrderStore(page, camille)
  const leave = visit.start()
  await until(() => visit.state.status === 'offer')
  await visit.draft.startNew()
  return { page, visit, leave }
}

function undo({ toasts }: World): void {
  toasts.act(toasts.state.items.find(({ text }) => text === erased)!.id)
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

async function discardedOnDisk() {
  return ((await aPage().drafts.readDiscarded(camille.id))?.text?.values as OnDisk | undefined)?.values.clientName
}
