import type { Page } from 'playwright-core'
import { phonePhoto } from '#tests/builders/phone-photo.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { axeFaults, faultsOf } from '#tests/journeys/axe.ts'
import { openDemo, openDemoHistory, signInDemo } from '#tests/journeys/demo-visitor.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { openOffice, signInStaff } from '#tests/journeys/team.ts'
import { field, fillOrder, openSupplier, pay, register, signIn, submitOrder } from '#tests/journeys/supplier.ts'

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, '')
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

describe('Every signed-in screen', () => {
  it('has no fault that axe finds, and never scrolls sideways, in both themes, from 320 to 1280 px and with text at 200 %', async () => {
    const { page } = await newPhone({ isMobile: false, reducedMotion: 'reduce' })
    const faults: string[] = []
    const judge = async (screen: string) => faults.push(...(await faultsOf(page, screen)))

    const send = page.getByRole('button', { name: 'Se connecter' })
    await page.goto(`${provider.url}/login`)
    await send.waitFor()
    await judge('login')
    await send.tap()
    await judge('login with errors')
    await page.goto(`${provider.url}/register`)
    await page.getByRole('button', { name: 'Créer mon compte' }).waitFor()
    await judge('register')
    await register(page, provider.url)
    await judgeReset(page, judge)
    await page.goto(`${provider.url}/login`)
    await signIn(page)
    await judgeAccount(page, judge)
    await page.goto(`${provider.url}/commande`)
    await field(page, 'comment').waitFor()
    await judge('order')
    await page.getByRole('button', { name: 'Autre jour' }).tap()
    await page.locator('.calendar').waitFor()
    await judge('order, calendar open')
    await page.getByRole('radio', { name: /Planifiée/ }).check({ force: true })
    await judge('order, planned')
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form')?.requestSubmit())
    await page.getByText('À corriger pour valider ta demande').waitFor()
    await judge('order with errors')
    await fillOrder(page)
    await submitOrder(page)
    await field(page, 'cardNumber').waitFor()
    await judge('payment')
    await pay(page, '4000000000000002')
    await page.waitForURL('**/payment-failed')
    await page.getByRole('button', { name: /Provision/ }).tap()
    await judge('payment failed')
    await page.getByRole('link', { name: 'Réessayer' }).tap()
    await pay(page, '4242424242424242')
    await page.waitForURL('**/payment-success')
    await page.getByText('Montant payé').waitFor()
    await judge('payment done')
    await page.getByRole('link', { name: 'Voir l’historique' }).tap()
    await page.getByText('Chantier Exemple').waitFor()
    await judge('history')
    await page.getByRole('link', { name: /^Détails/ }).tap()
    await page.getByText('Un problème ?').waitFor()
    await judge('detail of an order')
    expect(faults).toEqual([])
  }, 900_000)
})

describe('The order form by keyboard alone', () => {
  it('is walked in the order of the eye, every stop with a visible focus', async () => {
    const { page } = await newDesktop({ hasTouch: true, reducedMotion: 'reduce' })
    await page.goto(`${provider.url}/login`)
    await signIn(page)
    await page.getByRole('button', { name: 'Commander à nouveau' }).waitFor()
    await openSupplier(page)
    await field(page, 'email').focus()
    const stops: Stop[] = []
    do {
      stops.push(await stopOf(page))
      await page.keyboard.press('Tab')
    } while (stops.at(-1)?.name !== 'comment')
    expect(stops.filter(({ drawn }) => !drawn)).toEqual([])
    expect(stops.map(({ name }) => name)).toEqual(
      'email steName Commander·à·nouveau Livrer·à·cette·adresse pickupAdr address Ma·position poids Photographier·le·bordereau Plus·de·1350·kg·?·Écris-nous livraisonType flexDate Autre·jour flexHalfDay steClient C’est·moi·qui·réceptionne clientName clientPrenom telephone deliveryReceipt Prendre·une·photo comment'.split(
        ' ',
      ),
    )
  })

  it('opens the calendar, walks it by arrows, picks a later day, and says which one', async () => {
    const { page } = await newDesktop({ hasTouch: true, reducedMotion: 'reduce' })
    await page.goto(`${provider.url}/login`)
    await signIn(page)
    await page.getByRole('button', { name: 'Autre jour' }).press('Enter')
    await page.getByRole('grid').waitFor()
    const before = await focusedLabel(page)
    await page.keyboard.press('Escape')
    expect(await page.getByRole('grid').count()).toBe(0)
    expect((await stopOf(page)).name).toBe('Autre·jour')
    await page.keyboard.press('Enter')
    await page.getByRole('grid').waitFor()
    for (const key of ['PageDown', 'ArrowDown']) await page.keyboard.press(key)
    const label = await focusedLabel(page)
    expect(label).not.toBe(before)
    await page.keyboard.press('Enter')
    await page.getByRole('grid').waitFor({ state: 'detached' })
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === 'flexDate')
    expect(label).toContain(await focusedLabel(page))
  })
})

