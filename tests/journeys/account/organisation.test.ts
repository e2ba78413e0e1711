import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { faultsOf } from '#tests/journeys/axe.ts'
import { openDemo, signInDemo } from '#tests/journeys/demo-visitor.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, register, signIn } from '#tests/journeys/supplier.ts'

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, '')
  // At a port that it knows, so that its letters lead to it.
  await provider.kill()
  await provider.restart()
  openDemo(provider)
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

const long = 'Société Exemple de Toitures, Charpentes et Zinguerie du Sud'

describe('A firm of two colleagues', () => {
  it('is made, invites by a letter, gives roles, and lets nobody stay who was taken out', async () => {
    const faults: string[] = []
    const { page: owner } = await newPhone({ isMobile: false, reducedMotion: 'reduce' })
    await register(owner, provider.url)
    await signIn(owner)
    await owner.goto(`${provider.url}/account`)
    await owner.getByRole('link', { name: /^Mon entreprise/ }).tap()
    await button(owner, 'Créer mon entreprise').waitFor()
    faults.push(...(await faultsOf(owner, 'none')))
    await button(owner, 'Créer mon entreprise').tap()
    expect(await field(owner, 'nom').inputValue()).toBe('Exemple Matériaux')
    await field(owner, 'nom').fill(long)
    await button(owner, 'Enregistrer').tap()
    await owner.getByText('SIREN ou SIRET requis').waitFor()
    await field(owner, 'siren').fill('732 829 320')
    faults.push(...(await faultsOf(owner, 'form')))
    await button(owner, 'Enregistrer').tap()
    await owner.getByText('SIREN 732 829 320').waitFor()

    await button(owner, 'Inviter quelqu’un').tap()
    await field(owner, 'email').fill('noa@exemple.fr')
    faults.push(...(await faultsOf(owner, 'invitation')))
    await button(owner, 'Envoyer l’invitation').tap()
    await owner.getByText(/^Lien jusqu’au/).waitFor()
    faults.push(...(await faultsOf(owner, 'invited')))

    // Signed out: the link is kept over the sign-in.
    const { page: colleague } = await newPhone({ isMobile: false, forgive: [/status of 401/] })
    await colleague.goto(provider.url + invitationPath())
    await colleague.waitForURL('**/login')
    await signInDemo(colleague, '**/invitation/**')
    await colleague.getByText(`${long} t’invite, pour commander et suivre les livraisons.`).waitFor()
    faults.push(...(await faultsOf(colleague, 'letter')))
    await button(colleague, 'Rejoindre l’entreprise').tap()
    await colleague.waitForURL('**/entreprise')
    await colleague.getByText('toi').waitFor()

    await owner.reload()
    const role = owner.getByRole('combobox')
    await role.selectOption('owner')
    await owner.getByText(/: propriétaire$/).waitFor()
    faults.push(...(await faultsOf(owner, 'two members')))

    // Any page of his that is open is out.
    await colleague.goto(`${provider.url}/historique`)
    await colleague.getByRole('heading', { level: 1 }).waitFor()
    await owner.getByRole('button', { name: /^Retirer .* de l’entreprise$/ }).tap()
    await button(owner, 'Retirer').tap()
    await owner.getByText(/n’est plus membre$/).waitFor()
    await colleague.waitForURL('**/login')
    expect(faults).toEqual([])
  }, 300_000)

  it('ends with its last member, who is signed out', async () => {
    const { page } = await newPhone()
    await page.goto(`${provider.url}/login`)
    await signIn(page)
    await page.goto(`${provider.url}/entreprise`)
    await button(page, 'Quitter l’entreprise').tap()
    await page.getByText(/Tu en es le dernier membre/).waitFor()
    await button(page, 'Quitter').tap()
    await page.waitForURL('**/login')
    await button(page, 'Se connecter').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

/** Of the letter, as it was written. */
function invitationPath(): string {
  const database = new DatabaseSync(join(provider.folder, 'colibat.db'), { readOnly: true })
  const letter = database.prepare("select text from letters where to_address = 'noa@exemple.fr'").get() as {
    text: string
  }
  database.close()
  return /\/invitation\/[\w-]+/.exec(letter.text)?.[0] ?? ''
}
