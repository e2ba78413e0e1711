import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { slipOnDisk } from '#tests/journeys/kills/hard-kills-form.ts'
import type { Books } from './payment-kills-books.ts'
import { readDevice, type Device } from './payment-kills-device.ts'
import { payWith, validate, type Intention } from './payment-kills-steps.ts'
import { field } from '#tests/journeys/supplier.ts'

/**
 * Where a browser that was started anew leads: to the draft, to the payment whose end it does not know, or to an empty
 * form.
 */
export type Place = 'draft' | 'payment' | 'empty form'

/** The place where the page has come to rest; throws when it is not the one that the device's knowledge leads to. */
export async function arrive(page: Page, device: Device): Promise<Place> {
  if (device.sent > 0) {
    await checking(page).or(success(page)).first().waitFor()
    return 'payment'
  }
  await resume(page).or(field(page, 'comment')).first().waitFor()
  return (await holdsDraft(page)) ? 'draft' : 'empty form'
}

/** A draft is offered, or, left a moment ago, it is open already. */
async function holdsDraft(page: Page): Promise<boolean> {
  return (await resume(page).isVisible()) || (await field(page, 'steClient').inputValue()) !== ''
}

/** What is wrong with where the user is, given the provider's rows and this device. */
export async function faultsOf(
  page: Page,
  userId: number,
  place: Place,
  device: Device,
  { slip }: Intention,
  { orders, charges }: Books,
): Promise<string[]> {
  const faults: string[] = []
  if (charges === 0 || place === 'draft') {
    if (charges > 0) faults.push('a paid order is offered as a draft')
    if (!device.hasDraft) faults.push('the draft is gone')
    if ((await slipOnDisk(page, userId)) !== slip.sha256) faults.push('the slip’s bytes are gone')
  }
  if (charges === 0 && place === 'empty form')
    faults.push(`the form is empty, and ${orders} order waits for its payment`)
  if (orders === 0 && place === 'payment') faults.push('a payment without an order')
  return faults
}

/** What may be said by nobody who does not reach the server. */
const unknowable = /Paiement réussi|n’a encore rien débité|Rien n’est payé|Non payé|Prix mis à jour|Tarif indisponible/

/** Looks around while the server is gone; what is wrong there. */
export async function lookOffline(page: Page, place: Place, intention: Intention): Promise<string[]> {
  if (place === 'draft') await takeUp(page, intention)
  await pause(300)
  const said = unknowable.exec(await page.locator('body').innerText())
  return said === null ? [] : [`without a server the page says «${said[0]}»`]
}

/** The draft as its author left it. */
async function takeUp(page: Page, { customer, slip }: Intention): Promise<void> {
  if (await resume(page).isVisible()) await resume(page).click()
  await page.waitForFunction(
    (name) => document.querySelector<HTMLInputElement>('[name=steClient]')?.value === name,
    customer,
  )
  await page.locator('.file-chip b', { hasText: slip.name }).waitFor()
}

/** Goes on as the page offers, until it says that all is paid. */
export async function goOn(page: Page, place: Place, intention: Intention): Promise<void> {
  if (place === 'empty form') return
  if (place === 'draft') {
    await takeUp(page, intention)
    // Until then a press is only told to wait.
    await page.getByText('Le serveur ne répond pas').first().waitFor({ state: 'hidden', timeout: 90_000 })
    await validate(page)
    await field(page, 'cardNumber').waitFor()
    await payWith(page, '4242424242424242')
    return success(page).waitFor()
  }
  const again = page.getByRole('button', { name: 'Reprendre le paiement' })
  const check = page.getByRole('button', { name: 'Vérifier à nouveau' })
  for (let tries = 0; tries < 120 && !(await success(page).isVisible()) && !(await again.isVisible()); tries++) {
    await check.click({ timeout: 500 }).catch(() => {})
    await pause(250)
  }
  if (await again.isVisible()) {
    await again.click()
    await payWith(page, '4242424242424242')
  }
  await success(page).waitFor()
}

/** What is wrong once all is paid, as the user sees it in the history and in the form. */
export async function faultsAfter(page: Page, url: string, userId: number, { customer }: Intention): Promise<string[]> {
  const faults: string[] = []
  await page.goto(`${url}/historique`)
  const card = page.locator('main li, main article').filter({ hasText: customer }).last()
  await card.waitFor()
  if (!/- Payé/.test(await card.innerText())) faults.push('the history does not say that it is paid')
  await page.goto(`${url}/commande?src=pwa`)
  await field(page, 'comment').or(resume(page)).first().waitFor()
  if (await holdsDraft(page)) faults.push('a draft is offered after all was paid')
  const { sent, begun, hasDraft } = await readDevice(page, userId)
  if (sent + begun > 0 || hasDraft) faults.push('the device still keeps a payment or a draft')
  return faults
}

function resume(page: Page) {
  return page.getByRole('button', { name: /^Reprendre le brouillon/ }).first()
}

function checking(page: Page) {
  return page.getByText('Vérification en cours').first()
}

function success(page: Page) {
  return page.getByRole('heading', { name: 'Paiement réussi !' })
}