describe('An order in every state', () => {
  it('has no fault that axe finds, and never scrolls sideways, in the list, on its page and by its tracking link', async () => {
    openDemo(provider)
    const { page } = await newPhone({ isMobile: false, reducedMotion: 'reduce', forgive: [/404/] })
    const faults: string[] = []
    const judge = async (screen: string) => faults.push(...(await faultsOf(page, screen)))
    await page.goto(`${provider.url}/login`)
    await signInDemo(page)
    const { ids, tracking } = await openDemoHistory(page, provider.url)
    await judge('history, every state')
    const unpaid = await page.locator('.order-card:has(.order-pay a) [data-order]').first().getAttribute('data-order')
    await page.locator('.month-view summary').tap()
    await judge('history, months open')
    await field(page, 'search').fill('rien de tel')
    await page.getByText('Rien ne correspond à ta recherche dans cette période.').waitFor()
    await judge('history, nothing found')
    await page.goto(`${provider.url}/historique/${unpaid}`)
    await page.getByRole('button', { name: /^Annuler la commande/ }).tap()
    await page.getByRole('dialog').waitFor()
    await judge('detail, asked whether to cancel')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 844 })
    await page.goto(`${provider.url}/historique/999999`)
    await page.getByText('Commande introuvable').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(ids.length).toBe(7)
    for (const id of ids) {
      await page.goto(`${provider.url}/historique/${id}`)
      await page.getByText('Un problème ?').waitFor()
      await judge(`detail of order ${id}`)
    }
    await page.goto(`${provider.url}/login`)
    await page.getByRole('link', { name: 'Continuer' }).waitFor()
    await judge('login, signed in already')
    await page.goto(provider.url + tracking)
    await page.getByRole('heading', { name: /^En route/ }).waitFor()
    await judge('tracking')
    await page.goto(`${provider.url}/suivi/exemple`)
    await page.getByRole('heading', { name: 'Suivi introuvable' }).waitFor()
    await judge('unknown tracking link')
    expect(faults).toEqual([])
  }, 900_000)
})

