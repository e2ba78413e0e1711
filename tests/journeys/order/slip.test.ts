import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phonePhoto } from '#tests/builders/phone-photo.ts'
import { slipPdf } from '#tests/builders/slip-pdf.ts'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { axeFaults } from '#tests/journeys/axe.ts'
import { fillRoute, openOrderSite, submitButton, type OrderSite } from './order-visitor.ts'
import { field, letReadingKeepNothing, pickByTouch } from '#tests/journeys/supplier.ts'

const analysing = 'Analyse du bordereau en cours. Merci de patienter une seconde…'

let site: OrderSite
/** Its path: a file of that size is given to the page by name. */
let photo: string

beforeAll(async () => {
  site = await openOrderSite()
  photo = join(site.provider.folder, 'IMG_2041.JPG')
  writeFileSync(photo, await phonePhoto())
})
afterAll(() => site.close())

describe('A phone photo of 12 megapixels', () => {
  it('is made smaller in sight, upright, within both limits, without the form standing still, and arrives so', async () => {
    expect(readFileSync(photo).length).toBeGreaterThan(5_242_880)
    const page = await site.visit()
    await answerReading(page, { ok: true, poids_total_kg: null })
    await fillForm(page)
    await field(page, 'deliveryReceipt').setInputFiles(photo)
    await page.getByText('Préparation de la photo…').waitFor()
    await field(page, 'clientName').fill('Modèle-Exemple')
    await page.getByText('IMG_2041.jpg').waitFor()
    await page.getByText('Bordereau bien transmis').waitFor()
    await send(page)
    await page.waitForURL('**/payment')
    const arrived = lastSlip()
    const { width, height, orientation, format } = await sharp(arrived).metadata()
    expect([width, height, orientation, format]).toEqual([1800, 2400, undefined, 'jpeg'])
    expect(arrived.length).toBeLessThan(5_000_000)
    expect(await colourAt(arrived, 1700, 100)).toBe('red')
    expect(await colourAt(arrived, 100, 100)).toBe('grey')
  })

  it.each(['Photographier le bordereau', 'Prendre une photo'])(
    'is taken with the camera on a touch device, and only there: « %s »',
    async (name) => {
      const phone = await site.visit()
      const camera = phone.locator('.file-camera', { hasText: name })
      expect((await camera.boundingBox())?.height).toBeGreaterThanOrEqual(48)
      await camera.locator('input').setInputFiles(photo)
      await phone.getByText('IMG_2041.jpg').waitFor()
      const desktop = await site.visit(newDesktop, { hasTouch: false })
      expect(await desktop.locator('.file-camera', { hasText: name }).isVisible()).toBe(false)
    },
  )
})

