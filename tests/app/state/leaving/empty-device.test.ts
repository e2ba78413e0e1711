import { describe, expect, it } from 'vitest'
import { emptyDevice } from '#state/leaving/empty-device.ts'
import { camille, pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'

/** Camille, signed in, with a draft and its slip, and a copy of her orders. */
async function aDevice() {
  const forgotten: number[] = []
  const world = {
    ...pretendWorld(pretendProvider({ '/fo/my-orders': () => ({ data: [] }) }).fetch),
    deviceMarks: { forget: async (id: number) => void forgotten.push(id) },
  }
  world.session.open('jeton', camille)
  await world.deviceData.claim(camille.id)
  await world.drafts.writeText(camille.id, { clientName: 'Martin' }, world.now())
  await world.drafts.writeSlip(camille.id, new File(['%PDF'], 'bon.pdf'))
  await world.orders.read()
  await expect.poll(() => world.orders.copy()).not.toBeNull()
  const left = async () => {
    world.session.open('jeton', camille)
    return {
      text: await world.drafts.readText(camille.id),
      slip: await world.drafts.readSlip(camille.id),
      copy: await world.orders.copy('outdated'),
    }
  }
  return { world, forgotten, left }
}

describe('Emptying a device', () => {
  it('ends the session and leaves neither draft, slip nor copy, nor the mark of its account', async () => {
    const { world, forgotten, left } = await aDevice()
    await emptyDevice(world, false)
    expect([world.session.state.token, world.session.state.farewell?.text]).toEqual([
      null,
      'Ce téléphone est vidé. Tes commandes et tes factures t’attendent en ligne.',
    ])
    expect([await left(), forgotten]).toEqual([{ text: null, slip: null, copy: null }, [camille.id]])
  })

  it('leaves the draft alone when its author wants it', async () => {
    const { world, left } = await aDevice()
    await emptyDevice(world, true)
    expect(world.session.state.farewell?.text).toContain('ton brouillon y reste gardé')
    expect(await left()).toMatchObject({
      text: { values: { clientName: 'Martin' } },
      slip: { name: 'bon.pdf' },
      copy: null,
    })
  })

  it('does not say that it is empty when it could not be', async () => {
    const { world } = await aDevice()
    const deviceData = { ...world.deviceData, erase: () => Promise.reject(new DOMException('refusé', 'UnknownError')) }
    await emptyDevice(
      {
        ...world,
        deviceData,
        deviceMarks: { forget: () => Promise.reject(new DOMException('refusé', 'UnknownError')) },
      },
      false,
    )
    expect(world.session.state.farewell).toMatchObject({ tone: 'warn' })
  })
})
