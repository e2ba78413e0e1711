import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { faultsOf } from '#tests/journeys/axe.ts'
import { openDemo } from '#tests/journeys/demo-visitor.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { clockAt } from '#tests/journeys/stood-clock.ts'
import { field } from '#tests/journeys/supplier.ts'
import { joinTeam, signInStaff, teamMember } from '#tests/journeys/team.ts'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'

const morning = '2026-11-24T08:00:00+01:00'
const clock = clockAt(morning)
let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, '', clock)
  openDemo(provider, clock)
  await joinTeam(provider, teamMember, 'manager', clock)
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

/** Of the demonstration's day: one of those that come this afternoon under Flex. */
const inTheAfternoon = 9

describe('What a dispatcher tells of an order', () => {
  it('is a note for colleagues, a customer blocked and let in again, and another date for a whole half-day', async () => {
    const { page } = await newPhone({ reducedMotion: 'reduce' })
    await page.clock.install({ time: new Date(morning) })
    await page.goto(`${provider.url}/login`)
    await signInStaff(page, teamMember)
    await page.goto(`${provider.url}/bo/${inTheAfternoon}`)

    const faults: string[] = []
    await press(page, 'Noter…')
    await press(page, 'Noter')
    await page.getByText('Écris ta note').waitFor()
    faults.push(...(await faultsOf(page, 'note')))
    await field(page, 'mots').fill('Rappeler le chantier avant midi')
    await press(page, 'Noter')
    await page.getByText('Rappeler le chantier avant midi').waitFor()

    await press(page, 'Bloquer ce client…')
    await field(page, 'mots').fill('Factures impayées')
    faults.push(...(await faultsOf(page, 'block')))
    await press(page, 'Bloquer')
    await press(page, 'Débloquer ce client…')
    await page.getByText('Bloqué pour : Factures impayées').waitFor()
    await press(page, 'Débloquer')
    await page.getByRole('button', { name: 'Bloquer ce client…' }).waitFor()

    await press(page, 'Changer la date…')
    const others = page.getByLabel('Avec l’autre commande Flex de ce créneau : n° 14')
    await others.check()
    await field(page, 'date').fill('2026-11-25')
    faults.push(...(await faultsOf(page, 'dates')))
    await press(page, 'Changer la date')
    await page.getByText('2 commandes : date changée').waitFor()
    await page.getByText('Date de livraison changée').first().waitFor()
    expect(faults).toEqual([])
  }, 180_000)

  it('is what was wrong of it, at a price that is agreed on where its road or its weight is another', async () => {
    const { page } = await newPhone({ reducedMotion: 'reduce', forgive: [/status of 409/] })
    await page.clock.install({ time: new Date(morning) })
    await page.goto(`${provider.url}/login`)
    await signInStaff(page, teamMember)
    await page.goto(`${provider.url}/bo/${inTheAfternoon}`)

    await press(page, 'Corriger…')
    const faults = await faultsOf(page, 'correct')
    await field(page, 'corrige-phone').fill('06 98 76 54 32')
    await press(page, 'Corriger')
    await page.getByText(`n° ${inTheAfternoon} : corrigée`).waitFor()
    await page.getByText('06 98 76 54 32').first().waitFor()

    await press(page, 'Corriger…')
    await field(page, 'corrige-poids').selectOption({ label: '0-150 kg' })
    await press(page, 'Corriger')
    await page
      .getByRole('alert')
      .getByText(/^Corrigée, cette commande coûte .+ au lieu de /)
      .waitFor()
    faults.push(...(await faultsOf(page, 'correct, at another price')))
    await page.getByRole('button', { name: /^Passer à / }).tap()
    await page.getByText(/^poids ; .+ → .+ TTC$/).waitFor()
    expect(faults).toEqual([])
  }, 180_000)
})

/** An open dialog hides what is behind it. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).tap()
}
