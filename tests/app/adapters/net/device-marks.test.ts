import 'fake-indexeddb/auto'
import { clear, createStore } from 'idb-keyval'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMarkedCaller } from '#adapters/net/marked-caller.ts'
import { createDeviceMarks, type DeviceMarks } from '#adapters/net/device-marks.ts'
import { login } from '#contract/account/account.ts'
import { requestReset, updatePassword } from '#contract/account/password-reset.ts'
import { readSettings } from '#contract/wire/settings.ts'
import { givenCaller, refusal } from '#tests/builders/given-caller.ts'
import { atOnce } from '#tests/builders/pretend-world.ts'

const marks = createDeviceMarks()
const email = 'camille@exemple.fr'
const user = { id: 7, nom: 'Exemple', prenom: 'Camille', email, telephone: '0612345678' }
const session = (appareil?: string) => Response.json({ success: true, data: { token: 'jeton', user, appareil } })
const patience = async (ms: number, signal?: AbortSignal) =>
  new Promise<void>((_, reject) => (signal ? signal.addEventListener('abort', () => reject(signal.reason)) : ms))
const calling = (answer: Response, kept: DeviceMarks = marks, sleep: typeof atOnce = patience) => {
  const { call, asked } = givenCaller([answer])
  return {
    call: createMarkedCaller(call, kept, sleep),
    shown: () => asked.map(({ headers }) => headers.get('Appareil')),
  }
}
const credentials = { email, password: 'Exemple-2026!' }

beforeEach(() => clear(createStore('device', 'marks')))

describe('A device that somebody signs in on', () => {
  it('keeps the mark it is handed out, and shows it at the next login and where a code is asked for, nowhere else', async () => {
    await calling(session('7.1.a')).call(login, { body: credentials })
    const again = calling(session('7.1.b'))
    await again.call(login, { body: credentials })
    expect(again.shown()).toEqual(['7.1.a'])
    const reset = calling(Response.json({ success: true }))
    await reset.call(requestReset, { body: { email } })
    const settings = calling(refusal(404))
    await settings.call(readSettings).catch(() => {})
    expect([...reset.shown(), ...settings.shown()]).toEqual(['7.1.b', null])
  })

  it('keeps the one that a new password hands out', async () => {
    await calling(Response.json({ success: true, appareil: '7.2.a' })).call(updatePassword, {
      body: { ...credentials, code: 'K7Q2' },
    })
    expect(await marks.read()).toEqual(['7.2.a'])
  })

  it('keeps one of each account, the newest first, of five at most', async () => {
    for (const mark of ['1.1.a', '2.1.a', '3.1.a', '2.1.b', '4.1.a', '5.1.a', '6.1.a']) await marks.keep(mark)
    expect(await marks.read()).toEqual(['6.1.a', '5.1.a', '4.1.a', '2.1.b', '3.1.a'])
    await marks.forget(4)
    expect(await marks.read()).toEqual(['6.1.a', '5.1.a', '2.1.b', '3.1.a'])
  })

  it('shows none where it has none', async () => {
    const { call, shown } = calling(session())
    await call(login, { body: credentials })
    expect([shown(), await marks.read()]).toEqual([[null], []])
  })

  it.each([
    [
      'keeps nothing',
      {
        read: () => Promise.reject(new DOMException('', 'InvalidStateError')),
        keep: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
        forget: async () => {},
      },
      patience,
    ],
    [
      'does not say in time what it keeps',
      { read: () => new Promise<never>(() => {}), keep: async () => {}, forget: async () => {} },
      atOnce,
    ],
  ] as const)('signs in all the same when it %s', async (_how, kept, sleep) => {
    const { call, shown } = calling(session('7.1.a'), kept, sleep)
    expect(await call(login, { body: credentials })).toMatchObject({ token: 'jeton' })
    expect(shown()).toEqual([null])
  })
})
