import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand, company, seller } from '#content/company.ts'
import { dialled } from '#content/dialled.ts'
import { publicPages, unlistedPages } from '#content/public-pages.ts'
import { startingPrice } from '#content/starting-price.ts'
import { openDemo, signInDemo } from '#tests/journeys/demo-visitor.ts'
import { startProvider, type Provider } from '#tests/journeys/provider.ts'
import { field } from '#tests/journeys/supplier.ts'
import { pdfPages } from '#tests/server/fixtures/invoiced.ts'
import { newPhone } from '#tests/setup/browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'colibat-site-'))
const [SITE_FILE, TARIFF_FILE] = [join(folder, 'site.json'), join(folder, 'tariff.json')]
const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#00f" d="M0 0h8v8H0z"/></svg>'
let provider: Provider

beforeAll(async () => {
  const example = JSON.parse(readFileSync('site.example.json', 'utf8')) as { seller: object }
  const own = { ...example.seller, siren: '123456782', vatNumber: 'FR32123456782' }
  writeFileSync(SITE_FILE, JSON.stringify({ ...example, seller: own, logo: 'logo.svg' }))
  writeFileSync(join(folder, 'logo.svg'), square)
  const tariff = JSON.parse(readFileSync('src/server/config/tariff.json', 'utf8')) as object
  writeFileSync(TARIFF_FILE, JSON.stringify({ ...tariff, base: 24.5 }))
  provider = await startProvider('sqlite', 'off', '', { SITE_FILE, TARIFF_FILE })
  openDemo(provider)
})
afterAll(async () => {
  await provider.remove()
  rmSync(folder, { recursive: true })
})

const text = async (path: string) => await (await fetch(provider.url + path)).text()

/** The words of the company that the product comes with, in a text of another one. */
const strangeIn = (said: string) =>
  [brand, company.email, company.phone, dialled, seller.siren, seller.name, startingPrice, 'og.png'].filter((words) =>
    plain(said).includes(plain(words)),
  )
/** Without its spaces, which part numbers and lines. */
const plain = (said: string) => said.replaceAll(/\s/g, '').toLowerCase()

describe('A site of another company', () => {
  it('names that one alone: in its public pages, its screens, its manifest and security.txt', async () => {
    const paths = [...publicPages, ...unlistedPages].map(({ path }) => path)
    for (const path of [...paths, '/commande', '/manifest.webmanifest', '/.well-known/security.txt', '/sitemap.xml'])
      expect(strangeIn(await text(path)), path).toEqual([])
    for (const path of [...paths, '/commande', '/manifest.webmanifest'])
      expect(await text(path), path).toContain('Exemple Livraison')
    expect(await text('/.well-known/security.txt')).toContain('mailto:bonjour@exemple-livraison.example')
  })

  it('says its own facts and questions, and the least of its own tariff', async () => {
    const imprint = await text('/mentions-legales')
    for (const fact of ['123456782', 'n° 000000 (exemple)', 'Médiateur d’exemple', 'Prénom Nom (exemple)'])
      expect(plain(imprint)).toContain(plain(fact))
    expect(await text('/faq')).toMatch(/"name":"À quoi sert ce fichier\s\?"/)
    expect(await text('/')).toMatch(/<title>Exemple Livraison · [^<]+ dès 24,50\s€<\/title>/)
    expect(await text('/commande')).toMatch(/content="[^"]+ dès 24,50\s€\."/)
  })

  it('writes its letters and its invoices in that name, at the command line too', async () => {
    const database = new DatabaseSync(join(provider.folder, 'colibat.db'), { readOnly: true })
    const ask = (query: string, ...values: number[]) => database.prepare(query).all(...values)
    const [order] = ask('select id from orders where status = 1 and payment_status = 1 and supplier_id = 1')
    const [last] = ask('select coalesce(max(id), 0) as id from letters')
    const id = Number(order?.['id'])
    const { status, stderr } = spawnSync(process.execPath, ['src/server/bo/bo.ts', 'status', String(id), 'livre'], {
      env: { PATH: process.env['PATH'], DATA_DIR: provider.folder, SITE_FILE },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    const invoiceFile = () => ask('select invoice_file from orders where id = ?', id)[0]?.['invoice_file'] ?? null
    await expect.poll(invoiceFile).not.toBeNull()
    const file = String(invoiceFile())
    const letters = ask('select * from letters where id > ?', Number(last?.['id']))
    database.close()
    expect(letters.length).toBeGreaterThan(0)
    for (const letter of letters) {
      expect(strangeIn(JSON.stringify(letter))).toEqual([])
      expect(String(letter['html'])).toContain('bonjour@exemple-livraison.example')
    }
    const invoice = await fetch(`${provider.url}/factures/${file}`)
    const paper = (await pdfPages(new Uint8Array(await invoice.arrayBuffer()))).join('\n')
    expect(strangeIn(paper)).toEqual([])
    for (const fact of ['Exemple Livraison SAS (société d’exemple)', '123456782'])
      expect(plain(paper)).toContain(plain(fact))
  })

  it('shows it before and after its scripts run', async () => {
    const { page } = await newPhone()
    for (const path of ['/', '/faq', '/mentions-legales', '/contact']) {
      await page.goto(provider.url + path)
      const home = page.getByRole('link', { name: 'Exemple Livraison, accueil' })
      await home.waitFor()
      expect(await home.locator('.logo-mark > *').first().isVisible()).toBe(false)
      expect(await home.locator('.logo-mark').evaluate((mark) => getComputedStyle(mark).backgroundImage)).toContain(
        '/favicon.svg',
      )
    }
    await field(page, 'message').focus()
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('nom') ?? {}).some((key) => key.startsWith('__reactFiber')),
    )
    expect(strangeIn(await page.locator('body').innerText())).toEqual([])
    expect(await page.locator('main').innerText()).toContain('bonjour@exemple-livraison.example')
    await page.goto(`${provider.url}/login`)
    await signInDemo(page)
    await page.getByRole('link', { name: 'Exemple Livraison, nouvelle livraison' }).waitFor()
    await expect.poll(() => page.title()).toBe('Commande fournisseur · Exemple Livraison')
    expect(strangeIn(await page.locator('body').innerText())).toEqual([])
  })
})
