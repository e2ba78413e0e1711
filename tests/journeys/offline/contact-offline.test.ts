import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { axeFaults } from '#tests/journeys/axe.ts'
import { openDemo, signInDemo } from '#tests/journeys/demo-visitor.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field } from '#tests/journeys/supplier.ts'

let provider: Provider
beforeAll(async () => {
  provider = await startProvider('sqlite', 'off', inject('postgresUrl'))
  openDemo(provider)
})
beforeEach(() => void inDatabase((database) => database.exec('delete from contact_messages')))
afterAll(() => provider.remove())

const forgive = [/Failed to load resource: net::ERR_/]
const waits = 'Ton message partira dès que le réseau revient.'

describe('A message that is written without a network', () => {
  it('is there after a reload, leaves when the network is back, and is one message', async () => {
    const { page, context } = await newPhone({ serviceWorkers: 'allow', forgive })
    await page.goto(`${provider.url}/contact`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await page.reload()
    await reachForm(page)
    await context.setOffline(true)
    await page.getByText('Hors ligne : écris quand même, ton message attendra le réseau.').waitFor()
    await field(page, 'fichier').setInputFiles({
      name: 'plan.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('A → B'),
    })
    await send(page)
    await page.getByText(waits).waitFor()
    await page.getByText(/plan\.txt.*Livrez-vous à Monaco/).waitFor()
    expect([await field(page, 'message').inputValue(), messages()]).toEqual(['', []])
    expect(await axeFaults(page)).toEqual([])
    await page.reload()
    await page.getByText(waits).waitFor()
    // Nobody was signed in: its words are for whoever wrote it, on that page.
    expect(await page.getByText('Livrez-vous à Monaco').count()).toBe(0)
    await context.setOffline(false)
    await page.getByText('Merci, le message qui attendait est parti.').waitFor()
    expect(messages()).toEqual(['Livrez-vous à Monaco ? plan.txt'])
  })

  it('is taken back into the form', async () => {
    const { page, context } = await newPhone({ forgive })
    await page.goto(`${provider.url}/contact`)
    await reachForm(page)
    await context.setOffline(true)
    await send(page)
    await page.getByText(waits).waitFor()
    await page.getByRole('button', { name: 'Annuler' }).tap()
    await page.getByText(waits).waitFor({ state: 'detached' })
    await expect
      .poll(async () => [await field(page, 'nom').inputValue(), await field(page, 'message').inputValue()])
      .toEqual(['Camille', 'Livrez-vous à Monaco ?'])
    await context.setOffline(false)
    await page.goto(`${provider.url}/faq`)
    await page.waitForLoadState('networkidle')
    expect(messages()).toEqual([])
  })

  it('leaves from another page, public or not, and once where the first reply was lost', async () => {
    const { page } = await newPhone({ forgive })
    await page.goto(`${provider.url}/contact`)
    await reachForm(page)
    await page.route('**/api/**', async (route) => {
      if (route.request().url().endsWith('/contact')) await route.fetch()
      await route.abort()
    })
    await send(page)
    await page.getByText(/^Ton message partira/).waitFor()
    expect(messages()).toHaveLength(1)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const again = page.waitForResponse('**/api/contact')
    await page.goto(`${provider.url}/faq`)
    expect((await again).status()).toBe(200)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('mailWaits'))).toBeNull()
    expect(messages()).toEqual(['Livrez-vous à Monaco ? null'])
  })

  it('is read by its author alone, and leaves from a screen of the app', async () => {
    const { page, context } = await newPhone({ forgive })
    await page.goto(`${provider.url}/login`)
    await signInDemo(page)
    await page.goto(`${provider.url}/contact`)
    // Who is signed in is named before the form is touched.
    await expect.poll(() => field(page, 'email').inputValue()).toBe('demo@exemple.fr')
    expect(await field(page, 'nom').inputValue()).not.toBe('')
    await reachForm(page)
    await page.route('**/api/contact', (route) => route.abort())
    await send(page)
    await page.getByText(/Livrez-vous à Monaco/).waitFor()
    // Somebody else has the phone.
    const session = await page.evaluate(() => ({
      token: localStorage.getItem('authToken'),
      user: localStorage.getItem('userData'),
    }))
    await page.evaluate(() => ['authToken', 'userData'].forEach((key) => localStorage.removeItem(key)))
    const tried = page.waitForRequest('**/api/contact')
    await page.reload()
    await tried
    await reachForm(page)
    expect(await page.getByText(/Ton message partira|Monaco/).count()).toBe(0)
    await page.evaluate(({ token, user }) => {
      localStorage.setItem('authToken', token ?? '')
      localStorage.setItem('userData', user ?? '')
    }, session)
    await page.goto(`${provider.url}/preferences`)
    await page.getByText('Notre serveur ne répond pas encore. On réessaie').waitFor()
    await page.getByRole('link', { name: '1 message attend de partir' }).first().waitFor()
    await page.unroute('**/api/contact')
    await context.setOffline(true)
    await page.getByText('Hors ligne').first().waitFor()
    await context.setOffline(false)
    await page.getByText('Le message qui attendait est parti.').waitFor()
    expect(messages()).toEqual(['Livrez-vous à Monaco ? null'])
  })
})

