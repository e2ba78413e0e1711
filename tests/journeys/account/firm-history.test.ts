import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { faultsOf } from '#tests/journeys/axe.ts'
import { openDemo, signInDemo } from '#tests/journeys/demo-visitor.ts'
import { makeFirm } from '#tests/journeys/firm.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, fillOrder, paidOrderId, pay, register, signIn, submitOrder } from '#tests/journeys/supplier.ts'

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

describe('Two colleagues on two phones', () => {
  it('see each other’s orders as they come, and find them by their reference', async () => {
    const faults: string[] = []
    const { owner, colleague } = await twoPhones()
    await register(owner, provider.url)
    await signIn(owner)
    await makeFirm(owner, provider.url)
    await joinFirm(colleague, await invite(owner))
    await owner.reload()
    await owner.getByRole('switch', { name: /Référence demandée/ }).check({ force: true })
    await owner.getByText('Une référence est demandée à chaque commande').waitFor()
    await owner.getByRole('link', { name: 'Voir les livraisons de l’entreprise' }).tap()
    await owner.getByText('Aucune commande pour la période sélectionnée').waitFor()
    expect(new URL(owner.url()).search).toBe('?de=entreprise')

    // The firm demands a reference: the bar says that it is lacking, and the order goes with it.
    await colleague.goto(`${provider.url}/commande`)
    await fillOrder(colleague)
    await colleague.getByText('Il ne manque que la référence').first().waitFor()
    faults.push(...(await faultsOf(colleague, 'reference')))
    await field(colleague, 'orderReference').fill('CH-EX-1')
    await field(colleague, 'site').fill('Villa Modèle')
    await field(colleague, 'goods').fill('Parpaings')
    await field(colleague, 'packages').fill('3')
    await submitOrder(colleague)
    await colleague.getByText('CH-EX-1').waitFor()
    await pay(colleague, '4242424242424242')
    await colleague.waitForURL('**/payment-success')
    const id = await paidOrderId(colleague)

    // It comes onto the open page of the other phone by itself.
    const card = owner.locator('.order-card')
    await card.getByText('CH-EX-1 · Villa Modèle · par Camille Exemple').waitFor()
    faults.push(...(await faultsOf(owner, 'firm')))
    await field(owner, 'search').fill('ch-ex-2')
    await owner.getByText('Rien ne correspond à ta recherche dans cette période.').waitFor()
    await field(owner, 'search').fill('ch-ex-1')
    await card.waitFor()
    await owner.reload()
    await card.getByText('CH-EX-1').waitFor()
    await owner.getByRole('link', { name: `Détails de la commande ${id}` }).tap()
    await owner.getByText('Commandée par').waitFor()
    await owner.getByText('Parpaings, 3 colis').waitFor()
    expect(new URL(owner.url()).pathname + new URL(owner.url()).search).toBe(`/historique/${id}?de=entreprise`)
    await owner.getByRole('link', { name: 'Historique', exact: true }).tap()
    await card.getByText('CH-EX-1').waitFor()
    await owner.getByRole('radio', { name: 'Les miennes' }).check({ force: true })
    await owner.getByText('ta première livraison apparaîtra ici', { exact: false }).waitFor()
    expect(new URL(owner.url()).search).toBe('')
    expect(faults).toEqual([])
  }, 300_000)

  it('are one who reads and buys nothing once he is an accountant, and who keeps nothing of the firm once he is taken out', async () => {
    const { owner, colleague } = await twoPhones()
    await owner.goto(`${provider.url}/login`)
    await signIn(owner)
    await colleague.goto(`${provider.url}/login`)
    await signInDemo(colleague)
    await setRole(owner, 'accountant')
    await colleague.goto(`${provider.url}/historique`)
    await colleague.waitForURL('**/historique?de=entreprise')
    await colleague.locator('.order-card').getByText('CH-EX-1').waitFor()
    expect(await colleague.getByRole('link', { name: /Refaire|Payer/ }).count()).toBe(0)
    expect(await colleague.getByRole('radio', { name: 'Les miennes' }).count()).toBe(0)
    await expect.poll(() => firmKeys(colleague)).toEqual(['organisation', 'orders firm'].toSorted())

    // Taken out: the open page is out, and the firm's copy with it.
    await owner.getByRole('button', { name: /^Retirer .* de l’entreprise$/ }).tap()
    await owner.getByRole('button', { name: 'Retirer', exact: true }).tap()
    await owner.getByText(/n’est plus membre$/).waitFor()
    await colleague.waitForURL('**/login')
    await expect.poll(() => firmKeys(colleague)).toEqual([])
  })
})

async function twoPhones() {
  const { page: owner } = await newPhone({ reducedMotion: 'reduce' })
  const { page: colleague } = await newPhone({ reducedMotion: 'reduce', forgive: [/status of 401/] })
  return { owner, colleague }
}

/** Answers where the letter's link leads. */
async function invite(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Inviter quelqu’un' }).tap()
  await field(page, 'email').fill('noa@exemple.fr')
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).tap()
  await page.getByText(/^Lien jusqu’au/).waitFor()
  const database = new DatabaseSync(join(provider.folder, 'colibat.db'), { readOnly: true })
  const letter = database.prepare("select text from letters where to_address = 'noa@exemple.fr'").get()
  database.close()
  return /\/invitation\/[\w-]+/.exec(String(letter?.['text']))?.[0] ?? ''
}

async function joinFirm(page: Page, invitation: string): Promise<void> {
  await page.goto(provider.url + invitation)
  await page.waitForURL('**/login')
  await signInDemo(page, '**/invitation/**')
  await page.getByRole('button', { name: 'Rejoindre l’entreprise' }).tap()
  await page.waitForURL('**/entreprise')
}

async function setRole(page: Page, role: string): Promise<void> {
  await page.goto(`${provider.url}/entreprise`)
  await page.getByRole('combobox').selectOption(role)
  await page.getByText(/: comptable$/).waitFor()
}

/** What the device keeps of the firm, by name. */
async function firmKeys(page: Page): Promise<readonly string[]> {
  const keys = await page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('colibat')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAllKeys()
          all.addEventListener('success', () => (opening.result.close(), resolve(all.result)))
        })
      }),
  )
  return keys
    .flatMap((key) => (Array.isArray(key) ? [key.slice(1).join(' ')] : []))
    .filter((name) => name === 'organisation' || name === 'orders firm')
    .toSorted()
}
