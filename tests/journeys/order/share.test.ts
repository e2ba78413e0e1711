import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { slipPdf } from '#tests/builders/slip-pdf.ts'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { axeFaults } from '#tests/journeys/axe.ts'
import { type Provider, startProvider } from '#tests/journeys/provider.ts'
import { field, register, signIn } from '#tests/journeys/supplier.ts'

let geoplateforme: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider
/** Somebody else's site, with a form that posts to ours. */
const elsewhere = createServer((_, reply) => reply.setHeader('Content-Type', 'text/html').end(formTo(provider.url)))

beforeAll(async () => {
  geoplateforme = await startGeoplateforme()
  provider = await startProvider('sqlite', geoplateforme.url, inject('postgresUrl'))
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  const { page, context } = await newPhone()
  await register(page, provider.url)
  await context.close()
})

afterAll(async () => {
  elsewhere.close()
  await provider.remove()
  await geoplateforme.stop()
})

interface SharedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const aSlip = async (name = 'bon-du-mail.pdf'): Promise<SharedFile> => ({
  name,
  mimeType: 'application/pdf',
  buffer: await slipPdf(),
})

describe('A slip that is shared', () => {
  it('leads straight to the order, with the file attached and read', async () => {
    const page = await phone()
    await signInHere(page)
    await share(page, [await aSlip()])
    await page.waitForURL('**/commande')
    await page.locator('.file-chip b', { hasText: 'bon-du-mail.pdf' }).waitFor()
    await page.getByText('« bon-du-mail.pdf » est joint à ta commande.').waitFor()
    await page
      .getByText(/^212.kg lus sur le bordereau/)
      .first()
      .waitFor()
    // It lies in the draft now, and nowhere else.
    await page.reload()
    await page.locator('.file-chip b', { hasText: 'bon-du-mail.pdf' }).waitFor()
    expect(await waiting(page)).toBe(0)
  })

  it('waits until its user has signed in, offline too', async () => {
    const page = await phone()
    await page.context().setOffline(true)
    await share(page, [await aSlip()])
    // The page that posts is /login itself, and goes away.
    await expect.poll(() => waiting(page).catch(() => 0)).toBe(1)
    await page.waitForURL('**/login')
    await page.context().setOffline(false)
    await signIn(page)
    await page.getByText('Un fichier a été partagé ici avant ta connexion.').waitFor()
    expect(await page.locator('.file-chip').count()).toBe(0)
    await page.getByRole('button', { name: 'Joindre « bon-du-mail.pdf »' }).tap()
    await page.locator('.file-chip b', { hasText: 'bon-du-mail.pdf' }).waitFor()
  })

  it('is asked for among several', async () => {
    const page = await phone()
    await signInHere(page)
    await share(page, [await aSlip('plan.pdf'), await aSlip('bon.pdf')])
    await page.getByText('Lequel de ces fichiers est le bordereau ?').waitFor()
    await page.getByRole('button', { name: 'bon.pdf' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'bon.pdf' }).press('Enter')
    await page.locator('.file-chip b', { hasText: 'bon.pdf' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    await expect.poll(() => waiting(page)).toBe(0)
  })

  it('never takes the place of a slip that is there', async () => {
    const page = await phone()
    await signInHere(page)
    await field(page, 'deliveryReceipt').setInputFiles(await aSlip('le-mien.pdf'))
    await page
      .getByText(/^212.kg lus sur le bordereau/)
      .first()
      .waitFor()
    await page.getByText('Brouillon enregistré', { exact: false }).first().waitFor()
    await share(page, [await aSlip('autre.pdf')])
    await page.getByText('Prendre ce fichier comme bordereau ?').waitFor()
    await page.getByRole('button', { name: 'Aucun' }).tap()
    expect(await page.locator('.file-chip b').first().innerText()).toBe('le-mien.pdf')
  })

  it.each([
    [
      'of another type',
      { name: 'plan.dwg', mimeType: 'application/acad', buffer: Buffer.from('AC1032') },
      'Format non supporté. Formats acceptés : PDF, PNG, JPEG, JPG',
    ],
    [
      'too large',
      {
        name: 'gros.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_300_000, 32)]),
      },
      'La taille du fichier ne doit pas dépasser 5 Mo',
    ],
  ])('is refused by the sentence of the form: %s', async (_, file, sentence) => {
    const page = await phone()
    await signInHere(page)
    await share(page, [file])
    await page.getByText(sentence).first().waitFor()
    expect(await page.locator('.file-chip').count()).toBe(0)
  })

  it('is refused of another site’s page, and nothing is kept', async () => {
    const page = await phone([/status of 403/])
    await signInHere(page)
    await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
    await page.locator('input').setInputFiles(await aSlip())
    await page.locator('button').tap()
    await page.getByText('Ce partage vient d’un autre site.').waitFor()
    await page.goto(`${provider.url}/commande`)
    await field(page, 'clientName').waitFor()
    expect([await waiting(page), await page.locator('.file-chip').count()]).toEqual([0, 0])
  })

  it('is said to be lost where no worker runs', async () => {
    const { page } = await newPhone()
    await page.goto(`${provider.url}/login`)
    await signIn(page)
    await field(page, 'clientName').waitFor()
    await share(page, [await aSlip()])
    await page.getByText('Le fichier partagé n’a pas pu être chargé : choisis-le dans le formulaire.').waitFor()
    expect(new URL(page.url()).search).toBe('')
  })
})

describe('A slip that is opened with the app', () => {
  it('is attached to the order that is open', async () => {
    const page = await phone()
    await page.addInitScript(() =>
      Object.assign((globalThis as unknown as { launchQueue: object }).launchQueue, {
        setConsumer: (launch: unknown) => Object.assign(globalThis, { launch }),
      }),
    )
    await signInHere(page)
    await page.reload()
    await field(page, 'clientName').waitFor()
    await page.evaluate(
      (bytes) => {
        const file = new File([new Uint8Array(bytes)], 'bon-du-dossier.pdf', { type: 'application/pdf' })
        const { launch } = globalThis as unknown as { launch(launched: object): void }
        launch({ targetURL: `${location.origin}/commande`, files: [{ getFile: async () => file }] })
      },
      [...(await slipPdf())],
    )
    await page.locator('.file-chip b', { hasText: 'bon-du-dossier.pdf' }).waitFor()
    await page
      .getByText(/^212.kg lus sur le bordereau/)
      .first()
      .waitFor()
    await expect.poll(() => waiting(page)).toBe(0)
  })
})

/** A phone on which the app's worker runs. */
async function phone(forgive: readonly RegExp[] = []): Promise<Page> {
  const { page } = await newPhone({ serviceWorkers: 'allow', forgive: [/net::ERR_/, ...forgive] })
  await page.goto(`${provider.url}/login`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  return page
}

async function signInHere(page: Page): Promise<void> {
  await signIn(page)
  await field(page, 'clientName').waitFor()
}

/** As the device does it: a form that is posted to the address of the manifest. */
async function share(page: Page, files: readonly SharedFile[]): Promise<void> {
  await page.evaluate((form) => document.body.insertAdjacentHTML('beforeend', form), formTo(''))
  await page.locator('#share input').setInputFiles([...files])
  await page.evaluate(() => (document.querySelector('#share') as HTMLFormElement).submit())
}

function formTo(origin: string): string {
  return `<form id="share" method="post" enctype="multipart/form-data" action="${origin}/partager"><input type="file" name="bordereau" multiple><button>Partager</button></form>`
}

/** How many shares wait on the device. */
function waiting(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open('colibat')
        // Not there yet: made here, it would lack its store for ever.
        open.addEventListener('upgradeneeded', () => open.transaction?.abort())
        open.addEventListener('error', () => reject(open.error ?? new Error('no database')))
        open.addEventListener('success', () => {
          const keys = open.result.transaction('drafts').objectStore('drafts').getAllKeys()
          keys.addEventListener('success', () => {
            open.result.close()
            resolve(keys.result.filter((key) => Array.isArray(key) && key[1] === 'shared').length)
          })
        })
      }),
  )
}