describe('A slip at a desk', () => {
  it('is joined beside the weight that it says, in the first screen', async () => {
    const page = await site.visit(newDesktop, { hasTouch: false })
    await answerReading(page, {
      ok: true,
      poids_total_kg: 412,
      champs: {
        adresseLivraison: { valeur: '12 chemin des Oliviers, 06250 Mougins', lu: 'Livré à : 12 chemin des Oliviers' },
      },
    })
    const button = page.locator('.file-camera', { hasText: 'Joindre le bordereau' })
    const box = (await button.boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(800)
    await field(page, 'address').focus()
    await button
      .locator('input')
      .setInputFiles({ name: 'bordereau.pdf', mimeType: 'application/pdf', buffer: await slipPdf() })
    await expect.poll(() => field(page, 'address').inputValue()).toBe('12 Chemin des Oliviers, 06250 Mougins')
    expect([
      await field(page, 'poids').inputValue(),
      await button.count(),
      await page.locator('[role=listbox]:visible').count(),
    ]).toEqual(['301-450', 0, 0])
  })
})

describe('A slip that is read', () => {
  it('chooses the band, says why, and is not read again when the draft is opened', async () => {
    const page = await site.visit()
    await attach(page, 412)
    await page
      .getByText(/^412\s?kg lus sur le bordereau$/)
      .first()
      .waitFor()
    expect(await field(page, 'poids').inputValue()).toBe('301-450')
    expect([await page.getByText(/kg lus sur/).count(), await page.locator('.slip-outcome').innerText()]).toEqual([
      1,
      expect.stringContaining('Bordereau lu'),
    ])
    await page.getByText('Brouillon enregistré sur ce téléphone').first().waitFor()
    let asked = 0
    await page.route('**/bo/ocr-bordereau', (route) => ++asked && route.abort())
    await page.reload()
    await resume(page)
    await page
      .getByText(/^412\s?kg lus sur le bordereau$/)
      .first()
      .waitFor()
    expect(asked).toBe(0)
  })

  it('warns beside another band, which one tap changes, and tells of a limit that is close', async () => {
    const page = await site.visit()
    await field(page, 'poids').selectOption('151-300')
    await attach(page, 440)
    await page.getByText('Tu as choisi 151-300 kg.').first().waitFor()
    await page.getByRole('button', { name: 'Passer à 301-450 kg' }).first().tap()
    await page.getByText('Proche de la limite : au-delà de 450 kg, c’est la tranche 451-600 kg').first().waitFor()
    expect(await field(page, 'poids').inputValue()).toBe('301-450')
  })

  it('leaves no band above 1350 kg, and goes along to the contact page', async () => {
    const page = await site.visit()
    await fillRoute(page)
    await attach(page, 1620)
    await page.getByText('Au-delà de 1350 kg, il n’y a pas de tranche.', { exact: false }).first().waitFor()
    expect(await field(page, 'poids').inputValue()).toBe('')
    await page.getByRole('link', { name: 'Nous contacter' }).first().tap()
    await page.waitForURL('**/contact')
    await page.getByText('bordereau.pdf').waitFor()
    expect(await field(page, 'nom').inputValue()).toBe('Camille Exemple')
    expect(await field(page, 'message').inputValue()).toMatch(
      /^Bonjour,\nJ’ai une livraison de 1\s620\s?kg, donc au-delà de 1350\skg\.\nRetrait\s: .+\nLivraison\s: .+/,
    )
    await page.getByRole('button', { name: 'Envoyer le message' }).tap()
    await page.getByText('Merci, ton message est bien parti.').waitFor()
    await expect.poll(letters).toContain('bordereau.pdf')
  })

  it('holds the submission as long as it may choose the weight, which says so when it is pressed or sent by the keyboard', async () => {
    const page = await site.visit()
    await attach(page, 412)
    await page
      .getByText(/^412\s?kg lus/)
      .first()
      .waitFor()
    await pickByTouch(page, 'pickupAdr', 'zi les tourrades')
    await pickByTouch(page, 'address', '12 chemin des oliviers mougins')
    await fillCustomer(page)
    const answered = Promise.withResolvers<void>()
    await page.route('**/bo/ocr-bordereau', async (route) => {
      await answered.promise
      await route.continue()
    })
    await attach(page, 212)
    await page.getByText('Lecture du bordereau…').waitFor()
    expect(await submitButton(page).isDisabled()).toBe(true)
    await submitButton(page).tap({ force: true })
    await page.getByText(analysing).waitFor()
    await page.getByText(analysing).waitFor({ state: 'detached' })
    await submitButton(page).press('Enter')
    await page.getByText(analysing).waitFor()
    expect(new URL(page.url()).pathname).toBe('/commande')
    answered.resolve()
    await page
      .getByText(/^212\s?kg lus/)
      .first()
      .waitFor()
    await send(page)
    await page.waitForURL('**/payment')
  })

  it('holds nobody who has chosen the weight', async () => {
    const page = await site.visit()
    await fillForm(page)
    await page.route('**/bo/ocr-bordereau', () => {})
    await attach(page, 212)
    await page.getByText('Lecture du bordereau…').waitFor()
    expect(await submitButton(page).getAttribute('aria-disabled')).toBeNull()
  })

  it('shows its bytes on a slow line, and waits for nobody who passes it over', async () => {
    const page = await site.visit()
    await slowUpload(page, 200_000)
    await field(page, 'deliveryReceipt').setInputFiles(photo)
    await page.getByText(/^Envoi\s: [\d,]+\s[KM]o sur [\d,]+\sMo$/).waitFor()
    await page.getByRole('button', { name: 'Continuer sans attendre la lecture du bordereau' }).tap()
    await page.getByText('Lecture passée : choisis le poids toi-même.').waitFor()
    expect(await submitButton(page).getAttribute('aria-disabled')).toBeNull()
  })

  it('is read when the network is back', async () => {
    // The form stands before all that it asks for has come.
    const page = await site.visit(newPhone, { forgive: [/ERR_INTERNET_DISCONNECTED/] })
    await page.context().setOffline(true)
    await attach(page, 412)
    await page.getByText('Le bordereau sera lu dès que le réseau revient.').waitFor()
    expect(await field(page, 'poids').inputValue()).toBe('')
    await page.context().setOffline(false)
    await page
      .getByText(/^412\s?kg lus/)
      .first()
      .waitFor()
    expect(await field(page, 'poids').inputValue()).toBe('301-450')
  })

  it('says what failed in the words of the provider, and is read again on demand', async () => {
    const page = await site.visit(newPhone, { forgive: [/503/] })
    await page.route('**/bo/ocr-bordereau', (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'Lecture saturée' } }),
    )
    await attach(page, 412)
    await page.getByText('Lecture saturée').waitFor()
    await page.getByText('Bordereau bien transmis').waitFor()
    expect(await page.getByText('bordereau.pdf').count()).toBe(1)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Relire le bordereau' }).tap()
    await page
      .getByText(/^412\s?kg lus/)
      .first()
      .waitFor()
    expect(await page.getByText('Lecture saturée').count()).toBe(0)
  })
})

