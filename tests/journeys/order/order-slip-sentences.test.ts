import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slipPdf } from '#tests/builders/slip-pdf.ts'
import { newPhone } from '#tests/setup/browser.ts'
import { openOrderSite, secondsShown, type OrderSite } from './order-visitor.ts'
import { field } from '#tests/journeys/supplier.ts'

/** Sections 4, 5 and 8, the slip, on the screen; what the provider reads off it is told here. */
let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
})
afterAll(() => site.close())

describe('A slip that is chosen', () => {
  it('is refused over 5,242,880 bytes, and not kept', async () => {
    const page = await site.visit()
    await choose(page, { buffer: Buffer.concat([await slipPdf(), Buffer.alloc(5_242_880)]) })
    await problem(page).getByText('La taille du fichier ne doit pas dépasser 5 Mo').waitFor()
    expect(await chosen(page).count()).toBe(0)
  })

  it('is refused when it is another type, and not kept', async () => {
    const page = await site.visit()
    await choose(page, { name: 'bon.docx', mimeType: 'application/msword', buffer: Buffer.from('un texte') })
    await problem(page).getByText('Format non supporté. Formats acceptés : PDF, PNG, JPEG, JPG').waitFor()
    expect(await chosen(page).count()).toBe(0)
  })

  it('takes the place of the sentence that refused the one before', async () => {
    const page = await site.visit(newPhone, {}, reads({ ok: true, poids_total_kg: 212 }))
    await choose(page, { name: 'bon.docx', mimeType: 'application/msword', buffer: Buffer.from('un texte') })
    await problem(page).waitFor()
    await choose(page)
    await chosen(page).waitFor()
    expect(await problem(page).count()).toBe(0)
  })
})

describe('A slip that gives no weight', () => {
  it.each([
    ['shows none', { ok: true, poids_total_kg: null }],
    ['cannot be read', { ok: false, error: null }],
  ])('is said for 3 s to be « Bordereau bien transmis » when it %s', async (_what, reply) => {
    const page = await site.visit(newPhone, {}, reads(reply))
    await choose(page)
    expect(await secondsShown(page, 'Bordereau bien transmis')).toBe(3)
    expect(await chosen(page).count()).toBe(1)
  })

  it("says « Erreur lors de l'analyse du bordereau » when the provider gives no words", async () => {
    const page = await site.visit(newPhone, {}, reads({ ok: false, error: null }))
    await choose(page)
    await page.getByText("Erreur lors de l'analyse du bordereau").waitFor()
    expect(await chosen(page).count()).toBe(1)
  })
})

type Chosen = Partial<{ name: string; mimeType: string; buffer: Buffer }>

async function choose(page: Page, slip: Chosen = {}): Promise<void> {
  await field(page, 'deliveryReceipt')
    .first()
    .setInputFiles({ name: 'bordereau.pdf', mimeType: 'application/pdf', buffer: await slipPdf(), ...slip })
}

function chosen(page: Page): Locator {
  return page.locator('.file-chip')
}

function problem(page: Page): Locator {
  return page.locator('#deliveryReceipt-error')
}

const reads = (reply: object) => (page: Page) =>
  page.route('**/bo/ocr-bordereau', (route) => route.fulfill({ json: reply }))
