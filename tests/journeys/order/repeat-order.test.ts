import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { slipPdf } from '#tests/builders/slip-pdf.ts'
import { newPhone, type Visitor } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, fillOrder, pay, register, signIn, submitOrder } from '#tests/journeys/supplier.ts'
import { tapApi } from '#tests/journeys/wiretap.ts'

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, inject('postgresUrl'))
  const { page, context } = await newPhone()
  await register(page, provider.url)
  await signIn(page)
  await fillOrder(page)
  await field(page, 'comment').fill('Portail vert')
  await page.getByText('Contact, n° de retrait').tap()
  await field(page, 'pickupContact').fill('Ali Petit')
  await field(page, 'pickupNumber').fill('4512')
  await submitOrder(page)
  await pay(page, '4242424242424242')
  await page.waitForURL('**/payment-success')
  await context.close()
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

describe('an order made again', () => {
  it('from the last delivery, in three taps and a slip, is the same order at the provider, but for the number it was called by at the pickup', async () => {
    const { page } = await comeBack()
    await again(page).tap()
    await page.getByText('Commande recopiée.').waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'deliveryReceipt')
    expect(await page.locator('.bottom-bar .missing-link').innerText()).toBe('Il ne manque que le bordereau')
    await attachSlip(page)
    await submitOrder(page)
    await pay(page, '4242424242424242')
    await page.waitForURL('**/payment-success')

    const [second, first] = await ordersAtProvider(page)
    const {
      id: firstId,
      DateCommande: _d,
      created_at: _c,
      updated_at: _u,
      Bordereau: _b,
      bordereau_nom: _n,
      DateLivraison: _l,
      payee_le: _p,
      commantaire,
      ...before
    } = first!
    expect(second).toMatchObject(before)
    expect([commantaire, second!['commantaire']]).toEqual([
      'Au retrait : contact Ali Petit, n° de retrait 4512\nPortail vert',
      'Au retrait : contact Ali Petit\nPortail vert',
    ])
    expect([second!['id'] === firstId, second!['Bordereau'] === first!['Bordereau']]).toEqual([false, false])
  })

  it('from a card of the history fills the form once: a reload brings the draft, not the order', async () => {
    const { page } = await comeBack()
    await page.goto(`${provider.url}/historique`)
    await page
      .getByRole('link', { name: /Commander à nouveau/ })
      .first()
      .tap()
    await page.waitForURL('**/commande')
    await expectValue(page, 'clientName', 'Modèle')
    expect(await page.evaluate(() => history.state as unknown)).toBeNull()
    await field(page, 'clientName').fill('Autre')
    await page.getByText('Brouillon enregistré sur ce téléphone').first().waitFor()
    await page.reload()
    await expectValue(page, 'clientName', 'Autre')
  })

  it('can be taken back, and what was typed before is there again', async () => {
    const { page } = await comeBack()
    await field(page, 'clientName').fill('Déjà là')
    await again(page).tap()
    await expectValue(page, 'clientName', 'Modèle')
    await page.getByRole('button', { name: 'Annuler' }).tap()
    await expectValue(page, 'clientName', 'Déjà là')
    expect(await field(page, 'pickupAdr').inputValue()).toBe('')
  })

  it('begins at the first tap, even from a field that is left wrong', async () => {
    const { page } = await comeBack()
    await field(page, 'address').tap()
    await again(page).tap()
    await expectValue(page, 'clientName', 'Modèle')
  })
})

describe('an address used before', () => {
  it('is offered at the touch of the empty field, located without a call, and goes on serving without network', async () => {
    const asked: string[] = []
    const { page, context } = await comeBack((fresh) =>
      fresh.on('request', (request) => asked.push(new URL(request.url()).pathname)),
    )
    await field(page, 'pickupAdr').tap()
    const option = page.getByRole('option', { name: /Tourrades.*Déjà utilisée/ })
    await option.tap()
    await expectPicked(page, 'pickupAdr', /Tourrades/)
    await context.setOffline(true)
    await field(page, 'address').tap()
    await page.getByRole('option', { name: /Oliviers.*Déjà utilisée/ }).tap()
    await expectPicked(page, 'address', /Oliviers/)
    expect(asked.filter((path) => path.startsWith('/api/places'))).toEqual([])
    expect(asked.filter((path) => path === '/api/fo/my-orders')).toHaveLength(1)
  })

  it('stands before what the provider finds, once', async () => {
    const { page } = await comeBack()
    await field(page, 'address').pressSequentially('12 chemin des oliviers')
    await page.getByText('Base Adresse Nationale').first().waitFor()
    const options = await page.getByRole('option').allInnerTexts()
    expect(options[0]).toMatch(/12 Chemin des Oliviers[^]*Déjà utilisée/)
    expect(options.filter((text) => /^12 Chemin des Oliviers\s+06250 Mougins/.test(text))).toHaveLength(1)
  })
})

