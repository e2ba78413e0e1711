import { clear, createStore } from 'idb-keyval'
import { addDays } from 'date-fns/addDays'
import { beforeEach, describe, expect, it } from 'vitest'
import type { InstallWay } from '#adapters/device/install-prompt.ts'
import { createInstallRefusal } from '#adapters/device/install-refusal.ts'
import { createInstall, quietDays } from '#state/notices/install.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'

beforeEach(() => clear(createStore('device', 'marks')))

function aDevice(
  way: InstallWay,
  {
    answers = 'dismissed',
    today = friday10h,
    refusal = createInstallRefusal(),
  }: { answers?: 'accepted' | 'dismissed'; today?: Date; refusal?: ReturnType<typeof createInstallRefusal> } = {},
) {
  let become = (_way: InstallWay) => {}
  let installed = 0
  const prompt = {
    watch(tell: typeof become) {
      become = tell
      tell(way)
    },
    ask: async () => answers,
  }
  const install = createInstall(
    prompt,
    refusal,
    () => today,
    () => installed++,
  )
  return { install, become: (next: InstallWay) => become(next), installed: () => installed }
}

describe('The app on the home screen', () => {
  it.each([
    ['asks', true],
    ['by hand', true],
    ['installed', false],
    ['in another app', false],
    ['unknown', false],
  ] as const)('is offered where the device can: %s', async (way, may) => {
    expect(await aDevice(way).install.mayOffer()).toBe(may)
  })

  it('is not offered again after a no, on this device, for 90 days', async () => {
    const { install } = aDevice('asks')
    install.refuse()
    expect(await install.mayOffer()).toBe(false)
    await expect.poll(() => createInstallRefusal().read()).toEqual(friday10h)
    expect(await aDevice('asks', { today: addDays(friday10h, quietDays - 1) }).install.mayOffer()).toBe(false)
    expect(await aDevice('asks', { today: addDays(friday10h, quietDays) }).install.mayOffer()).toBe(true)
  })

  it.each([
    ['dismissed', false],
    ['accepted', true],
  ] as const)('takes the answer to the browser’s question for the user’s: %s', async (answers, may) => {
    const { install } = aDevice('asks', { answers })
    await install.ask()
    expect(await install.mayOffer()).toBe(may)
  })

  it('is offered where a browser keeps nothing, until somebody says no', async () => {
    const nothing = () => Promise.reject(new DOMException('nothing is kept', 'NotSupportedError'))
    const { install } = aDevice('by hand', { refusal: { read: nothing, keep: nothing } })
    expect(await install.mayOffer()).toBe(true)
    install.refuse()
    expect(await install.mayOffer()).toBe(false)
  })

  it('has the browser keep what lies here once it is there', () => {
    const { become, installed, install } = aDevice('asks')
    expect(installed()).toBe(0)
    become('installed')
    expect([installed(), install.state.way]).toEqual([1, 'installed'])
  })
})
