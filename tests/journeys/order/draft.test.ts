import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slipPdf } from '#tests/builders/slip-pdf.ts'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { axeFaults, screens } from '#tests/journeys/axe.ts'
import { killBrowsers, startKillableBrowser } from '#tests/journeys/kills/hard-kills-browser.ts'
import { openOrderSite, type OrderSite } from './order-visitor.ts'
import { ageDraft, field, fillOrder, pay, sample, submitOrder } from '#tests/journeys/supplier.ts'

let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
})
afterAll(() => site.close())

const kept = 'Brouillon enregistré sur ce téléphone'
const reprise = /^Reprendre le brouillon (de|d’hier) \d\d:\d\d$/

describe('A draft in a new page', () => {
  it('is offered with its moment, its route, its weight and its slip, and comes back to the last byte', async () => {
    const page = await filled()
    const chosen = await slipPdf(207)
    await chooseSlip(page, chosen, 'bon-207.pdf')
    await page.getByText('bon-207.pdf').first().waitFor()
    await said(page, kept)
    const again = await reopened(page)
    await button(again, reprise).waitFor()
    const card = again.locator('.draft-offer .card').first()
    expect((await card.innerText()).replaceAll(/\s+/g, ' ')).toMatch(
      /Un brouillon t’attend.*Zone Industrielle Les Tourrades.*12 Chemin des Oliviers.*Chantier Exemple.*151-300 kg.*bon-207\.pdf · \d+ Ko/,
    )
    expect(await field(again, 'comment').count()).toBe(0)
    await button(again, reprise).tap()
    await field(again, 'comment').waitFor()
    expect(
      await Promise.all(['clientName', 'telephone', 'poids'].map((name) => field(again, name).inputValue())),
    ).toEqual(['Modèle', '06.98.76.54.32', '151-300'])
    await submitOrder(again)
    expect(slipsOnServer()).toContain(sha256(chosen))
  })

  it('passes what axe asks, and never scrolls sideways, from a small phone to a desktop', async () => {
    const again = await reopened(await filled())
    await button(again, reprise).waitFor()
    const faults: string[] = []
    for (const { width, themes } of screens) {
      await again.setViewportSize({ width, height: 844 })
      for (const colorScheme of themes) {
        await again.emulateMedia({ colorScheme })
        faults.push(...(await axeFaults(again)).map((fault) => `${colorScheme}, ${width} px: ${fault}`))
      }
    }
    await again.setViewportSize({ width: 320, height: 844 })
    await again.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await again.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(faults).toEqual([])
  })

  it('is taken up by keyboard, and the next Tab is in the form', async () => {
    const page = await site.visit(newDesktop)
    await field(page, 'clientName').fill('Martin')
    await said(page, 'Brouillon enregistré sur cet appareil')
    await ageDraft(page)
    await page.goto(`${site.provider.url}/commande`)
    await button(page, reprise).press('Enter')
    await field(page, 'comment').waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    expect(await field(page, 'clientName').inputValue()).toBe('Martin')
  })

  it('is left for a new request, and had back wholly', async () => {
    const again = await reopened(await filled())
    await button(again, 'Nouvelle commande').tap()
    await field(again, 'comment').waitFor()
    expect([await field(again, 'clientName').inputValue(), await again.locator('.file-chip').count()]).toEqual(['', 0])
    await said(again, 'Brouillon effacé')
    await button(again, 'Annuler').tap()
    await again.getByText('bordereau.pdf').first().waitFor()
    expect(await field(again, 'clientName').inputValue()).toBe('Modèle')
    await said(again, kept)
  })

  it('is offered again when the browser is killed before the new request could not be undone any more', async () => {
    const profile = mkdtempSync(join(tmpdir(), 'colibat-draft-'))
    try {
      const before = await lifeOf(profile)
      await fillByClick(before.page, 'Martin')
      await ageDraft(before.page)
      await before.page.goto(`${site.provider.url}/commande`)
      await button(before.page, 'Nouvelle commande').click()
      await said(before.page, 'Brouillon effacé')
      await before.browser.kill()
      const { page } = await lifeOf(profile)
      await button(page, reprise).click()
      await field(page, 'comment').waitFor()
      expect([await field(page, 'clientName').inputValue(), await page.locator('.file-chip b').innerText()]).toEqual([
        'Martin',
        'bordereau.pdf',
      ])
    } finally {
      await killBrowsers()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    }
  })
})

describe('A draft that was just left', () => {
  it('is opened at once in a new page, and « Recommencer » leaves it for a new request', async () => {
    const page = await filled()
    await page.reload()
    await field(page, 'comment').waitFor()
    expect([await field(page, 'clientName').inputValue(), await page.locator('.file-chip b').innerText()]).toEqual([
      'Modèle',
      'bordereau.pdf',
    ])
    await said(page, 'Brouillon repris')
    await button(page, 'Recommencer').tap()
    await said(page, 'Brouillon effacé')
    expect([await field(page, 'clientName').inputValue(), await page.locator('.file-chip').count()]).toEqual(['', 0])
    await button(page, 'Annuler').tap()
    await page.getByText('bordereau.pdf').first().waitFor()
    expect(await field(page, 'clientName').inputValue()).toBe('Modèle')
  })
})

