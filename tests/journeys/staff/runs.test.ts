import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { faultsOf } from '#tests/journeys/axe.ts'
import { openDemo } from '#tests/journeys/demo-visitor.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { clockAt } from '#tests/journeys/stood-clock.ts'
import { field } from '#tests/journeys/supplier.ts'
import { joinTeam, teamMember } from '#tests/journeys/team.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
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

    await handles(page).first().press('Alt+ArrowDown')
    await page.getByText(/^Place 2 sur 6\s: retrait de la commande n°/).waitFor()
    await expect.poll(async () => (await stopsOf(page)).slice(0, 3)).toEqual([second, first, third])
    await handles(page).nth(1).and(page.locator(':focus')).waitFor()
    await page.locator('.runs-stop').first().getByText('07:30').waitFor()
    expect(await savedStops(page)).toEqual(await stopsOf(page))

    await handles(page).nth(1).press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await stopsOf(page)).slice(0, 3)).toEqual([first, second, third])
    expect(await savedStops(page)).toEqual(await stopsOf(page))

    await handles(page).first().press('Delete')
    await expect.poll(() => stopsOf(page)).toHaveLength(4)
    await page.getByRole('heading', { level: 3, name: /^Après-midi/ }).waitFor()
    await handles(page).first().and(page.locator(':focus')).waitFor()
  }, 300_000)

  it('is told what an order adds to a run before it is placed, and that it is too heavy, which forbids nothing', async () => {
    const page = await openRuns(provider, dispatcher, morning)
    const run = page.getByRole('article', { name: 'Tournée de Alex Exemple' })
    const load = (end: string) => run.getByText(new RegExp(`^Jusqu’à [\\d\\s]+kg${end}$`)).waitFor()
    const mayCarry = async (kg: string) => {
      await press(page, /^Changer/)
      await field(page, 'charge_utile').fill(kg)
      await page.getByRole('dialog').getByRole('button', { name: 'Changer' }).press('Enter')
    }
    await load('')
    await mayCarry('lourd')
    await page.getByText('Charge utile invalide').waitFor()
    await page.getByRole('button', { name: 'Revenir' }).press('Enter')
    await mayCarry('3 500')
    await load(' sur 3\\s500')
    await mayCarry('100')
    await load(', [\\d\\s]+ de trop')
    const before = await stopsOf(page)
    await page
      .getByRole('button', { name: /^Tout placer/ })
      .first()
      .press('Enter')
    const adds = /\+[\d\sh]+(?:min\s)?environ\s·\s[\d\s]+kg,\s[\d\s]+de trop$/
    await page.getByRole('button', { name: adds }).first().press('Enter')
    await expect.poll(async () => (await stopsOf(page)).length).toBeGreaterThan(before.length)
  }, 300_000)

  it.each([
    ['a mouse', newDesktop],
    ['a finger', newPhone],
  ])(
    'drags a stop along its run by %s, and the server has it there',
    async (_by, visit) => {
      const page = await openRuns(provider, dispatcher, morning, [], visit)
      await page.locator('.runs-stop').first().waitFor()
      const before = await stopsOf(page)
      const [from, to] = [handles(page).first(), handles(page).nth(1)]
      await from.scrollIntoViewIfNeeded()
      const [start, end] = [await middleOf(from), await middleOf(to)]
      await (visit === newPhone ? byFinger : byMouse)(page, start, end)
      await page.getByText(/^Place 2 sur \d+\s: retrait de la commande n°/).waitFor()
      const wanted = [before[1], before[0], ...before.slice(2)]
      await expect.poll(() => stopsOf(page)).toEqual(wanted)
      // What is dragged is not pressed.
      expect(await page.getByRole('button', { name: 'Monter' }).isVisible()).toBe(false)
      expect(await savedStops(page)).toEqual(wanted)
    },
    300_000,
  )

  it('is told why a stop may not go before another, and nothing is sent', async () => {
    const page = await openRuns(provider, dispatcher, morning)
    const sent = page.waitForResponse((response) => response.url().endsWith('/ordre'))
    await handles(page).nth(1).press('Alt+ArrowDown')
    await sent
    const before = await stopsOf(page)
    expect(before[1]).toMatch(/^Livraison/)
    const asked: string[] = []
    page.on('request', (request) => void (request.method() === 'POST' && asked.push(request.url())))
    await handles(page).nth(1).press('Alt+ArrowUp')
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
    await handles(other).last().press('Delete')
    await expect.poll(() => stopsOf(other)).toHaveLength(before.length - 2)
    await handles(page).first().press('Delete')
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
    await handles(page).first().press('Delete')
    await page.getByText(/rien n’a changé/).waitFor()
    expect(await stopsOf(page)).toEqual(before)
  }, 300_000)

  it('finds nothing that axe does, narrow and wide, in both themes, with text twice as large', async () => {
    const page = await openRuns(provider, dispatcher, morning)
    await page.locator('.runs-stop').first().waitFor()
    expect(await faultsOf(page, '/bo/tournees')).toEqual([])
  }, 300_000)
})

/** What each stop is moved by. */
function handles(page: Page): Locator {
  return page.getByRole('button', { name: /^Déplacer, / })
}

interface Point {
  readonly x: number
  readonly y: number
}

async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function byMouse({ mouse }: Page, from: Point, to: Point): Promise<void> {
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(to.x, to.y, { steps: 5 })
  await mouse.up()
}

async function byFinger(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  await touch('touchStart', [from])
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  await touch('touchEnd', [])
}

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
