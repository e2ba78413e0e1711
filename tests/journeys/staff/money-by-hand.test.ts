import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { faultsOf } from '#tests/journeys/axe.ts'
import { openDemo } from '#tests/journeys/demo-visitor.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field } from '#tests/journeys/supplier.ts'
import { joinTeam, signInStaff, teamMember } from '#tests/journeys/team.ts'

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, '')
  openDemo(provider)
  await joinTeam(provider)
})
afterAll(async () => {
  await provider.remove()
  await services.stop()
})

/** The demonstration's orders: a delivered one, and one that waits for its money. */
const [delivered, unpaid] = [4, 6]

describe('Money by hand', () => {
  it('is given back in parts with a reason, each an invoice’s credit note, and taken in as a transfer', async () => {
    const faults: string[] = []
    const { page } = await newPhone({ reducedMotion: 'reduce' })
    await page.goto(`${provider.url}/login`)
    await signInStaff(page, teamMember)

    await page.goto(`${provider.url}/bo/${delivered}`)
    await page.getByRole('button', { name: 'Rembourser…' }).tap()
    const send = page.getByRole('dialog').getByRole('button', { name: /^Rembourser/ })
    const whole = /[\d,]+\s€/.exec(await send.innerText())?.[0] ?? ''
    await field(page, 'montant').fill('999')
    await send.tap()
    await page.getByText(`Un montant jusqu’à ${whole}`).waitFor()
    await page.getByText('Dis pourquoi, en quelques mots').waitFor()
    faults.push(...(await faultsOf(page, 'a credit')))
    await field(page, 'montant').fill('20,50')
    await field(page, 'raison').fill('Sac déchiré')
    await send.tap()
    await page.getByText(`n° ${delivered} : 20,50 € rendus`).waitFor()
    await page.getByText(/^Avoir \d{4}-\d+/).waitFor()
    await page.getByRole('button', { name: 'Rembourser…' }).tap()
    await page.getByText(`${less(whole, 20.5)} au plus`).waitFor()

    await page.goto(`${provider.url}/bo/${unpaid}`)
    await page.getByRole('button', { name: 'Payée par virement…' }).tap()
    await page.getByRole('button', { name: 'Marquer payée' }).tap()
    await page.getByText('Écris le libellé du virement').waitFor()
    faults.push(...(await faultsOf(page, 'a transfer')))
    await field(page, 'libelle').fill('VIR EXEMPLE')
    await page.getByRole('button', { name: 'Marquer payée' }).tap()
    await page.getByText(`n° ${unpaid} : payée par virement`).waitFor()
    await page.getByText(/^Payée par virement \d/).waitFor()
    expect(await page.getByRole('button', { name: 'Payée par virement…' }).count()).toBe(0)
    expect(faults).toEqual([])
  }, 300_000)
})

/** '110,76 €' less 20.5 → '90,26 €' */
function less(price: string, euros: number): string {
  return `${(Number.parseFloat(price.replace(',', '.')) - euros).toFixed(2).replace('.', ',')}\u00A0€`
}