describe('an address whose point the provider does not send', () => {
  const foreign = {
    data: [
      {
        id: 1,
        DateCommande: '2026-11-18 09:12:00',
        AdresseLivraison: '12 Chemin des Oliviers, 06250 Mougins',
        TTC: 47.88,
      },
    ],
  }
  const hasForeign = (page: Page) => page.route('**/api/fo/my-orders', (route) => route.fulfill({ json: foreign }))

  it('is geocoded when it is picked', async () => {
    const { page } = await comeBack(hasForeign)
    await field(page, 'address').tap()
    await page.getByRole('option', { name: /Oliviers/ }).tap()
    await expectPicked(page, 'address', /Oliviers, 06250 Mougins/)
  })

  it('must be chosen again when geocoding fails', async () => {
    const { page } = await comeBack(hasForeign)
    await page.route('**/api/places/resolve**', (route) => route.fulfill({ json: { success: true, data: null } }))
    await field(page, 'address').tap()
    await page.getByRole('option', { name: /Oliviers/ }).tap()
    await page
      .locator('#address-error', { hasText: 'Vous devez sélectionner une adresse depuis les suggestions !' })
      .waitFor()
    expect(await page.locator('.combobox[data-picked]').count()).toBe(0)
  })
})

describe('the last address', () => {
  it('is geocoded before it counts as picked', async () => {
    const { page } = await comeBack()
    const tap = tapApi(page)
    await page.getByRole('button', { name: 'Livrer à cette adresse' }).tap()
    await expectPicked(page, 'address', /Oliviers/)
    expect((await tap.replies()).map(({ call, faults }) => [call, faults])).toContainEqual(['resolvePlace', []])
  })

  it('that is found nowhere says so in the delivery field', async () => {
    const { page } = await comeBack()
    await page.route('**/api/places/resolve**', (route) => route.fulfill({ json: { success: true, data: null } }))
    await page.getByRole('button', { name: 'Livrer à cette adresse' }).tap()
    await page
      .locator('#address-error', { hasText: 'Vous devez selectionner une adresse depuis les suggestions !' })
      .waitFor()
    expect(await field(page, 'address').evaluate((input) => input === document.activeElement)).toBe(true)
  })
})

describe('the panel of the last delivery', () => {
  it('moves nothing when it comes to a device that has shown one', async () => {
    const { page } = await comeBack()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/fo/last-order/**', async (route) => {
      await held
      await route.fallback()
    })
    await page.reload()
    const panel = page.locator('.last-delivery')
    const height = async () => Math.round((await panel.boundingBox())?.height ?? 0)
    await panel.locator('.skeleton').waitFor()
    const before = await height()
    release()
    await panel.locator('.skeleton').waitFor({ state: 'detached' })
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1)
  })

  it('comes before the route while that is empty, and both ends lie within the first 400 px all the same', async () => {
    const { page } = await comeBack()
    const bottoms = await Promise.all(
      [page.locator('.last-delivery'), field(page, 'pickupAdr'), field(page, 'address')].map(async (part) => {
        const box = await part.boundingBox()
        return box!.y + box!.height
      }),
    )
    expect(bottoms).toEqual(bottoms.toSorted((a, b) => a - b))
    expect(bottoms.at(-1)).toBeLessThanOrEqual(400)
  })

  it('takes two lines, and no more, of who has ordered nothing yet', async () => {
    const { page } = await newPhone()
    await page.goto(`${provider.url}/login`)
    await page.route('**/api/fo/last-delivery/**', (route) => route.fulfill({ json: { success: true, data: null } }))
    await signIn(page)
    await page.getByText("Tu n'as pas encore passe commande").waitFor()
    expect((await page.locator('.last-delivery').boundingBox())!.height).toBeLessThanOrEqual(60)
  })

  it('is not there, without a word, when it cannot be had', async () => {
    const { page } = await newPhone({ forgive: [/500/] })
    await page.goto(`${provider.url}/login`)
    await page.route('**/api/fo/last-delivery/**', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Panne' } }),
    )
    const failed = page.waitForResponse('**/api/fo/last-delivery/**')
    await signIn(page)
    await failed
    await page.locator('.last-delivery').waitFor({ state: 'detached' })
    expect(await page.getByText('Panne').count()).toBe(0)
  })
})

/**
 * A phone that has never seen the supplier, signed in, its form open. `prepare` runs before: a page at rest asks for
 * the orders by itself.
 */
async function comeBack(prepare: (page: Page) => unknown = () => {}): Promise<Visitor> {
  const visitor = await newPhone()
  const { page } = visitor
  await prepare(page)
  await page.goto(`${provider.url}/login`)
  await signIn(page)
  await again(page).waitFor()
  return visitor
}

function again(page: Page) {
  return page.getByRole('button', { name: 'Commander à nouveau' })
}

async function attachSlip(page: Page): Promise<void> {
  await field(page, 'deliveryReceipt').setInputFiles({
    name: 'autre.pdf',
    mimeType: 'application/pdf',
    buffer: await slipPdf(),
  })
}

async function expectValue(page: Page, name: string, value: string): Promise<void> {
  await page.waitForFunction(
    ([wanted, text]) => document.querySelector<HTMLInputElement>(`[name="${wanted}"]`)?.value === text,
    [name, value] as const,
  )
  expect(await field(page, name).inputValue()).toBe(value)
}

async function expectPicked(page: Page, name: string, address: RegExp): Promise<void> {
  await page.locator(`.combobox[data-picked] [name="${name}"]`).waitFor()
  expect(await field(page, name).inputValue()).toMatch(address)
}

/** The newest first, as they travel. */
async function ordersAtProvider(page: Page): Promise<Record<string, unknown>[]> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const response = await page.request.get(`${provider.url}/api/fo/my-orders`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return ((await response.json()) as { data: Record<string, unknown>[] }).data
}
