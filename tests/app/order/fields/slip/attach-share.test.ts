import { describe, expect, it } from 'vitest'
import { attachShare } from '#app/order/fields/slip/use-shares.ts'
import { stateFrom } from '#app/order/model/draft-of.ts'
import { openOrder } from '#app/order/model/open-order.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import { camille, friday10h, pretendWorld, said } from '#tests/builders/pretend-world.ts'
import { aSlip } from '../../filled-values.ts'

function aForm() {
  const state = createOrderState(camille, friday10h)
  openOrder(state, stateFrom(null, camille, friday10h))
  const world = pretendWorld(fetch)
  let dropped = 0
  const share = (file: File) => ({ files: [file], isOwn: true, drop: () => void dropped++ })
  return { state, world, attach: (file: File) => attachShare(state, world, share(file), file), dropped: () => dropped }
}

describe('A shared file', () => {
  it('is the slip of the order, can be let go again, and waits no more', async () => {
    const { state, world, attach, dropped } = aForm()
    await attach(aSlip())
    expect(state.values.deliveryReceipt.file?.name).toBe('bordereau.pdf')
    expect([said(world), dropped()]).toEqual([['« bordereau.pdf » est joint à ta commande.'], 1])
    world.toasts.act(world.toasts.state.items.at(-1)?.id ?? '')
    expect(state.values.deliveryReceipt.file).toBeNull()
  })

  it.each([
    [
      'of another type',
      new File(['x'], 'film.mp4', { type: 'video/mp4' }),
      'Format non supporté. Formats acceptés : PDF, PNG, JPEG, JPG',
    ],
    ['too large', aSlip(5_242_881), 'La taille du fichier ne doit pas dépasser 5 Mo'],
  ])('is refused by the form’s own sentence: %s', async (_, file, sentence) => {
    const { state, world, attach } = aForm()
    await attach(file)
    expect(state.values.deliveryReceipt).toEqual({ file: null, refusal: sentence })
    expect(said(world)).toEqual([sentence])
  })

  it('waits on while the order is sent', async () => {
    const { state, attach, dropped } = aForm()
    state.step = 'slip'
    await attach(aSlip())
    expect([state.values.deliveryReceipt.file, dropped()]).toEqual([null, 0])
  })
})
