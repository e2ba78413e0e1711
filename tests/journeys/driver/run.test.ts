import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phonePhoto } from '#tests/builders/phone-photo.ts'
import { faultsOf } from '#tests/journeys/axe.ts'
import { openDemo } from '#tests/journeys/demo-visitor.ts'
import { notKeptYet } from '#tests/journeys/offline/kept-build.ts'
import { nextBuild } from '#tests/journeys/offline/next-build.ts'
import { type Provider, serverGone, startProvider } from '#tests/journeys/provider.ts'
import { clockAt } from '#tests/journeys/stood-clock.ts'
import { joinTeam, teamMember } from '#tests/journeys/team.ts'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import {
  deliver,
  eventsStored,
  giveRun,
  keptFiles,
  keptOf,
  misses,
  openRun,
  pickUp,
  reopened,
  roomKept,
  shot,
} from './driver-hand.ts'
import { layPhoneLine } from './phone-line.ts'

const morning = '2026-11-24T08:00:00+01:00'
const clock = clockAt(morning)
const driver = { email: 'chauffeur@exemple.fr', password: teamMember.password }
const built = 'dist/app'

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider
let folder: string
let photo: Buffer

beforeAll(async () => {
  services = await startGeoplateforme()
  folder = mkdtempSync(join(tmpdir(), 'colibat-build-'))
  cpSync(built, folder, { recursive: true })
  provider = await startProvider('sqlite', services.url, '', { ...clock, APP_DIR: folder })
  openDemo(provider, clock)
  await joinTeam(provider, teamMember, 'manager', clock)
  await joinTeam(provider, driver, 'driver', clock)
  await giveRun(provider, 'PM')
  photo = await phonePhoto()
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('A driver at /tournee', () => {
  it('works in flight mode from the first look at it, through two kills of the app, and each act reaches the server once, in order', async () => {
    const { page, context } = await newPhone({
      serviceWorkers: 'allow',
      forgive: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, serverGone],
    })
    const line = await layPhoneLine(provider)
    await openRun(page, line, driver, morning)
    expect(await faultsOf(page, '/tournee')).toEqual([])
    await roomKept(page)

    await line.cut(context)
    const first = await reopened(page)
    const stops = await stopsLeft(first)
    expect(stops).toBeGreaterThanOrEqual(4)
    await pickUp(first)
    let loaded = 1
    await first.getByText(/1\sétape gardée sur ce téléphone/).waitFor()

    // The camera ends the page before anything is pressed: what was told of the act is there again.
    await first.getByRole('link', { name: /^Prendre en charge/ }).tap()
    await first.getByLabel('Combien de colis vois-tu ?').fill('7')
    await first.locator('input[type=file]').setInputFiles(shot(photo))
    await first.getByRole('button', { name: 'Retirer la photo 1' }).waitFor()
    await expect.poll(() => keptOf(first, 'taken at acts')).toBe(1)
    const address = first.url()
    const second = await reopened(first, address)
    expect(await second.getByLabel('Combien de colis vois-tu ?').inputValue()).toBe('7')
    await second.getByRole('button', { name: 'Retirer la photo 1' }).waitFor()
    await second.getByRole('link', { name: 'Fermer' }).tap()

    for (; await isNextAPickup(second); loaded++) await pickUp(second)
    const third = await reopened(second)
    const delivered = await deliver(third, photo)
    expect(delivered.taps).toBeLessThanOrEqual(4)
    const missed = await misses(third, photo)
    expect(missed.taps).toBeLessThanOrEqual(5)
    await third.getByText(/étapes gardées sur ce téléphone/).waitFor()
    expect(eventsStored(provider)).toEqual([])

    await line.comeBack(context)
    await expect.poll(() => eventsStored(provider).length, { timeout: 60_000 }).toBe(loaded + 2)
    const events = eventsStored(provider)
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
    expect(events.map(({ kind }) => kind)).toEqual([...Array<string>(loaded).fill('pickup'), 'delivery', 'attempt'])
    expect(events.map(({ phone_at: at }) => at)).toEqual(events.map(({ phone_at: at }) => at).toSorted((a, b) => a - b))
    await expect.poll(() => keptOf(third, 'acts')).toBe(0)

    // Its paper opens without a network, with what the server made of it.
    await line.cut(context)
    await third.getByRole('button', { name: /faits?$/ }).tap()
    await third.locator('.driver-row', { hasText: 'Livré' }).first().tap()
    await third.getByRole('link', { name: 'Lettre de voiture' }).tap()
    await third
      .getByText(/empreinte [0-9a-f]{8}…/)
      .first()
      .waitFor()
    await third.getByRole('img', { name: /^Signature/ }).waitFor()
    expect(await faultsOf(third, 'waybill')).toEqual([])
    line.close()
  }, 300_000)

  it('opens in flight mode after a newer build came while the app was closed', async () => {
    const { page, context } = await newPhone({
      serviceWorkers: 'allow',
      forgive: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, serverGone, /status of 404/],
    })
    await openRun(page, provider, driver, morning)
    await roomKept(page)
    await provider.kill()
    nextBuild(built, folder)
    await provider.restart()
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      const { installing } = registration
      if (installing)
        await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }))
    })
    await expect
      .poll(async () => (await keptFiles(page)).filter((path) => /driver-room-.{6}2b/.test(path)).length)
      .toBe(2)
    // What it shares with others, too.
    await expect.poll(() => notKeptYet(page)).toEqual([])
    await context.setOffline(true)
    const next = await reopened(page)
    await next.getByText('Ta tournée telle qu’elle était').waitFor()
  }, 300_000)
})

async function isNextAPickup(page: Page): Promise<boolean> {
  await page.locator('.driver-bar').waitFor()
  return (await page.getByRole('link', { name: /^Prendre en charge/ }).count()) > 0
}

async function stopsLeft(page: Page): Promise<number> {
  return page.locator('.driver-progress > :not([data-done])').count()
}
