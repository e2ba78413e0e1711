import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { sampleSession, type StoredSession } from './sample-session.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, pickByTouch, sample } from '#tests/journeys/supplier.ts'

const forgive = [/status of [45]\d\d/]
let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider
let session: StoredSession

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, '')
  session = await sampleSession(provider.url)
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

describe('The profile', () => {
  it('is edited, its address picked with its town, and saved: the header and the stored record follow', async () => {
    const page = await onAccount(newDesktop)
    const sent = await answerUpdates(page, ({ prenom, nom }) => ({
      success: true,
      data: { user: { ...storedUser(), prenom, nom } },
    }))
    await edit(page)
    await expect.poll(() => focused(page)).toBe('prenom')
    await field(page, 'nom').fill('Modèle')
    await field(page, 'adresseFacturation').fill('')
    await pickByTouch(page, 'adresseFacturation', '12 chemin des oliviers mougins')
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=ville]')?.value === 'Mougins')
    expect(await field(page, 'codePostal').inputValue()).toBe('06250')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Profil mis à jour avec succès').waitFor()
    await page.getByRole('button', { name: 'Camille Modèle' }).waitFor()
    expect(sent).toEqual([
      {
        prenom: 'Camille',
        nom: 'Modèle',
        telephone: '0612345678',
        societe: sample.societe,
        adresseFacturation: '12 Chemin des Oliviers',
        codePostal: '06250',
        ville: 'Mougins',
        siret: '',
        tva: '',
      },
    ])
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '').nom)).toBe('Modèle')
    await expect.poll(() => focusedText(page)).toBe('Modifier mes informations')
  })

  it('is what it was after « Annuler »', async () => {
    const page = await onAccount(newPhone)
    await edit(page)
    await field(page, 'prenom').fill('Dominique')
    await page.getByRole('button', { name: 'Annuler' }).tap()
    await edit(page)
    expect(await field(page, 'prenom').inputValue()).toBe('Camille')
    expect(await page.locator('[name=email]').count()).toBe(0)
  })

  it('keeps what was typed when it is refused, with the server’s words under the field', async () => {
    const page = await onAccount(newPhone, forgive)
    await page.route('**/api/users/update/*', (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, message: 'À corriger.', errors: { telephone: ['Numéro déjà pris.'] } },
      }),
    )
    await edit(page)
    await field(page, 'telephone').fill('06 98 76 54 32')
    await page.getByRole('button', { name: 'Enregistrer' }).tap()
    await page.getByText('À corriger.').waitFor()
    await page.getByText('Numéro déjà pris.').waitFor()
    expect([await field(page, 'telephone').inputValue(), await focused(page)]).toEqual(['06 98 76 54 32', 'telephone'])
  })

  it('is there again, unsaved edits and all, after a stray navigation; the browser asks before it closes the page', async () => {
    const page = await onAccount(newDesktop)
    await edit(page)
    await field(page, 'nom').fill('Modèle')
    await page.getByRole('link', { name: 'Historique des livraisons' }).click()
    await page.getByRole('heading', { level: 1, name: 'Historique des livraisons' }).waitFor()
    await page.goBack()
    await page.getByText('Tes modifications n’étaient pas enregistrées : les revoici.').waitFor()
    expect(await field(page, 'nom').inputValue()).toBe('Modèle')
    const asked = page.waitForEvent('dialog')
    await field(page, 'prenom').press('End')
    void page.reload().catch(() => {})
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
  })

  it('waits for a server that asks for it, and can be stopped', async () => {
    const page = await onAccount(newPhone, forgive)
    await page.route('**/api/users/update/*', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '20' }, json: { success: false } }),
    )
    await edit(page)
    await page.getByRole('button', { name: 'Enregistrer' }).tap()
    await page.getByRole('button', { name: /nouvel essai dans \d+ s…/ }).waitFor()
    await page.getByRole('button', { name: 'Annuler' }).tap()
    await page.getByText('Essai arrêté : ta saisie reste là.').waitFor()
    expect(await field(page, 'prenom').inputValue()).toBe('Camille')
  })
})

