import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { phonePhoto } from '#tests/builders/phone-photo.ts'
import { field, register, signIn } from './supplier.ts'
import { newProfile, openWebkitSite, type WebkitSite } from './webkit-site.ts'

let site: WebkitSite

beforeAll(async () => {
  site = await openWebkitSite()
})
afterEach(() => site.endVisits())
afterAll(() => site.close())

describe('a photo of a slip in WebKit', () => {
  it('of 12 megapixels is made small enough to send', async () => {
    const { provider } = site
    const profile = newProfile()
    const photo = await phonePhoto()
    expect(photo.length).toBeGreaterThan(5 * 1024 * 1024)
    writeFileSync(join(profile, 'photo.jpg'), photo)
    const { page } = await site.visit(profile)
    await register(page, provider.url)
    await signIn(page)
    await page.type(field('deliveryReceipt'), join(profile, 'photo.jpg'))
    // The driver's text leaves a name out that may have two lines at most.
    expect(await page.see('.file-chip', /photo\.jpg ?(?:\d+\sKo|[0-4],\d\sMo)/)).toMatch(/^[\d,]+\s[KM]o/)
  })
})
