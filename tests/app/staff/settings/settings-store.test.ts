import { describe, expect, it } from 'vitest'
import { createSettingsStore } from '#app/staff/settings/model/settings-store.ts'
import { settingsView } from '#app/staff/settings/model/settings-view.ts'
import { unsetSettings, type SiteSettingsValues } from '#contract/settings/site-settings.ts'
import type { StaffSettings } from '#contract/staff/staff-settings.ts'
import { pretendProvider, pretendWorld, type Answers } from '#tests/builders/pretend-world.ts'

const closing = { from: '2026-12-28', to: '2027-01-02', reason: 'Inventaire' }
const closed = ['closings 2026-12-28 2027-01-02', { of: 'closings', closing }] as const
const road = (minutes: number) => ['road', { of: 'road', minutes }] as const

const none = { nombre: 0, liste: [] }
const one = { nombre: 1, liste: [{ id: 1042, societe: 'Martin', moment: 'lundi', pourquoi: 'Fermé' }] }

function onWire(changes: Partial<SiteSettingsValues> = {}, version = 0) {
  const reglages = { ...unsetSettings, ...changes }
  const versions = { closings: version, holidays: 0, zone: version, capacity: 0, stores: 0 }
  return { success: true, reglages, versions, journal: [], commandes: none }
}

/** A server that stands as told, and the screen of a manager. */
async function opened(answers: Answers = {}, world = pretendWorld(async () => Response.error())) {
  const provider = pretendProvider({
    '/bo/reglages': () => onWire(),
    '/bo/reglages/apercu': () => ({ commandes: none }),
    ...answers,
  })
  const { call } = pretendWorld(provider.fetch)
  const store = createSettingsStore({ ...world, call }, 7)
  await store.load()
  const changes = () => settingsView(store.state.standing as StaffSettings, store.state.pending).changes
  return { ...provider, store, world, changes }
}

describe('The settings on the screen of a manager', () => {
  it('are told together what is to be other, each with the version that was seen', async () => {
    const { store, asked, changes } = await opened({
      '/bo/reglages': (body) => (Object.keys(body).length === 0 ? onWire({}, 3) : onWire({ closings: [closing] }, 4)),
    })
    store.set(closed, road(90))
    await store.review('fait')
    expect(asked.map(({ path }) => path)).toEqual(['/bo/reglages', '/bo/reglages/apercu', '/bo/reglages'])
    expect(asked[2]?.body).toEqual({
      closings: { vue: 3, valeur: [closing] },
      zone: { vue: 3, valeur: { pickup: [], delivery: [], mostMinutes: 90 } },
    })
    expect(asked[1]?.body).toEqual(asked[2]?.body)
    expect([changes(), store.state.standing?.versions.closings]).toEqual([[], 4])
  })

  it('show the orders that lose their place before anything is applied', async () => {
    const { store, count } = await opened({ '/bo/reglages/apercu': () => ({ commandes: one }) })
    store.set(closed)
    await store.review('fait')
    expect([store.state.asks, store.state.foreseen?.orders[0]?.id, count('/bo/reglages')]).toEqual([true, 1042, 1])
    await store.apply('fait')
    expect([store.state.asks, count('/bo/reglages')]).toEqual([false, 2])
  })

  it('stand as another hand left them, under the changes that are not applied', async () => {
    const zone = { pickup: ['06'], delivery: [], mostMinutes: 60 }
    const { store, changes } = await opened({
      '/bo/reglages': (body) =>
        Object.keys(body).length === 0
          ? onWire()
          : Response.json(
              { ...onWire({ closings: [closing], zone }, 1), success: false, message: 'Trop tard' },
              { status: 409 },
            ),
    })
    store.set(closed, road(90))
    await store.review('fait')
    expect(store.state.refusal).toContain('Quelqu’un vient de changer les réglages')
    expect(store.state.standing?.values.zone).toEqual(zone)
    // The closing is there already: nothing of it is to be applied any more.
    expect(changes().map(({ name }) => name)).toEqual(['road'])
  })

  it('keep what was changed and typed for its author, until it is applied or dropped', async () => {
    const { store, world } = await opened()
    store.set(closed)
    store.type({ road: '9', closing: { ...closing, replaces: null } })
    const again = await opened({}, world)
    expect(again.changes().map(({ name }) => name)).toEqual([closed[0]])
    expect([again.store.state.road, again.store.state.closing?.reason]).toEqual(['9', 'Inventaire'])
    again.store.drop()
    expect((await opened({}, world)).changes()).toEqual([])
  })

  it('stay as they are typed when the server does not answer, and say so', async () => {
    const { store, changes } = await opened({
      '/bo/reglages/apercu': () => Promise.reject(new TypeError('no network')),
    })
    store.set(closed)
    await store.review('fait')
    expect(store.state.refusal).toContain('ta saisie reste là')
    expect([changes().length, store.state.isBusy]).toEqual([1, false])
  })

  it('say why they could not be read', async () => {
    const { store } = await opened({ '/bo/reglages': () => Response.json({ message: 'Panne' }, { status: 500 }) })
    expect([store.state.standing, store.state.failure]).toEqual([null, 'Panne'])
  })
})
