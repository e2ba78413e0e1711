import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { SlipFile } from '#tests/journeys/kills/hard-kills-acts.ts'
import type { Dice } from '#tests/journeys/kills/hard-kills-dice.ts'
import type { Line } from './payment-kills-line.ts'
import { field, letReadingKeepNothing } from '#tests/journeys/supplier.ts'

/** The steps of an order at which the browser is killed, in their order. */
export const steps = [
  'the slip is attached',
  'the slip is being sent',
  'the slip has arrived',
  'the recap is shown',
  '« Payer » was pressed',
  '3-D Secure asks',
  '« Vérification en cours »',
  '/payment-success is painted',
] as const
export type Step = (typeof steps)[number]

/** One intention: a customer's name that no other has, and a slip. */
export interface Intention {
  readonly customer: string
  readonly slip: SlipFile
}

/** What a slip goes through at « Valider » where its reading has not kept it. */
const isOfUpload: ReadonlySet<Step> = new Set(['the slip is being sent', 'the slip has arrived'])

/** Orders from an empty form on, and resolves in the moment of that step. */
export async function orderUntil(step: Step, page: Page, line: Line, dice: Dice, intention: Intention): Promise<void> {
  if (isOfUpload.has(step)) await letReadingKeepNothing(page)
  await fillAgain(page, intention)
  if (step === 'the slip is attached') return pauseUpTo(100)
  const isUpload = (each: { url(): string }) => each.url().endsWith('/api/fo/upload-bordereau')
  const leaving = page.waitForRequest(isUpload)
  const arrived = page.waitForResponse(isUpload)
  // The one that is not awaited ends with the browser.
  for (const each of [leaving, arrived]) each.catch(() => {})
  await validate(page)
  if (step === 'the slip is being sent') return leaving.then(() => pauseUpTo(60))
  if (step === 'the slip has arrived') return arrived.then(() => pauseUpTo(40))
  await field(page, 'cardNumber').waitFor()
  if (step === 'the recap is shown') return pauseUpTo(300)
  if (step === '« Vérification en cours »')
    line.cut = { path: '/api/fo/confirm-order-payment', lost: dice.pick(['call', 'reply']) }
  await payWith(page, step === '3-D Secure asks' ? '4000002500003155' : '4242424242424242')
  if (step === '« Payer » was pressed') return pauseUpTo(400)
  if (step === '3-D Secure asks') return page.getByRole('button', { name: 'Autoriser' }).waitFor()
  if (step === '« Vérification en cours »') return page.getByText('Vérification en cours').first().waitFor()
  await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
  return pauseUpTo(100)

  async function pauseUpTo(mostMs: number): Promise<void> {
    await pause(dice.below(mostMs))
  }
}

/** The last order again for another customer, with its slip; resolves once the draft line says that all is kept. */
async function fillAgain(page: Page, { customer, slip }: Intention): Promise<void> {
  await page.getByRole('button', { name: 'Commander à nouveau' }).click()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=clientName]')?.value !== '')
  await field(page, 'steClient').fill(customer)
  await field(page, 'deliveryReceipt').setInputFiles(slip.path)
  await page.locator('.file-chip b', { hasText: slip.name }).waitFor()
  await page.locator('.draft-line[data-save-status=kept]').waitFor()
}

/** Presses « Valider la demande » once it can be. */
export async function validate(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Valider la demande' })
    .and(page.locator(':visible:enabled:not([aria-disabled])'))
    .first()
    .click()
}

/** Fills in a test card and presses « Payer ». */
export async function payWith(page: Page, cardNumber: string): Promise<void> {
  await field(page, 'cardNumber').fill(cardNumber)
  await field(page, 'cardExpiry').fill('1230')
  await field(page, 'cardCvc').fill('123')
  await page.getByRole('button', { name: /^Payer/ }).click()
}
