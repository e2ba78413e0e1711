import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { phonePhoto } from '#tests/builders/phone-photo.ts'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { fillDay } from './busy-day.ts'
import { countedHand } from '#tests/journeys/counted-hand.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field } from '#tests/journeys/supplier.ts'
import { joinTeam, teamMember } from '#tests/journeys/team.ts'

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, inject('postgresUrl'))
  await joinTeam(provider)
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

describe('A busy day of the team', () => {
  it('stands on 3,500 px of a phone with 26 orders, 14 of them late', async () => {
    fillDay(provider, { from: 0, count: 26, late: 14 })
    const { page } = await newPhone()
    await signIn(page)
    await page.locator('.staff-card').nth(25).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3400)
    expect(
      await page.locator('.staff-way-to').filter({ hasText: '27 Boulevard de l’Exemple Mandelieu-la-Napoule' }).count(),
    ).toBe(5)
    expect(await page.locator('.staff-chip').filter({ hasText: 'code 12B' }).count()).toBeGreaterThan(3)
  })

  it('has 36, and each is delivered by three taps and the camera, its street and its note in sight', async () => {
    const added = fillDay(provider, { from: 26, count: 10, late: 0 })
    const { page } = await newPhone({ forgive: [/responseStatus/] })
    await signIn(page)
    await page.locator('.staff-card').nth(35).waitFor()
    // On its way, with a note.
    const row = page.locator(`.staff-row[data-order="${added[2]}"]`)
    const hand = countedHand(page)
    await row.scrollIntoViewIfNeeded()
    await hand.tap(row.getByRole('button', { name: /^Commande n°\s\d/ }))
    const deliver = row.getByRole('button', { name: 'Livrer avec photo' })
    await deliver.waitFor()
    expect(
      await Promise.all(
        [row.locator('.staff-to-map[data-end=b] b'), row.locator('.staff-comment'), deliver].map(isInSight),
      ),
    ).toEqual([true, true, true])
    const [camera] = await Promise.all([page.waitForEvent('filechooser'), hand.tap(deliver)])
    await camera.setFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() })
    const preview = page.getByRole('dialog')
    await preview.getByRole('img', { name: 'Ce que montre la photo' }).waitFor()
    await hand.tap(preview.getByRole('button', { name: 'Livrer', exact: true }).and(page.locator(':focus')))
    await row.getByText(/^Livrée à /).waitFor({ timeout: 90_000 })
    expect(hand.count()).toMatchObject({ taps: 3, typed: 0 })
  })

  it('is a sheet of paper: one line an order, no line broken, its heads on each page, black on white of a dark screen, no empty page', async () => {
    const { page } = await newDesktop({ colorScheme: 'dark' })
    await signIn(page)
    await page.goto(`${provider.url}/bo/feuille`)
    await page.locator('.staff-sheet').waitFor()
    const numbers = await page.locator('.staff-sheet [data-cell=order] a').allInnerTexts()
    expect(numbers.length).toBeGreaterThanOrEqual(35)
    const library = await PDFiumLibrary.init()
    const pdf = await library.loadDocument(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
    const pages = [...pdf.pages()]
    const texts = pages.map((each) => each.getText())
    for (const text of texts) expect(text).toContain('Échéance')
    for (const number of numbers) expect(texts.filter((text) => new RegExp(`${number}\\b`).test(text)).length).toBe(1)
    for (const text of texts) expect(text).toMatch(/n°\s\d/)
    const { data, width, height } = await pages[0]!.render({ scale: 1, render: 'bitmap' })
    expect(width).toBeGreaterThan(height)
    expect(Array.from(data).filter((level) => level > 230).length / data.length).toBeGreaterThan(0.8)
    pdf.destroy()
    library.destroy()
  })

  it('fits a phone from edge to edge, as a sheet and as numbers', async () => {
    const { page } = await newPhone({ viewport: { width: 320, height: 700 } })
    await signIn(page)
    for (const [path, ready] of [
      ['/bo/feuille', '.staff-sheet'],
      ['/bo/chiffres', 'table'],
      ['/bo/chiffres?par=mois', 'table'],
    ] as const) {
      await page.goto(provider.url + path)
      await page.locator(ready).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
  })
})

async function signIn(page: Page): Promise<void> {
  await page.goto(`${provider.url}/login`)
  await field(page, 'email').fill(teamMember.email)
  await field(page, 'password').fill(teamMember.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL('**/bo')
}

/** Whether all of it is on the screen, with nothing scrolled for it. */
async function isInSight(element: Locator): Promise<boolean> {
  return await element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
}
