import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { keptBuild } from './kept-build.ts'
import { nextBuild } from './next-build.ts'
import { type Provider, serverGone, startProvider } from '#tests/journeys/provider.ts'
import { field, fillOrder, register, signIn, submitOrder } from '#tests/journeys/supplier.ts'

const built = 'dist/app'
let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider
let folder: string

beforeAll(async () => {
  services = await startGeoplateforme()
  folder = mkdtempSync(join(tmpdir(), 'colibat-build-'))
  cpSync(built, folder, { recursive: true })
  provider = await startProvider('sqlite', services.url, '', { APP_DIR: folder })
})

afterAll(async () => {
  await provider.remove()
  await services.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('a newer build that comes while somebody works', () => {
  it('is offered and forced on nobody: the page of the build before finds its parts, and after « recharger » the draft and its slip are there', async () => {
    const { page } = await newPhone({ serviceWorkers: 'allow', forgive: [serverGone, /status of 404/] })
    await register(page, provider.url)
    await signIn(page)
    await fillOrder(page)
    await submitOrder(page)
    await field(page, 'cardNumber').pressSequentially('4242 4242')
    await keptBuild(page)

    await deploy(page)
    await page.getByRole('button', { name: 'Nouvelle version : recharger' }).waitFor()
    expect(await field(page, 'cardNumber').inputValue()).toBe('4242 4242')
    // A screen of the build before, whose file the server does not have any more.
    await page.getByRole('button', { name: 'Menu' }).first().tap()
    await page.getByRole('link', { name: 'Mon compte' }).locator('visible=true').tap()
    await page.getByRole('heading', { level: 1, name: 'Mon compte' }).waitFor()
    await page.goBack()

    const before = await scriptOf(page)
    await page.getByRole('button', { name: 'Nouvelle version : recharger' }).tap()
    await expect.poll(() => scriptOf(page).catch(() => before)).not.toBe(before)
    await page.getByRole('button', { name: /^Payer/ }).waitFor()
    await page.goto(`${provider.url}/commande`)
    await field(page, 'steClient').waitFor()
    expect(await field(page, 'steClient').inputValue()).toBe('Chantier Exemple')
    await page.getByText('bordereau.pdf').first().waitFor()
  })
})

/**
 * The server is stopped, has another build, and starts; the page looks whether there is one, as it does when it is seen
 * again.
 */
async function deploy(page: Page): Promise<void> {
  await provider.kill()
  nextBuild(built, folder)
  await provider.restart()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
}

function scriptOf(page: Page): Promise<string | null> {
  return page.locator('script[type=module]').first().getAttribute('src')
}
