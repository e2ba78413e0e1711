import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { faultsOf } from '#tests/journeys/axe.ts'
import { openDemo, openDemoHistory, signInDemo } from '#tests/journeys/demo-visitor.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { shareTracking } from '#tests/journeys/supplier.ts'
import { joinTeam, signInTeam } from '#tests/journeys/team.ts'

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, '')
  openDemo(provider)
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

/** The orders of one of the demonstration's suppliers, as he reads them. */
async function ordersOf(page: Page, email?: string) {
  await page.goto(`${provider.url}/login`)
  await signInDemo(page, '**/commande', email)
  const asked = page.waitForResponse('**/api/fo/my-orders')
  const { tracking } = await openDemoHistory(page, provider.url)
  const { data } = (await (await asked).json()) as {
    data: {
      id: number
      StatuCommande: number
      StatuPaiement: number | null
      telephone: string
      livraisonType: string
    }[]
  }
  return { tracking, orders: data }
}

describe('Who waits for a delivery', () => {
  it('has its link before it leaves, and says by it how to get in, when, and to which neighbour', async () => {
    const { page: supplier } = await newPhone({ isMobile: false, reducedMotion: 'reduce' })
    const { orders } = await ordersOf(supplier, 'negoce@exemple.fr')
    const order = orders.find(({ StatuCommande, StatuPaiement, livraisonType }) => {
      return (StatuCommande === 3 || StatuCommande === 4) && StatuPaiement === 1 && livraisonType === 'flex'
    })!
    const suivi = await shareTracking(supplier, provider.url, order.id)

    const { page, context } = await newPhone({
      isMobile: false,
      reducedMotion: 'reduce',
      forgive: [/ERR_INTERNET/, /422/],
    })
    await page.goto(provider.url + suivi)
    await page.getByRole('heading', { name: /^Prévue à/ }).waitFor()
    await page.getByRole('button', { name: 'Digicode' }).tap()
    const words = page.getByLabel('En quelques mots')
    await words.fill('Portail vert, code 0000A.')
    await page.reload()
    await page.getByRole('button', { name: 'Digicode', pressed: true }).waitFor()
    expect(await words.inputValue()).toBe('Portail vert, code 0000A.')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Envoyer au chauffeur' }).tap()
    await page.getByText(/Ce que tu as écrit reste ici/).waitFor()
    expect(await words.inputValue()).toBe('Portail vert, code 0000A.')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Envoyer au chauffeur' }).tap()
    await page.getByText(/^donné à/).waitFor()
    expect(await words.inputValue()).toBe('Portail vert, code 0000A.')

    await page.getByText('Une autre demi-journée').tap()
    const moment = page.getByLabel('Quand ?')
    await moment.selectOption({ index: 1 })
    const digits = page.getByLabel(/^4 derniers chiffres/)
    const right = order.telephone.replaceAll(/\D/g, '').slice(-4)
    await digits.fill(right === '1234' ? '4321' : '1234')
    await page.getByRole('button', { name: 'Choisir ce moment' }).tap()
    await page.getByText(/^Ce ne sont pas les quatre derniers chiffres/).waitFor()
    await digits.fill(right)
    await page.getByRole('button', { name: 'Choisir ce moment' }).tap()
    await page.getByText('C’est noté : on vient').waitFor()

    await page.getByText('Laisser chez un voisin').tap()
    await page.getByLabel('Nom du voisin et où le trouver').fill('Mme Modèle, au 14')
    await page.getByRole('button', { name: 'D’accord pour ce voisin' }).tap()
    await page.getByText(/^D’accord pour un voisin, à/).waitFor()
    expect(await faultsOf(page, 'recipient, before it leaves')).toEqual([])
    await page.reload()
    await page.getByText(/^D’accord pour un voisin, à/).waitFor()
    expect(await page.locator('body').textContent()).not.toMatch(/0000A|Modèle/)
  }, 300_000)

  it('tells of a damage once it is there, with a photo, and takes the letter along', async () => {
    const { page: supplier } = await newPhone({ isMobile: false, reducedMotion: 'reduce' })
    const { orders, tracking } = await ordersOf(supplier)
    await joinTeam(provider)
    const onItsWay = orders.find(({ StatuCommande }) => StatuCommande === 1)!
    const team = await signInTeam(provider)
    await team.addPhoto(onItsWay.id, 'gray')
    await team.step(onItsWay.id, 1, 2)

    const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: 'gray' } })
      .jpeg()
      .toBuffer()
    const { page } = await newPhone({ isMobile: false, reducedMotion: 'reduce' })
    await page.goto(provider.url + tracking)
    await page.getByRole('heading', { name: 'Signaler un dommage' }).waitFor()
    await page.getByLabel('Ce qui ne va pas').fill('Deux tuiles cassées')
    await page.getByLabel('Photos').setInputFiles({ name: 'tuiles.jpg', mimeType: 'image/jpeg', buffer: photo })
    await page.getByText('Une photo jointe.').waitFor()
    expect(await faultsOf(page, 'recipient, damage')).toEqual([])
    await page.getByRole('button', { name: 'Signaler', exact: true }).tap()
    await page.getByText(/^Signalé à/).waitFor()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger le courrier (PDF)' }).tap()
    expect((await saved).suggestedFilename()).toBe(`protestation-livraison-${onItsWay.id}.pdf`)
    expect(await faultsOf(page, 'recipient, damage told')).toEqual([])
  }, 300_000)
})