describe('The slip by keyboard and by ear', () => {
  it('has no fault that axe finds, whatever came of its reading', async () => {
    const page = await site.visit(newPhone, { forgive: [/503/] })
    const faults: string[] = []
    const judge = async (state: string) => faults.push(...(await axeFaults(page)).map((fault) => `${state}: ${fault}`))
    await field(page, 'poids').selectOption('151-300')
    await attach(page, 440)
    await page.getByText('Tu as choisi 151-300 kg.').first().waitFor()
    await judge('another band')
    await attach(page, 1620)
    await page.getByText('Au-delà de 1350 kg, il n’y a pas de tranche.', { exact: false }).first().waitFor()
    await judge('too heavy')
    await slowUpload(page, 200_000)
    await field(page, 'deliveryReceipt').setInputFiles(photo)
    await page.getByText(/^Envoi\s: /).waitFor()
    await judge('being read')
    await slowUpload(page, -1)
    await page.route('**/bo/ocr-bordereau', (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'Lecture saturée' } }),
    )
    await attach(page, 412)
    await page.getByText('Lecture saturée').waitFor()
    await judge('not read')
    expect(faults).toEqual([])
  })

  it('keeps the focus in its field when the button that had it goes away', async () => {
    const page = await site.visit(newDesktop)
    await field(page, 'poids').selectOption('151-300')
    await attach(page, 440)
    await page.getByRole('button', { name: 'Passer à 301-450 kg' }).first().press('Enter')
    expect(await focusedName(page)).toBe('poids')
    await page.getByRole('button', { name: 'Retirer bordereau.pdf' }).press('Enter')
    expect(await focusedName(page)).toBe('deliveryReceipt')
  })
})

describe('A slip let go by mistake', () => {
  it('is given back by one tap, on the screen and on the device', async () => {
    const page = await site.visit()
    await attach(page, 412)
    await page
      .getByText(/^412\s?kg lus/)
      .first()
      .waitFor()
    await field(page, 'deliveryReceipt').setInputFiles({
      name: 'film.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from('x'),
    })
    await page.getByText('Format non supporté. Formats acceptés : PDF, PNG, JPEG, JPG').waitFor()
    expect(await page.getByText('bordereau.pdf').count()).toBe(0)
    await page.locator('.toast').getByRole('button', { name: 'Annuler' }).tap()
    await page.getByText('bordereau.pdf').waitFor()
    await page.getByText('Brouillon enregistré sur ce téléphone').first().waitFor()
    await page.reload()
    await resume(page)
    await page.getByText('bordereau.pdf').waitFor()
  })
})

