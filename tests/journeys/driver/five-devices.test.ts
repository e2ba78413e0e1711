import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phonePhoto } from '#tests/builders/phone-photo.ts'
import { type Provider, serverGone, startProvider } from '#tests/journeys/provider.ts'
import { makeRun, openRuns, press } from '#tests/journeys/staff/open-runs.ts'
import { clockAt } from '#tests/journeys/stood-clock.ts'
import {
  field,
  fillOrder,
  paidOrderId,
  pay,
  register,
  shareTracking,
  signIn,
  submitOrder,
} from '#tests/journeys/supplier.ts'
import { joinTeam, runCommand, teamMember } from '#tests/journeys/team.ts'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { eventsStored, keptOf, misses, openRun, pickUp, reopened, roomKept, startDelivery } from './driver-hand.ts'
import { layPhoneLine, type PhoneLine } from './phone-line.ts'

const morning = '2026-11-24T08:00:00+01:00'
const clock = clockAt(morning)
const { password } = teamMember
const dispatcher = { email: 'exploitant@exemple.fr', password }
const first = { email: 'un@exemple.fr', password, prenom: 'Nour' }
const second = { email: 'deux@exemple.fr', password, prenom: 'Sacha' }

let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider
let photo: Buffer
const lines: PhoneLine[] = []

beforeAll(async () => {
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, '', clock)
  await joinTeam(provider, teamMember, 'manager', clock)
  await joinTeam(provider, dispatcher, 'dispatcher', clock)
  await joinTeam(provider, first, 'driver', clock)
  await joinTeam(provider, second, 'driver', clock)
  photo = await phonePhoto()
})
afterAll(async () => {
  lines.forEach((line) => line.close())
  await provider.remove()
  await services.stop()
})

describe('A day on five devices', () => {
  it('goes from the order to the signed waybill, though both drivers are without a network for most of it', async () => {
    const { page: supplier } = await newPhone()
    await supplier.clock.install({ time: new Date(morning) })
    await register(supplier, provider.url)
    await signIn(supplier)
    const delivered = await order(supplier, 'Chantier du port')
    const missed = await order(supplier, 'Chantier du lac')
    const cancelled = await order(supplier, 'Chantier du bois')
    const link = await shareTracking(supplier, provider.url, missed)

    const desk = await openRuns(provider, dispatcher, morning)
    await makeRun(desk, 'Nour Exemple')
    await makeRun(desk, 'Sacha Exemple')
    await place(desk, delivered, 'Nour Exemple')
    await place(desk, cancelled, 'Nour Exemple')
    await place(desk, missed, 'Sacha Exemple')

    const { page: one, line: lineOne } = await goneUnderground(first)
    const { page: two, line: lineTwo } = await goneUnderground(second)

    // Killed before anything was done, with an act half told, and with all of them waiting.
    let phone = await reopened(one)
    await pickUp(phone)
    await cancel(desk, cancelled)
    await startDelivery(phone, photo)
    await expect.poll(() => keptOf(phone, 'taken at acts')).toBe(1)
    phone = await reopened(phone, phone.url())
    await phone.getByRole('button', { name: 'Effacer' }).waitFor()
    await phone.getByRole('button', { name: 'Retirer la photo 1' }).waitFor()
    await phone.getByRole('button', { name: 'Livré', exact: true }).tap()
    await phone.waitForURL('**/tournee')
    await pickUp(phone)
    phone = await reopened(phone)
    await phone.getByText(/3\sétapes gardées sur ce téléphone/).waitFor()

    await pickUp(two)
    await misses(two, photo)
    await two.getByText(/2\sétapes gardées sur ce téléphone/).waitFor()
    expect(eventsStored(provider)).toEqual([])

    await lineOne.comeBack(phone.context())
    await phone
      .getByRole('alert')
      .getByText(new RegExp(`^La commande n° ${cancelled} a été annulée à 8.h.* : ne la charge pas\\.$`))
      .waitFor()
    await phone.getByText(new RegExp(`n°\\s${cancelled} retirée à`)).waitFor()
    await lineTwo.comeBack(two.context())
    await expect.poll(() => eventsStored(provider).length, { timeout: 60_000 }).toBe(4)
    await expect.poll(() => keptOf(two, 'acts')).toBe(0)
    // What was refused is there until it is read.
    await phone.getByRole('button', { name: 'Compris' }).tap()
    await expect.poll(() => keptOf(phone, 'acts')).toBe(0)
    expect(new Set(eventsStored(provider).map(({ id }) => id)).size).toBe(4)
    expect([kindsOf(delivered), kindsOf(missed), kindsOf(cancelled)]).toEqual([
      ['pickup', 'delivery'],
      ['pickup', 'attempt'],
      [],
    ])

    const { page: recipient } = await newPhone()
    await recipient.clock.install({ time: new Date(morning) })
    await recipient.goto(provider.url + link)
    await recipient.getByRole('heading', { name: 'On n’a pas pu te livrer' }).waitFor()
    await recipient.getByText('Une autre demi-journée').tap()
    await recipient.getByLabel('Quand ?').selectOption({ index: 1 })
    await recipient.getByLabel(/^4 derniers chiffres/).fill('5432')
    await recipient.getByRole('button', { name: 'Choisir ce moment' }).tap()
    await recipient.getByText('C’est noté : on vient').waitFor()
    await recipient.getByText('Laisser chez un voisin').tap()
    await recipient.getByLabel('Nom du voisin et où le trouver').fill('Mme Voisine, au 14')
    await recipient.getByRole('button', { name: 'D’accord pour ce voisin' }).tap()
    await recipient.getByText(/^D’accord pour un voisin, à/).waitFor()
    await recipient.reload()
    await recipient.getByText(/^D’accord pour un voisin, à/).waitFor()
    const shown = await recipient.locator('body').innerText()
    const told = await (await recipient.request.get(`${provider.url}/api${link}`)).text()
    for (const words of [shown, told]) {
      expect(words).toContain('Mougins')
      expect(words).not.toMatch(secrets)
    }

    await supplier.goto(`${provider.url}/historique/${missed}`)
    await supplier.getByText(/^Tentative le mardi 24 novembre à .+ : absent, appelé à .+ Prévue /).waitFor()
    await supplier.goto(`${provider.url}/historique/${delivered}`)
    await supplier.getByText('Livré - Payé').waitFor()
    for (const id of [delivered, missed]) {
      await supplier.goto(`${provider.url}/historique/${id}`)
      const asked = supplier.waitForResponse(`**/api/fo/commande/${id}/lettre-de-voiture`)
      await supplier.getByRole('button', { name: 'Télécharger : Lettre de voiture' }).tap()
      expect((await (await asked).body()).subarray(0, 5).toString()).toBe('%PDF-')
      expect(runCommand(provider, 'verifier', String(id))).toMatch(/^La chaîne tient : 2 événements\./)
    }
  }, 600_000)
})

