import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDemo } from '#tests/journeys/demo-visitor.ts'
import { eventsStored, giveRun } from '#tests/journeys/driver/driver-hand.ts'
import { joinTeam, teamMember } from '#tests/journeys/team.ts'
import { field } from './supplier.ts'
import { openWebkitSite, type WebkitSite } from './webkit-site.ts'

const driver = { email: 'chauffeur@exemple.fr', password: teamMember.password }

let site: WebkitSite

beforeAll(async () => {
  site = await openWebkitSite()
  openDemo(site.provider)
  await joinTeam(site.provider, teamMember, 'manager')
  await joinTeam(site.provider, driver, 'driver')
})
afterEach(() => site.endVisits())
afterAll(() => site.close())

describe('a driver’s day in WebKit', () => {
  it('leads from the stop that is next to a signature by pointer, and delivers', async () => {
    const { provider } = site
    await giveRun(provider)
    const { page } = await site.visit()
    await page.goto(`${provider.url}/login`)
    await page.fill(field('email'), driver.email)
    await page.fill(field('password'), driver.password)
    await page.press('button', 'Se connecter')
    await page.at('/tournee')
    await page.see('.driver-card', 'À prendre · arrêt 1')
    await page.press('a', 'Prendre en charge')
    await page.fill('input[inputmode=numeric]', '3')
    await page.fill('input[maxlength="120"]', 'tuiles')
    await page.press('button', 'Pris en charge')
    await page.at('/tournee')
    await page.see('.driver-card', 'À livrer · arrêt 2')
    await page.press('a', 'Livrer ici')
    await page.stroke('.driver-sign svg')
    await page.see('button', 'Effacer')
    await page.press('button', /^Livré$/)
    await page.at('/tournee')
    await page.see('h2, h3, p, b', 'Tout est fait.')
    await expect.poll(() => eventsStored(provider).map(({ kind }) => kind)).toEqual(['pickup', 'delivery'])
  })
})