describe('A draft in the page that has shown it', () => {
  it('comes back without being offered: from the payment, from its failure, from the history', async () => {
    const page = await filled()
    await submitOrder(page)
    await page.goBack()
    await field(page, 'comment').waitFor()
    await submitOrder(page)
    await pay(page, '4000000000000002')
    await page.waitForURL('**/payment-failed')
    await page.getByRole('link', { name: 'Modifier la commande' }).tap()
    await field(page, 'comment').waitFor()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('link', { name: 'Historique des livraisons' }).tap()
    await page.waitForURL('**/historique')
    await page.goBack()
    await field(page, 'comment').waitFor()
    expect([await field(page, 'clientName').inputValue(), await page.locator('.file-chip b').innerText()]).toEqual([
      'Modèle',
      'bordereau.pdf',
    ])
  })

  it('is gone once its order is paid, for a new page too', async () => {
    const page = await filled()
    await submitOrder(page)
    await pay(page, '4242424242424242')
    await page.waitForURL('**/payment-success')
    // Back finds an empty form, from its top.
    await page.goBack()
    await field(page, 'comment').waitFor()
    expect([await field(page, 'clientName').inputValue(), await page.evaluate(() => scrollY)]).toEqual(['', 0])
    const again = await reopened(page)
    await field(again, 'comment').waitFor()
    expect([await field(again, 'clientName').inputValue(), await again.locator('.draft-offer').count()]).toEqual([
      '',
      0,
    ])
  })

  it('is erased in the form, and had back wholly', async () => {
    const page = await filled()
    await button(page, 'Effacer le brouillon').tap()
    await said(page, 'Brouillon effacé')
    expect([
      await field(page, 'clientName').inputValue(),
      await page.locator('.file-chip').count(),
      await line(page).innerText(),
    ]).toEqual(['', 0, 'Nouvelle commande'])
    await button(page, 'Annuler').tap()
    await page.getByText('bordereau.pdf').first().waitFor()
    expect(await field(page, 'clientName').inputValue()).toBe('Modèle')
  })
})

describe('The draft line', () => {
  it('says offline that everything is kept', async () => {
    const page = await filled([/ERR_INTERNET_DISCONNECTED/])
    await page.context().setOffline(true)
    await said(page, 'Hors ligne : tout est gardé')
    await field(page, 'comment').fill('Portail bleu')
    await said(page, 'Hors ligne : tout est gardé')
    await page.context().setOffline(false)
    await said(page, kept)
    const again = await reopened(page)
    await button(again, reprise).tap()
    expect(await field(again, 'comment').inputValue()).toBe('Portail bleu')
  })

  it('says that a slip for which there is no room is not kept, and the rest is', async () => {
    const page = await site.visit(newPhone, {}, (fresh) => fresh.addInitScript(refuseSlips))
    await field(page, 'clientName').fill('Martin')
    await said(page, kept)
    await chooseSlip(page, await slip())
    await said(
      page,
      'Brouillon enregistré sans le bordereau : plus de place sur ce téléphone. Envoie ta demande sans quitter cette page, ou fais de la place.',
    )
    const again = await reopened(page)
    await button(again, reprise).tap()
    await field(again, 'comment').waitFor()
    expect([await field(again, 'clientName').inputValue(), await again.locator('.file-chip').count()]).toEqual([
      'Martin',
      0,
    ])
  })

  it('says that nothing is kept in a browser that keeps nothing', async () => {
    const page = await site.visit(newPhone, {}, (fresh) =>
      fresh.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined })),
    )
    await field(page, 'clientName').fill('Martin')
    await said(page, 'Brouillon non enregistré : le navigateur refuse de le garder (navigation privée ?)')
    expect(await page.getByText('Brouillon enregistré').count()).toBe(0)
  })

  it('asks the browser to keep this site, once, with the first slip', async () => {
    const page = await site.visit(newPhone, {}, (fresh) =>
      fresh.addInitScript(() => {
        let asked = 0
        Object.assign(globalThis, { timesAsked: () => asked })
        navigator.storage.persisted = async () => false
        navigator.storage.persist = async () => (asked++, true)
      }),
    )
    const timesAsked = () => page.evaluate(() => (globalThis as unknown as { timesAsked(): number }).timesAsked())
    await field(page, 'clientName').fill('Martin')
    await said(page, kept)
    expect(await timesAsked()).toBe(0)
    for (const name of ['un.pdf', 'deux.pdf']) {
      await chooseSlip(page, await slip(), name)
      await page.getByText(name).first().waitFor()
      await said(page, kept)
    }
    expect(await timesAsked()).toBe(1)
  })
})

