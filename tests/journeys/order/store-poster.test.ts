import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from '#tests/journeys/axe.ts'
import { countedHand } from '#tests/journeys/counted-hand.ts'
import { keptBuild } from '#tests/journeys/offline/kept-build.ts'
import { field, pickByTouch, signIn } from '#tests/journeys/supplier.ts'
import { newPhone } from '#tests/setup/browser.ts'
import { openOrderSite, type OrderSite } from './order-visitor.ts'

const label = 'Négoce Modèle, 12 Chemin des Oliviers, 06250 Mougins'
const unknown = /^On ne connaît pas ce dépôt\s: choisis l’adresse de retrait\.$/
/** Chromium's own line of a store that is not there. */
const forgive = [/status of 404/]
let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
  const words = ['negoce-modele', 'Négoce Modèle', '12 chemin des oliviers mougins', 'Du lundi au samedi 7h-18h']
  const env = { ...process.env, DATA_DIR: site.provider.folder, PLACES_URL: site.services }
  await promisify(execFile)(process.execPath, ['scripts/bo.mjs', 'reglages', 'depot', 'add', ...words], { env })
})
afterAll(() => site.close())

const scan = (page: Page, slug = 'negoce-modele') => page.goto(`${site.provider.url}/depuis/${slug}`)
const startsAt = async (page: Page, address: string) =>
  await expect.poll(() => field(page, 'pickupAdr').inputValue()).toBe(address)

describe('The poster of a partner store, scanned by a phone', () => {
  it('leads who is not signed in to the estimate that starts there: its price is two taps away', async () => {
    const { page, complaints } = await newPhone()
    const hand = countedHand(page)
    await scan(page)
    await page.waitForURL(`${site.provider.url}/#estimation`)
    await startsAt(page, label)
    await page.getByText(/^Horaires du dépôt\s: Du lundi au samedi 7h-18h$/).waitFor()
    await hand.pick('address', 'Nice')
    await page.getByText(/Flex · 0-150 kg · trajet/).waitFor()
    expect(hand.count()).toMatchObject({ taps: 2, typed: 1 })
    expect(await axeFaults(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('leads through the account into the order form, still from there', async () => {
    const { page } = await newPhone()
    await scan(page)
    await startsAt(page, label)
    await pickByTouch(page, 'address', 'Nice')
    await page.getByText('Commander cette livraison').locator('visible=true').tap()
    await page.getByRole('link', { name: 'Se connecter' }).first().tap()
    await page.waitForURL('**/login')
    await signIn(page)
    await startsAt(page, label)
    await page.getByText('Trajet et poids repris de ton estimation.').waitFor()
  })

  it('leads who is signed in to the order form that starts there, and says so with the way back', async () => {
    const page = await visit()
    await scan(page)
    await page.waitForURL('**/commande')
    await startsAt(page, label)
    await page.getByText(/^Retrait\s: Négoce Modèle\. Horaires\s: Du lundi au samedi 7h-18h$/).waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('depot'))).toBeNull()
    await page.locator('#livraison').getByRole('button', { name: 'Annuler' }).tap()
    await startsAt(page, '')
  })

  it('writes over no pickup that stands in the form already: it is offered in its place', async () => {
    const page = await visit()
    await pickByTouch(page, 'pickupAdr', 'zi les tourrades')
    const own = await field(page, 'pickupAdr').inputValue()
    await page.locator('[data-save-status=kept]').waitFor()
    await scan(page)
    await page.getByText(/Ta commande a déjà une adresse de retrait\. Partir de Négoce Modèle\s\?/).waitFor()
    expect(await field(page, 'pickupAdr').inputValue()).toBe(own)
    await page.getByRole('button', { name: 'Remplacer' }).tap()
    await startsAt(page, label)
  })

  it('of a store that is no partner any more leads on all the same, and says so at the address', async () => {
    const { page } = await newPhone({ forgive })
    await scan(page, 'depot-ferme')
    await page.waitForURL(`${site.provider.url}/#estimation`)
    await page.getByText(unknown).waitFor()
    const form = await visit({ forgive })
    await scan(form, 'depot-ferme')
    await form.waitForURL('**/commande')
    await form.getByText(unknown).first().waitFor()
    expect(await field(form, 'pickupAdr').inputValue()).toBe('')
  })

  it('leads to the form as it is without a network, where the app is kept', async () => {
    const page = await visit({ serviceWorkers: 'allow', forgive: [/net::ERR_/] })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await keptBuild(page)
    await page.context().setOffline(true)
    await scan(page)
    await page.waitForURL('**/commande')
    await startsAt(page, '')
    await page.context().setOffline(false)
    await scan(page)
    await startsAt(page, label)
  })
})

function visit(wishes: Parameters<OrderSite['visit']>[1] = {}): Promise<Page> {
  return site.visit(newPhone, wishes)
}
