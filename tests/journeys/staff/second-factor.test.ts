import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { axeFaults } from '#tests/journeys/axe.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field } from '#tests/journeys/supplier.ts'
import { joinTeam, signInStaff, teamMember, typePassword } from '#tests/journeys/team.ts'
import { codeAt } from '#tests/server/fixtures/second-factor.ts'

const driver = { email: 'chauffeur@exemple.fr', password: teamMember.password }
const forgive = [/status of 4(?:03|22)/]
let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider
let strict: Provider

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, '')
  strict = await startProvider('sqlite', services.url, '', { STAFF_SECOND_FACTOR: '1' })
  await joinTeam(provider)
  await joinTeam(provider, driver, 'driver')
  await joinTeam(strict)
})
afterAll(async () => {
  await provider.remove()
  await strict.remove()
  await services.stop()
})

describe('The second factor of the team', () => {
  it('is set up from the screen, then asked for at each sign-in, or a recovery code in its place', async () => {
    const { page } = await newPhone({ forgive })
    await page.goto(`${provider.url}/login`)
    await signInStaff(page, teamMember)
    await page.goto(`${provider.url}/bo/acces`)
    await page.getByText('Ton rôle dans l’équipe : responsable.').waitFor()
    const { secret, codes } = await setUp(page)
    await page.getByText('Actif depuis').waitFor()
    await page.getByRole('button', { name: 'Retirer le second facteur' }).waitFor()

    await startAgain(page)
    await typePassword(page, teamMember)
    await typeCode(page, '000000')
    await page.getByText('Ce code n’est pas le bon, ou il a déjà servi.').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await typeCode(page, soonCode(secret))
    await page.waitForURL('**/bo')

    await startAgain(page)
    await typePassword(page, teamMember)
    await page.getByRole('button', { name: 'Utiliser un code de secours' }).tap()
    await typeCode(page, codes[0] ?? '')
    await page.waitForURL('**/bo')
    await page.goto(`${provider.url}/bo/acces`)
    await page.locator('.facts').getByText('9', { exact: true }).waitFor()
  })

  it('comes first where it is demanded, and the lists after it', async () => {
    const { page } = await newPhone({ forgive })
    await page.goto(`${strict.url}/login`)
    await signInStaff(page, teamMember)
    await page.getByText('Ici toute l’équipe se connecte avec un second facteur').waitFor()
    await setUp(page)
    await page.getByRole('heading', { level: 1, name: 'Ton accès' }).waitFor({ state: 'detached' })
    await page.getByText('Rien à livrer').or(page.locator('.staff-page')).first().waitFor()
  })
})

describe('A driver', () => {
  it('is led to his run from wherever he comes in, and finds nothing else of the team’s', async () => {
    const { page } = await newDesktop({ forgive, hasTouch: true })
    await page.goto(`${provider.url}/login`)
    await typePassword(page, driver)
    await page.waitForURL('**/tournee')
    for (const path of ['/bo', '/bo/messages', '/bo/1']) {
      await page.goto(provider.url + path)
      await page.waitForURL('**/tournee')
      await page.getByText('Pas de tournée aujourd’hui.').waitFor()
    }
    expect(await axeFaults(page)).toEqual([])
    expect(await page.getByRole('link', { name: 'Messages' }).count()).toBe(0)
  })
})

/** Through the screen: the password, the square and its key, the code, the recovery codes. */
async function setUp(page: Page): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
  await field(page, 'password').fill(teamMember.password)
  await page.getByRole('button', { name: 'Ajouter un second facteur' }).tap()
  await page.locator('.staff-scan path').waitFor()
  const key = await page.getByText('Ou recopie cette clé').locator('b').innerText()
  expect(key).toMatch(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const secret = key.replaceAll(' ', '')
  expect(await axeFaults(page)).toEqual([])
  await field(page, 'code').fill(codeAt(secret, new Date()))
  await page.getByRole('button', { name: 'Activer' }).tap()
  await page.getByRole('heading', { name: 'Tes codes de secours' }).waitFor()
  const codes = await page.locator('.staff-codes li').allInnerTexts()
  expect(codes).toHaveLength(10)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'C’est noté' }).tap()
  return { secret, codes }
}

async function typeCode(page: Page, code: string): Promise<void> {
  await field(page, 'code').fill(code)
  await page.getByRole('button', { name: 'Se connecter' }).tap()
}

/** The one after those that were used, which a clock half a minute ahead shows. */
function soonCode(secret: string): string {
  return codeAt(secret, new Date(Date.now() + 30_000))
}

async function startAgain(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  await page.goto(`${origin}/bo`)
  await page.getByRole('button', { name: 'Menu' }).first().tap()
  await page.getByRole('button', { name: 'Se déconnecter' }).locator('visible=true').tap()
  await page.waitForURL('**/login')
}
