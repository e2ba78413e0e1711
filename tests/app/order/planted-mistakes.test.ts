import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chooseSlip } from '#app/order/fields/slip/choose-slip.ts'
import { write } from '#app/order/model/order-actions.ts'
import { isSlipBusy } from '#app/order/model/slip-weight.ts'
import { deliverTo } from '#app/order/repeat/repeat.ts'
import { createOrderStore, type OrderStore } from '#app/order/order-store.ts'
import type { World } from '#app/world.ts'
import { camille, pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'
import { takeConsoleLines } from '#tests/setup/console.ts'
import { aSlip } from './filled-values.ts'
import { lateHere } from './late-here.ts'

beforeAll(lateHere)

beforeEach(async () => {
  const { drafts } = pretendWorld(fetch)
  await drafts.drop(camille.id)
})

/**
 * What the world does is pretended to be wrong in one place, as our own code can be: each catch of the form lets it
 * reach the console.
 */
describe('A mistake of ours, planted in the world of the form', () => {
  it.each<[string, (world: World) => Partial<World>, (visit: OrderStore, world: World) => unknown]>([
    ['the reading of a draft', ({ drafts }) => ({ drafts: { ...drafts, readText: planted } }), () => {}],
    [
      'the writing of a draft',
      ({ drafts }) => ({ drafts: { ...drafts, writeText: planted } }),
      ({ state }) => write(state, 'comment', 'x'),
    ],
    [
      'the keeping of a slip',
      ({ drafts }) => ({ drafts: { ...drafts, writeSlip: planted } }),
      ({ state }, world) => chooseSlip(state, world, aSlip()),
    ],
    [
      'the erasing of a draft',
      ({ drafts }) => ({ drafts: { ...drafts, discard: planted } }),
      ({ draft }) => draft.erase(),
    ],
    ['the reading of a slip', () => ({ upload: planted }), ({ state }, world) => chooseSlip(state, world, aSlip())],
    [
      'the past addresses',
      ({ orders }) => ({ orders: { ...orders, read: planted } }),
      ({ searches }) => searches.address.enter(''),
    ],
    [
      'the search of an address',
      ({ places }) => ({ places: { ...places, resolve: planted } }),
      ({ state }, world) => deliverTo(state, world, '3 chemin des Pins'),
    ],
  ])('reaches the console, and stops nothing: %s', async (_, change, act) => {
    const sound = pretendWorld(pretendProvider({}).fetch)
    const world = { ...sound, ...change(sound) }
    const visit = createOrderStore(world, camille)
    visit.start()
    while (visit.state.status !== 'open') await new Promise(setImmediate)
    await act(visit, world)
    const lines: string[] = []
    while (lines.length === 0) {
      await new Promise(setImmediate)
      lines.push(...takeConsoleLines())
    }
    expect(new Set(lines)).toEqual(new Set(['reportError: TypeError: planted']))
    expect([visit.state.status === 'open', isSlipBusy(visit.state.slip), visit.state.locating]).toEqual([
      true,
      false,
      false,
    ])
  })
})

async function planted(): Promise<never> {
  throw new TypeError('planted')
}
