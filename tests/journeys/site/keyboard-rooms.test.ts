import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newDesktop } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { start as startDirectory } from '#tests/stand-ins/recherche-entreprises.ts'
import { openDemo, signInDemo } from '#tests/journeys/demo-visitor.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, fillOrder, pay, register, signIn, submitOrder } from '#tests/journeys/supplier.ts'

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let directory: Awaited<ReturnType<typeof startDirectory>>
let provider: Provider
let page: Page

beforeAll(async () => {
  services = await startGeoplateforme()
  directory = await startDirectory()
  provider = await startProvider('sqlite', services.url, '', { COMPANIES_URL: directory.url })
  openDemo(provider)
})
afterAll(async () => {
  await provider.remove()
  await Promise.all([services.stop(), directory.stop()])
})

describe('By keyboard alone, a supplier', () => {
  beforeEach(async () => {
    ;({ page } = await newDesktop({ hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] }))
    await page.goto(`${provider.url}/login`)
    await signInDemo(page)
  })

  it('walks the dense history from its search to its last order, each stop drawn and in sight', async () => {
    await openHistory()
    await field(page, 'search').focus()
    const stops = await walk('Refaire : Commander à nouveau (commande 6)')
    expect(stops.filter(({ isDrawn, isInSight }) => !isDrawn || !isInSight)).toEqual([])
    expect(stops.slice(0, 6).map(({ name }) => name)).toEqual([
      'search',
      'period',
      'group',
      expect.stringMatching(/^novembre|^Total/i),
      'Exporter en CSV',
      expect.stringMatching(/^Détails de la commande [123]$/),
    ])
    expect(stops.map(({ name }) => name)).toContain('Facture de la commande 4 (nouvel onglet)')
  })

  it('narrows the list by arrows, and opens and closes the months', async () => {
    await openHistory()
    await page.locator('[name=group]').first().focus()
    await page.keyboard.press('ArrowRight')
    await page.locator('.order-card').nth(1).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('to-pay')
    await page.keyboard.press('ArrowLeft')
    await page.locator('.order-card').nth(3).waitFor()
    await page.locator('.month-view summary').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('table', { name: 'Totaux par mois, en euros' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('table', { name: 'Totaux par mois, en euros' }).waitFor({ state: 'hidden' })
  })

  it('walks the order beside the list, shares how it is followed, and is back at its row after Escape', async () => {
    await openHistory()
    await page.locator('a[data-order="3"]').press('Enter')
    await page.getByText('Un problème ?').waitFor()
    const stops = await walk('Un problème ?')
    expect(stops.slice(1).filter(({ isDrawn, isInSight }) => !isDrawn || !isInSight)).toEqual([])
    const names = [
      'Commande n° 3',
      'Fermer la commande',
      'Nous appeler',
      'Suivre',
      'Partager le suivi',
      'Appeler Dominique Modèle',
      'Commander à nouveau',
      'Enregistrer comme modèle',
      'Un problème ?',
    ]
    expect(stops.map(({ name }) => name)).toEqual(names.map((name) => expect.stringContaining(name)))
    const share = page.getByRole('button', { name: 'Partager le suivi' })
    await share.press('Enter')
    await page.getByText('Lien de suivi copié').waitFor()
    expect(await share.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await page.waitForURL('**/historique')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-order'))).toBe('3')
  })

  it('is asked before an order is cancelled, in a dialog that keeps the focus and gives it back', async () => {
    await page.goto(`${provider.url}/historique/6`)
    const row = page.getByRole('button', { name: /^Annuler la commande/ })
    await row.press('Enter')
    await page.getByRole('dialog').and(page.locator(':focus-within')).waitFor()
    for (const name of ['Annuler la commande', 'Garder la commande', 'Fermer la fenêtre', 'Annuler la commande']) {
      await page.keyboard.press('Tab')
      expect(await stopOf()).toMatchObject({ name, isDrawn: true, isInSight: true })
    }
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await row.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('goes from « Payer » of the list to the payment, at whose title he is, and back to the title of the list', async () => {
    await openHistory()
    await page.getByRole('link', { name: /^Payer/ }).press('Enter')
    await field(page, 'cardNumber').waitFor()
    await page.getByRole('heading', { name: 'Paiement' }).and(page.locator(':focus')).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Historique des livraisons' }).and(page.locator(':focus')).waitFor()
    expect(new URL(page.url()).pathname).toBe('/historique')
  })

  it('puts his first paid order into his calendar and stays at the button, and on the page when he declines the home screen', async () => {
    await page.evaluate(() => localStorage.clear())
    await register(page, provider.url)
    await signIn(page)
    await fillOrder(page)
    await submitOrder(page)
    await pay(page, '4242424242424242')
    await page.waitForURL('**/payment-success')
    const agenda = page.getByRole('button', { name: 'Agenda' })
    const saved = page.waitForEvent('download')
    await agenda.press('Enter')
    expect((await saved).suggestedFilename()).toMatch(/\.ics$/)
    expect(await agenda.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.evaluate(() =>
      dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: () => Promise.resolve({ outcome: 'dismissed' }),
        }),
      ),
    )
    const decline = page.getByRole('button', { name: 'Ne plus proposer' })
    await decline.press('Enter')
    await decline.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  })

  it('takes away a favourite, and goes on where it was; there again at « Annuler »', async () => {
    await page.evaluate(keepFavourite, 'Dépôt Cannes')
    await page.goto(`${provider.url}/account`)
    const drop = page.getByRole('button', { name: 'Retirer « Dépôt Cannes »' })
    await drop.press('Enter')
    await drop.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Rien encore.')
    await page.getByRole('button', { name: 'Annuler' }).press('Enter')
    await drop.waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })
})

describe('By keyboard alone, a visitor', () => {
  beforeEach(async () => {
    ;({ page } = await newDesktop({ forgive: [/ERR_INTERNET_DISCONNECTED/] }))
  })

  it('has a price of two addresses, and the way to order it next', async () => {
    await page.goto(provider.url)
    await field(page, 'pickupAdr').focus()
    await pick('zi les tourrades')
    // The other end is next.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('address')
    await pick('12 chemin des oliviers mougins')
    await page.getByRole('link', { name: 'Commander cette livraison' }).waitFor()
    const stops = await walk('Commander cette livraison')
    expect(stops.map(({ name }) => name)).toEqual(['address', 'poids', 'Estimer le prix', 'Commander cette livraison'])
    expect(stops.filter(({ isDrawn, isInSight }) => !isDrawn || !isInSight)).toEqual([])
  })

  it('fills in his company from its SIREN, and loses no focus', async () => {
    await page.goto(`${provider.url}/register`)
    await page.locator('summary', { hasText: 'Facturer une société' }).press('Enter')
    await field(page, 'siret').focus()
    await page.keyboard.type('900 000 001')
    const fill = page.getByRole('button', { name: 'Remplir depuis le SIREN' })
    await fill.press('Enter')
    await page.getByText(/^Rempli depuis l’annuaire/).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })

  it('takes back a message that waits for the network, which is in the form again', async () => {
    await page.goto(`${provider.url}/contact`)
    await field(page, 'nom').focus()
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
    )
    for (const words of ['Camille', 'a@exemple.fr', 'Livrez-vous à Monaco ?']) {
      await page.keyboard.type(words)
      await page.keyboard.press('Tab')
    }
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Envoyer le message' }).press('Enter')
    await page.getByText('Ton message partira dès que le réseau revient.').and(page.locator(':focus *')).waitFor()
    // While it is being tried it cannot be taken back.
    await page.locator(':focus [data-phase=waiting] button').waitFor()
    await page.keyboard.press('Tab')
    expect(await stopOf()).toMatchObject({ name: 'Annuler', isDrawn: true, isInSight: true })
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => (document.activeElement as HTMLTextAreaElement).value === 'Livrez-vous à Monaco ?')
    expect(await field(page, 'nom').inputValue()).toBe('Camille')
  })
})

