import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, pickByTouch, register, sample } from '#tests/journeys/supplier.ts'

const forgive = [/status of 4\d\d/]
let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider
let password: string = sample.password

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, '')
  const { context, page } = await newPhone()
  await register(page, provider.url)
  await context.close()
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

describe('An account on the provider’s server', () => {
  it('is asked for its address’s code by the history, confirms it in « Mon compte », and is never asked again', async () => {
    const page = await onAccount(forgive)
    await page.getByRole('link', { name: 'Historique des livraisons' }).click()
    await page.getByRole('link', { name: 'Confirme ton adresse e-mail' }).click()
    const card = page.getByRole('form', { name: 'Confirmer mon adresse e-mail' })
    await card.getByLabel('Code reçu par e-mail').fill('0000')
    await card.getByRole('button', { name: 'Confirmer' }).click()
    await card.getByText('Code invalide').waitFor()
    const sent = codesSent()
    await page.getByRole('button', { name: 'Renvoyer le code' }).click()
    await page.getByText('Un nouveau code est parti').waitFor()
    await expect.poll(() => codesSent().length).toBe(sent.length + 1)
    await card.getByLabel('Code reçu par e-mail').fill(codesSent().at(-1) ?? '')
    await card.getByRole('button', { name: 'Confirmer' }).click()
    await page.getByText('Ton adresse e-mail est confirmée').waitFor()
    expect([await card.count(), await page.evaluate(() => document.activeElement?.tagName)]).toEqual([0, 'MAIN'])
    const again = await onAccount()
    await again.getByRole('link', { name: 'Historique des livraisons' }).click()
    await again.getByText('Aucune commande pour la période sélectionnée').waitFor()
    expect(await again.getByText('Confirme ton adresse e-mail').count()).toBe(0)
  })

  it('keeps the profile as it was saved, for the next session too', async () => {
    const page = await onAccount()
    await page.getByRole('button', { name: 'Modifier mes informations' }).click()
    // As a telephone and a table give them: with marks of direction around them, and a tab.
    await field(page, 'nom').fill('\u202AModèle\u202C')
    await field(page, 'telephone').fill('\u202A+33 6 98\t76 54 32\u202C')
    await field(page, 'adresseFacturation').fill('')
    await pickByTouch(page, 'adresseFacturation', '12 chemin des oliviers mougins')
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=ville]')?.value === 'Mougins')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Profil mis à jour avec succès').waitFor()
    await page.getByRole('button', { name: 'Camille Modèle', exact: true }).waitFor()
    const again = await onAccount()
    expect(await again.locator('.account-facts').innerText()).toMatch(
      /06\s98\s76\s54\s32[^]*12 Chemin des Oliviers\s06250 Mougins/,
    )
  })

  it('changes its password, and this session goes on with its fresh token', async () => {
    const page = await onAccount(forgive)
    const before = await page.evaluate(() => localStorage.getItem('authToken'))
    await page.getByRole('button', { name: 'Changer mon mot de passe' }).click()
    await field(page, 'current_password').fill('Autre-2026!')
    await field(page, 'new_password').fill('Grue-jaune-42')
    await field(page, 'confirmPassword').fill('Grue-jaune-42')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.locator('.field-error').waitFor()
    await field(page, 'current_password').fill(sample.password)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Mot de passe modifié avec succès').waitFor()
    password = 'Grue-jaune-42'
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBe(before)
    await page.getByRole('link', { name: 'Historique des livraisons' }).click()
    await page.getByText('Aucune commande pour la période sélectionnée').waitFor()
  })

  it('hands its data over as one file', async () => {
    const page = await onAccount()
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger mes données' }).click()
    expect(readFileSync(await (await downloaded).path(), 'utf8')).toContain(sample.email)
  })

  it('is deleted with its password, and opens no more', async () => {
    const page = await onAccount(forgive)
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
    const dialog = page.getByRole('dialog')
    await field(page, 'password').fill('Autre-2026!')
    await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click()
    await dialog.locator('.field-error').waitFor()
    await field(page, 'password').fill(password)
    await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click()
    await page.getByText('Ton compte est supprimé.').waitFor()
    await field(page, 'email').fill(sample.email)
    await field(page, 'password').fill(password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page
      .getByText(/incorrect/)
      .first()
      .waitFor()
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  })
})

/** The codes of the letters in the outbox, the last one last. */
function codesSent(): string[] {
  const folder = join(provider.folder, 'outbox')
  const letters = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort((a, b) => a.localeCompare(b, 'fr', { numeric: true }))
  return letters.flatMap(
    (name) =>
      /code de confirmation : (?<code>[A-Z0-9]{4})/.exec(readFileSync(join(folder, name), 'utf8'))?.groups?.['code'] ??
      [],
  )
}

async function onAccount(complaints: readonly RegExp[] = []): Promise<Page> {
  const { page } = await newDesktop({ hasTouch: true, forgive: complaints })
  await page.goto(`${provider.url}/login`)
  await field(page, 'email').fill(sample.email)
  await field(page, 'password').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).tap()
  await page.waitForURL('**/commande')
  await page.goto(`${provider.url}/account`)
  await page.getByRole('button', { name: 'Modifier mes informations' }).waitFor()
  return page
}
