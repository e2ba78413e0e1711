import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { publicPages } from '#content/public-pages.ts'
import { field, fillOrder, pay, register, signIn, submitOrder, valueOf } from './supplier.ts'
import { newProfile, openWebkitSite, type WebkitSite } from './webkit-site.ts'

let site: WebkitSite

beforeAll(async () => {
  site = await openWebkitSite()
})
afterEach(() => site.endVisits())
afterAll(() => site.close())

describe('an app that is opened in WebKit while its server is gone', () => {
  it('starts on the order as it was left, and shows every public page and the history', async () => {
    const { provider } = site
    const profile = newProfile()
    const before = await site.visit(profile)
    await register(before.page, provider.url)
    await signIn(before.page)
    await fillOrder(before.page, profile)
    await submitOrder(before.page)
    await pay(before.page, '4242424242424242')
    await before.page.at('/payment-success')
    await before.page.goto(`${provider.url}/historique`)
    await before.page.see('*', 'Chantier Exemple')
    await before.page.goto(`${provider.url}/commande`)
    await before.page.fill(field('steClient'), 'Chantier de demain')
    await before.page.see('.draft-line', 'Brouillon enregistré')
    await expect
      .poll(() => before.page.run(async () => (await (await caches.open('assets')).keys()).length), { timeout: 90_000 })
      .toBeGreaterThan(40)
    await provider.kill()
    await before.kill()

    const { page } = await site.visit(profile)
    await page.goto(`${provider.url}/commande?src=pwa`)
    await page.see(field('steClient'))
    expect(await valueOf(page, 'steClient')).toBe('Chantier de demain')
    await page.goto(`${provider.url}/historique`)
    await page.see('*', 'Chantier Exemple')
    for (const { path, title } of publicPages) {
      await page.goto(`${provider.url}${path}`)
      expect(await page.title()).toBe(title)
    }
    await page.goto(`${provider.url}/factures/1/nulle-part`)
    expect(await page.title()).toMatch(/^Hors ligne/)
    await provider.restart()
  })
})
