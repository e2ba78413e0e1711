import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chooseSlip, fillCustomer, fillRoute, register, signIn, submitOrder, valueOf } from './supplier.ts'
import { newProfile, openWebkitSite, type WebkitSite } from './webkit-site.ts'

let site: WebkitSite

beforeAll(async () => {
  site = await openWebkitSite()
})
afterEach(() => site.endVisits())
afterAll(() => site.close())

describe('a draft in WebKit', () => {
  it('survives the browser killed in the middle, with its slip to the last byte and the session', async () => {
    const { provider } = site
    const profile = newProfile()
    const before = await site.visit(profile)
    await register(before.page, provider.url)
    await signIn(before.page)
    await fillCustomer(before.page)
    const slip = await chooseSlip(before.page, profile)
    await before.page.see('*', 'bordereau.pdf')
    await before.page.see('.draft-line', 'Brouillon enregistré sur cet appareil')
    await before.kill()

    const { page } = await site.visit(profile)
    await page.goto(`${provider.url}/commande`)
    await page.see('*', 'bordereau.pdf')
    expect(await Promise.all(['steClient', 'clientName', 'telephone'].map((name) => valueOf(page, name)))).toEqual([
      'Chantier Exemple',
      'Modèle',
      '06.98.76.54.32',
    ])
    await fillRoute(page)
    await submitOrder(page)
    expect(filesOf(provider.folder)).toContain(sha256(slip))
  })
})

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The SHA-256 of every file in a folder. */
function filesOf(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
  return paths.filter((path) => statSync(path).isFile()).map((path) => sha256(readFileSync(path)))
}
