import type { Page } from 'playwright-core'
import { slipPdf } from '#tests/builders/slip-pdf.ts'
import { field } from '#tests/journeys/supplier.ts'

/** What is done to each control of the order form, in this order, on an empty form of a phone. */
export const formControls: readonly { readonly name: string; act(page: Page): Promise<void> }[] = [
  { name: 'supplier: unfolds', act: (page) => tap(page, '.supplier-card > summary') },
  { name: 'email: a key', act: (page) => type(page, 'email', 'a') },
  { name: 'steName: keys', act: (page) => type(page, 'steName', ' Sud') },
  { name: 'pickupAdr: keys, list open', act: (page) => type(page, 'pickupAdr', 'amy') },
  { name: 'pickupAdr: arrow keys', act: (page) => press(page, 'ArrowDown', 'ArrowUp', 'ArrowDown') },
  { name: 'pickupAdr: Enter picks', act: (page) => press(page, 'Enter') },
  { name: 'address: keys', act: (page) => type(page, 'address', '12 chemin des oliviers') },
  { name: 'address: a tap picks', act: (page) => tap(page, '[role=option]') },
  { name: 'poids: arrow keys', act: chooseWeight },
  // No Saturday: it has one half-day, and the next control is the other one.
  {
    name: 'day: another chip',
    act: (page) => tap(page, '.day-chip:has(:enabled:not(:checked)):not(:has-text("sam."))'),
  },
  { name: 'half-day: the other one', act: (page) => tap(page, '.segment:has(:enabled:not(:checked))') },
  { name: 'calendar: opens', act: (page) => tap(page, '[aria-controls=flexDate-calendar]') },
  {
    name: 'calendar: next month',
    act: (page) => tap(page, '.calendar button[class*=next], .calendar [aria-label*=suivant]'),
  },
  { name: 'calendar: a day', act: (page) => tap(page, '.calendar td button:enabled') },
  { name: 'livraisonType: Planifiée', act: (page) => tap(page, '.radio-card:has([value=planifiee])') },
  { name: 'time slot: one', act: (page) => tap(page, '.time-slot:has(:enabled)') },
  { name: 'time slot: another', act: (page) => tap(page, '.time-slot:has(:enabled:not(:checked)) >> nth=3') },
  { name: 'livraisonType: Urgent', act: (page) => tap(page, '.radio-card:has([value=urgent])') },
  { name: 'livraisonType: Flex', act: (page) => tap(page, '.radio-card:has([value=flex])') },
  { name: 'ticket of the bottom bar: opens', act: (page) => tap(page, '.bottom-bar-toggle') },
  { name: 'ticket of the bottom bar: closes', act: (page) => tap(page, '.bottom-bar-toggle') },
  { name: 'submit with errors', act: (page) => tap(page, '.bottom-bar button[type=submit]') },
  { name: 'summary: a link', act: (page) => tap(page, '.error-summary a') },
  { name: 'steClient: keys', act: (page) => type(page, 'steClient', 'Exemple') },
  { name: 'clientName: keys', act: (page) => type(page, 'clientName', 'Modèle') },
  { name: 'clientPrenom: keys', act: (page) => type(page, 'clientPrenom', 'Domi') },
  { name: 'telephone: keys', act: (page) => type(page, 'telephone', '0698765432') },
  { name: 'deliveryReceipt: tap, choice, reading', act: chooseSlip },
  { name: 'deliveryReceipt: « Retirer »', act: (page) => tap(page, '.file-chip-remove') },
  { name: 'access chip: one', act: (page) => tap(page, '.access-chip') },
  { name: 'comment: keys', act: (page) => type(page, 'comment', ' demain') },
  { name: 'flex dialog: opens', act: (page) => press(page, 'Tab') },
  { name: 'flex dialog: closes', act: (page) => tap(page, '[role=dialog] button >> text=Fermer') },
]

export async function type(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).tap()
  await page.keyboard.press('End')
  await page.keyboard.type(text, { delay: 60 })
}

async function tap(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().tap()
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key, { delay: 30 })
}

async function chooseWeight(page: Page): Promise<void> {
  await field(page, 'poids').focus()
  await press(page, 'ArrowDown', 'ArrowDown')
}

async function chooseSlip(page: Page): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), field(page, 'deliveryReceipt').tap()])
  await chooser.setFiles({ name: 'bordereau.pdf', mimeType: 'application/pdf', buffer: await slipPdf() })
}
