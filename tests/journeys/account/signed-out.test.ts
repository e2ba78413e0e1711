import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDesktop } from '#tests/setup/browser.ts'
import { openOrderSite, type OrderSite } from '#tests/journeys/order/order-visitor.ts'
import { field, sample } from '#tests/journeys/supplier.ts'

const dominique = { ...sample, email: 'dominique@exemple.fr', prenom: 'Dominique', nom: 'Modèle' }

let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
  const body = JSON.stringify({ ...dominique, adresse: '12 chemin des Oliviers, 06250 Mougins' })
  await fetch(`${site.provider.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
})

afterAll(() => site.close())

describe('After « Se déconnecter »', () => {
  it('the way back of the browser shows no private page', async () => {
    const page = await site.visit(newDesktop)
    await page.getByRole('link', { name: 'Historique des livraisons' }).click()
    await page.getByText('Aucune commande pour la période sélectionnée').waitFor()
    await page.getByRole('link', { name: 'Nouvelle livraison' }).first().click()
    await field(page, 'comment').waitFor()
    await signOut(page)
    await page.waitForURL('**/login')
    for (let steps = 0; steps < 2; steps++) {
      await page.goBack()
      await page.waitForURL('**/login')
      expect(await page.getByRole('link', { name: 'Nouvelle livraison' }).count()).toBe(0)
    }
  })

  it('what a page left in the tab’s history is not shown to the next user', async () => {
    const page = await site.visit(newDesktop)
    await page.evaluate(() =>
      history.pushState({ amount: 4788, orderId: 4242, paymentIntentId: 'pi_secret' }, '', '/payment-success'),
    )
    await page.getByText('n° 4242').waitFor()
    await page.getByRole('link', { name: 'Voir l’historique' }).click()
    // A list that is on its way would be refused.
    await page.getByText('Aucune commande pour la période sélectionnée').waitFor()
    await signOut(page)
    await page.waitForURL('**/login')
    await signInAs(page, dominique, '/commande')
    await page.goBack()
    await page.waitForURL('**/commande')
    await field(page, 'comment').waitFor()
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('4242')
  })

  it('a page that the browser kept as it was left is closed before it is seen', async () => {
    const page = await site.visit(newDesktop)
    await page.evaluate(() => localStorage.removeItem('authToken'))
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await page.waitForURL('**/login')
    expect(await page.getByRole('link', { name: 'Nouvelle livraison' }).count()).toBe(0)
  })

  it('the token is ended on the server when the network is back, which nobody waits for', async () => {
    const page = await site.visit(newDesktop, { forgive: [/ERR_INTERNET_DISCONNECTED/] })
    const token = await page.evaluate(() => localStorage.getItem('authToken'))
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('door-page')),
    )
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await signOut(page)
    await page.waitForURL('**/login')
    await page.getByText('Session fermée.').waitFor()
    // Nothing is answered while there is no network, whatever is asked.
    const answered = page.waitForResponse('**/api/logout')
    await page.context().setOffline(false)
    expect((await answered).request().headers()['authorization']).toBe(`Bearer ${token}`)
  })
})

async function signInAs(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
  address: string,
): Promise<void> {
  // With a session that is open the form is folded.
  await field(page, 'email').or(page.getByText('Utiliser un autre compte')).first().waitFor()
  if ((await field(page, 'email').count()) === 0) await page.getByText('Utiliser un autre compte').click()
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL(site.provider.url + address)
}

/** By the menu of a phone or of a desktop. */
async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Menu' })
    .or(page.locator('header .menu-button'))
    .and(page.locator(':visible'))
    .click()
  await page.getByRole('button', { name: 'Se déconnecter' }).and(page.locator(':visible')).click()
}