describe('A damaged slip', () => {
  it('is said in its field, and the rest is there', async () => {
    const page = await filled()
    await page.evaluate(damageSlip)
    const again = await reopened(page)
    await again.getByText('abîmé : à choisir à nouveau').waitFor()
    await button(again, reprise).tap()
    await said(again, 'Le bordereau gardé est abîmé : choisis-le à nouveau.')
    await said(again, 'Brouillon enregistré sans le bordereau : celui qui était gardé est abîmé')
    expect(await field(again, 'clientName').inputValue()).toBe('Modèle')
  })
})

describe('Two tabs with one request', () => {
  it('have it one at a time, as it is kept', async () => {
    const first = await filled()
    const second = await opened(first.context())
    await second.getByText('Cette demande est ouverte dans un autre onglet').waitFor()
    expect(await axeFaults(second)).toEqual([])
    await button(second, 'Continuer ici').tap()
    await field(second, 'comment').waitFor()
    expect(await field(second, 'clientName').inputValue()).toBe('Modèle')
    await first.getByText('Cette demande est ouverte dans un autre onglet').waitFor()
    expect(await field(first, 'clientName').count()).toBe(0)
    await field(second, 'clientName').fill('Martin')
    await said(second, kept)
    await button(first, 'Continuer ici').tap()
    await field(first, 'comment').waitFor()
    expect(await field(first, 'clientName').inputValue()).toBe('Martin')
  })

  it('leave it to the second once the first has gone to another screen', async () => {
    const first = await filled()
    await first.getByRole('button', { name: 'Menu' }).tap()
    await first.getByRole('link', { name: 'Historique des livraisons' }).tap()
    await first.waitForURL('**/historique')
    const second = await opened(first.context())
    await field(second, 'comment').waitFor()
    expect(await field(second, 'clientName').inputValue()).toBe('Modèle')
  })
})

/** A phone with a whole order in the form, kept. */
async function filled(forgive: readonly RegExp[] = []): Promise<Page> {
  const page = await site.visit(newPhone, { forgive })
  await fillOrder(page)
  await page.getByText('bordereau.pdf').first().waitFor()
  await said(page, kept)
  return page
}

function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: true }).first()
}

function line(page: Page): Locator {
  return page.locator('.draft-line .note')
}

async function said(page: Page, text: string): Promise<void> {
  await page.getByText(text, { exact: true }).first().waitFor()
}

async function opened(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${site.provider.url}/commande`)
  return page
}

/** The page is closed, and the form opened in another one an hour later. */
async function reopened(page: Page): Promise<Page> {
  await ageDraft(page)
  await page.close()
  return opened(page.context())
}

function slip(): Promise<Buffer> {
  plainSlip ??= slipPdf()
  return plainSlip
}
let plainSlip: Promise<Buffer> | undefined

async function chooseSlip(page: Page, buffer: Buffer, name = 'bordereau.pdf'): Promise<void> {
  await field(page, 'deliveryReceipt').setInputFiles({ name, mimeType: 'application/pdf', buffer })
}

/** A browser of its own on that profile, signed in, at the order form. */
async function lifeOf(profile: string) {
  const browser = await startKillableBrowser(profile)
  const page = await browser.context.newPage()
  await page.goto(`${site.provider.url}/login`)
  // The session of the life before, which a kill that comes late leaves on the disk.
  const open = page.getByText('Utiliser un autre compte')
  await field(page, 'email').or(open).first().waitFor()
  if (await open.isVisible()) {
    await page.goto(`${site.provider.url}/commande`)
  } else {
    await field(page, 'email').fill(sample.email)
    await field(page, 'password').fill(sample.password)
    await button(page, 'Se connecter').click()
    await page.waitForURL('**/commande')
  }
  return { browser, page }
}

async function fillByClick(page: Page, name: string): Promise<void> {
  await field(page, 'clientName').fill(name)
  await chooseSlip(page, await slip())
  await page.getByText('bordereau.pdf').first().waitFor()
  await page.getByText('Brouillon enregistré').first().waitFor()
}

/** Runs in the page, before it: a device that is full. Chromium's own quota cannot be made small enough. */
function refuseSlips(): void {
  const { prototype } = IDBObjectStore
  const { put } = prototype
  prototype.put = function (this: IDBObjectStore, value: { bytes?: unknown } | null, key?: IDBValidKey) {
    if (value?.bytes !== undefined) throw new DOMException('Plus de place', 'QuotaExceededError')
    return put.call(this, value, key)
  }
}

/** Runs in the page: changes one byte of the slip on the disk. */
function damageSlip(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('colibat')
    opening.addEventListener('success', () => {
      const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts')
      const all = store.openCursor()
      all.addEventListener('success', () => {
        const record = all.result
        if (record === null) return
        if ((record.key as string[])[1] !== 'slip') return record.continue()
        new Uint8Array(record.value.bytes).fill(0, 40, 41)
        record.update(record.value)
      })
      store.transaction.addEventListener('complete', () => resolve())
      store.transaction.addEventListener('abort', () => reject(store.transaction.error))
    })
  })
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The SHA-256 of every file that the provider keeps. */
function slipsOnServer(): string[] {
  const { folder } = site.provider
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
  return files.filter((path) => statSync(path).isFile()).map((path) => sha256(readFileSync(path)))
}
