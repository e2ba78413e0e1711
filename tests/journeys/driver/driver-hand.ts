import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isDriversFile } from '#contract/worker/precache.ts'
import { countedHand, type CountedHand } from '#tests/journeys/counted-hand.ts'
import type { HalfDay } from '#rules/moment/flex-slots.ts'
import { notKeptYet } from '#tests/journeys/offline/kept-build.ts'
import type { Provider } from '#tests/journeys/provider.ts'
import { teamMember, typePassword } from '#tests/journeys/team.ts'

/** Signed in, he is led to his run. */
export async function openRun(
  page: Page,
  { url }: Pick<Provider, 'url'>,
  driver: { readonly email: string; readonly password: string },
  morning: string,
): Promise<void> {
  await page.clock.install({ time: new Date(morning) })
  await page.goto(`${url}/login`)
  await typePassword(page, driver)
  await page.waitForURL('**/tournee')
  await page.locator('.driver-card').waitFor()
}

/** The app is killed, and opened again. */
export async function reopened(page: Page, address = new URL('/tournee', page.url()).href): Promise<Page> {
  await page.close()
  const next = await page.context().newPage()
  await next.goto(address)
  await next.locator('.driver-card, .driver-sheet').first().waitFor()
  return next
}

/** The stop that is next is picked up. */
export async function pickUp(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Prendre en charge/ }).tap()
  await page.getByLabel('Combien de colis vois-tu ?').fill('3')
  const goods = page.getByLabel('Nature de la marchandise')
  if ((await goods.count()) > 0) await goods.fill('tuiles')
  await page.getByRole('button', { name: 'Pris en charge' }).tap()
  await page.waitForURL('**/tournee')
}

/** Signed and photographed; answers how many taps it took. */
export async function deliver(page: Page, photo: Buffer) {
  const hand = countedHand(page)
  await startDelivery(page, photo, hand)
  await hand.tap(page.getByRole('button', { name: 'Livré', exact: true }))
  await page.waitForURL('**/tournee')
  // One stroke of a finger is one tap.
  return { taps: hand.count().taps + 1 }
}

/** Nobody is there, who was called; answers how many taps it took. */
export async function misses(page: Page, photo: Buffer) {
  const hand = countedHand(page)
  await hand.tap(page.getByRole('link', { name: 'Non livré' }))
  await hand.tap(page.getByText('Absent', { exact: true }))
  await hand.tap(page.getByRole('link', { name: 'Appeler' }))
  await page.getByText(/^Appelé à/).waitFor()
  await takePhoto(page, photo, hand)
  await hand.tap(page.getByRole('button', { name: /^Enregistrer.+absent$/ }))
  await page.waitForURL('**/tournee')
  return hand.count()
}

/** All of a delivery but its last press. */
export async function startDelivery(page: Page, photo: Buffer, hand = countedHand(page)): Promise<void> {
  await hand.tap(page.getByRole('link', { name: /^Livrer/ }))
  await takePhoto(page, photo, hand)
  await sign(page)
}

async function takePhoto(page: Page, photo: Buffer, hand: CountedHand): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    hand.tap(page.getByRole('button', { name: 'Prendre la photo' })),
  ])
  await chooser.setFiles(shot(photo))
  await page.getByRole('button', { name: 'Retirer la photo 1' }).waitFor()
}

async function sign(page: Page): Promise<void> {
  const pad = page.locator('.driver-sign svg')
  await pad.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 4, y + height / 2)
  await page.mouse.down()
  for (let step = 1; step <= 12; step++)
    await page.mouse.move(x + width / 4 + step * 12, y + height / (step % 2 ? 3 : 2))
  await page.mouse.up()
  await page.getByRole('button', { name: 'Effacer' }).waitFor()
}

/** What the camera of a phone hands over. */
export function shot(photo: Buffer) {
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: photo }
}

/** Waits until the room lies on the phone, with all that it shares with others: nothing of it is on its way any more. */
export async function roomKept(page: Page): Promise<void> {
  await expect.poll(() => notKeptYet(page), { timeout: 60_000 }).toEqual([])
  await expect.poll(async () => (await keptFiles(page)).filter(isDriversFile).length, { timeout: 30_000 }).toBe(3)
}

export function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return [...new Set(caught.flat().map(({ url }) => new URL(url).pathname))]
  })
}

/** How much lies on that shelf of the phone. */
export function keptOf(page: Page, shelf: string): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('colibat')
        opening.addEventListener('error', () => reject(new Error('no store')))
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction('drafts').objectStore('drafts').getAllKeys()
          keys.addEventListener('success', () => {
            opening.result.close()
            resolve(keys.result.filter((key) => Array.isArray(key) && key[1] === name).length)
          })
        })
      }),
    shelf,
  )
}

/** The acts that the server has, as they came. */
export function eventsStored(provider: Provider) {
  const database = new DatabaseSync(join(provider.folder, 'colibat.db'), { readOnly: true })
  const events = database
    .prepare('select id, order_id, kind, phone_at from waybill_events order by received_at, rowid')
    .all()
  database.close()
  return events as unknown as readonly {
    readonly id: string
    readonly order_id: number
    readonly kind: string
    readonly phone_at: number
  }[]
}

/** A run of today for the only driver, with half its orders, or with so many of those that are to go by then. */
export async function giveRun(provider: Provider, what: HalfDay | number = 1): Promise<void> {
  const call = async (path: string, body?: object, token = '') => {
    const reply = await fetch(`${provider.url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', Connection: 'close', Authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as unknown
  }
  const { data } = (await call('/login', teamMember)) as { data: { token: string } }
  const { jour, chauffeurs } = (await call('/bo/tournees', undefined, data.token)) as Runs
  const chauffeur = chauffeurs.find(({ role }) => role === 'driver')?.id
  const asked = { jour, chauffeur, plaque: 'AA-000-AA', depart: '07:30' }
  const made = (await call('/bo/tournees', asked, data.token)) as Runs
  const [run] = made.tournees
  if (run === undefined) throw new Error('no run was made')
  const asks =
    typeof what === 'string'
      ? [{ demi_journee: what }]
      : made.sans_tournee.slice(0, what).map((commande) => ({ commande }))
  for (const [index, orders] of asks.entries())
    await call(`/bo/tournees/${run.id}/commandes`, { version: run.version + index, ...orders }, data.token)
}

interface Runs {
  readonly jour: string
  readonly chauffeurs: readonly { readonly id: number; readonly role: string }[]
  readonly tournees: readonly { readonly id: number; readonly version: number }[]
  readonly sans_tournee: readonly number[]
}
