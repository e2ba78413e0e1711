import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, register, sample } from '#tests/journeys/supplier.ts'

const forgive = [/status of 4\d\d/]
const sent = 'Un code de réinitialisation a été envoyé à votre adresse email'
let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider

beforeAll(async () => {
  services = await startGeoplateforme()
})
afterAll(() => services.stop())

/** A provider with the sample supplier's account, for each part: three codes a day are all that an account has. */
function withAccount(): void {
  beforeAll(async () => {
    provider = await startProvider('sqlite', services.url, '')
    const { context, page } = await newPhone()
    await register(page, provider.url)
    await context.close()
  })
  afterAll(() => provider.remove())
}

describe('A forgotten password', () => {
  withAccount()

  it('is replaced by keyboard alone, from /login back to /login and in', async () => {
    const { page } = await newDesktop({ reducedMotion: 'reduce', hasTouch: true })
    await page.goto(`${provider.url}/historique`)
    await page.waitForURL('**/login')
    await field(page, 'email').fill(sample.email)
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).press('Enter')
    await page.waitForURL('**/forgot-password')
    expect(await field(page, 'email').inputValue()).toBe(sample.email)
    await field(page, 'email').press('Enter')
    await page.getByText(sent).first().waitFor()
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === 'code')
    await expect.poll(async () => (await codeLetters()).length).toBe(1)
    await page.keyboard.type(`${(await lastCode()).toLowerCase()}é`)
    await page.keyboard.press('Backspace')
    await page.keyboard.type((await lastCode()).slice(3))
    expect(await boxes(page)).toBe(await lastCode())
    await page.keyboard.press('Enter')
    await page.getByText('Code vérifié avec succès').waitFor()
    await page.waitForURL('**/change-password')
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Nouveau-2027!')
    expect(await page.locator('.checklist [data-done]').count()).toBe(5)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Nouveau-2027!')
    await page.keyboard.press('Enter')
    await page.getByText('Mot de passe modifié avec succès').waitFor()
    await page.waitForURL('**/login')
    expect(await field(page, 'email').inputValue()).toBe(sample.email)
    const asked = page.waitForRequest('**/api/login')
    await field(page, 'password').fill('Nouveau-2027!')
    await field(page, 'password').press('Enter')
    expect((await asked).headers()['appareil']).toMatch(/^\d+\.2\./)
    await page.waitForURL('**/historique')
    await page.goto(`${provider.url}/account`)
    await page.locator('main').getByRole('button', { name: 'Se déconnecter' }).press('Enter')
    await page.waitForURL('**/login')
    await page.getByText('Session fermée.').waitFor()
  })
})

describe('A code on a phone', () => {
  withAccount()

  it('is waited for through a reload and the way to the mail app, pasted with the words around it, and used', async () => {
    const { page } = await newPhone({ forgive })
    await receiveCode(page)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    expect(await page.getByText('Veuillez entrer le code à 4 chiffres').count()).toBe(0)
    await page.reload()
    await page.getByText(sample.email).waitFor()
    expect(await page.getByText(sent).count()).toBe(0)
    await paste(page, `Ton code : ${await lastCode()}`)
    expect(await boxes(page)).toBe(await lastCode())
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
    ).not.toContain(await lastCode())
    await page.getByRole('button', { name: 'Confirmer' }).tap()
    await page.waitForURL('**/change-password')
    await page.goBack()
    await page.getByRole('heading', { name: 'Ton code' }).waitFor()
    expect(await boxes(page)).toBe('')
    await page.goForward()
    await field(page, 'new_password').fill('Grue-jaune-42')
    await field(page, 'confirmPassword').fill('Grue-jaune-42')
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).tap()
    await page.waitForURL('**/login')
    await page.goBack()
    await page.getByRole('heading', { name: 'Ton code' }).waitFor()
  })

  it('is refused under its boxes when it is short or wrong, and what was typed stays', async () => {
    const { page } = await newPhone({ forgive })
    await receiveCode(page)
    await field(page, 'code').fill('ab')
    await page.getByRole('button', { name: 'Confirmer' }).tap()
    await page.getByText('Veuillez entrer le code à 4 chiffres').waitFor()
    await field(page, 'code').fill(wrong(await lastCode()))
    expect(await page.getByText('Veuillez entrer le code à 4 chiffres').count()).toBe(0)
    await page.getByRole('button', { name: 'Confirmer' }).tap()
    await page.getByText('Code invalide').waitFor()
    expect(await boxes(page)).toBe(wrong(await lastCode()))
    expect(await field(page, 'code').getAttribute('aria-invalid')).toBe('true')
  })

  it('may be another address’s after all', async () => {
    const { page } = await newPhone()
    await page.goto(`${provider.url}/forgot-password`)
    await page.getByRole('button', { name: 'Recevoir un code' }).tap()
    await page.getByText('Veuillez entrer votre adresse email').waitFor()
    await field(page, 'email').fill('autre@exemple.fr')
    await page.getByRole('button', { name: 'J’ai déjà un code' }).tap()
    await page.getByText('Recopie le code reçu à').waitFor()
    expect(await page.getByRole('button', { name: 'Renvoyer le code' }).isEnabled()).toBe(true)
    await page.getByRole('button', { name: 'Changer d’adresse' }).tap()
    expect(await field(page, 'email').inputValue()).toBe('autre@exemple.fr')
  })

  it('is sent again after its minute, and the wait that a server asks for is counted down', async () => {
    const { page } = await newPhone({ forgive })
    await page.clock.install({ time: new Date('2026-11-20T10:00:00+01:00') })
    await page.route('**/api/reset', (route) => route.fulfill({ json: { success: true } }))
    await askForCode(page)
    await page.getByText('valable jusqu’à 10:10').waitFor()
    expect(await page.getByRole('button', { name: /^Renvoyer le code/ }).isDisabled()).toBe(true)
    await page.clock.runFor(61_000)
    await page.unroute('**/api/reset')
    await page.route('**/api/reset', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '25' },
        json: { success: false, message: 'Trop de requêtes.' },
      }),
    )
    await page.getByRole('button', { name: 'Renvoyer le code' }).tap()
    await page.getByRole('button', { name: /nouvel essai dans 2\d s…/ }).waitFor()
    await page.getByRole('button', { name: 'Annuler' }).tap()
    await page.getByText('Essai arrêté : ta saisie reste là.').waitFor()
  })
})