/** Names, streets, numbers and prices of the order and of what was told. */
const secrets = /Modèle|Dominique|Chantier|Exemple|Camille|Oliviers|Tourrades|98.?76.?54|€|TTC|Voisine/

/** Orders and pays; the order's number. */
async function order(page: Page, site: string): Promise<number> {
  await page.goto(`${provider.url}/commande`)
  await fillOrder(page)
  await field(page, 'steClient').fill(site)
  await submitOrder(page)
  await pay(page, '4242424242424242')
  await page.waitForURL('**/payment-success')
  return await paidOrderId(page)
}

async function place(desk: Page, id: number, driver: string): Promise<void> {
  await press(desk, `Placer la commande n° ${id}`)
  await desk.getByRole('button', { name: new RegExp(`^${driver}, 07:30`) }).press('Enter')
  await desk
    .getByRole('article', { name: `Tournée de ${driver}` })
    .getByRole('button', { name: `Déplacer, retrait de la commande n° ${id}` })
    .first()
    .waitFor()
}

async function cancel(desk: Page, id: number): Promise<void> {
  await desk.goto(`${provider.url}/bo/${id}`)
  await desk.getByRole('button', { name: 'Annuler la commande…' }).click()
  await desk.getByRole('button', { name: 'Annuler la commande', exact: true }).click()
  await desk.getByText('Annulée').first().waitFor()
}

/** A driver's phone that looked once at his run, and has no network since. */
async function goneUnderground(driver: typeof first) {
  const line = await layPhoneLine(provider)
  lines.push(line)
  const forgive = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /status of 409/, serverGone]
  const { page, context } = await newPhone({ serviceWorkers: 'allow', forgive })
  await openRun(page, line, driver, morning)
  await roomKept(page)
  await line.cut(context)
  return { page, line }
}

function kindsOf(id: number): string[] {
  return eventsStored(provider).flatMap(({ kind, order_id: orderId }) => (orderId === id ? [kind] : []))
}
