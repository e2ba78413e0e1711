import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { company } from '#content/company.ts'
import { faq } from '#content/faq.ts'
import { publicPages } from '#content/public-pages.ts'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field } from '#tests/journeys/supplier.ts'

const missing = '/nulle-part'

const addresses = [...publicPages.map(({ path }) => path), missing]

/** The line Chromium writes for the page that says 404. */
const forgive = [/status of 404/]

let provider: Provider

beforeAll(async () => {
  provider = await startProvider('sqlite', 'off', inject('postgresUrl'))
})

afterAll(() => provider.remove())

const open = (page: Page, path: string) => page.goto(provider.url + path)

/** Reaches for the form of /contact, as the script waits for. */
const reachForm = async (page: Page) => {
  await field(page, 'message').focus()
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('nom') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}

describe('a public page without any script', () => {
  it.each([
    [
      '/',
      'Du dépôt au chantier, sans y aller.',
      '19,99 €',
      'Assuré et suivi',
      'Prix compétitif',
      'Comment ça marche',
      'Crée ton compte',
      'Suis ta livraison',
    ],
    ['/faq', 'Questions fréquentes', ...faq.map(({ question }) => question), 'La livraison démarre à 19,99 €'],
    ['/about', 'Notre mission', 'D’où vient notre nom'],
    ['/contact', 'Écris-nous', company.email, 'Afficher le numéro', 'Du lundi au samedi de 8h à 18h'],
    ['/cgu', 'Conditions générales d’utilisation'],
    ['/cgv', 'Conditions générales de vente', 'jusqu’à 2 heures avant le retrait'],
    ['/politique', 'La commande commencée et abandonnée', '90 jours', 'Aucun traceur'],
    ['/mentions-legales', 'Mentions légales', 'Pas encore renseigné', company.email],
    ['/accessibilite', 'Accessibilité', 'Aucun audit', 'Défenseur des droits', company.email],
    [missing, 'Cette page n’existe pas.', 'Revenir à l’accueil'],
  ])('reads fully: %s', async (path, ...sentences) => {
    const { page } = await newPhone({ javaScriptEnabled: false, forgive })
    expect((await open(page, path))?.status()).toBe(path === missing ? 404 : 200)
    const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ')
    for (const sentence of sentences) expect(text).toContain(sentence.replaceAll(/\s+/g, ' '))
    expect(await page.locator('h1:visible').count()).toBe(1)
  })

  it('leads only to addresses that answer', async () => {
    const { page, context } = await newPhone({ javaScriptEnabled: false, forgive })
    const found = new Set<string>()
    for (const path of addresses) {
      await open(page, path)
      for (const link of await page.locator('a[href^="/"]').all()) found.add((await link.getAttribute('href')) ?? '')
    }
    expect([...found].toSorted()).toEqual(
      expect.arrayContaining([
        '/',
        '/about',
        '/accessibilite',
        '/cgu',
        '/cgv',
        '/contact',
        '/faq',
        '/login',
        '/mentions-legales',
        '/politique',
        '/register',
      ]),
    )
    for (const path of found) expect((await context.request.get(provider.url + path)).status(), path).toBe(200)
  })

  it('opens its menu, goes where a link says, and gives the phone number', async () => {
    const { page } = await newPhone({ javaScriptEnabled: false })
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('link', { name: 'FAQ', exact: true }).first().tap()
    await page.waitForURL('**/faq')
    await page.getByRole('link', { name: 'Nous contacter' }).tap()
    await page.waitForURL('**/contact')
    await page.getByText('Afficher le numéro').tap()
    expect(await page.locator('aside a[href^="tel:+33"]').isVisible()).toBe(true)
  })

  it('opens one question at a time, the first at first', async () => {
    const { page } = await newPhone({ javaScriptEnabled: false })
    await open(page, '/faq')
    expect(await opened(page)).toEqual([faq[0]?.question])
    await page.getByText('Mes colis sont-ils assurés').tap()
    expect(await opened(page)).toEqual(['Mes colis sont-ils assurés ?'])
  })

  it('sends a message and comes back with the thanks', async () => {
    const { page } = await newPhone({ javaScriptEnabled: false })
    await open(page, '/contact')
    expect(await page.getByText('Merci, ton message').isVisible()).toBe(false)
    await write(page, { nom: 'Camille', email: 'camille@exemple.fr', message: 'Livrez-vous à Monaco ?' })
    await page.getByRole('button', { name: 'Envoyer le message' }).tap()
    await page.waitForURL('**/contact#envoye')
    expect(await page.getByText('Merci, ton message').isVisible()).toBe(true)
    expect(await page.locator('#erreur').isVisible()).toBe(false)
  })

  it('says that a message was not taken', async () => {
    const { page } = await newPhone({ javaScriptEnabled: false })
    await open(page, '/contact')
    await page.getByRole('button', { name: 'Envoyer le message' }).tap()
    await page.waitForURL('**/contact#erreur')
    expect(await page.locator('#erreur').isVisible()).toBe(true)
  })
})

