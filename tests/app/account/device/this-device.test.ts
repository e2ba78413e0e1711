import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { words } from '#app/account/device/install-row.tsx'
import PreferencesPage from '#app/account/preferences-page.tsx'
import { copyWords, keptWords } from '#app/account/device/this-device-card.tsx'
import { createReadStorageFacts } from '#adapters/store/device-storage.ts'
import { createInstall } from '#state/notices/install.ts'
import { drawnScreen } from '#tests/builders/drawn-screen.tsx'
import { friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'

const nothing = { copy: null, usedBytes: null, isPersisted: null }

describe('This device, among the preferences', () => {
  it('says how many orders its copy has, and of when it is', () => {
    const at = new Date('2026-11-23T08:12:00+01:00')
    expect(copyWords({ ...nothing, copy: { count: 23, at } })).toBe('23 commandes, copie du lundi 23 novembre à 08:12')
    expect(copyWords({ ...nothing, copy: { count: 1, at } })).toMatch(/^1 commande, copie/)
    expect(copyWords(nothing)).toContain('Aucune pour l’instant')
    expect(copyWords(null)).toBe('Lecture…')
  })

  it.each([
    [true, 'Gardé : le navigateur n’efface rien de lui-même'],
    [false, 'Le navigateur peut l’effacer si la place manque'],
    [null, 'Ton navigateur ne dit pas s’il le garde'],
  ])('says whether the browser keeps it: %s', (isPersisted, said) => {
    expect(keptWords({ ...nothing, isPersisted })).toBe(said)
  })

  it('says whether the app is installed, and here', () => {
    expect(words('installed', true, 'ce téléphone')).toEqual({
      label: 'Application installée',
      detail: 'Tu l’as ouverte hors du navigateur',
    })
    expect(words('installed', false, 'ce téléphone').detail).toBe('Ouvre-la depuis son icône')
    expect(words('unknown', false, 'ce téléphone').label).toBe('Ouverte dans le navigateur')
    expect(words('in another app', false, 'ce téléphone').label).toBe('Pas installée')
  })

  it.each([
    ['asks', /Installer Colibat .* Installer$/],
    ['by hand', /Touche Partager, puis «.Sur l’écran d’accueil.»\.$/],
    ['installed', /Application installée \S.*\D$/],
  ] as const)('offers what its browser can: %s', (way, said) => {
    const world = {
      ...pretendWorld(fetch),
      install: createInstall(
        { watch: (tell) => tell(way), ask: async () => 'dismissed' as const },
        { read: async () => null, keep: async () => {} },
        () => friday10h,
        () => {},
      ),
    }
    expect(drawnScreen(world, '/preferences', createElement(PreferencesPage)).text).toMatch(said)
  })
})

describe('The browser’s own account of its storage', () => {
  it('is read as it gives it', async () => {
    const read = createReadStorageFacts({
      estimate: async () => ({ usage: 3_355_443, quota: 1e9 }),
      persisted: async () => true,
    } as never)
    expect(await read()).toEqual({ usedBytes: 3_355_443, isPersisted: true })
  })

  it.each([
    ['there is none', undefined],
    [
      'it is refused',
      {
        estimate: () => Promise.reject(new TypeError('non')),
        persisted: () => Promise.reject(new TypeError('non')),
      } as never,
    ],
    ['it knows none of this', {} as never],
  ])('is unknown where %s', async (_what, storage) => {
    expect(await createReadStorageFacts(storage)()).toEqual({ usedBytes: null, isPersisted: null })
  })
})
