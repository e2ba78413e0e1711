import { beforeEach, describe, expect, it } from 'vitest'
import { createOrderSession, type OrderSession } from '#app/order/order-session.ts'
import type { World } from '#app/world.ts'
import { camille, pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'
import { takeConsoleLines } from '#tests/setup/console.ts'
import { aSlip } from './filled-values.ts'

beforeEach(async () => {
  const { drafts } = pretendWorld(fetch)
  await drafts.drop(camille.id)
})

/** What the world does is pretended to be wrong in one place, as our own code can be: each catch of the form lets it reach the console. */
describe('A mistake of ours, planted in the world of the form', () => {
  it.each<[string, (world: World) => Partial<World>, (visit: OrderSession) => unknown]>([
    ['the reading of a draft', ({ drafts }) => ({ drafts: { ...drafts, readText: planted } }), () => {}],
    ['the writing of a draft', ({ drafts }) => ({ drafts: { ...drafts, writeText: planted } }), ({ form }) => form.write('comment', 'x')],
    ['the keeping of a slip', ({ drafts }) => ({ drafts: { ...drafts, writeSlip: planted } }), ({ slip }) => slip.choose(aSlip())],
    ['the erasing of a draft', ({ drafts }) => ({ drafts: { ...drafts, discard: planted } }), ({ draft }) => draft.erase()],
    ['the reading of a slip', () => ({ upload: planted }), ({ slip }) => slip.choose(aSlip())],
    ['the past addresses', ({ orders }) => ({ orders: { ...orders, read: planted } }), ({ searches }) => searches.address.enter('')],
    ['the search of an address', ({ places }) => ({ places: { ...places, resolve: planted } }), ({ repeat }) => repeat.deliverTo('3 chemin des Pins')],
  ])('reaches the console, and stops nothing: %s', async (_, change, act) => {
    const world = pretendWorld(pretendProvider({}).fetch)
    const visit = createOrderSession({ ...world, ...change(world) }, camille)
    visit.start()
    while (!visit.form.state.open) await new Promise(setImmediate)
    await act(visit)
    const lines: string[] = []
    while (lines.length === 0) {
      await new Promise(setImmediate)
      lines.push(...takeConsoleLines())
    }
    expect(new Set(lines)).toEqual(new Set(['reportError: TypeError: planted']))
    expect([visit.form.state.open, visit.slip.isBusy(), visit.repeat.state.locating]).toEqual([true, false, false])
  })
})

async function planted(): Promise<never> {
  throw new TypeError('planted')
}
