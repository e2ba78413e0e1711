import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { startProvider, type Provider } from '#tests/journeys/provider.ts'
import { register, signIn } from '#tests/journeys/supplier.ts'

const folder = mkdtempSync(join(tmpdir(), 'colibat-tariff-'))
let services: Awaited<ReturnType<typeof startGeoplateforme>>
let provider: Provider

beforeAll(async () => {
  const tariff = JSON.parse(readFileSync('src/server/config/tariff.json', 'utf8')) as object
  writeFileSync(
    join(folder, 'tariff.json'),
    JSON.stringify({ ...tariff, delivery: { flex: 0, planifiee: 12.5, urgent: 24.9 } }),
  )
  services = await startGeoplateforme()
  provider = await startProvider('sqlite', services.url, '', { TARIFF_FILE: join(folder, 'tariff.json') })
})
afterAll(async () => {
  await Promise.all([provider.remove(), services.stop()])
  rmSync(folder, { recursive: true, force: true })
})

describe('Another tariff', () => {
  it('is what the order form and the terms of sale announce', async () => {
    const { page } = await newPhone()
    await register(page, provider.url)
    await signIn(page)
    await page.getByText(/\+12,50\s€ HT/).waitFor()
    expect(await page.locator('.radio-card').allInnerTexts()).toEqual([
      expect.stringContaining('inclus'),
      expect.stringMatching(/\+12,50\s€ HT/),
      expect.stringMatching(/\+24,90\s€ HT/),
    ])
    await page.goto(`${provider.url}/cgv`)
    expect(await page.locator('main').innerText()).toMatch(/Planifiée \(\+12,50\s€ HT\) ou Urgent \(\+24,90\s€ HT\)/)
  })
})
