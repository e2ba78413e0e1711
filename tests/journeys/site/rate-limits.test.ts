import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { axeFaults } from '#tests/journeys/axe.ts'
import { startProvider, type Provider } from '#tests/journeys/provider.ts'
import { field, openCompany, pickByTouch, sample } from '#tests/journeys/supplier.ts'

/** The line Chromium writes for a 429. */
const forgive = [/status of 429/]
const message = { nom: 'Camille', email: 'camille@exemple.fr', message: 'Livrez-vous à Monaco ?' }

let provider: Provider
let services: Awaited<ReturnType<typeof startGeoplateforme>>
beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, inject('postgresUrl'))
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

describe('A message of /contact that has to wait', () => {
  it('says in the place of its button when it is sent again, and is stopped without a word lost', async () => {
    const { page } = await newPhone({ forgive })
    await page.route('**/api/contact', refuse('300'))
    await write(page)
    await page.getByRole('button', { name: 'Envoyer le message' }).tap()
    await page.getByText(/Nouvel essai automatique à \d\d:\d\d/).waitFor()
    await page.getByText(/dans 4.min \d+.s/).waitFor()
    expect(await page.getByRole('button', { name: /Envo/ }).count()).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Annuler' }).tap()
    await page.getByText(/Réessaie à partir de \d\d:\d\d\./).waitFor()
    const button = page.getByRole('button', { name: 'Envoyer le message' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await field(page, 'message').inputValue()).toBe(message.message)
    await page.unroute('**/api/contact')
    await button.tap()
    await page.getByText('Merci, ton message est bien parti.').waitFor()
  })

  it('counts a short wait down on its button, then leaves by itself', async () => {
    const { page } = await newDesktop({ forgive })
    let refusals = 1
    await page.route('**/api/contact', (route) => (refusals-- > 0 ? refuse('2')(route) : route.continue()))
    await write(page)
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await page.getByRole('button', { name: 'nouvel essai dans 2 s…' }).waitFor()
    expect(await page.getByRole('button', { name: 'Annuler' }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'nouvel essai dans 1 s…' }).waitFor()
    await page.getByText('Merci, ton message est bien parti.').waitFor()
  })
})

describe('A registration that has to wait', () => {
  it('is told so, and stopped without a word lost', async () => {
    const { page } = await newPhone({ forgive })
    await page.route('**/api/register', refuse('120'))
    await page.goto(`${provider.url}/register`)
    await openCompany(page)
    for (const [name, value] of Object.entries(sample)) await field(page, name).fill(value)
    await pickByTouch(page, 'adresse', '12 chemin des oliviers mougins')
    await page.getByRole('button', { name: 'Créer mon compte' }).tap()
    await page.getByText(/Nouvel essai automatique à \d\d:\d\d/).waitFor()
    await page.getByRole('button', { name: 'Annuler' }).tap()
    await page.getByText('Essai arrêté : ta saisie reste là.').waitFor()
    expect(await field(page, 'email').inputValue()).toBe(sample.email)
    await page.unroute('**/api/register')
    await page.getByRole('button', { name: 'Créer mon compte' }).tap()
    await page.waitForURL('**/login')
  })
})

type Reply = Parameters<Parameters<Page['route']>[1]>[0]

/** Answers as our server does when there were too many. */
function refuse(seconds: string) {
  return (route: Reply) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': seconds },
      json: { success: false, message: 'Trop de requêtes.' },
    })
}

/** Writes a message in a form that the script has taken over. */
async function write(page: Page): Promise<void> {
  await page.goto(`${provider.url}/contact`)
  await field(page, 'message').focus()
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('nom') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
  for (const [name, text] of Object.entries(message)) await field(page, name).fill(text)
}
