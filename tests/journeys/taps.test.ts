import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slipPdf } from '#tests/builders/slip-pdf.ts'
import { openOrderSite, submitButton, type OrderSite } from './order-visitor.ts'
import { field, fillOrder, pay, submitOrder } from './supplier.ts'

let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
})
afterAll(() => site.close())

describe('The taps and fields of an order on a phone', () => {
  it('are at most 35 the first time, card included', async ({ annotate }) => {
    const page = await site.visit()
    const hand = countedHand(page)
    await hand.pick('pickupAdr', 'zi les tourrades')
    await hand.pick('address', '12 chemin des oliviers mougins')
    await hand.choose('poids', '151-300')
    await hand.write('clientName', 'Modèle')
    await hand.write('clientPrenom', 'Dominique')
    await hand.write('telephone', '0698765432')
    await hand.attach('deliveryReceipt')
    await hand.submit()
    await hand.payByCard()
    await annotate(`${hand.count()} taps and fields`)
    expect(hand.count()).toBeLessThanOrEqual(35)
  })

  it('are at most 6 when the last one is repeated, and its card', async ({ annotate }) => {
    const page = await site.visit()
    await fillOrder(page)
    await submitOrder(page)
    await pay(page, '4242424242424242')
    await page.waitForURL('**/payment-success')

    await page.goto(`${site.provider.url}/commande`)
    const hand = countedHand(page)
    await hand.tap(page.getByRole('button', { name: 'Commander à nouveau' }))
    await hand.attach('deliveryReceipt')
    await hand.submit()
    await annotate(`${hand.count()} taps and fields before the card`)
    expect(hand.count()).toBeLessThanOrEqual(6)
    await hand.payByCard()
    expect(await page.getByText('Paiement réussi !').first().isVisible()).toBe(true)
  })
})

/** A hand that counts what it does: every tap is one, and every field filled or chosen one more. */
function countedHand(page: Page) {
  let count = 0
  const tap = async (target: Locator) => {
    await target.tap()
    count++
  }
  const write = async (name: string, text: string) => {
    await tap(field(page, name))
    await page.keyboard.type(text)
    count++
  }
  return {
    count: () => count,
    tap,
    write,
    async pick(name: string, text: string) {
      await write(name, text)
      await tap(page.locator('[role=option]').first())
    },
    /** The wheel of a select opens by a tap, which a script cannot see. */
    async choose(name: string, value: string) {
      count++
      await field(page, name).selectOption(value)
      count++
    },
    async attach(name: string) {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap(field(page, name))])
      await chooser.setFiles({ name: 'bordereau.pdf', mimeType: 'application/pdf', buffer: await slipPdf() })
      count++
    },
    async submit() {
      await tap(submitButton(page).and(page.locator(':enabled')))
      await page.waitForURL('**/payment')
    },
    async payByCard() {
      await write('cardNumber', '4242424242424242')
      await write('cardExpiry', '1230')
      await write('cardCvc', '123')
      await tap(page.getByRole('button', { name: /^Payer/ }))
      await page.waitForURL('**/payment-success')
    },
  }
}
