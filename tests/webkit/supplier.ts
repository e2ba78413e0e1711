import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { slipPdf } from '#tests/builders/slip-pdf.ts'
import { sample } from '#tests/journeys/supplier.ts'
import { type DrivenPage, keys } from './driven-page.ts'

/** Registers the sample supplier and waits for /login. */
export async function register(page: DrivenPage, origin: string): Promise<void> {
  await page.goto(`${origin}/register`)
  await page.press('summary', /Facturer une société/)
  for (const [name, value] of Object.entries(sample)) await page.fill(field(name), value)
  await pick(page, 'adresse', '12 chemin des oliviers mougins')
  await page.press('button', 'Créer mon compte')
  await page.at('/login')
}

/** Signs in and waits for the order form. */
export async function signIn(page: DrivenPage): Promise<void> {
  await page.fill(field('email'), sample.email)
  await page.fill(field('password'), sample.password)
  await page.press('button', 'Se connecter')
  await page.at('/commande')
}

/** Fills the whole order form: a route, flex, a customer, a PDF slip of that folder. */
export async function fillOrder(page: DrivenPage, folder: string): Promise<void> {
  await fillRoute(page)
  await page.press('label', 'Flex')
  await fillCustomer(page)
  await chooseSlip(page, folder)
}

/** Pickup by keyboard, delivery by pointer, and the weight. */
export async function fillRoute(page: DrivenPage): Promise<void> {
  await page.type(field('pickupAdr'), 'zi les tourrades')
  await page.see('[role=option]')
  await page.type(field('pickupAdr'), `${keys.arrowDown}${keys.enter}`)
  await pick(page, 'address', '12 chemin des oliviers mougins')
  await page.press(`${field('poids')} option[value="151-300"]`)
}

export async function fillCustomer(page: DrivenPage): Promise<void> {
  await page.fill(field('steClient'), 'Chantier Exemple')
  await page.fill(field('clientName'), 'Modèle')
  await page.fill(field('clientPrenom'), 'Dominique')
  await page.fill(field('telephone'), '06.98.76.54.32')
}

/** Attaches a slip, as a file of that folder; its bytes. */
export async function chooseSlip(page: DrivenPage, folder: string): Promise<Buffer> {
  const bytes = await slipPdf()
  const path = join(folder, 'bordereau.pdf')
  writeFileSync(path, bytes)
  await page.type(field('deliveryReceipt'), path)
  return bytes
}

/** Sends the form and waits for the recap. */
export async function submitOrder(page: DrivenPage): Promise<void> {
  await page.press('button', 'Valider la demande')
  await page.at('/payment')
}

/** Types a card and presses « Payer ». */
export async function pay(page: DrivenPage, cardNumber: string): Promise<void> {
  await page.type(field('cardNumber'), cardNumber)
  await page.type(field('cardExpiry'), '1230')
  await page.type(field('cardCvc'), '123')
  await page.press('button', /^\s*Payer/)
}

/** The control of that name; every name is the specification's. */
export function field(name: string): string {
  return `[name="${name}"]`
}

/** What is in a control. */
export function valueOf(page: DrivenPage, name: string): Promise<string | undefined> {
  return page.run((css) => document.querySelector<HTMLInputElement>(css)?.value, field(name))
}

async function pick(page: DrivenPage, name: string, text: string): Promise<void> {
  await page.type(field(name), text)
  await page.press('[role=option]')
}
