import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { start as startStripe, stripeKeys, type StripeStandIn } from '#tests/stand-ins/stripe.ts'
import { serveStripe, stripeCards } from '#tests/stand-ins/stripe-network.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, fillOrder, register, signIn, submitOrder } from '#tests/journeys/supplier.ts'

/** What Chromium writes of a refused card, and of a host that is cut off. */
const forgive = [/status of 402/, /ERR_FAILED/]

describe('a payment by Stripe', () => {
  let services: Awaited<ReturnType<typeof startGeoplateforme>>
  let stripe: StripeStandIn
  let provider: Provider

  beforeAll(async () => {
    ;[services, stripe] = await Promise.all([startGeoplateforme(), startStripe()])
    const {
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
    } = stripeKeys
    provider = await startProvider('sqlite', services.url, '', {
      STRIPE_SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
    })
    const { page } = await newPhone()
    await register(page, provider.url)
  })
  afterAll(async () => {
    await provider.remove()
    await Promise.all([services.stop(), stripe.stop()])
  })

  const readyToPay = async (page: Page) => {
    await page.goto(`${provider.url}/login`)
    await signIn(page)
    await fillOrder(page)
    await submitOrder(page)
  }

  it('opens once Stripe can be reached, sends no incomplete card, and pays one order with a refused card and one whose holder is asked in the page', async () => {
    const { page, context } = await newPhone({ forgive })
    const asked = hostsOf(context)
    await context.route('https://js.stripe.com/**', (route) => route.abort())
    await page.goto(`${provider.url}/login`)
    await signIn(page)
    await fillOrder(page)
    expect(asked.has('js.stripe.com')).toBe(false)
    await submitOrder(page)
    await page.getByText('Le paiement ne répond pas.').waitFor()
    await context.unroute('https://js.stripe.com/**')
    const confirmations = await serveStripe(context, stripe)
    await page.getByRole('button', { name: 'Réessayer' }).tap()

    await payButton(page).press('Enter')
    await payButton(page).and(page.locator(':not([data-busy])')).waitFor()
    expect([stripe.intents.size, confirmations]).toEqual([0, []])
    await payBy(page, stripeCards.declined)
    await page.waitForURL('**/payment-failed')
    await page.getByText('Ta carte a été refusée.').first().waitFor()
    await page.getByRole('link', { name: 'Réessayer' }).tap()
    await payBy(page, stripeCards.secure)
    await page.frameLocator('iframe[src*="/bank"]').getByText('Autoriser', { exact: true }).click()
    await page.waitForURL('**/payment-success')
    expect([...stripe.intents.values()].map(({ status }) => status)).toEqual(['succeeded'])
    expect(confirmations.map(({ billing }) => billing)).toEqual([billing, billing])
  })

  it('asks the holder in the whole window, and is found again by the page that the bank leads to', async () => {
    const { page, context } = await newPhone({ forgive })
    await serveStripe(context, stripe)
    await readyToPay(page)
    await payBy(page, stripeCards.away)
    await page.getByText('Refuser', { exact: true }).tap()
    await page.waitForURL('**/payment-failed')
    await page.getByRole('link', { name: 'Réessayer' }).tap()
    await payBy(page, stripeCards.away)
    await page.getByText('Autoriser', { exact: true }).tap()
    await page.waitForURL('**/payment-success')
    expect(
      await page.evaluate(() => JSON.stringify([location.href, history.state, { ...localStorage }])),
    ).not.toContain('_secret_')
  })

  it('that is left at the bank is verified wherever the app is opened again, and can be gone on with', async () => {
    const { page, context } = await newPhone({ forgive })
    await serveStripe(context, stripe)
    await readyToPay(page)
    await payBy(page, stripeCards.away)
    await page.getByText('Autoriser ce paiement ?').waitFor()
    const fresh = await context.newPage()
    await page.close()
    await fresh.goto(`${provider.url}/commande`)
    await fresh.getByRole('heading', { name: 'Vérification en cours' }).waitFor()
    await fresh.getByRole('button', { name: 'Reprendre le paiement' }).tap()
    await payBy(fresh, stripeCards.good)
    await fresh.waitForURL('**/payment-success')
    await fresh.goto(`${provider.url}/commande`)
    await field(fresh, 'clientName').waitFor()
    expect(await field(fresh, 'clientName').inputValue()).toBe('')
    expect([...stripe.intents.values()].map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'succeeded'])
  })

  it('whose holder refuses it at the bank has failed on the page that the bank leads to, though another card was refused before', async () => {
    const { page, context } = await newPhone({ forgive })
    await serveStripe(context, stripe)
    await readyToPay(page)
    await payBy(page, stripeCards.declined)
    await page.waitForURL('**/payment-failed')
    await page.getByRole('link', { name: 'Réessayer' }).tap()
    await payBy(page, stripeCards.away)
    await page.getByText('Refuser', { exact: true }).tap()
    await page.waitForURL('**/payment-failed')
    await page.getByText('Ta carte n’a pas été débitée.').waitFor()
    expect([...stripe.intents.values()].at(-1)?.status).toBe('requires_payment_method')
  })

  it('with the box of its fields ticked stands chosen the next time, nothing typed, says when it has expired, and goes at /account', async () => {
    const { page, context } = await newPhone({ forgive })
    await serveStripe(context, stripe)
    await readyToPay(page)
    const frame = page.frameLocator('iframe[src*="fields"]')
    await frame.getByRole('checkbox').check()
    await payBy(page, stripeCards.secure)
    await page.frameLocator('iframe[src*="/bank"]').getByText('Autoriser', { exact: true }).click()
    await page.waitForURL('**/payment-success')

    const next = async () => {
      await page.goto(`${provider.url}/commande`)
      await field(page, 'clientName').waitFor()
      await fillOrder(page)
      await submitOrder(page)
      await frame.getByText('visa •••• 3184').waitFor()
    }
    await next()
    expect(await frame.locator('[name=number]').isVisible()).toBe(false)
    await payButton(page).press('Enter')
    await page.frameLocator('iframe[src*="/bank"]').getByText('Autoriser', { exact: true }).click()
    await page.waitForURL('**/payment-success')

    const customer = [...stripe.people.cards.values()][0]?.customer ?? ''
    stripe.people.keep(customer, { brand: 'visa', last4: '4242', exp_month: 1, exp_year: 2025 })
    await next()
    await page.getByText('Ta carte 4242 a expiré fin 01/25 : choisis-en une autre.').waitFor()
    await page.getByRole('button', { name: /^Payer/, disabled: true }).waitFor()
    await frame.getByText('visa •••• 3184').click()
    await payButton(page).waitFor()

    await page.goto(`${provider.url}/account`)
    await page.getByText('A expiré fin 01/25').waitFor()
    await page.getByRole('button', { name: 'Retirer la carte qui finit par 3184' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).tap()
    await page.getByText('Carte 3184 retirée').waitFor()
    expect(stripe.people.cardsOf(customer).map(({ card }) => card.last4)).toEqual(['4242'])
  })

  it('is made by a typed card where Stripe does not answer about customers', async () => {
    const { page, context } = await newPhone({ forgive: [...forgive, /status of 503/] })
    await serveStripe(context, stripe)
    stripe.misbehave(({ path }) => (/customer/.test(path) ? 'broken' : 'well'))
    await readyToPay(page)
    await page.getByText('Tes cartes gardées ne répondent pas pour l’instant : saisis ta carte.').waitFor()
    await payBy(page, stripeCards.good)
    await page.waitForURL('**/payment-success')
    expect([...stripe.intents.values()].at(-1)).toMatchObject({ status: 'succeeded' })
    stripe.misbehave('well')
  })
})

/** Who pays: the customer of the form, at the delivery address. */
const billing = {
  name: 'Dominique Modèle',
  email: 'atelier@exemple.fr',
  phone: '0698765432',
  address: { line1: '12 Chemin des Oliviers, 06250 Mougins', postal_code: '06250', country: 'FR' },
}

function payButton(page: Page) {
  return page.getByRole('button', { name: /^Payer/ }).and(page.locator(':enabled'))
}

/** Types a card into Stripe's fields and presses « Payer ». */
async function payBy(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[src*="fields"]')
  await frame.locator('[name=number]').fill(number)
  await frame.locator('[name=expiry]').fill('1230')
  await frame.locator('[name=cvc]').fill('123')
  // A pretended finger misses a button beside a frame of another process.
  await payButton(page).press('Enter')
}

/** Every host that is asked from now on. */
function hostsOf(context: BrowserContext): ReadonlySet<string> {
  const hosts = new Set<string>()
  context.on('request', (request) => hosts.add(new URL(request.url()).host))
  return hosts
}
