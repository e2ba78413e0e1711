import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { openDemo } from '#tests/journeys/demo-visitor.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field } from '#tests/journeys/supplier.ts'
import { joinTeam, teamMember } from '#tests/journeys/team.ts'

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, inject('postgresUrl'))
  openDemo(provider)
  await joinTeam(provider)
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

describe('The keyboard at a desk', () => {
  it.each(['Enter', 'ArrowRight'])('goes into the open order by %s, and back to its row by Escape', async (key) => {
    const { page } = await newDesktop()
    await signIn(page)
    const row = page.locator('.staff-list a[data-order]').first()
    const close = page.getByRole('button', { name: 'Fermer la commande' })
    await row.press('Enter')
    await close.waitFor()
    await page.getByText('aller dans la commande').waitFor()
    await row.press(key)
    await close.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Escape')
    await row.and(page.locator(':focus')).waitFor()
    expect(await close.count()).toBe(1)
    await page.keyboard.press('Escape')
    await close.waitFor({ state: 'detached' })
    await row.and(page.locator(':focus')).waitFor()
  })

  it('is back at the row when the order is closed from within', async () => {
    const { page } = await newDesktop()
    await signIn(page)
    const row = page.locator('.staff-list a[data-order]').first()
    await row.press('Enter')
    await page.getByRole('button', { name: 'Fermer la commande' }).press('Enter')
    await page.waitForURL('**/bo')
    expect(await row.evaluate((link) => link === document.activeElement)).toBe(true)
  })
})

describe('An order without a network', () => {
  it('says once of when it is, and nothing of what was typed', async () => {
    const { page } = await newDesktop({ forgive: [/ERR_/, /Failed to load/] })
    await signIn(page)
    await page.locator('.staff-list a[data-order]').first().waitFor()
    await page.route('**/api/**', (route) => route.abort())
    await page.locator('.staff-list a[data-order]').first().press('Enter')
    await page.getByText(/^Copie de .*, sans les photos ni le journal/).waitFor()
    expect(await page.locator('.staff-pane').getByRole('alert').count()).toBe(0)
    expect(await page.getByText('ta saisie reste là').count()).toBe(0)
  })
})

describe('The price of a request', () => {
  it('has its foot in one row from the start, and opens neither on the cross nor on nothing', async () => {
    const { page } = await newPhone()
    await signIn(page)
    await page.goto(`${provider.url}/bo?liste=sans-prix`)
    await page.getByRole('button', { name: 'Donner un prix' }).first().tap()
    const buttons = page.locator('.dialog-actions button')
    const rows = () =>
      buttons.evaluateAll((all) => {
        const boxes = all.map((button) => button.getBoundingClientRect())
        return { count: new Set(boxes.map(({ y }) => y)).size, heights: boxes.map(({ height }) => height) }
      })
    const use = page.getByRole('button', { name: /^Utiliser/ })
    await use.waitFor()
    expect(await page.evaluate(() => document.activeElement?.contains(document.querySelector('.staff-proposal')))).toBe(
      true,
    )
    expect(await page.evaluate(() => document.activeElement?.matches('.dialog, button'))).toBe(false)
    const before = await rows()
    await use.tap()
    await page.getByRole('button', { name: /^Envoyer .*HT$/ }).waitFor()
    expect(before.count).toBe(1)
    expect(await rows()).toEqual(before)
  })
})

describe('The way back of a step at a desk', () => {
  it('says in one line, beside its button, which order and what was done', async () => {
    const { page } = await newDesktop()
    await signIn(page)
    await page.getByRole('button', { name: 'Partir en livraison' }).first().click()
    const words = page.locator('.staff-undo small')
    await words.waitFor()
    const [said, button] = await Promise.all([words.boundingBox(), page.locator('.staff-undo button').boundingBox()])
    expect(said?.height).toBeLessThan(25)
    expect(button?.height).toBeLessThan(60)
  })
})

async function signIn(page: Page): Promise<void> {
  await page.goto(`${provider.url}/login`)
  await field(page, 'email').fill(teamMember.email)
  await field(page, 'password').fill(teamMember.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL('**/bo')
}
