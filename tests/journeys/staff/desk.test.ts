import type { Locator, Page } from 'playwright-core'
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
  const form = new FormData()
  const message = 'Peut-on livrer samedi ? Rappelez-moi au 06 12 34 56 78.'
  for (const [name, value] of Object.entries({ nom: 'Camille Exemple', email: 'demo@exemple.fr', message }))
    form.append(name, value)
  const { ok } = await fetch(`${provider.url}/api/contact`, { method: 'POST', body: form })
  expect(ok).toBe(true)
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

describe('The search of the team', () => {
  it('answers while it is typed, says how many it found, keeps the keyboard, and is emptied by one press', async () => {
    const { page } = await newDesktop()
    await signIn(page)
    await page.goto(`${provider.url}/bo?liste=recherche`)
    await field(page, 'q').pressSequentially('toiture')
    await page.getByText(/^\d+ commandes? trouvées?$/).waitFor()
    const rows = page.locator('.staff-row')
    await expect.poll(() => rows.filter({ hasText: 'Exemple Toiture' }).count()).toBeGreaterThan(0)
    expect(await rows.count()).toBe(await rows.filter({ hasText: 'Exemple Toiture' }).count())
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q')
    expect(new URL(page.url()).searchParams.get('q')).toBe('toiture')
    await page.getByRole('button', { name: 'Effacer la recherche' }).click()
    await page.getByText('Cherche par numéro').waitFor()
    await field(page, 'q').and(page.locator(':focus')).waitFor()
    expect([await rows.count(), await field(page, 'q').inputValue()]).toEqual([0, ''])
  })

  it('that finds nothing leads back to the orders of the day', async () => {
    const { page } = await newPhone()
    await signIn(page)
    await page.goto(`${provider.url}/bo?liste=recherche`)
    await field(page, 'q').pressSequentially('introuvable')
    await page.getByText('Aucune commande trouvée').waitFor()
    await page.getByRole('link', { name: 'Revenir à aujourd’hui' }).tap()
    await page.waitForURL('**/bo')
    expect(await field(page, 'q').count()).toBe(0)
  })
})

describe('A message to the team', () => {
  it('is new once, and is answered or called back by one tap on a large target', async () => {
    const { page } = await newPhone()
    await signIn(page)
    await page.goto(`${provider.url}/bo/messages`)
    await page.getByRole('heading', { name: 'Peut-on livrer samedi ?' }).waitFor()
    await page.getByText('Nouveau', { exact: true }).waitFor()
    await page.getByText(/compte client \(Exemple Matériaux\), dernière commande/).waitFor()
    const [reply, call] = [page.getByRole('link', { name: /^Répondre/ }), page.getByRole('link', { name: /^Appeler/ })]
    expect(await call.getAttribute('href')).toBe('tel:0612345678')
    expect(await reply.getAttribute('href')).toMatch(/^mailto:demo%40exemple\.fr\?subject=/)
    for (const link of [reply, call]) {
      const { height, width } = (await link.boundingBox()) ?? { height: 0, width: 0 }
      expect([height >= 44, width >= 120, await isWhole(link)]).toEqual([true, true, true])
    }
    await page.reload()
    await page.getByRole('heading', { name: 'Peut-on livrer samedi ?' }).waitFor()
    await page.getByText('Écrits sur la page de contact, les plus récents d’abord.').waitFor()
    expect(await page.getByText('Nouveau', { exact: true }).count()).toBe(0)
  })
})