describe('The page of the new password', () => {
  withAccount()

  it('is not opened without a code: /forgot-password comes in its place', async () => {
    const { page } = await newPhone()
    await page.goto(`${provider.url}/change-password`)
    await page.waitForURL('**/forgot-password')
    expect(await field(page, 'email').inputValue()).toBe('')
  })

  it('says what is missing, what differs and what is common, while it is typed, and refuses no common one', async () => {
    const { page } = await newPhone({ forgive })
    await toNewPassword(page)
    await field(page, 'new_password').fill('azerty')
    expect(await page.locator('.checklist [data-done]').allTextContents()).toEqual(['une minuscule\u00A0: fait'])
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).tap()
    await page
      .getByText(
        'Le mot de passe doit contenir au moins 8 caractères, une majuscule, un chiffre et un caractère spécial.',
      )
      .waitFor()
    await page.getByText('Les mots de passe ne correspondent pas').waitFor()
    await field(page, 'new_password').fill('Azerty123!')
    await page.getByText('Ce mot de passe fait partie des plus courants : il serait essayé en premier').waitFor()
    await field(page, 'confirmPassword').fill('Azerty123!')
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).tap()
    await page.waitForURL('**/login')
  })

  it('leads to a new code when the old one is dead, the typed passwords still there', async () => {
    const { page } = await newPhone({ forgive })
    await toNewPassword(page)
    await page.route('**/api/update-password', (route) =>
      route.fulfill({ status: 400, json: { success: false, message: 'Code invalide' } }),
    )
    for (const name of ['new_password', 'confirmPassword']) await field(page, name).fill('Grue-jaune-42')
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).tap()
    await page.getByText('Code invalide').waitFor()
    expect(await field(page, 'new_password').inputValue()).toBe('Grue-jaune-42')
    await page.getByRole('link', { name: 'Demander un nouveau code' }).tap()
    expect(await field(page, 'email').inputValue()).toBe(sample.email)
  })
})

/** From the first step to the second. */
async function askForCode(page: Page): Promise<void> {
  await page.goto(`${provider.url}/forgot-password`)
  await field(page, 'email').fill(sample.email)
  await page.getByRole('button', { name: 'Recevoir un code' }).tap()
  await page.getByText(sent).first().waitFor()
  await field(page, 'code').waitFor()
}

/** Asks, and waits for the letter. */
async function receiveCode(page: Page): Promise<void> {
  const before = (await codeLetters()).length
  await askForCode(page)
  await expect.poll(async () => (await codeLetters()).length).toBe(before + 1)
}

async function toNewPassword(page: Page): Promise<void> {
  await receiveCode(page)
  await field(page, 'code').fill(await lastCode())
  await page.getByRole('button', { name: 'Confirmer' }).tap()
  await field(page, 'new_password').waitFor()
}

/** The code for a new password, of the youngest letter that brings one. */
async function lastCode(): Promise<string> {
  const { text = '' } = (await codeLetters()).at(-1) ?? {}
  return /^Ton code de vérification\s*: (\w{4})$/m.exec(text)?.[1] ?? 'no code'
}

/** The letters that bring one; the one that confirms the address of a new account is not among them. */
async function codeLetters() {
  const folder = join(provider.folder, 'outbox')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
  const letters = await Promise.all(
    names
      .toSorted((a, b) => a.localeCompare(b, 'fr', { numeric: true }))
      .map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  )
  return letters.filter(({ subject }) => subject === 'Ton code pour un nouveau mot de passe')
}

/** As from another app's clipboard. */
function paste(page: Page, text: string): Promise<void> {
  return field(page, 'code').evaluate((input, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** What the four boxes show. */
async function boxes(page: Page): Promise<string> {
  return (await page.locator('.code-box').allInnerTexts()).join('')
}

function wrong(code: string): string {
  return (code.startsWith('A') ? 'B' : 'A') + code.slice(1)
}