describe('A user who signs out while a message of his waits', () => {
  it('is asked about it, and leaves nothing of it after « Tout effacer »', async () => {
    const { page } = await newPhone({ forgive })
    await page.goto(`${provider.url}/login`)
    await signInDemo(page)
    await page.goto(`${provider.url}/contact`)
    await reachForm(page)
    await page.route('**/api/contact', (route) => route.abort())
    await send(page)
    await page.getByText(/Livrez-vous à Monaco/).waitFor()
    await page.goto(`${provider.url}/preferences`)
    await page.getByRole('link', { name: '1 message attend de partir' }).first().waitFor()
    await page.getByRole('button', { name: 'Menu' }).first().tap()
    await page.getByRole('button', { name: 'Se déconnecter' }).locator('visible=true').tap()
    await page.getByRole('dialog', { name: 'Et ce qui n’est pas parti ?' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Tout effacer' }).tap()
    await page.waitForURL('**/login')
    await expect.poll(() => waitingKeys(page)).toEqual([])
    await page.unroute('**/api/contact')
    await page.goto(`${provider.url}/contact`)
    await reachForm(page)
    expect([await page.locator('.waiting-message').count(), messages()]).toEqual([0, []])
  })
})

/** What of the outbox lies on the device. */
function waitingKeys(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open('colibat')
        opening.onsuccess = () => {
          const keys = opening.result.transaction('drafts').objectStore('drafts').getAllKeys()
          keys.onsuccess = () => resolve(keys.result.filter((key) => Array.isArray(key) && key[1] === 'mail'))
        }
      }),
  )
}

async function reachForm(page: Page): Promise<void> {
  await field(page, 'message').focus()
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('nom') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
  await page.locator('.waiting-messages').waitFor({ state: 'attached' })
}

async function send(page: Page): Promise<void> {
  for (const [name, value] of Object.entries({
    nom: 'Camille',
    email: 'camille@exemple.fr',
    message: 'Livrez-vous à Monaco ?',
  }))
    await field(page, name).fill(value)
  await page.getByRole('button', { name: 'Envoyer le message' }).tap()
}

function messages(): string[] {
  return inDatabase((database) =>
    database
      .prepare('select message, file_name from contact_messages')
      .all()
      .map(({ message, file_name }) => `${message} ${file_name}`),
  )
}

function inDatabase<Found>(look: (database: DatabaseSync) => Found): Found {
  const database = new DatabaseSync(join(provider.folder, 'colibat.db'), { timeout: 5000 })
  try {
    return look(database)
  } finally {
    database.close()
  }
}
