import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, fillOrder, pay, register, sample, signIn } from '#tests/journeys/supplier.ts'

describe('a request without a price', () => {
  let services: Awaited<ReturnType<typeof startGeoplateforme>>
  let provider: Provider

  beforeAll(async () => {
    services = await startGeoplateforme()
    provider = await startProvider('sqlite', services.url, '')
  })
  afterAll(async () => {
    await provider.remove()
    await services.stop()
  })

  it('is priced by the team, and its letter leads through the login to its payment, which the history shows', async () => {
    const { page, context } = await newPhone()
    await register(page, provider.url)
    await signIn(page)
    await page.route('**/api/calculate-duration', (route) =>
      route.fulfill({ json: { success: false, duration_in_minutes: null } }),
    )
    await fillOrder(page)
    const submit = page.getByRole('button', { name: 'Valider la demande' }).and(page.locator(':visible')).first()
    await submit.and(page.locator(':enabled')).tap()
    await page.waitForURL('**/confirmation')
    await context.close()

    const priced = commandLine('price', '1', '72,50', 'flex')
    expect(priced).toContain('En cours de validation - Non payé  87,00\u00A0€')
    // The server sends what waits as it starts.
    await provider.kill()
    await provider.restart()
    const { pathname, search } = new URL(await paymentLink())

    const { page: phone } = await newPhone()
    await phone.goto(provider.url + pathname + search)
    await phone.waitForURL('**/login')
    await field(phone, 'email').fill(sample.email)
    await field(phone, 'password').fill(sample.password)
    await phone.getByRole('button', { name: 'Se connecter' }).tap()
    await phone.waitForURL('**/payment?commande=1')
    await phone.getByRole('button', { name: 'Payer 87,00\u00A0€' }).waitFor()
    await phone.reload()
    await pay(phone, '4000000000000002')
    await phone.waitForURL('**/payment-failed')
    await phone.getByRole('link', { name: 'Réessayer' }).tap()
    await pay(phone, '4242424242424242')
    await phone.waitForURL('**/payment-success')
    await phone.getByRole('link', { name: 'Voir l’historique' }).tap()
    await phone.getByText('En cours de validation - Payé').first().waitFor()
    expect(await phone.getByRole('link', { name: /^Payer/ }).count()).toBe(0)

    await phone.goto(provider.url + pathname + search)
    await phone.getByText('Cette commande est déjà payée.').waitFor()
    expect(new URL(phone.url()).pathname).toBe('/historique/1')
  })

  function commandLine(...words: readonly string[]): string {
    const env = { PATH: process.env['PATH'], DATA_DIR: provider.folder, PUBLIC_URL: 'https://colibat.example' }
    const { stdout, stderr } = spawnSync(process.execPath, ['src/server/bo/bo.ts', ...words], { env, encoding: 'utf8' })
    expect(stderr).toBe('')
    return stdout
  }

  /** Where the letter that says « à payer » leads, once it is sent. */
  async function paymentLink(): Promise<string> {
    const folder = join(provider.folder, 'outbox')
    let link: string | undefined
    const look = async () => {
      const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
      const letters = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
      return (link = /https:\S+/.exec(letters.find(({ subject }) => subject?.endsWith('à payer'))?.text ?? '')?.[0])
    }
    await expect.poll(look, { timeout: 30_000 }).toBeDefined()
    return link ?? ''
  }
})
