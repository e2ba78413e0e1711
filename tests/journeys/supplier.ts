import type { Locator, Page } from 'playwright-core'
import { slipPdf } from '#tests/builders/slip-pdf.ts'

/** A supplier of the tests: visibly a sample. */
export const sample = {
  email: 'atelier@exemple.fr',
  password: 'Exemple-2026!',
  prenom: 'Camille',
  nom: 'Exemple',
  telephone: '06 12 34 56 78',
  societe: 'Exemple Matériaux',
} as const

/** Registers the sample supplier and waits for /login. The billing address is typed and picked by touch. */
export async function register(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/register`)
  await openCompany(page)
  for (const [name, value] of Object.entries(sample)) await field(page, name).fill(value)
  await pickByTouch(page, 'adresse', '12 chemin des oliviers mougins')
  await page.getByRole('button', { name: 'Créer mon compte' }).tap()
  await page.waitForURL('**/login')
}

/** Unfolds the company of the register form. */
export async function openCompany(page: Page): Promise<void> {
  // Suggestions of an address that is still being typed would lie over it.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.locator('summary', { hasText: 'Facturer une société' }).click()
  await field(page, 'societe').waitFor()
}

/** Unfolds « Le fournisseur » of the order form. */
export async function openSupplier(page: Page): Promise<void> {
  await page.locator('.supplier-card > summary').click()
  await page.locator('.supplier-card [name=email]').waitFor()
}

/**
 * Leaves the form, for good: an open one keeps its draft anew. The draft on this device was left an hour ago then: the
 * next form asks before it shows it.
 */
export async function ageDraft(page: Page): Promise<void> {
  await page.goto(new URL('/faq', page.url()).href)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('colibat')
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts')
          const all = store.openCursor()
          all.addEventListener('success', () => {
            const record = all.result
            if (record === null) return
            const savedAt = (record.value as { savedAt?: Date } | null)?.savedAt
            if (savedAt instanceof Date)
              record.update({ ...record.value, savedAt: new Date(savedAt.getTime() - 3_600_000) })
            record.continue()
          })
          store.transaction.addEventListener('complete', () => (opening.result.close(), resolve()))
          store.transaction.addEventListener('abort', () => reject(store.transaction.error))
        })
      }),
  )
}

/** Signs in and waits for the order form. */
export async function signIn(page: Page): Promise<void> {
  await field(page, 'email').fill(sample.email)
  await field(page, 'password').fill(sample.password)
  await page.getByRole('button', { name: 'Se connecter' }).tap()
  await page.waitForURL('**/commande')
}

/** Fills the whole order form: pickup by keyboard, delivery by touch, flex, a customer, a PDF slip. */
export async function fillOrder(page: Page): Promise<void> {
  await pickByKeyboard(page, 'pickupAdr', 'zi les tourrades')
  await pickByTouch(page, 'address', '12 chemin des oliviers mougins')
  await field(page, 'poids').selectOption('151-300')
  await page.getByRole('radio', { name: /Flex/ }).check({ force: true })
  await field(page, 'steClient').fill('Chantier Exemple')
  await field(page, 'clientName').fill('Modèle')
  await field(page, 'clientPrenom').fill('Dominique')
  await field(page, 'telephone').fill('06.98.76.54.32')
  await field(page, 'deliveryReceipt').setInputFiles({
    name: 'bordereau.pdf',
    mimeType: 'application/pdf',
    buffer: await slipPdf(),
  })
}

/** From now on the provider reads slips and keeps none of them: « Valider » sends the slip. */
export async function letReadingKeepNothing(page: Page): Promise<void> {
  await page.route('**/bo/ocr-bordereau', async (route) => {
    const response = await route.fetch()
    const { file_path: _, ...json } = (await response.json()) as Record<string, unknown>
    await route.fulfill({ response, json })
  })
}

/** Sends the form and waits for the recap. */
export async function submitOrder(page: Page): Promise<void> {
  const submit = page.getByRole('button', { name: 'Valider la demande' }).and(page.locator(':visible')).first()
  await submit.and(page.locator(':enabled')).waitFor()
  await submit.tap()
  await page.waitForURL('**/payment')
}

/** Types a card and presses « Payer ». */
export async function pay(page: Page, cardNumber: string): Promise<void> {
  await field(page, 'cardNumber').pressSequentially(cardNumber)
  await field(page, 'cardExpiry').pressSequentially('1230')
  await field(page, 'cardCvc').pressSequentially('123')
  await page.getByRole('button', { name: /^Payer/ }).tap()
}

/** The number of the order whose payment is told as done. */
export async function paidOrderId(page: Page): Promise<number> {
  const words = await page
    .getByText(/n°\s\d+/)
    .first()
    .innerText()
  return Number(/n°\s(\d+)/.exec(words)?.[1])
}

/** « Partager le suivi » of an order that is not on its way yet; '/suivi/…'. */
export async function shareTracking(page: Page, origin: string, orderId: number): Promise<string> {
  await page.goto(`${origin}/historique/${orderId}`)
  const shared = page.waitForResponse(`**/api/fo/commande/${orderId}/suivi`)
  await page.getByRole('button', { name: 'Partager le suivi' }).tap()
  return ((await (await shared).json()) as { suivi: string }).suivi
}

/** The control of that name; every name is the specification's. */
export function field(page: Page, name: string): Locator {
  return page.locator(`[name="${name}"]`)
}

/** Types into an address field and picks the first suggestion with a finger. */
export async function pickByTouch(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).pressSequentially(text)
  await page.locator('[role=option]').first().tap()
}

async function pickByKeyboard(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).pressSequentially(text)
  await page.locator('[role=option]').first().waitFor()
  await field(page, name).press('ArrowDown')
  await field(page, name).press('Enter')
}