describe('Every screen of the team', () => {
  it('has no fault that axe finds, and never scrolls sideways, as those of suppliers', async () => {
    await openOffice(provider)
    const { page } = await newPhone({ isMobile: false, reducedMotion: 'reduce' })
    const faults: string[] = []
    const judge = async (screen: string) => faults.push(...(await faultsOf(page, screen)))
    await page.goto(`${provider.url}/login`)
    await signInStaff(page)
    await page.getByRole('link', { name: /Aujourd’hui$/ }).waitFor()
    await judge('team, today')
    await page.goto(`${provider.url}/bo?liste=recherche&q=exemple`)
    await page.locator('.staff-row').nth(4).waitFor()
    await judge('team, search')
    await page
      .getByRole('link', { name: /^Commande n°\s\d/ })
      .first()
      .tap()
    await page.getByRole('heading', { name: 'Journal' }).waitFor()
    await judge('team, one order')
    for (const [words, open, close] of [
      ['toiture', 'Changer la date…', 'Revenir'],
      ['toiture', 'Annuler la commande…', 'Revenir'],
      ['maçonnerie', 'Livrer sans photo…', 'Revenir'],
    ] as const) {
      await page.goto(`${provider.url}/bo?liste=recherche&q=${words}`)
      const row = page.locator('.staff-row[data-open]')
      await row.getByRole('button', { name: /^Autres actions/ }).tap()
      await row.getByRole('button', { name: open }).tap()
      await page.getByRole('dialog').waitFor()
      await judge(`team, ${open}`)
      await page.getByRole('dialog').getByRole('button', { name: close }).tap()
    }
    await page.goto(`${provider.url}/bo?liste=recherche&q=maçonnerie`)
    const onItsWay = page.locator('.staff-row[data-open]')
    await onItsWay
      .locator('input[type=file]')
      .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() })
    await page.getByRole('dialog').getByRole('img').waitFor()
    await judge('team, the photo of a delivery')
    await page.getByRole('dialog').getByRole('button', { name: 'Livrer', exact: true }).tap()
    await page.getByRole('button', { name: /^Annuler l’étape/ }).waitFor()
    await judge('team, delivered just now')
    for (const path of ['messages', 'abandons', 'chiffres', 'feuille', 'acces']) {
      await page.goto(`${provider.url}/bo/${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await judge(`team, ${path}`)
    }
    expect(faults).toEqual([])
  }, 900_000)
})

type Judge = (screen: string) => Promise<unknown>

async function judgeReset(page: Page, judge: Judge): Promise<void> {
  await page.goto(`${provider.url}/forgot-password`)
  await page.getByRole('button', { name: 'Recevoir un code' }).tap()
  await judge('forgotten password with an error')
  await field(page, 'email').fill('personne.de.connu@exemple.fr')
  await page.getByRole('button', { name: 'J’ai déjà un code' }).tap()
  await field(page, 'code').fill('k7')
  await page.getByRole('button', { name: 'Confirmer' }).tap()
  await judge('code with an error')
  await page.route('**/api/verify-reset-code', (route) => route.fulfill({ json: { success: true } }))
  await field(page, 'code').fill('k7q2')
  await page.getByRole('button', { name: 'Confirmer' }).tap()
  await field(page, 'new_password').fill('Azerty123!')
  await page.getByText('Ce mot de passe fait partie').waitFor()
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).tap()
  await judge('new password with an error')
}

async function judgeAccount(page: Page, judge: Judge): Promise<void> {
  await page.goto(`${provider.url}/account`)
  await page.getByRole('button', { name: 'Modifier mes informations' }).waitFor()
  await judge('account')
  await page.getByRole('button', { name: 'Modifier mes informations' }).tap()
  await field(page, 'prenom').fill('')
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).tap()
  await field(page, 'new_password').fill('Azerty123!')
  await judge('account, both forms open')
  await page.getByRole('button', { name: 'Supprimer mon compte' }).tap()
  await page.getByRole('dialog').waitFor()
  await judge('account, deletion asked')
  await page.keyboard.press('Escape')
  for (let forms = 2; forms > 0; forms--) await page.getByRole('button', { name: 'Annuler' }).first().tap()
  await page.goto(`${provider.url}/preferences`)
  await page.getByRole('switch', { name: 'En préparation' }).waitFor()
  await judge('preferences')
}

interface Stop {
  readonly name: string
  /** Whether anything is drawn around it, or around what it stands for. */
  readonly drawn: boolean
}

function stopOf(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement
    const frames = [element, element.closest('label'), element.closest('.file-drop')]
    const drawn = frames.some(
      (frame) =>
        frame !== null &&
        getComputedStyle(frame).outlineStyle !== 'none' &&
        getComputedStyle(frame).outlineWidth !== '0px',
    )
    return { name: element.name || (element.closest('label') ?? element).innerText.replaceAll(/\s+/g, '·'), drawn }
  })
}

function focusedLabel(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
}