describe('The password of the account', () => {
  it('is changed by keyboard alone; the form closes, and the fresh token is kept', async () => {
    const page = await onAccount(newDesktop)
    const fresh = session.origins[0]?.localStorage
      .find(({ name }) => name === 'authToken')
      ?.value.replace(/\.[^.]*$/, '.fraiche')
    const sent = await answerUpdates(page, () => ({ success: true, data: { token: fresh, user: storedUser() } }))
    await page.getByRole('button', { name: 'Changer mon mot de passe' }).press('Enter')
    await expect.poll(() => focused(page)).toBe('current_password')
    await page.keyboard.type(sample.password)
    for (const words of ['Grue-jaune-42', 'Grue-jaune-42']) {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.type(words)
    }
    await page.keyboard.press('Enter')
    await page.getByText('Mot de passe modifié avec succès').waitFor()
    expect(sent).toEqual([{ current_password: sample.password, new_password: 'Grue-jaune-42' }])
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(fresh)
    await expect.poll(() => focusedText(page)).toBe('Changer mon mot de passe')
  })

  it('is refused without losing a letter, and forgotten at « Annuler »', async () => {
    const page = await onAccount(newPhone, forgive)
    await page.route('**/api/users/update/*', (route) =>
      route.fulfill({
        status: 422,
        json: {
          success: false,
          message: 'Mot de passe actuel incorrect.',
          errors: { current_password: ['Mot de passe actuel incorrect.'] },
        },
      }),
    )
    await page.getByRole('button', { name: 'Changer mon mot de passe' }).tap()
    await field(page, 'current_password').fill('Autre-2026!')
    await field(page, 'new_password').fill('Soleil2024!')
    await field(page, 'confirmPassword').fill('Soleil')
    await page.getByText('Ce mot de passe fait partie des plus courants : il serait essayé en premier').waitFor()
    await page.getByRole('button', { name: 'Enregistrer' }).tap()
    await page.getByText('Les mots de passe ne correspondent pas').waitFor()
    await field(page, 'confirmPassword').fill('Soleil2024!')
    await page.getByRole('button', { name: 'Enregistrer' }).tap()
    await page.locator('.field-error', { hasText: 'Mot de passe actuel incorrect.' }).waitFor()
    expect([await field(page, 'new_password').inputValue(), await focused(page)]).toEqual([
      'Soleil2024!',
      'current_password',
    ])
    await page.getByRole('button', { name: 'Annuler' }).tap()
    await page.getByRole('button', { name: 'Changer mon mot de passe' }).tap()
    expect(await field(page, 'current_password').inputValue()).toBe('')
  })
})

describe('The data of the account', () => {
  it('are downloaded as one file', async () => {
    const page = await onAccount(newPhone)
    await page.route('**/api/account/export', (route) => route.fulfill({ json: { compte: { email: sample.email } } }))
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger mes données' }).tap()
    expect((await downloaded).suggestedFilename()).toMatch(/^colibat-mes-donnees-\d{4}-\d\d-\d\d\.json$/)
    await page.getByText('Tes données sont dans tes téléchargements.').waitFor()
  })

  it('are deleted once the password is given and no order is on its way; /login says what became of them', async () => {
    const page = await onAccount(newPhone, forgive)
    let orders = 1
    await page.route('**/api/account/delete', (route) => {
      if (orders-- > 0)
        return route.fulfill({ status: 409, json: { success: false, message: 'Une commande est en route.' } })
      return route.fulfill({ json: { success: true } })
    })
    await page.getByRole('button', { name: 'Supprimer mon compte' }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Reste dix ans,').waitFor()
    await dialog.getByRole('button', { name: 'Supprimer mon compte' }).tap()
    await dialog.getByText('Mot de passe requis').waitFor()
    await field(page, 'password').fill(sample.password)
    await dialog.getByRole('button', { name: 'Supprimer mon compte' }).tap()
    await dialog.getByText('Une commande est en route.').waitFor()
    await dialog.getByRole('button', { name: 'Supprimer mon compte' }).tap()
    await page.waitForURL('**/login')
    await page.getByText('Ton compte est supprimé.').waitFor()
    expect(await page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('userData')])).toEqual([
      null,
      null,
    ])
    await page.goto(`${provider.url}/account`)
    await page.waitForURL('**/login')
  })
})

describe('The preferences', () => {
  it('change the theme at once, keep it under its name, and say which one is shown, by keyboard', async () => {
    const page = await onAccount(newDesktop)
    await page.getByRole('button', { name: 'Camille Exemple' }).click()
    await page.getByRole('link', { name: 'Mes préférences' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mes préférences' }).waitFor()
    const light = await ground(page)
    await page.getByRole('radio', { name: 'Auto' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.getByText('En ce moment : Sombre').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    expect(await ground(page)).not.toBe(light)
  })

  it('leave « Auto » to the system, live', async () => {
    const page = await onAccount(newPhone)
    await page.goto(`${provider.url}/preferences`)
    await page.getByText('En ce moment : Clair').waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByText('En ce moment : Sombre').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  })

  it('are in force before the first paint, without any script of ours', async () => {
    const page = await onAccount(newPhone, [/Failed to load resource/])
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`${provider.url}/preferences`)
    expect(
      await page.evaluate(() => [
        document.documentElement.dataset['theme'],
        getComputedStyle(document.documentElement).colorScheme,
      ]),
    ).toEqual(['dark', 'dark'])
  })
})

type NewVisitor = typeof newPhone

async function onAccount(newVisitor: NewVisitor, complaints: readonly RegExp[] = []): Promise<Page> {
  const { page } = await newVisitor({
    hasTouch: true,
    forgive: complaints,
    storageState: session,
    colorScheme: 'light',
  })
  await page.goto(`${provider.url}/account`)
  await page.getByRole('button', { name: 'Modifier mes informations' }).waitFor()
  return page
}

function edit(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Modifier mes informations' }).click()
}

/** The user record of the visitor who signed in first. */
function storedUser(): Record<string, unknown> {
  return JSON.parse(session.origins[0]?.localStorage.find(({ name }) => name === 'userData')?.value ?? '{}')
}

/** Answers each update; what was sent. */
async function answerUpdates(
  page: Page,
  reply: (body: Record<string, unknown>) => object,
): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = []
  await page.route('**/api/users/update/*', (route) => {
    const body = route.request().postDataJSON()
    sent.push(body)
    return route.fulfill({ json: reply(body) })
  })
  return sent
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement as HTMLInputElement).name)
}

function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement as HTMLElement).innerText)
}

function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}
