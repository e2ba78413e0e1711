import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { faultsOf } from '#tests/journeys/axe.ts'
import { openDemo } from '#tests/journeys/demo-visitor.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { clockAt } from '#tests/journeys/stood-clock.ts'
import { field } from '#tests/journeys/supplier.ts'
import { joinTeam, teamMember } from '#tests/journeys/team.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { openRuns, press } from './open-runs.ts'

const morning = '2026-11-24T08:00:00+01:00'
const clock = clockAt(morning)
const dispatcher = { email: 'exploitant@exemple.fr', password: teamMember.password }
const driver = { email: 'chauffeur@exemple.fr', password: teamMember.password }

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, inject('postgresUrl'), clock)
  openDemo(provider, clock)
  await joinTeam(provider, teamMember, 'manager', clock)
  await joinTeam(provider, dispatcher, 'dispatcher', clock)
  await joinTeam(provider, driver, 'driver', clock)
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

describe('A dispatcher at /bo/tournees', () => {
  it('makes a run, puts half a day on it, orders its stops by the keyboard and takes one off', async () => {
    const page = await openRuns(provider, dispatcher, morning)
    await press(page, 'Nouvelle tournée')
    await field(page, 'chauffeur').selectOption({ label: 'Alex Exemple' })
    await press(page, 'Créer')
    await page.getByText('Plaque requise').waitFor()
    await field(page, 'plaque').fill('aa-000-aa')
    await field(page, 'depart').fill('07:30')
    await press(page, 'Créer')
    const run = page.getByRole('article', { name: 'Tournée de Alex Exemple' })
    await run.getByText('AA-000-AA').waitFor()
    await page.getByRole('button', { name: 'Nouvelle tournée' }).and(page.locator(':focus')).waitFor()

    await press(page, /^Tout placer.+après-midi$/)
    await page.getByRole('button', { name: /^Alex Exemple, 07:30/ }).press('Enter')
    await expect.poll(() => stopsOf(page)).toHaveLength(6)
    const [first, second, third] = await stopsOf(page)
    expect([first, second, third].every((name) => name?.startsWith('Retrait'))).toBe(true)

    const down = run.getByRole('button', { name: /^Descendre, retrait/ }).first()
    await down.press('Enter')
    await page.getByText(/^Place 2 sur 6\s: retrait de la commande n°/).waitFor()
    await expect.poll(async () => (await stopsOf(page)).slice(0, 3)).toEqual([second, first, third])
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      await run
        .getByRole('button', { name: /^Descendre, retrait/ })
        .nth(1)
        .getAttribute('aria-label'),
    )
    await page.locator('.runs-stop').first().getByText('07:30').waitFor()
    expect(await savedStops(page)).toEqual(await stopsOf(page))

    await run
      .getByRole('button', { name: /^Retirer/ })
      .first()
      .press('Enter')
    await expect.poll(() => stopsOf(page)).toHaveLength(4)
    await page.getByRole('heading', { level: 3, name: /^Après-midi/ }).waitFor()
    await run
      .getByRole('button', { name: /^Monter/ })
      .first()
      .and(page.locator(':focus'))
      .waitFor()
  }, 300_000)

  it('is told why a stop may not go before another, and nothing is sent', async () => {
    const page = await openRuns(provider, dispatcher, morning)
    const sent = page.waitForResponse((response) => response.url().endsWith('/ordre'))
    await page
      .getByRole('button', { name: /^Descendre, retrait/ })
      .nth(1)
      .press('Enter')
    await sent
    const before = await stopsOf(page)
    expect(before[1]).toMatch(/^Livraison/)
    const asked: string[] = []
    page.on('request', (request) => void (request.method() === 'POST' && asked.push(request.url())))
    await page
      .getByRole('button', { name: /^Monter, livraison/ })
      .first()
      .press('Enter')
    await page
      .getByText(/^Le retrait de la commande n°\s\d+ vient avant sa livraison\.$/)
      .first()
      .waitFor()
    expect([await stopsOf(page), asked.filter((url) => url.includes('/bo/tournees'))]).toEqual([before, []])
  }, 300_000)

  it('is told that another hand was quicker, and sees what it did', async () => {
    const page = await openRuns(provider, dispatcher, morning, [/status of 409/])
    const other = await openRuns(provider, dispatcher, morning)
    const before = await stopsOf(page)
    await other
      .getByRole('button', { name: /^Retirer/ })
      .last()
      .press('Enter')
    await expect.poll(() => stopsOf(other)).toHaveLength(before.length - 2)
    await page
      .getByRole('button', { name: /^Retirer/ })
      .first()
      .press('Enter')
    await page
      .getByRole('region', { name: 'Notifications' })
      .or(page.getByText(/changé|entre-temps/))
      .first()
      .waitFor()
    await expect.poll(() => stopsOf(page)).toEqual(await stopsOf(other))
  }, 300_000)

  it('changes nothing without a network, and is told so', async () => {
    const page = await openRuns(provider, dispatcher, morning, [/ERR_INTERNET_DISCONNECTED/])
    await page.context().setOffline(true)
    await page.getByText('Hors ligne : les tournées restent comme elles sont').waitFor()
    const before = await stopsOf(page)
    await page
      .getByRole('button', { name: /^Retirer/ })
      .first()
      .press('Enter')
    await page.getByText(/rien n’a changé/).waitFor()
    expect(await stopsOf(page)).toEqual(before)
  }, 300_000)

  it('finds nothing that axe does, narrow and wide, in both themes, with text twice as large', async () => {
    const page = await openRuns(provider, dispatcher, morning)
    await page.locator('.runs-stop').first().waitFor()
    expect(await faultsOf(page, '/bo/tournees')).toEqual([])
  }, 300_000)
})

/** As the screen has them: 'Retrait à Cannes…'. */
async function stopsOf(page: Page): Promise<string[]> {
  return await page.locator('.runs-stop-place').allInnerTexts()
}

/** As the data has them. */
async function savedStops(page: Page): Promise<string[]> {
  await page.reload()
  await page.locator('.runs-stop').first().waitFor()
  return await stopsOf(page)
}
