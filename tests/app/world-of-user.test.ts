import { describe, expect, it } from 'vitest'
import { SignedOut } from '#adapters/failures/failures.ts'
import { worldOfUser } from '#app/world-of-user.ts'
import { lastOrder } from '#contract/order/last-delivery.ts'
import { uploadSlip } from '#contract/order/slip.ts'
import { camille, pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'

function ofCamille() {
  const provider = pretendProvider({
    '/fo/last-order/7': () => ({ adresseLivraison: 'Nice' }),
    '/fo/upload-bordereau': () => ({ file_path: 'x.pdf' }),
  })
  const world = pretendWorld(provider.fetch)
  world.session.open('jeton', camille)
  const own = worldOfUser(world, camille.id)
  const calls = [
    () => own.call(lastOrder, { params: { supplierId: 7 } }),
    () => own.upload(uploadSlip, { body: { bordereau: new File(['%PDF'], 'bon.pdf') }, onProgress: () => {} }),
  ]
  return { world, provider, own, calls }
}

describe('The world of one user', () => {
  it('makes his calls while he is signed in', async () => {
    const { provider, calls } = ofCamille()
    await Promise.all(calls.map((call) => call()))
    expect(provider.asked).toHaveLength(2)
  })

  it.each([
    [
      'another user has signed in',
      ({ session }: ReturnType<typeof pretendWorld>) => session.open('autre', { ...camille, id: 8 }),
    ],
    ['he has signed out', ({ session }: ReturnType<typeof pretendWorld>) => session.close()],
  ])('sends nothing that is still in hand once %s', async (_what, happen) => {
    const { world, provider, calls } = ofCamille()
    happen(world)
    for (const call of calls) await expect(call()).rejects.toBeInstanceOf(SignedOut)
    expect(provider.asked).toEqual([])
  })

  it('is the same one from screen to screen', () => {
    const { world, own } = ofCamille()
    expect(worldOfUser(world, camille.id)).toBe(own)
    expect(worldOfUser(world, 8)).not.toBe(own)
  })
})