describe('The team at a desk', () => {
  it('sees a table that is on its way as a table', async () => {
    const { page } = await newDesktop()
    await signIn(page)
    const held = Promise.withResolvers<void>()
    await page.route('**/api/bo/orders?*', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(`${provider.url}/bo?liste=sans-prix`)
    await page.locator('.skeleton .staff-line').nth(8).waitFor()
    expect([await page.locator('.staff-columns').count(), await page.locator('.skeleton-card').count()]).toEqual([1, 0])
    const { height: ghost } = (await page.locator('.skeleton .staff-line').first().boundingBox()) ?? { height: 0 }
    held.resolve()
    await page.locator('.staff-row').first().waitFor()
    expect(ghost).toBeGreaterThan(60)
  })

  it.each([992, 1100, 1280, 1920])('has its bar in one line at %i px', async (width) => {
    const { page } = await newDesktop({ viewport: { width, height: 800 } })
    await signIn(page)
    const bar = page.locator('.page-header-bar')
    // The frame is drawn anew as the lists come: between the two there is none.
    await expect.poll(async () => (await bar.boundingBox())?.height ?? Number.NaN).toBeLessThan(80)
  })

  it('reads each next step in one line beside an open order', async () => {
    const { page } = await newDesktop()
    await signIn(page)
    await page.goto(`${provider.url}/bo/3`)
    await page.getByRole('heading', { name: 'Journal' }).waitFor()
    const steps = page.locator('.staff-line [data-next-step]')
    await steps.first().waitFor()
    const heights = await steps.evaluateAll((buttons) => buttons.map((button) => button.clientHeight))
    expect(Math.max(...heights)).toBeLessThan(46)
  })
})

describe('The price of a request', () => {
  it('is sent from where its member stands, over the keyboard of a phone', async () => {
    const { page } = await newPhone({ viewport: { width: 390, height: 430 } })
    await signIn(page)
    await page.goto(`${provider.url}/bo?liste=sans-prix`)
    await page.getByRole('button', { name: 'Donner un prix' }).first().tap()
    await page.getByRole('button', { name: /^Utiliser/ }).waitFor()
    for (const name of ['totalHT', 'message']) {
      await field(page, name).focus()
      const [sends, goesBack, typed] = await Promise.all([
        isOnTop(page.getByRole('button', { name: /^Envoyer/ })),
        isOnTop(page.getByRole('button', { name: 'Revenir' })),
        isOnTop(field(page, name)),
      ])
      expect({ sends, goesBack, typed }).toEqual({ sends: true, goesBack: true, typed: true })
    }
  })
})

describe('Text twice as large', () => {
  it.each([
    ['/bo', '.staff-card'],
    ['/bo?liste=sans-prix', '.staff-card'],
    ['/bo?liste=recherche&q=exemple', '.staff-card'],
    ['/bo/3', '.staff-journal'],
    ['/bo/feuille', '.staff-sheet'],
    ['/bo/chiffres', 'table'],
    ['/bo/messages', 'h2'],
    ['/bo/abandons', '.staff-inbox'],
    ['/bo/etat', 'h2'],
    ['/bo/tournees', '.runs'],
  ])('scrolls no phone sideways, and cuts neither a number nor an hour, at %s', async (path, ready) => {
    const { page } = await newPhone({ viewport: { width: 320, height: 844 } })
    await signIn(page)
    await page.goto(provider.url + path)
    await page.locator(ready).first().waitFor()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await cutNumbers(page)).toEqual([])
  })
})

async function signIn(page: Page): Promise<void> {
  await page.goto(`${provider.url}/login`)
  await field(page, 'email').fill(teamMember.email)
  await field(page, 'password').fill(teamMember.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL('**/bo')
}

/** Whether nothing of its words is outside of it. */
async function isWhole(element: Locator): Promise<boolean> {
  return await element.evaluate((node) => node.scrollWidth <= node.clientWidth)
}

/** Whether it is what a finger meets in its middle. */
async function isOnTop(element: Locator): Promise<boolean> {
  return await element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return node.contains(met)
  })
}

/** The numbers that are shown on two lines, though they have no space in them. */
async function cutNumbers(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const cut: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      for (const { 0: number, index } of (text.textContent ?? '').matchAll(/\d[\d,:]+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + number.length)
        const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (tops.size > 1) cut.push(number)
      }
    }
    return cut
  })
}