describe('The upload of a slip', () => {
  it('shows its bytes, stops on demand with the form as it was, fails aloud, and is tried again', async () => {
    const page = await site.visit(newPhone, { forgive: [/ERR_FAILED/] })
    await answerReading(page, { ok: true, poids_total_kg: null })
    await fillForm(page)
    await letReadingKeepNothing(page)
    await field(page, 'deliveryReceipt').setInputFiles(photo)
    await page.getByText('Pas de poids lu sur le bordereau : vérifie le poids choisi.').waitFor()

    await slowUpload(page, 200_000)
    await send(page)
    const strip = page.locator('.sending-strip:visible')
    await strip.getByText(/^[\d,]+\s[KM]o sur [\d,]+\sMo$/).waitFor()
    await strip.getByRole('button', { name: 'Annuler' }).tap()
    await page.getByText('Envoi annulé : ta demande n’est pas partie.').waitFor()
    expect(await field(page, 'clientName').inputValue()).toBe('Modèle')
    expect(await page.getByText('IMG_2041.jpg').count()).toBe(1)

    await slowUpload(page, -1)
    await page.route('**/fo/upload-bordereau', (route) => route.abort())
    await send(page)
    await page.getByText("Erreur lors de l'upload: Veuillez réessayer").waitFor()
    await strip.getByText('Ta demande n’est pas partie.').waitFor()
    await page.unroute('**/fo/upload-bordereau')
    await strip.getByRole('button', { name: 'Réessayer' }).tap()
    await page.waitForURL('**/payment')
  })
})

/** Everything but the slip. */
async function fillForm(page: Page): Promise<void> {
  await fillRoute(page)
  await fillCustomer(page)
}

async function fillCustomer(page: Page): Promise<void> {
  await field(page, 'clientName').fill('Modèle')
  await field(page, 'clientPrenom').fill('Dominique')
  await field(page, 'telephone').fill('06 98 76 54 32')
}

async function attach(page: Page, kg: number): Promise<void> {
  await field(page, 'deliveryReceipt').setInputFiles({
    name: 'bordereau.pdf',
    mimeType: 'application/pdf',
    buffer: await slipPdf(kg),
  })
}

async function send(page: Page): Promise<void> {
  await page.locator('.ticket:visible').first().getByText('Total HT').waitFor()
  await submitButton(page).tap()
}

/** The reading is not what this journey is about. */
async function answerReading(page: Page, json: object): Promise<void> {
  await page.route('**/bo/ocr-bordereau', (route) => route.fulfill({ json }))
}

/** The draft is offered, or shown at once. */
async function resume(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Reprendre/ })
    .or(field(page, 'comment'))
    .first()
    .waitFor()
  if ((await field(page, 'comment').count()) === 0) await page.getByRole('button', { name: /Reprendre/ }).tap()
}

/** Bytes a second; -1 for no limit. */
async function slowUpload(page: Page, uploadThroughput: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  })
}

/** The last slip that the provider put on its disk. */
function lastSlip(): Buffer {
  const files = readdirSync(site.provider.folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /slips\/.+\.jpg$/.test(path),
  )
  return readFileSync(join(site.provider.folder, files.at(-1) ?? ''))
}

/** All that left by letter. */
function letters(): string {
  const outbox = join(site.provider.folder, 'outbox')
  return readdirSync(outbox)
    .map((name) => readFileSync(join(outbox, name), 'latin1'))
    .join('')
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement as HTMLInputElement).name)
}

async function colourAt(picture: Buffer, left: number, top: number): Promise<string> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 8, height: 8 })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data[0]! > 200 && data[1]! < 80 ? 'red' : 'grey'
}
