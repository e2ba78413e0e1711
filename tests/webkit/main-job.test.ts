import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openWebkitSite, type WebkitSite } from './webkit-site.ts'
import { fillOrder, pay, register, signIn, submitOrder } from './supplier.ts'

let site: WebkitSite

beforeAll(async () => {
  site = await openWebkitSite()
})
afterEach(() => site.endVisits())
afterAll(() => site.close())

/** What WebKit says of a part that was on its way when the server was killed, whatever it was. */
const serverGone = [
  /Response served by service worker is an error/,
  /Cannot load \./,
  /NetworkError: {2}A network error occurred/,
]

describe('the main job in WebKit', () => {
  it('goes from registering to a paid order in the history, and survives the server pulled off its plug', async () => {
    const { provider } = site
    const { page } = await site.visit()
    await register(page, provider.url)
    await page.see('*', 'Inscription réussie ! Tu peux maintenant te connecter.')
    await signIn(page)
    await page.see('*', 'Connexion réussie !')
    await fillOrder(page, provider.folder)
    await page.see('.ticket', '19,90 €')
    await submitOrder(page)
    await page.see('*', '12 Chemin des Oliviers')
    await pay(page, '4242424242424242')
    await page.at('/payment-success')
    await page.see('*', 'Paiement réussi !')
    await provider.kill()
    await provider.restart()
    await page.goto(`${provider.url}/historique`)
    await page.see('*', 'Chantier Exemple')
    expect(await page.see('*', 'En cours de validation - Payé')).toContain('Payé')
    await page.press('a', 'Détails')
    await page.at('/historique/1')
    // What this browser cannot tell of its storage, and of an app that is installed, spoils no screen.
    for (const [path, words] of [
      ['/account', 'Mon compte'],
      ['/preferences', 'Mes préférences'],
    ] as const) {
      await page.goto(provider.url + path)
      await page.see('h1', words)
    }
    await site.endVisits(serverGone)
  })

  it('asks for 3-D Secure when the card wants it, and sends a declined card to the failure page', async () => {
    const { provider } = site
    const { page } = await site.visit()
    await page.goto(`${provider.url}/login`)
    await signIn(page)
    await fillOrder(page, provider.folder)
    await submitOrder(page)
    await pay(page, '4000002500003155')
    await page.press('button', 'Autoriser')
    await page.at('/payment-success')
    await page.goto(`${provider.url}/commande`)
    await fillOrder(page, provider.folder)
    await submitOrder(page)
    await pay(page, '4000000000000002')
    await page.at('/payment-failed')
    expect(await page.see('main *', 'Ta carte a été refusée')).toContain('refusée')
  })
})
