import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOrderSite, type OrderSite } from '#tests/journeys/order/order-visitor.ts'
import { field } from '#tests/journeys/supplier.ts'

let site: OrderSite
beforeAll(async () => {
  site = await openOrderSite()
})
afterAll(() => site.close())

describe('The contact form of somebody signed in', () => {
  it('has the author in it, but never under the fingers: a field that is being typed in is filled once it is left empty', async () => {
    const page = await site.visit()
    await page.goto(`${site.provider.url}/contact`)
    await field(page, 'email').focus()
    await expect.poll(() => field(page, 'nom').inputValue()).not.toBe('')
    expect(await field(page, 'email').inputValue()).toBe('')
    await field(page, 'email').pressSequentially('chantier@exemple.fr')
    expect(await field(page, 'email').inputValue()).toBe('chantier@exemple.fr')
    await field(page, 'email').fill('')
    await field(page, 'message').focus()
    expect(await field(page, 'email').inputValue()).toMatch(/.+@exemple\.fr/)
  })
})