describe('a public page with its script', () => {
  it('asks for that one alone, of 700 bytes at most', async () => {
    const { page } = await newPhone({ forgive })
    for (const path of addresses.filter((address) => address !== '/contact')) {
      await open(page, path)
      await page.waitForLoadState('networkidle')
      const scripts = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ name, encodedBodySize }) => [name.replace(/^.*\/|-.{8}\.js$/g, ''), encodedBodySize <= 700]),
      )
      expect(scripts, path).toEqual([['every-page', true]])
    }
  })

  it('is taken over without a word, from this server alone', async () => {
    const { page, complaints } = await newPhone({ forgive })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).origin))
    for (const path of addresses) {
      await open(page, path)
      await page.waitForLoadState('networkidle')
    }
    await open(page, '/contact')
    await reachForm(page)
    await page.waitForLoadState('networkidle')
    expect(complaints).toEqual([])
    expect([...new Set(asked)]).toEqual([provider.url])
  })

  it('shows the theme that was chosen before, from the first paint', async () => {
    const { page } = await newPhone({ colorScheme: 'light', forgive: [/ERR_FAILED/] })
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.route('**/*.js', (route) => route.abort())
    await open(page, '/')
    expect(
      await page.evaluate(() => [
        document.documentElement.dataset['theme'],
        getComputedStyle(document.documentElement).colorScheme,
      ]),
    ).toEqual(['dark', 'dark'])
  })

  it('puts words in the place of a hero image that does not load', async () => {
    const { page } = await newPhone({ forgive: [/ERR_FAILED/] })
    await page.route('**/hero-*.svg', (route) => route.abort())
    await open(page, '/')
    await page.getByText('Un camion chargé va du dépôt A au chantier B.').waitFor()
    expect(await page.locator('img.hero-image').count()).toBe(0)
  })

  it('opens one question at a time with the keyboard', async () => {
    const { page } = await newDesktop()
    await open(page, '/faq')
    await page.locator('summary').nth(2).focus()
    await page.keyboard.press('Enter')
    expect(await opened(page)).toEqual([faq[2]?.question])
  })

  it('reveals the phone number as a link, the next stop of the keyboard', async () => {
    const { page } = await newDesktop()
    await open(page, '/contact')
    const number = page.locator('main').getByRole('link', { name: company.phone })
    expect(await number.isVisible()).toBe(false)
    await page.getByText('Afficher le numéro').press('Enter')
    await number.waitFor()
    expect(await number.getAttribute('href')).toBe('tel:+33465710000')
    await page.keyboard.press('Tab')
    expect(await number.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  it('keeps the phone number in the place of its button, over nothing', async () => {
    const { page } = await newPhone()
    await open(page, '/contact')
    await page.getByText('Afficher le numéro').tap()
    const number = page.locator('main').getByRole('link', { name: company.phone })
    await page.getByText('Horaires').tap()
    expect(await number.isVisible()).toBe(true)
    const [bottom, next] = await Promise.all([number.boundingBox(), page.getByText('Horaires').boundingBox()])
    expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0)
  })

  it('does not let its menu stand open for the one who comes back', async () => {
    const { page } = await newPhone()
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('link', { name: 'À propos', exact: true }).first().tap()
    await page.waitForURL('**/about')
    await page.goBack()
    expect(await page.locator(':popover-open').count()).toBe(0)
  })

  it('judges a message that was sent before its script came', async () => {
    const { page } = await newPhone()
    const pressed = Promise.withResolvers<void>()
    await page.route('**/assets/hydrate-contact-*.js', async (route) => {
      await pressed.promise
      await route.continue()
    })
    await open(page, '/contact')
    await page.getByRole('button', { name: 'Envoyer le message' }).tap()
    pressed.resolve()
    await page.getByText('Le nom est obligatoire').waitFor()
    expect(page.url()).toBe(`${provider.url}/contact`)
  })

  it('says what is missing from a message, at the field one leaves and at the send button', async () => {
    const { page } = await newPhone()
    await open(page, '/contact')
    await field(page, 'email').fill('camille@')
    await reachForm(page)
    // Gone past empty, nothing is said.
    await field(page, 'nom').focus()
    await field(page, 'nom').press('Tab')
    await field(page, 'email').press('Tab')
    await page.getByText('Email invalide').waitFor()
    expect(await page.getByText('Le nom est obligatoire').count()).toBe(0)
    await page.getByRole('button', { name: 'Envoyer le message' }).tap()
    await page.getByText('Le nom est obligatoire').waitFor()
    expect(await page.getByText('Le message est obligatoire').isVisible()).toBe(true)
    expect(await field(page, 'nom').evaluate((control) => control === document.activeElement)).toBe(true)
    await write(page, { nom: 'C', email: '', message: 'Trop peu' })
    await field(page, 'fichier').setInputFiles({
      name: 'plan.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(5_242_881),
    })
    await page.getByText('Le message doit contenir au moins 10 caractères').waitFor()
    expect(await page.getByText("L'email est obligatoire").isVisible()).toBe(true)
    await page.getByText('Le fichier ne doit pas dépasser 5 Mo').waitFor()
    expect(await page.getByText('Le nom est obligatoire').count()).toBe(0)
  })

  it('sends a message with a file in place, thanks, and is blank again', async () => {
    const { page } = await newPhone()
    await open(page, '/contact')
    await reachForm(page)
    await write(page, { nom: 'Camille', email: 'camille@exemple.fr', message: 'Voici le plan du chantier.' })
    await field(page, 'fichier').setInputFiles({
      name: 'plan.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('A → B'),
    })
    await page.getByText('plan.txt').waitFor()
    const sent = page.waitForRequest('**/api/contact')
    await page.getByRole('button', { name: 'Envoyer le message' }).tap()
    await page.getByText('Merci, ton message').waitFor()
    expect((await sent).headers()['content-type']).toContain('multipart/form-data')
    expect(await field(page, 'message').inputValue()).toBe('')
    expect(await page.getByText('plan.txt').count()).toBe(0)
    expect(page.url()).toBe(`${provider.url}/contact`)
  })

  it.each([
    [413, 'Envoie ton message sans fichier.'],
    [503, 'Réessaie sans fichier, ou appelle-nous'],
  ])('says what to do when the server answers %i, and keeps the message', async (status, words) => {
    const { page } = await newPhone({ forgive: [/status of (?:413|503)/] })
    await open(page, '/contact')
    await reachForm(page)
    await page.route('**/api/contact', (route) => route.fulfill({ status, json: { success: false, message: 'Non.' } }))
    await write(page, { nom: 'Camille', email: 'camille@exemple.fr', message: 'Voici le plan du chantier.' })
    await page.getByRole('button', { name: 'Envoyer le message' }).tap()
    await page.getByText(words).waitFor()
    expect(
      await page
        .locator('[data-says]:visible')
        .getByText("Une erreur est survenue lors de l'envoi de ton message. Réessaie plus tard.")
        .isVisible(),
    ).toBe(true)
    expect(await field(page, 'message').inputValue()).toBe('Voici le plan du chantier.')
  })

  it('keeps the message, which leaves later, when the server cannot be reached', async () => {
    const { page } = await newPhone({ forgive: [/ERR_FAILED/] })
    await open(page, '/contact')
    await reachForm(page)
    await page.route('**/api/contact', (route) => route.abort())
    await write(page, { nom: 'Camille', email: 'camille@exemple.fr', message: 'Voici le plan du chantier.' })
    await page.getByRole('button', { name: 'Envoyer le message' }).tap()
    await page.getByText(/^Notre serveur ne répond pas encore/).waitFor()
    await page.getByText(/Voici le plan du chantier\./).waitFor()
    await page.getByRole('button', { name: 'Annuler' }).tap()
    await expect.poll(() => field(page, 'message').inputValue()).toBe('Voici le plan du chantier.')
  })
})

async function write(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

async function opened(page: Page): Promise<readonly string[]> {
  return (await page.locator('details[open] > summary').allInnerTexts()).map((text) => text.replaceAll(/\s/g, ' '))
}