async function openHistory(): Promise<void> {
  await page.goto(`${provider.url}/historique`)
  await page.locator('.order-card').nth(5).waitFor()
}

async function pick(words: string): Promise<void> {
  await page.keyboard.type(words, { delay: 20 })
  await page.locator('[role=option]').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

interface Stop {
  readonly name: string
  /** Anything is drawn around it, or around what it stands for. */
  readonly isDrawn: boolean
  /** Neither under the bar nor beyond an edge of the screen. */
  readonly isInSight: boolean
}

/** From where the focus is to the stop with that name, or to the end of the page. */
async function walk(last: string): Promise<readonly Stop[]> {
  const stops = [await stopOf()]
  while (stops.length < 60 && !stops.at(-1)?.name.startsWith(last) && stops.at(-1)?.name !== 'body') {
    await page.keyboard.press('Tab')
    stops.push(await stopOf())
  }
  return stops
}

function stopOf(): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement
    const frames = [
      element,
      element.closest('label'),
      element.matches('[data-order]') ? element.closest('article') : null,
    ]
    const isDrawn = frames.some(
      (frame) =>
        frame !== null &&
        getComputedStyle(frame).outlineStyle !== 'none' &&
        getComputedStyle(frame).outlineWidth !== '0px',
    )
    const { top, bottom } = (
      frames.find((frame, place) => place > 0 && frame !== null) ?? element
    ).getBoundingClientRect()
    const bar =
      element.closest('header') === null ? (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) : 0
    const isInSight = top >= bar - 1 && bottom <= innerHeight + 1
    const name =
      element === document.body
        ? 'body'
        : element.getAttribute('aria-label') || element.name || (element.textContent ?? '').trim()
    return { name: name.replaceAll(/\s/g, ' '), isDrawn, isInSight }
  })
}

/** Runs in the page of who is signed in. */
async function keepFavourite(nom: string): Promise<void> {
  const found = (await (await fetch('/api/places/suggest?q=12+chemin+des+oliviers+mougins')).json()) as {
    data: object[]
  }
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('authToken')}` }
  const reply = await fetch('/api/fo/favoris/adresses', {
    method: 'POST',
    headers,
    body: JSON.stringify({ nom, lieu: found.data[0] }),
  })
  if (!reply.ok) throw new Error(await reply.text())
}
