import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { ovhAccount, startOvh } from '#tests/stand-ins/ovh.ts'
import { faultsOf } from '#tests/journeys/axe.ts'
import { openDemo, openDemoHistory, signInDemo } from '#tests/journeys/demo-visitor.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let ovh: Awaited<ReturnType<typeof startOvh>>
let provider: Provider

beforeAll(async () => {
  services = await startGeoplateforme()
  ovh = await startOvh()
  provider = await startProvider('sqlite', services.url, '', {
    OVH_SMS_SERVICE: ovhAccount.service,
    OVH_SMS_SENDER: ovhAccount.sender,
    OVH_APP_KEY: ovhAccount.applicationKey,
    OVH_APP_SECRET: ovhAccount.applicationSecret,
    OVH_CONSUMER_KEY: ovhAccount.consumerKey,
    OVH_API_URL: ovh.url,
  })
  openDemo(provider)
})
afterAll(async () => {
  await provider.remove()
  await Promise.all([services.stop(), ovh.stop()])
})

describe('A recipient on the tracking page', () => {
  it('refuses text messages, takes that back with the same key, and is told of an answer that does not come', async () => {
    const { page, context } = await newPhone({ isMobile: false, reducedMotion: 'reduce', forgive: [/ERR_INTERNET/] })
    await page.goto(`${provider.url}/login`)
    await signInDemo(page)
    const { tracking } = await openDemoHistory(page, provider.url)
    await page.goto(provider.url + tracking)
    const choice = page.getByRole('button', { name: / SMS$|de nouveau$/ })
    const said = page.getByRole('status')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await page.getByRole('button', { name: 'Ne plus recevoir de SMS' }).focus()
    await page.keyboard.press('Enter')
    await said.getByText('Plus de SMS pour ce numéro.').waitFor()
    expect(await focused()).toBe('En recevoir de nouveau')
    expect(await faultsOf(page, 'refused')).toEqual([])
    await page.reload()
    await said.getByText('Plus de SMS pour ce numéro.').waitFor()
    await context.setOffline(true)
    await choice.click()
    await said.getByText('Pas de réponse').waitFor()
    expect(await choice.textContent()).toBe('En recevoir de nouveau')
    await context.setOffline(false)
    await choice.press('Enter')
    await said.getByText('Ce numéro reçoit de nouveau nos SMS.').waitFor()
    expect(await focused()).toBe('Ne plus recevoir de SMS')
  })
})
